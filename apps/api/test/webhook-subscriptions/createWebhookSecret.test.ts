import { expect, it } from 'vitest'
import { describeOperation } from '../support/describe-operation.ts'
import { send as sendOperation } from '../support/send.ts'
import { startApi } from '../support/start-api.ts'

const api = await startApi()

describeOperation('createWebhookSecret', (send) => {
  it('creates a secret and shows it once; the previous one expires in a day', async () => {
    const tenant = await api.tenant()
    const { id, secrets } = await tenant.createWebhookSubscription()
    const { status, headers, body } = await send(tenant, { params: { id }, body: {} })
    expect(status).toBe(201)
    expect(headers.get('location')).toBe(`/v1/webhook_subscriptions/${id}/secrets/${body.data.id}`)
    const subscription = (await sendOperation('getWebhookSubscription', tenant, { params: { id } })).body.data
    expect(subscription.secrets).toMatchObject([
      { id: body.data.id, hint: body.data.secret.slice(-4), expires_at: null },
      { id: secrets[0]?.id, expires_at: expect.any(String) },
    ])
    const lifetimeMs = Date.parse(subscription.secrets[1].expires_at) - Date.parse(subscription.secrets[0].created_at)
    expect(Math.abs(lifetimeMs - 86_400_000)).toBeLessThan(60_000)
  })
})
