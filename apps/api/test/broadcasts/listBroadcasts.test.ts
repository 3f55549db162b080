import { expect, it } from 'vitest'
import { aBroadcast, aCanceledBroadcast, aDraft } from '../support/broadcasts.ts'
import { describeOperation } from '../support/describe-operation.ts'
import { startApi } from '../support/start-api.ts'

const api = await startApi()

describeOperation('listBroadcasts', (list) => {
  it('lists the broadcasts of the account, newest first, in pages, by status', async () => {
    const tenant = await api.tenant()
    const created = [await aCanceledBroadcast(tenant), await aDraft(tenant), await aBroadcast(tenant)].toReversed()
    expect((await list(tenant)).body).toMatchObject({ data: created, has_more: false, next_cursor: null })
    const first = await list(tenant, { query: { limit: '2' } })
    expect(first.body.data).toEqual(created.slice(0, 2))
    const second = await list(tenant, { query: { cursor: first.body.next_cursor } })
    expect(second.body.data).toEqual(created.slice(2))
    expect((await list(tenant, { query: { status: 'draft' } })).body.data).toEqual(created.slice(0, 2))
    expect((await list(await api.tenant())).body.data).toEqual([])
  })
})
