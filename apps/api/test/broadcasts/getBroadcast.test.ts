import { expect, it } from 'vitest'
import { aBroadcast } from '../support/broadcasts.ts'
import { describeOperation } from '../support/describe-operation.ts'
import { startApi } from '../support/start-api.ts'

const api = await startApi()

describeOperation('getBroadcast', (get) => {
  it('returns a broadcast with its counts', async () => {
    const tenant = await api.tenant()
    const broadcast = await aBroadcast(tenant, {}, 3)
    const { status, body } = await get(tenant, { params: { id: broadcast.id } })
    expect([status, body.data.counts]).toMatchObject([200, { total: 3, pending: 3, duplicates: 0 }])
  })
})
