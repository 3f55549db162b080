import { expect, it } from 'vitest'
import { aBroadcast, aCanceledBroadcast, aDraft, inAnHour } from '../support/broadcasts.ts'
import { describeOperation } from '../support/describe-operation.ts'
import { failure } from '../support/expectations.ts'
import { send } from '../support/send.ts'
import { startApi } from '../support/start-api.ts'

const api = await startApi()

describeOperation('startBroadcast', (start) => {
  it('starts a draft, resumes it, and is harmless while it runs', async () => {
    const tenant = await api.tenant()
    const params = { id: (await aBroadcast(tenant)).id }
    const started = await start(tenant, { params })
    expect([started.status, started.body.data]).toMatchObject([
      200,
      { status: 'running', started_at: expect.any(String), counts: { total: 1 } },
    ])
    expect((await start(tenant, { params })).body.data).toEqual(started.body.data)
    await send('pauseBroadcast', tenant, { params })
    const { started_at } = started.body.data
    expect((await start(tenant, { params })).body.data).toMatchObject({
      status: 'running',
      pause_reason: null,
      started_at,
    })
  })

  it('schedules one that starts later, and starts it at once without its time', async () => {
    const tenant = await api.tenant()
    const params = { id: (await aBroadcast(tenant, { send_at: inAnHour() })).id }
    expect((await start(tenant, { params })).body.data).toMatchObject({ status: 'scheduled', started_at: null })
    await send('pauseBroadcast', tenant, { params })
    await send('updateBroadcast', tenant, { params, body: { send_at: null } })
    expect((await start(tenant, { params })).body.data.status).toBe('running')
  })

  it('returns 409 without recipients, and once it has ended', async () => {
    const tenant = await api.tenant()
    for (const { id } of [await aDraft(tenant), await aCanceledBroadcast(tenant)]) {
      const conflict = failure(409, 'broadcast_status_conflict', 'id')
      expect(await start(tenant, { params: { id } })).toMatchObject(conflict)
    }
  })
})
