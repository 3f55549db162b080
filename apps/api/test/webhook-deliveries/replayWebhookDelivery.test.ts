import { expect, it } from 'vitest'
import { describeOperation } from '../support/describe-operation.ts'
import { failure } from '../support/expectations.ts'
import { send as sendOperation } from '../support/send.ts'
import { startApi } from '../support/start-api.ts'

const api = await startApi()

describeOperation('replayWebhookDelivery', (send) => {
  it('creates a new delivery of the same event', async () => {
    const tenant = await api.tenant()
    const { id, event_id } = await tenant.createWebhookDelivery()
    const { status, body } = await send(tenant, { params: { id } })
    expect(status).toBe(202)
    expect(body.data).toEqual({
      id: expect.stringMatching(/^wbd_/),
      object: 'webhook_delivery',
      replayed_from: id,
      status: 'pending',
    })
    const replay = await sendOperation('getWebhookDelivery', tenant, { params: { id: body.data.id } })
    expect(replay.body.data).toMatchObject({ event_id, replayed_from: id, attempt_count: 0 })
  })

  it('returns 409 if the subscription is disabled or deleted', async () => {
    const tenant = await api.tenant()
    const { id, subscription_id } = await tenant.createWebhookDelivery()
    const params = { id: subscription_id }
    const conflict = failure(409, 'webhook_subscription_disabled')
    await sendOperation('updateWebhookSubscription', tenant, { params, body: { enabled: false } })
    expect(await send(tenant, { params: { id } })).toMatchObject(conflict)
    await sendOperation('updateWebhookSubscription', tenant, { params, body: { enabled: true } })
    await sendOperation('deleteWebhookSubscription', tenant, { params })
    expect(await send(tenant, { params: { id } })).toMatchObject(conflict)
  })

  it('returns 409 if the payload was erased with its contact', async () => {
    const tenant = await api.tenant()
    const { id } = await tenant.createWebhookDelivery()
    const { body } = await sendOperation('getWebhookDelivery', tenant, { params: { id } })
    await sendOperation('deleteContact', tenant, { params: { id: body.data.payload.data.object.id } })
    expect(await send(tenant, { params: { id } })).toMatchObject(failure(409, 'webhook_payload_erased'))
  })
})
