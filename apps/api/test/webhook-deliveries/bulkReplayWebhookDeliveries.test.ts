import { expect, it } from 'vitest'
import { describeOperation } from '../support/describe-operation.ts'
import { failure } from '../support/expectations.ts'
import { send as sendOperation } from '../support/send.ts'
import { startApi } from '../support/start-api.ts'

const api = await startApi()

describeOperation('bulkReplayWebhookDeliveries', (send) => {
  it('replays matching deliveries', async () => {
    const tenant = await api.tenant()
    const { id: subscription_id } = await tenant.createWebhookSubscription()
    await tenant.createContact()
    await tenant.createContact()
    const all = await send(tenant, { body: { subscription_id } })
    expect(all).toMatchObject({ status: 202, body: { data: { enqueued: 2, capped: false } } })
    const none = await send(tenant, { body: { subscription_id, status: 'dead' } })
    expect(none).toMatchObject({ status: 202, body: { data: { enqueued: 0, capped: false } } })
  })

  it('returns 409 if the subscription is disabled or deleted, even if no delivery matches', async () => {
    const tenant = await api.tenant()
    const { id: subscription_id } = await tenant.createWebhookSubscription({ enabled: false })
    expect(await send(tenant, { body: { subscription_id } })).toMatchObject(
      failure(409, 'webhook_subscription_disabled'),
    )
    await sendOperation('deleteWebhookSubscription', tenant, { params: { id: subscription_id } })
    expect(await send(tenant, { body: { subscription_id } })).toMatchObject(
      failure(409, 'webhook_subscription_disabled'),
    )
  })
})
