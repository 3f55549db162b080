import type { BulkReplay } from '@channel/contract/types'
import { statement } from '@channel/db'
import { sharedDatabase } from '@channel/test-kit'
import { expect, it } from 'vitest'
import { expectApiError } from '../../testing/expect-error.ts'
import { aContact, aTenant, aWebhookSubscription } from '../../testing/index.ts'
import { deleteWebhookSubscription, updateWebhookSubscription } from '../webhook-subscriptions/index.ts'
import { bulkReplayWebhookDeliveries } from './bulk-replay-webhook-deliveries.ts'
import { getWebhookDelivery } from './get-webhook-delivery.ts'
import { listWebhookDeliveries } from './list-webhook-deliveries.ts'
import { replayWebhookDelivery } from './replay-webhook-delivery.ts'

const database = await sharedDatabase()
const setStatus = statement(
  'webhook_deliveries_test_status',
  'UPDATE webhook_deliveries SET status = $3, next_attempt_at = NULL WHERE organization_id = $1 AND id = $2',
)
const urls = statement('webhook_deliveries_test_urls', 'SELECT url FROM webhook_deliveries WHERE organization_id = $1')
const countReplaysOfReplays = statement(
  'webhook_deliveries_test_replays_of_replays',
  `SELECT count(*) AS count FROM webhook_deliveries replay
   JOIN webhook_deliveries original ON original.organization_id = $1 AND original.id = replay.replayed_from
   WHERE replay.organization_id = $1 AND original.replayed_from IS NOT NULL`,
)
const multiply = statement(
  'webhook_deliveries_test_multiply',
  `INSERT INTO webhook_deliveries (organization_id, id, subscription_id, event_id, event_type, url)
   SELECT organization_id, 'wbd_' || lpad(number::text, 26, '0'), subscription_id, event_id, event_type, url
   FROM webhook_deliveries, generate_series(1, $2) AS number WHERE organization_id = $1`,
)

/** An organization with a subscription and one delivery for each contact. */
async function begin(contacts = 1) {
  const tenant = await aTenant(database)
  const { scope } = tenant
  const { id } = await aWebhookSubscription(database, tenant.organization.id)
  for (let count = 0; count < contacts; count++) await aContact(database, tenant.account)
  const list = async (query: object = {}) =>
    (await listWebhookDeliveries(database, scope, { query: { limit: 100, ...query } })).data
  return {
    tenant,
    scope,
    id,
    list,
    deliveries: (await list()).toReversed(),
    replay: (delivery: string) =>
      database.transaction((tx) => replayWebhookDelivery(tx, scope, { params: { id: delivery } })),
    bulk: (body: Partial<BulkReplay> = {}) =>
      database.transaction((tx) => bulkReplayWebhookDeliveries(tx, scope, { body: { subscription_id: id, ...body } })),
    status: (delivery: string, status: string) => database.execute(setStatus, [scope.organizationId, delivery, status]),
    change: (body: object) =>
      database.transaction((tx) => updateWebhookSubscription(tx, scope, { params: { id }, body })),
    remove: () => database.transaction((tx) => deleteWebhookSubscription(tx, scope, { params: { id } })),
  }
}

const first = <Item>(items: readonly Item[]): Item => {
  const [item] = items
  if (item === undefined) throw new Error('There is none.')
  return item
}

it('lists deliveries by every filter, in pages', async () => {
  const { scope, list, deliveries, id, status, tenant } = await begin(3)
  const [one, two, three] = deliveries
  expect(await list()).toEqual([three, two, one])
  await status(two?.id ?? '', 'dead')
  expect(await list({ status: 'dead' })).toMatchObject([{ id: two?.id }])
  expect(await list({ event_id: one?.event_id })).toEqual([one])
  expect(await list({ event_type: 'contact.created' })).toHaveLength(3)
  expect(await list({ event_type: 'contact.updated' })).toEqual([])
  expect(await list({ subscription_id: id, status: 'pending' })).toEqual([three, one])
  expect(await list({ subscription_id: 'wbs_unknown' })).toEqual([])
  expect(await list({ created_after: two?.created_at })).toMatchObject([{ id: three?.id }, { id: two?.id }])
  expect(await list({ created_before: two?.created_at })).toEqual([one])
  expect(
    await list({ created_after: '0000-01-01T00:00:00Z', created_before: '2200-01-01T00:00:00+23:59' }),
  ).toHaveLength(3)

  const page = await listWebhookDeliveries(database, scope, { query: { limit: 2, subscription_id: id } })
  const cursor = page.next_cursor ?? undefined
  const next = await listWebhookDeliveries(database, scope, { query: { limit: 2, subscription_id: id, cursor } })
  expect([...page.data, ...next.data].map((each) => each.id)).toEqual([three?.id, two?.id, one?.id])
  const elsewhere = listWebhookDeliveries(database, tenant.scope, { query: { limit: 2, cursor } })
  await expectApiError(elsewhere, 'invalid_cursor', 'cursor')
})

