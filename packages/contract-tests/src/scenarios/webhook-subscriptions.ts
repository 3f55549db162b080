import { expectEqual, expectHeader, expectMatch, expectNoField, expectStatus, expectThat } from '../checks/expect.ts'
import { expectRefusal } from '../checks/expect-refusal.ts'
import { givenSubscription } from './given.ts'
import { scenariosOf } from './scenario.ts'
import { UNKNOWN } from './unknown.ts'

const invalidBodies = [
  ['no URL', { event_types: ['*'] }, 'url'],
  ['an invalid URL', { url: 'hooks', event_types: ['*'] }, 'url'],
  ['no types', { url: 'https://hooks.example.com/', event_types: [] }, 'event_types'],
  ['an unknown type', { url: 'https://hooks.example.com/', event_types: ['contact.sneezed'] }, 'event_types[0]'],
] as const

export const webhookSubscriptions = scenariosOf('webhook subscriptions', (scenario) => {
  scenario('shows the secret at creation only', async (target) => {
    const { id, secret, secrets } = await givenSubscription(target)
    expectMatch({ data: { secret, secrets } }, { data: { secret: /^whsec_/ } })
    expectThat(secrets[0]?.hint === secret.slice(-4), 'body /data/secrets/0/hint', 'the end of the secret', secrets)
    const { data } = await target.channel.get('/v1/webhook_subscriptions/{id}', { params: { path: { id } } })
    expectNoField(data, 'body /data', 'secret')
    expectThat(!JSON.stringify(data).includes(secret), 'body /data', 'no secret', '(the secret)')
  })

  scenario('returns the Location of a new subscription', async ({ channel }) => {
    const { data, response } = await channel.raw.POST('/v1/webhook_subscriptions', {
      body: { url: 'https://hooks.example.com/', event_types: ['contact.created', 'contact.updated'] },
    })
    expectStatus(response, 201)
    expectHeader(response, 'location', /^\/v1\/webhook_subscriptions\/wbs_/)
    const count = data?.data.secrets.length
    expectThat(count === 1, 'body /data/secrets', 'one secret', count)
  })

  scenario('updates one, rotates its secret and deletes it', async (target) => {
    const path = { id: (await givenSubscription(target)).id }
    const { channel } = target
    const held = await channel.patch('/v1/webhook_subscriptions/{id}', { params: { path }, body: { enabled: false } })
    expectMatch(held, { data: { id: path.id, enabled: false, disabled_reason: null } })
    const made = await channel.post('/v1/webhook_subscriptions/{id}/secrets', { params: { path }, body: {} })
    expectMatch(made, { data: { object: 'webhook_secret', secret: /^whsec_/ } })
    const deleted = await channel.delete('/v1/webhook_subscriptions/{id}', { params: { path } })
    expectEqual(deleted.data, { id: path.id, object: 'webhook_subscription', deleted: true })
  })

  scenario(
    'rejects the deletion of the last secret',
    async (target) => {
      const { id, secrets } = await givenSubscription(target)
      const path = { id, secret_id: secrets[0]?.id ?? '' }
      const refused = target.channel.delete('/v1/webhook_subscriptions/{id}/secrets/{secret_id}', {
        params: { path },
        ...target.preferring('code=409, example=last_secret'),
      })
      await expectRefusal(refused, { status: 409, code: 'last_secret', param: 'secret_id' })
    },
    { operation: 'deleteWebhookSecret', status: 409, code: 'last_secret' },
  )

  for (const [what, body, param] of invalidBodies) {
    scenario(`rejects ${what}`, (target) => {
      const refusal = { status: 400, code: 'invalid_field_value', param } as const
      return expectRefusal(target.send('createWebhookSubscription', { body }), refusal)
    })
  }

  scenario('returns 404 for an unknown secret', async (target) => {
    const { id } = await givenSubscription(target)
    const path = { id, secret_id: `whk_${'0'.repeat(26)}` }
    const unknown = target.send('deleteWebhookSecret', { path, prefer: 'code=404' })
    await expectRefusal(unknown, { status: 404, code: 'resource_not_found' })
    const nowhere = { path: { ...path, id: UNKNOWN.id['webhook-subscriptions'] }, prefer: 'code=404' }
    await expectRefusal(target.send('deleteWebhookSecret', nowhere), { status: 404, code: 'resource_not_found' })
  })
})
