import { expectMatch, expectNoField, expectThat } from '../checks/expect.ts'
import { invalid, noSuch, refusal } from '../checks/expect-refusal.ts'
import { givenSubscription } from './given.ts'
import { expectRefused, scenariosOf } from './scenario.ts'
import { UNKNOWN } from './unknown.ts'

export const webhookSubscriptions = scenariosOf('webhook subscriptions', (scenario, refuses) => {
  scenario('shows the secret at creation only', async (target) => {
    const { id, secret, secrets } = await givenSubscription(target)
    expectMatch({ data: { secret, secrets } }, { data: { secret: /^whsec_/ } })
    const hints = secrets.map(({ hint }) => hint)
    expectThat(hints.join() === secret.slice(-4), 'body /data/secrets', 'one secret, and its end', hints)
    const { data } = await target.channel.get('/v1/webhook_subscriptions/{id}', { params: { path: { id } } })
    expectNoField(data, 'body /data', 'secret')
    expectThat(!JSON.stringify(data).includes(secret), 'body /data', 'no secret', '(the secret)')
  })

  scenario('shows no value of a header, and no password', async (target) => {
    const headers = { 'X-Gateway-Key': 'open sesame' }
    const basic_auth = { username: 'channel', password: 'correct horse' }
    const body = { url: 'https://hooks.example.com/', event_types: ['contact.created'], headers, basic_auth }
    const { data } = await target.send('createWebhookSubscription', { body })
    expectMatch(data, { object: 'webhook_subscription' })
    expectThat(!/sesame|horse/.test(JSON.stringify(data)), 'body /data', 'no secret', '(a secret)')
  })

  refuses('rejects an unknown direction', 'createWebhookSubscription', invalid('direction'), () => ({
    body: { url: 'https://hooks.example.com/', event_types: ['message.received'], direction: 'sideways' },
  }))

  scenario('takes filters, an order and a quiet period, and clears them', async (target) => {
    const filters = { message_types: ['text'], direction: 'inbound', thin_payload: true }
    const body = { ...filters, ordering: 'conversation', buffer: { seconds: 5, max: 20 } }
    const path = { id: (await givenSubscription(target)).id }
    const types = { event_types: ['message.received', 'messages.received'] }
    const changed = await target.send('updateWebhookSubscription', { path, body: { ...types, ...body } })
    if (!target.isMock) expectMatch(changed, { data: body })
    const cleared = { message_types: null, direction: null, ordering: 'none', buffer: null }
    const reset = { event_types: ['message.received'], ...cleared }
    const after = await target.send('updateWebhookSubscription', { path, body: reset })
    if (!target.isMock) expectMatch(after, { data: reset })
  })

  refuses(
    'rejects a quiet period of more than a minute',
    'createWebhookSubscription',
    invalid('buffer.seconds'),
    () => ({
      body: { url: 'https://hooks.example.com/', event_types: ['message.received'], buffer: { seconds: 61, max: 20 } },
    }),
  )

  scenario('updates one and rotates its secret', async (target) => {
    const path = { id: (await givenSubscription(target)).id }
    const held = await target.send('updateWebhookSubscription', { path, body: { enabled: false } })
    expectMatch(held, { data: { id: path.id, enabled: false, disabled_reason: null } })
    const made = await target.send('createWebhookSecret', { path, body: {} })
    expectMatch(made, { data: { object: 'webhook_secret', secret: /^whsec_/ } })
  })

  const since = '2026-11-20T06:00:00Z'
  scenario('sends failed deliveries again', async (target) => {
    const path = { id: (await givenSubscription(target)).id }
    const { data } = await target.send('recoverWebhookDeliveries', { path, body: { since } })
    expectMatch(data, { object: 'webhook_recovery', since: /^2026-11-20T06:00:00\.000000Z$/ })
  })

  const disabled = refusal(409, 'webhook_subscription_disabled')
  refuses('rejects a recovery of a disabled subscription', 'recoverWebhookDeliveries', disabled, async (target) => {
    const path = { id: (await givenSubscription(target)).id }
    await target.send('updateWebhookSubscription', { path, body: { enabled: false } })
    return { path, body: { since } }
  })

  const lastSecret = refusal(409, 'last_secret', 'secret_id')
  refuses('rejects the deletion of the last secret', 'deleteWebhookSecret', lastSecret, async (target) => {
    const { id, secrets } = await givenSubscription(target)
    return { path: { id, secret_id: secrets[0]?.id ?? '' } }
  })

  scenario('returns 404 for an unknown secret', async (target) => {
    const path = { id: (await givenSubscription(target)).id, secret_id: `whk_${'0'.repeat(26)}` }
    await expectRefused(target, 'deleteWebhookSecret', noSuch('secret_id'), { path })
    const nowhere = { ...path, id: UNKNOWN.id['webhook-subscriptions'] }
    await expectRefused(target, 'deleteWebhookSecret', noSuch('id'), { path: nowhere })
  })
})
