import { expect, it } from 'vitest'
import { describeOperation } from '../support/describe-operation.ts'
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
})
