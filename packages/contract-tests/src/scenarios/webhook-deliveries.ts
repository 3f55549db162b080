import { expectFirst, expectMatch, expectNoField, expectStatus, expectThat } from '../checks/expect.ts'
import { expectRefusal } from '../checks/expect-refusal.ts'
import { givenDelivery, givenSubscription } from './given.ts'
import { pollUntil } from './poll-until.ts'
import { scenariosOf } from './scenario.ts'
import { UNKNOWN } from './unknown.ts'

const invalidBodies = [
  ['no subscription', {}, 'subscription_id'],
  ['another kind of id', { subscription_id: UNKNOWN.id.labels }, 'subscription_id'],
  ['an unknown status', { subscription_id: 'wbs_any', status: 'lost' }, 'status'],
  ['a day without a time', { subscription_id: 'wbs_any', created_after: '2026-11-20' }, 'created_after'],
] as const

export const webhookDeliveries = scenariosOf('webhook deliveries', (scenario) => {
  scenario('shows the payload of one, but not in the list', async (target) => {
    const { channel } = target
    const { id } = await givenDelivery(target)
    const { data } = await channel.get('/v1/webhook_deliveries/{id}', { params: { path: { id } } })
    expectMatch(data, { object: 'webhook_delivery', id })
    expectMatch(data.payload, { object: 'event', id: data.event_id, type: data.event_type })
    const list = await channel.get('/v1/webhook_deliveries', { params: { query: { limit: 1 } } })
    expectNoField(expectFirst(list.data), 'body /data/0', 'payload')
  })

  scenario('shows the attempts of one', async (target) => {
    const { id } = await givenDelivery(target)
    const attempted = await pollUntil(async () => {
      const { data } = await target.channel.get('/v1/webhook_deliveries/{id}', { params: { path: { id } } })
      return data.attempts[0]
    })
    expectMatch(attempted, { number: 1, started_at: /Z$/ })
  })

  scenario('replays one as a new delivery', async (target) => {
    const { id } = await givenDelivery(target)
    const params = { path: { id } }
    const { data, response } = await target.channel.raw.POST('/v1/webhook_deliveries/{id}/replay', { params })
    expectStatus(response, 202)
    expectMatch(data, { data: { object: 'webhook_delivery', status: 'pending' } })
    expectThat(data?.data.id !== id, 'body /data/id', 'another id', data?.data.id)
  })

  scenario('rejects a replay to a deleted subscription', async (target) => {
    const { channel } = target
    const { id } = await givenSubscription(target)
    await channel.delete('/v1/webhook_subscriptions/{id}', { params: { path: { id } } })
    const refused = channel.post('/v1/webhook_deliveries/bulk_replay', {
      body: { subscription_id: id },
      ...target.preferring('code=409, example=webhook_subscription_disabled'),
    })
    await expectRefusal(refused, { status: 409, code: 'webhook_subscription_disabled' })
  })

  scenario(
    'rejects a replay to a disabled subscription',
    async (target) => {
      const { channel } = target
      const { id, subscription } = await givenDelivery(target)
      const path = { id: subscription }
      await channel.patch('/v1/webhook_subscriptions/{id}', { params: { path }, body: { enabled: false } })
      const prefer = 'code=409, example=webhook_subscription_disabled'
      const refused = target.send('replayWebhookDelivery', { path: { id }, prefer })
      await expectRefusal(refused, { status: 409, code: 'webhook_subscription_disabled' })
    },
    { operation: 'replayWebhookDelivery', status: 409, code: 'webhook_subscription_disabled' },
  )

  scenario(
    'rejects a replay after its contact was deleted',
    async (target) => {
      const { id, contact } = await givenDelivery(target)
      const path = { phone_number_id: target.account, id: contact }
      await target.channel.delete('/v1/{phone_number_id}/contacts/{id}', { params: { path } })
      const prefer = 'code=409, example=webhook_payload_erased'
      const refused = target.send('replayWebhookDelivery', { path: { id }, prefer })
      await expectRefusal(refused, { status: 409, code: 'webhook_payload_erased' })
    },
    { operation: 'replayWebhookDelivery', status: 409, code: 'webhook_payload_erased' },
  )

  scenario(
    'returns 404 for a bulk replay to an unknown subscription',
    (target) => {
      const body = { subscription_id: UNKNOWN.id['webhook-subscriptions'] }
      const refusal = { status: 404, code: 'resource_not_found' } as const
      return expectRefusal(target.send('bulkReplayWebhookDeliveries', { body, prefer: 'code=404' }), refusal)
    },
    { operation: 'bulkReplayWebhookDeliveries', status: 404, code: 'resource_not_found' },
  )

  for (const [what, body, param] of invalidBodies) {
    scenario(`rejects a bulk replay with ${what}`, (target) => {
      const refusal = { status: 400, code: 'invalid_field_value', param } as const
      return expectRefusal(target.send('bulkReplayWebhookDeliveries', { body }), refusal)
    })
  }
})
