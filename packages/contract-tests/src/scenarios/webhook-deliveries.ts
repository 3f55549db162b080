import { expectFirst, expectMatch, expectNoField, expectStatus, expectThat } from '../checks/expect.ts'
import { noSuch, refusal } from '../checks/expect-refusal.ts'
import { givenDelivery, givenSubscription } from './given.ts'
import { inAccount } from './given-paths.ts'
import { pollUntil } from './poll-until.ts'
import { scenariosOf } from './scenario.ts'
import { UNKNOWN } from './unknown.ts'

export const webhookDeliveries = scenariosOf('webhook deliveries', (scenario, refuses) => {
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

  const disabled = refusal(409, 'webhook_subscription_disabled')
  refuses('rejects a replay to a deleted subscription', 'bulkReplayWebhookDeliveries', disabled, async (target) => {
    const { id } = await givenSubscription(target)
    await target.send('deleteWebhookSubscription', { path: { id } })
    return { body: { subscription_id: id } }
  })

  refuses('rejects a replay to a disabled subscription', 'replayWebhookDelivery', disabled, async (target) => {
    const { id, subscription } = await givenDelivery(target)
    await target.send('updateWebhookSubscription', { path: { id: subscription }, body: { enabled: false } })
    return { path: { id } }
  })

  const erased = refusal(409, 'webhook_payload_erased')
  refuses('rejects a replay after its contact was deleted', 'replayWebhookDelivery', erased, async (target) => {
    const { id, contact } = await givenDelivery(target)
    await target.send('deleteContact', inAccount(target, contact))
    return { path: { id } }
  })

  refuses(
    'returns 404 for a bulk replay to an unknown subscription',
    'bulkReplayWebhookDeliveries',
    noSuch('subscription_id'),
    () => ({
      body: { subscription_id: UNKNOWN.id['webhook-subscriptions'] },
    }),
  )
})
