import { expect, it } from 'vitest'
import { aBroadcast } from '../support/broadcasts.ts'
import { describeOperation } from '../support/describe-operation.ts'
import { invalidField, notFound, notVerified, unknownId } from '../support/expectations.ts'
import { startApi } from '../support/start-api.ts'

const api = await startApi()

describeOperation('getBroadcast', (get) => {
  it('returns a broadcast with its counts', async () => {
    const tenant = await api.tenant()
    const broadcast = await aBroadcast(tenant, {}, 3)
    const { status, body } = await get(tenant, { params: { id: broadcast.id } })
    expect([status, body.data.counts]).toMatchObject([200, { total: 3, pending: 3, duplicates: 0 }])
  })

  it('rejects unknown broadcasts and accounts', async () => {
    const tenant = await api.tenant()
    const { phone_number_id } = await tenant.addAccount({ verified: false })
    const foreign = await aBroadcast(await api.tenant())
    for (const id of [unknownId('brd'), foreign.id]) {
      expect(await get(tenant, { params: { id } })).toMatchObject(notFound)
    }
    expect(await get(tenant, { params: { phone_number_id, id: unknownId('brd') } })).toMatchObject(notVerified)
    expect(await get(tenant, { params: { id: 'x' } })).toMatchObject(invalidField('id'))
  })
})
