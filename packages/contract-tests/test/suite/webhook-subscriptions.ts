import { describe, expect, it } from 'vitest'
import { expectRefusal } from '../support/expect-refusal.ts'
import { givenSubscription, UNKNOWN } from '../support/given.ts'
import type { Target } from '../support/target.ts'

export function webhookSubscriptions(target: () => Target): void {
  describe('webhook subscriptions', () => {
    it('shows the secret at creation only', async () => {
      const { id, secret, secrets } = await givenSubscription(target())
      expect(secret).toMatch(/^whsec_/)
      expect(secrets[0]?.hint).toBe(secret.slice(-4))
      const path = { id }
      const { data } = await target().channel.get('/v1/webhook_subscriptions/{id}', { params: { path } })
      expect(data).not.toHaveProperty('secret')
      expect(JSON.stringify(data)).not.toContain(secret)
    })

    it('returns the Location of a new subscription', async () => {
      const { data, response } = await target().channel.raw.POST('/v1/webhook_subscriptions', {
        body: { url: 'https://hooks.example.com/', event_types: ['contact.created', 'contact.updated'] },
      })
      expect(response.status).toBe(201)
      expect(response.headers.get('location')).toMatch(/^\/v1\/webhook_subscriptions\/wbs_/)
      expect(data?.data.secrets).toHaveLength(1)
    })

    it('updates one, rotates its secret and deletes it', async () => {
      const path = { id: (await givenSubscription(target())).id }
      const { channel } = target()
      const held = await channel.patch('/v1/webhook_subscriptions/{id}', {
        params: { path },
        body: { enabled: false },
      })
      expect(held.data).toMatchObject({ id: path.id, enabled: false, disabled_reason: null })
      const made = await channel.post('/v1/webhook_subscriptions/{id}/secrets', { params: { path }, body: {} })
      expect(made.data).toMatchObject({ object: 'webhook_secret', secret: expect.stringMatching(/^whsec_/) })
      const deleted = await channel.delete('/v1/webhook_subscriptions/{id}', { params: { path } })
      expect(deleted.data).toEqual({ id: path.id, object: 'webhook_subscription', deleted: true })
    })

    it('rejects the deletion of the last secret', async () => {
      const { id, secrets } = await givenSubscription(target())
      const path = { id, secret_id: secrets[0]?.id ?? '' }
      const refused = target().channel.delete('/v1/webhook_subscriptions/{id}/secrets/{secret_id}', {
        params: { path },
        ...target().preferring('code=409, example=last_secret'),
      })
      await expectRefusal(refused, { status: 409, code: 'last_secret', param: 'secret_id' })
    })

    it.each([
      ['no URL', { event_types: ['*'] }, 'url'],
      ['an invalid URL', { url: 'hooks', event_types: ['*'] }, 'url'],
      ['no types', { url: 'https://hooks.example.com/', event_types: [] }, 'event_types'],
      ['an unknown type', { url: 'https://hooks.example.com/', event_types: ['contact.sneezed'] }, 'event_types[0]'],
    ])('rejects %s', async (_what, body, param) => {
      const refusal = { status: 400, code: 'invalid_field_value', param } as const
      await expectRefusal(target().send('createWebhookSubscription', { body }), refusal)
    })

    it('returns 404 for an unknown secret', async () => {
      const { id } = await givenSubscription(target())
      const path = { id, secret_id: `whk_${'0'.repeat(26)}` }
      const unknown = target().send('deleteWebhookSecret', { path, prefer: 'code=404' })
      await expectRefusal(unknown, { status: 404, code: 'resource_not_found' })
      const nowhere = { path: { ...path, id: UNKNOWN.id['webhook-subscriptions'] }, prefer: 'code=404' }
      await expectRefusal(target().send('deleteWebhookSecret', nowhere), { status: 404, code: 'resource_not_found' })
    })
  })
}