it('replays a delivery to its original URL, and does not change the original', async () => {
  const { scope, replay, deliveries, list, change } = await begin()
  const original = first(deliveries)
  await change({ url: 'https://elsewhere.example.com/' })
  const replayed = await replay(original.id)
  expect(replayed).toEqual({
    id: expect.stringMatching(/^wbd_[0-9A-HJKMNP-TV-Z]{26}$/),
    object: 'webhook_delivery',
    replayed_from: original.id,
    status: 'pending',
  })
  expect(await list()).toEqual([
    {
      ...original,
      id: replayed.id,
      replayed_from: original.id,
      next_attempt_at: expect.any(String),
      created_at: expect.any(String),
    },
    original,
  ])
  const { payload } = await getWebhookDelivery(database, scope, { params: { id: replayed.id } })
  expect(payload?.id).toBe(original.event_id)
  const stored = await database.query<{ url: string }>(urls, [scope.organizationId])
  expect(stored.map(({ url }) => url)).toEqual(['https://hooks.example.com/', 'https://hooks.example.com/'])
})

it('refuses to replay to a disabled or deleted subscription, but still lists its deliveries', async () => {
  const { replay, bulk, deliveries, change, remove, list } = await begin()
  const { id } = first(deliveries)
  await change({ enabled: false })
  await expectApiError(replay(id), 'webhook_subscription_disabled')
  await expectApiError(bulk(), 'webhook_subscription_disabled')
  await change({ enabled: true })
  await replay(id)
  await remove()
  await expectApiError(replay(id), 'webhook_subscription_disabled')
  await expectApiError(bulk(), 'webhook_subscription_disabled')
  await expectApiError(bulk({ status: 'dead' }), 'webhook_subscription_disabled')
  expect(await list()).toHaveLength(2)
})

it('replays matching deliveries, oldest first', async () => {
  const { bulk, deliveries, list, status } = await begin(3)
  const [one, two, three] = deliveries
  await status(one?.id ?? '', 'dead')
  await status(three?.id ?? '', 'dead')
  expect(await bulk({ status: 'dead', event_type: 'contact.created' })).toEqual({ enqueued: 2, capped: false })
  const replays = (await list()).filter(({ replayed_from }) => replayed_from !== null).toReversed()
  expect(replays.map(({ replayed_from }) => replayed_from)).toEqual([one?.id, three?.id])
  for (const replay of replays) expect(replay.id).toMatch(/^wbd_[0-9A-HJKMNP-TV-Z]{26}$/)

  expect(await bulk()).toEqual({ enqueued: 5, capped: false })
  expect(await bulk({ event_type: 'contact.deleted' })).toEqual({ enqueued: 0, capped: false })
  expect(await bulk({ created_after: one?.created_at, created_before: three?.created_at })).toEqual({
    enqueued: 2,
    capped: false,
  })
  expect(await list({ event_id: two?.event_id })).toHaveLength(3)
})

it('replays at most 1000 deliveries, never its own replays, and sets capped only if more remain', async () => {
  const { bulk, scope } = await begin(1)
  await database.execute(multiply, [scope.organizationId, 999])
  // The last ones may be of this millisecond.
  const before = new Date(Date.now() + 1).toISOString()
  expect(await bulk({ created_before: before })).toEqual({ enqueued: 1000, capped: false })
  expect(await bulk()).toEqual({ enqueued: 1000, capped: true })
  expect(await database.query(countReplaysOfReplays, [scope.organizationId])).toEqual([{ count: 0 }])
})
