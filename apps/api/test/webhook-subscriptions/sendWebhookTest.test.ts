import { expect, it } from 'vitest'
import { describeOperation } from '../support/describe-operation.ts'
import { failure } from '../support/expectations.ts'
import { send as sendOperation } from '../support/send.ts'
import { startApi } from '../support/start-api.ts'

const api = await startApi()

describeOperation('sendWebhookTest', (send) => {
  it('creates a delivery of a test event', async () => {
    const tenant = await api.tenant()
    const { id } = await tenant.createWebhookSubscription({ event_types: ['contact.created'] })
    const { status, body } = await send(tenant, { params: { id } })
    expect(status).toBe(202)
    expect(body.data).toMatchObject({ subscription_id: id, event_type: 'webhook.test', status: 'pending' })
    const delivery = await sendOperation('getWebhookDelivery', tenant, { params: { id: body.data.id } })
    expect(delivery.body.data.payload).toMatchObject({ type: 'webhook.test', data: { object: { id } } })
  })

  it('returns 409 if the subscription is disabled', async () => {
    const tenant = await api.tenant()
    const { id } = await tenant.createWebhookSubscription({ enabled: false })
    expect(await send(tenant, { params: { id } })).toMatchObject(failure(409, 'webhook_subscription_disabled'))
  })
})
