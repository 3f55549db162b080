import { expect, it } from 'vitest'
import { describeOperation } from '../support/describe-operation.ts'
import { failure } from '../support/expectations.ts'
import { fetchPages } from '../support/fetch-pages.ts'
import { startApi } from '../support/start-api.ts'

const api = await startApi()

describeOperation('listWebhookSubscriptions', (send) => {
  it("lists the organization's subscriptions, newest first, page by page, without secrets", async () => {
    const tenant = await api.tenant()
    await (await api.tenant()).createWebhookSubscription()
    for (const description of ['1', '2', '3']) await tenant.createWebhookSubscription({ description })
    const pages = await fetchPages(send, tenant, { limit: 2 })
    expect(pages.map((page) => page.map(({ description }) => description))).toEqual([['3', '2'], ['1']])
    expect(JSON.stringify(pages)).not.toContain('whsec_')
  })

  it('rejects a cursor of another organization, and a modified one', async () => {
    const tenant = await api.tenant()
    for (const description of ['1', '2']) await tenant.createWebhookSubscription({ description })
    const cursor = (await send(tenant, { query: { limit: 1 } })).body.next_cursor
    const refused = failure(400, 'invalid_cursor', 'cursor')
    expect(await send(await api.tenant(), { query: { cursor } })).toMatchObject(refused)
    expect(await send(tenant, { query: { cursor: `${cursor}A` } })).toMatchObject(refused)
    expect(await send(tenant, { query: { cursor } })).toMatchObject({ status: 200 })
  })
})
