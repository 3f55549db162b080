import { expect, it } from 'vitest'
import { aBroadcast, aCanceledBroadcast } from '../support/broadcasts.ts'
import { describeOperation } from '../support/describe-operation.ts'
import { failure } from '../support/expectations.ts'
import { send } from '../support/send.ts'
import { startApi } from '../support/start-api.ts'

const api = await startApi()

describeOperation('pauseBroadcast', (pause) => {
  it('pauses a broadcast that runs, once', async () => {
    const tenant = await api.tenant()
    const params = { id: (await aBroadcast(tenant)).id }
    await send('startBroadcast', tenant, { params })
    const { status, body } = await pause(tenant, { params })
    expect([status, body.data]).toMatchObject([200, { status: 'paused', pause_reason: 'requested' }])
    expect((await pause(tenant, { params })).body.data).toEqual(body.data)
  })

  it('returns 409 for a draft, and for one that has ended', async () => {
    const tenant = await api.tenant()
    for (const { id } of [await aBroadcast(tenant), await aCanceledBroadcast(tenant)]) {
      const conflict = failure(409, 'broadcast_status_conflict', 'id')
      expect(await pause(tenant, { params: { id } })).toMatchObject(conflict)
    }
  })
})
