import { expect, it } from 'vitest'
import { describeOperation } from '../support/describe-operation.ts'
import { failure } from '../support/expectations.ts'
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

  it('rejects a cursor of other filters or another organization', async () => {
    const tenant = await api.tenant()
    await tenant.createWebhookDelivery()
    await tenant.createWebhookDelivery()
    const cursor = (await send(tenant, { query: { limit: 1 } })).body.next_cursor
    const refused = failure(400, 'invalid_cursor', 'cursor')
    expect(await send(tenant, { query: { cursor, status: 'pending' } })).toMatchObject(refused)
    expect(await send(tenant, { query: { cursor, created_after: '2020-01-01T00:00:00Z' } })).toMatchObject(refused)
    expect(await send(await api.tenant(), { query: { cursor } })).toMatchObject(refused)
  })
})
