import { expect, it } from 'vitest'
import { describeOperation } from '../support/describe-operation.ts'
import { invalidField } from '../support/expectations.ts'
import { startApi } from '../support/start-api.ts'

const api = await startApi()

describeOperation('updateWebhookSubscription', (send) => {
  it('updates the given fields', async () => {
    const tenant = await api.tenant()
    const { secret: _, ...subscription } = await tenant.createWebhookSubscription({ description: 'Shop' })
    const params = { id: subscription.id }
    const body = { url: 'https://other.example.com/', enabled: false, description: null }
    const { status, body: response } = await send(tenant, { params, body })
    expect(status).toBe(200)
    expect(response.data).toEqual({ ...subscription, ...body, updated_at: response.data.updated_at })
    expect((await send(tenant, { params, body: {} })).body.data).toEqual(response.data)
  })

  it.each([
    ['url', { url: 'http://hooks.example.com' }],
    ['event_types', { event_types: ['*', 'contact.created'] }],
    ['customer_id', { customer_id: 'cus_unknown' }],
  ])('names the invalid field %s in %j', async (param, body) => {
    const tenant = await api.tenant()
    const { id } = await tenant.createWebhookSubscription()
    expect(await send(tenant, { params: { id }, body })).toMatchObject(invalidField(param))
  })
})
