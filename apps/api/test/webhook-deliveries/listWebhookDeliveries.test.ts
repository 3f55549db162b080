import { expect, it } from 'vitest'
import { describeOperation } from '../support/describe-operation.ts'
import { fetchPages } from '../support/fetch-pages.ts'
import { startApi } from '../support/start-api.ts'

const api = await startApi()

describeOperation('listWebhookDeliveries', (send) => {
  it("lists the organization's deliveries, newest first, page by page, without payloads", async () => {
    const tenant = await api.tenant()
    await (await api.tenant()).createWebhookDelivery()
    await tenant.createWebhookSubscription()
    for (let count = 0; count < 3; count++) await tenant.createContact()
    const all = (await send(tenant)).body.data
    expect(all).toHaveLength(3)
    expect(all[0].created_at > all[2].created_at).toBe(true)
    expect(all[0]).toMatchObject({ object: 'webhook_delivery', event_type: 'contact.created', status: 'pending' })
    expect(all[0].payload).toBeUndefined()
    expect((await fetchPages(send, tenant, { limit: 2 })).flat()).toEqual(all)
  })

  it('filters', async () => {
    const tenant = await api.tenant()
    const delivery = await tenant.createWebhookDelivery()
    const { subscription_id, event_id, created_at } = delivery
    for (const query of [{ subscription_id }, { event_id }, { status: 'pending' }, { event_type: 'contact.created' }]) {
      expect((await send(tenant, { query })).body.data).toEqual([delivery])
    }
    expect((await send(tenant, { query: { created_after: created_at } })).body.data).toEqual([delivery])
    expect((await send(tenant, { query: { created_before: created_at } })).body.data).toEqual([])
    expect((await send(tenant, { query: { subscription_id, status: 'dead' } })).body.data).toEqual([])
    expect((await send(tenant, { query: { created_after: '0000-01-01T00:00:00-23:59' } })).status).toBe(200)
  })
})
