import { describe, expect, it } from 'vitest'
import { expectRefusal } from '../support/expect-refusal.ts'
import { givenDelivery, givenSubscription, UNKNOWN } from '../support/given.ts'
import type { Target } from '../support/target.ts'

export function webhookDeliveries(target: () => Target): void {
  describe('webhook deliveries', () => {
    it('shows the payload of one, but not in the list', async () => {
      const { channel } = target()
      const path = { id: await givenDelivery(target()) }
      const { data } = await channel.get('/v1/webhook_deliveries/{id}', { params: { path } })
      expect(data).toMatchObject({ object: 'webhook_delivery', id: path.id })
      expect(data.payload).toMatchObject({ object: 'event', id: data.event_id, type: data.event_type })
      const list = await channel.get('/v1/webhook_deliveries', { params: { query: { limit: 1 } } })
      expect(list.data[0]).not.toHaveProperty('payload')
    })

    it('replays one as a new delivery', async () => {
      const path = { id: await givenDelivery(target()) }
      const { data, response } = await target().channel.raw.POST('/v1/webhook_deliveries/{id}/replay', {
        params: { path },
      })
      expect(response.status).toBe(202)
      expect(data?.data).toMatchObject({ object: 'webhook_delivery', status: 'pending' })
      expect(data?.data.id).not.toBe(path.id)
    })

    it('rejects a replay to a deleted subscription', async () => {
      const { channel } = target()
      const { id } = await givenSubscription(target())
      await channel.delete('/v1/webhook_subscriptions/{id}', { params: { path: { id } } })
      const refused = channel.post('/v1/webhook_deliveries/bulk_replay', {
        body: { subscription_id: id },
        ...target().preferring('code=409, example=webhook_subscription_disabled'),
      })
      await expectRefusal(refused, { status: 409, code: 'webhook_subscription_disabled' })
    })

    it.each([
      ['no subscription', {}, 'subscription_id'],
      ['another kind of id', { subscription_id: UNKNOWN.id.labels }, 'subscription_id'],
      ['an unknown status', { subscription_id: 'wbs_any', status: 'lost' }, 'status'],
      ['a day without a time', { subscription_id: 'wbs_any', created_after: '2026-11-20' }, 'created_after'],
    ])('rejects a bulk replay with %s', async (_what, body, param) => {
      const refusal = { status: 400, code: 'invalid_field_value', param } as const
      await expectRefusal(target().send('bulkReplayWebhookDeliveries', { body }), refusal)
    })
  })
}
