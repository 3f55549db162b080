import { expect, it } from 'vitest'
import { aBroadcast, aCanceledBroadcast } from '../support/broadcasts.ts'
import { describeOperation } from '../support/describe-operation.ts'
import { failure, invalidField, notFound, notVerified, unknownId } from '../support/expectations.ts'
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

  it('rejects unknown broadcasts and accounts', async () => {
    const tenant = await api.tenant()
    const { phone_number_id } = await tenant.addAccount({ verified: false })
    expect(await pause(tenant, { params: { id: unknownId('brd') } })).toMatchObject(notFound)
    expect(await pause(tenant, { params: { phone_number_id, id: unknownId('brd') } })).toMatchObject(notVerified)
    expect(await pause(tenant, { params: { id: 'x' } })).toMatchObject(invalidField('id'))
  })
})
