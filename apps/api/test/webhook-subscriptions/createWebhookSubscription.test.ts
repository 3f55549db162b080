import { expect, it } from 'vitest'
import { describeOperation } from '../support/describe-operation.ts'
import { invalidField } from '../support/expectations.ts'
import { startApi } from '../support/start-api.ts'

const api = await startApi()
const url = 'https://hooks.example.com/channel'
describeOperation('createWebhookSubscription', (send) => {
  it('creates a subscription and returns its secret', async () => {
    const { status, headers, body } = await send(await api.tenant(), { body: { url, event_types: ['*'] } })
    expect(status).toBe(201)
    expect(body.data).toMatchObject({
      object: 'webhook_subscription',
      url,
      description: null,
      event_types: ['*'],
      enabled: true,
      disabled_reason: null,
      phone_number_id: null,
      customer_id: null,
    })
    expect(body.data.secret.slice(-4)).toBe(body.data.secrets[0].hint)
    expect(headers.get('location')).toBe(`/v1/webhook_subscriptions/${body.data.id}`)
  })

  it('returns 403 beyond the number of subscriptions that the plan includes', async () => {
    const tenant = await api.tenant()
    await tenant.changeOrganization({ max_webhook_subscriptions: 1 })
    const body = { url, event_types: ['*'] }
    expect((await send(tenant, { body })).status).toBe(201)
    const refused = await send(tenant, { body })
    expect(refused).toMatchObject({ status: 403, body: { error: { code: 'feature_not_entitled' } } })
  })

  it.each([
    ['url', { url: 'http://hooks.example.com', event_types: ['*'] }],
    ['url', { url: 'http://localhost:4000', event_types: ['*'] }],
    ['url', { url: 'https://kim:secret@hooks.example.com', event_types: ['*'] }],
    ['url', { url: 'https://0xa9fea9fe/', event_types: ['*'] }],
    ['url', { url: 'https://[::ffff:10.0.0.1]/', event_types: ['*'] }],
    ['url', { url: `https://example.com/${'x'.repeat(2_029)}`, event_types: ['*'] }],
    ['headers', { url, event_types: ['*'], headers: { Host: 'example.com' } }],
    ['headers', { url, event_types: ['*'], headers: { 'Webhook-Signature': 'v1,x' } }],
    ['headers.bad name', { url, event_types: ['*'], headers: { 'bad name': 'x' } }],
    ['headers.a', { url, event_types: ['*'], headers: { a: 'line\r\nbreak' } }],
    [
      'basic_auth',
      { url, event_types: ['*'], headers: { Authorization: 'x' }, basic_auth: { username: 'a', password: '' } },
    ],
    ['basic_auth.username', { url, event_types: ['*'], basic_auth: { username: 'a:b', password: '' } }],
    ['label_ids', { url, event_types: ['*'], label_ids: [`lbl_${'0'.repeat(26)}`] }],
    ['buffer.seconds', { url, event_types: ['*'], buffer: { seconds: 61, max: 20 } }],
    ['buffer.max', { url, event_types: ['*'], buffer: { seconds: 5, max: 1 } }],
    ['buffer', { url, event_types: ['contact.created'], buffer: { seconds: 5, max: 20 } }],
    ['event_types', { url, event_types: ['*', 'contact.created'] }],
    ['event_types[0]', { url, event_types: ['contact.sneezed'] }],
    ['event_types[1]', { url, event_types: ['contact.created', 'contact.created'] }],
  ])('names the invalid field %s in %j', async (param, body) => {
    expect(await send(await api.tenant(), { body })).toMatchObject(invalidField(param))
  })

  it('accepts a URL of exactly 2048 characters', async () => {
    const longest = `https://example.com/${'x'.repeat(2_028)}`
    const body = { url: longest, event_types: ['*'] }
    expect(await send(await api.tenant(), { body })).toMatchObject({ status: 201 })
  })
})
