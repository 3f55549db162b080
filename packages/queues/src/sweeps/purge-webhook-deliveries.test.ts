import { timeOfIds } from '@channel/core/mechanisms/ids'
import { updateOrganization } from '@channel/core/organizations'
import { aContact, aTenant, aWebhookSubscription, type Tenant } from '@channel/core/testing'
import { expectApiError } from '@channel/core/testing/expect-error'
import {
  bulkReplayWebhookDeliveries,
  getWebhookDelivery,
  listWebhookDeliveries,
  replayWebhookDelivery,
} from '@channel/core/webhook-deliveries'
import { statement } from '@channel/db'
import { createTestDatabase, fakeClock, type OwnDatabase } from '@channel/test-kit'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { purgeWebhookDeliveries } from './purge-webhook-deliveries.ts'

const finish = statement(
  'test_finish_delivery',
  `WITH attempt AS (
     INSERT INTO webhook_delivery_attempts (organization_id, delivery_id, number, started_at, duration_ms)
     VALUES ($1, $5, 1, now(), 1)
   )
   UPDATE webhook_deliveries SET status = $3, next_attempt_at = NULL, created_at = $4, id = $5
   WHERE organization_id = $1 AND id = $2`,
)
const multiply = statement(
  'test_multiply_deliveries',
  `WITH event AS (
     INSERT INTO events (organization_id, id, type, payload, created_at)
     SELECT $1, 'evt_' || lpad(n::text, 26, '0'), 'contact.created', '{}', $3 FROM generate_series(1, $2::int) n
   )
   INSERT INTO webhook_deliveries (organization_id, id, subscription_id, event_id, event_type, url, status, created_at)
   SELECT $1, 'wbd_' || lpad(n::text, 26, '0'), $4, 'evt_' || lpad(n::text, 26, '0'), 'contact.created', 'https://x.example',
     'succeeded', $3
   FROM generate_series(1, $2::int) n`,
)
const insertEvent = statement(
  'test_insert_event',
  `INSERT INTO events (organization_id, id, type, payload, created_at) VALUES ($1, $2, 'contact.created', '{}', now())`,
)
const count = statement(
  'test_count_deliveries',
  `SELECT (SELECT count(*) FROM webhook_deliveries WHERE organization_id = $1) AS deliveries,
     (SELECT count(*) FROM webhook_delivery_attempts WHERE organization_id = $1) AS attempts,
     (SELECT count(*) FROM events WHERE organization_id = $1) AS events`,
)
const removeWithEvent = [
  statement('test_remove_delivery', 'DELETE FROM webhook_deliveries WHERE organization_id = $1 AND id = $2'),
  statement('test_remove_its_event', 'DELETE FROM events WHERE organization_id = $1'),
]
const countWaiting = statement(
  'test_count_waiting_backends',
  `SELECT count(*) AS count FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`,
)

const day = 86_400_000
const clock = fakeClock()
const daysAgo = (days: number, ms = 0) => new Date(clock.now().getTime() - days * day + ms)

let database: OwnDatabase
let tenant: Tenant
let subscription: string
beforeEach(async () => {
  database = await createTestDatabase()
  tenant = await aTenant(database)
  // The event of the account's connection.
  await database.execute(removeWithEvent[1]!, [tenant.organization.id])
  subscription = (await aWebhookSubscription(database, tenant.organization.id)).id
})
afterEach(() => database.drop())

const purge = () => purgeWebhookDeliveries(database, { now: clock.now, pauseFactor: 0 })
const counts = async (of = tenant) => (await database.query(count, [of.organization.id]))[0]
const get = (id: string) => getWebhookDelivery(database, tenant.scope, { params: { id } })
const replay = (id: string) => database.transaction((tx) => replayWebhookDelivery(tx, tenant.scope, { params: { id } }))
const keepFor = (delivery_retention_days: number | null) =>
  database.transaction((tx) => updateOrganization(tx, { id: tenant.organization.id, delivery_retention_days }))

/** The delivery of a new contact's event. */
async function aDelivery(of = tenant): Promise<string> {
  await aContact(database, of.account)
  const { data } = await listWebhookDeliveries(database, of.scope, { query: { limit: 1 } })
  return data[0]!.id
}
async function aFinishedDelivery(status: string, createdAt: Date, of = tenant): Promise<string> {
  const id = await aDelivery(of)
  const idThen = timeOfIds('webhookDelivery', createdAt.toISOString()) + id.slice(-16)
  await database.execute(finish, [of.organization.id, id, status, createdAt, idThen])
  return idThen
}

it('removes finished deliveries older than their organization keeps them, with attempts, and keeps all others', async () => {
  await keepFor(20)
  const gone = [await aFinishedDelivery('succeeded', daysAgo(20, -1)), await aFinishedDelivery('dead', daysAgo(400))]
  const remaining = [
    await aFinishedDelivery('succeeded', daysAgo(20, 1)),
    await aFinishedDelivery('pending', daysAgo(400)),
    await aFinishedDelivery('failed', daysAgo(400)),
  ]
  expect(await purge()).toBe(2)
  for (const id of gone) await expectApiError(get(id), 'resource_not_found', 'id')
  for (const id of remaining) expect(await get(id)).toMatchObject({ id, payload: { type: 'contact.created' } })
  expect(await counts()).toMatchObject({ deliveries: 3, attempts: 3 })
  expect(await purge()).toBe(0)
})

it('respects the retention of each organization', async () => {
  const other = await aTenant(database)
  await aWebhookSubscription(database, other.organization.id)
  await aFinishedDelivery('dead', daysAgo(8))
  await aFinishedDelivery('dead', daysAgo(8), other)
  await keepFor(null)
  expect(await purgeWebhookDeliveries(database, { now: () => daysAgo(-20), pauseFactor: 0 })).toBe(0)
  await keepFor(7)
  expect(await purge()).toBe(1)
  expect(await counts()).toMatchObject({ deliveries: 0, attempts: 0 })
  expect(await counts(other)).toMatchObject({ deliveries: 1, attempts: 1 })
})

it('keeps the event and the id of an original that a newer replay refers to', async () => {
  const original = await aFinishedDelivery('succeeded', daysAgo(91))
  const { id } = await replay(original)
  expect(await purge()).toBe(1)
  await expectApiError(get(original), 'resource_not_found', 'id')
  expect(await get(id)).toMatchObject({ replayed_from: original, payload: { type: 'contact.created' } })
})

it.each([
  ['its limit, if it keeps them shorter than others', 7, daysAgo(7)],
  ['the week a day before its limit, which would have been dropped', 60, new Date('2025-10-27')],
] as const)('removes events of an organization that no delivery has, from before %s', async (_name, days, before) => {
  await keepFor(days)
  for (const ms of [-1, 0]) {
    const time = new Date(before.getTime() + ms).toISOString()
    await database.execute(insertEvent, [tenant.organization.id, timeOfIds('event', time) + '0'.repeat(16)])
  }
  await purge()
  expect(await counts()).toMatchObject({ events: 1 })
})

it('leaves deliveries that are kept for 30 days or longer to the end of their week, and removes them a day later', async () => {
  await keepFor(60)
  const gone = await aFinishedDelivery('dead', new Date(Date.parse('2025-10-27') - 1))
  const kept = await aFinishedDelivery('dead', new Date('2025-10-27'))
  expect(await purge()).toBe(1)
  await expectApiError(get(gone), 'resource_not_found', 'id')
  expect(await get(kept)).toMatchObject({ status: 'dead' })
})

it('keeps an old event of a delivery', async () => {
  await database.execute(multiply, [tenant.organization.id, 3, daysAgo(0), subscription])
  await purge()
  expect(await counts()).toEqual({ deliveries: 3, attempts: 0, events: 3 })
})

it('removes any number in short transactions, with several concurrent workers', async () => {
  await database.execute(multiply, [tenant.organization.id, 1_500, daysAgo(91), subscription])
  const removed = await Promise.all([purge(), purge(), purge()])
  expect(removed.reduce((sum, each) => sum + each)).toBe(1_500)
  expect(await counts()).toMatchObject({ deliveries: 0, attempts: 0 })
  await purge()
  expect(await counts()).toEqual({ deliveries: 0, attempts: 0, events: 0 })
})

it('stops between two transactions when it is aborted', async () => {
  await database.execute(multiply, [tenant.organization.id, 500, daysAgo(91), subscription])
  const ended = new AbortController()
  const running = purgeWebhookDeliveries(database, { now: clock.now, pauseFactor: 1e7, signal: ended.signal })
  await expect.poll(() => counts()).toMatchObject({ deliveries: 475 })
  ended.abort()
  expect(await running).toBe(25)
})

it.each([
  ['one', (id: string) => replay(id), 'resource_not_found'],
  [
    'many',
    () =>
      database.transaction((tx) =>
        bulkReplayWebhookDeliveries(tx, tenant.scope, { body: { subscription_id: subscription } }),
      ),
    undefined,
  ],
] as const)('a replay of %s finds none when they are removed meanwhile', async (_name, act, code) => {
  const id = await aFinishedDelivery('succeeded', daysAgo(91))
  const replaying = await database.transaction(async (tx) => {
    for (const [index, each] of removeWithEvent.entries()) {
      await tx.execute(each, [tenant.organization.id, id].slice(0, 2 - index))
    }
    const running = act(id).catch((error: unknown) => error)
    await expect.poll(() => database.query(countWaiting)).toEqual([{ count: 1 }])
    return { running }
  })
  const result = await replaying.running
  expect(result).toMatchObject(code === undefined ? { enqueued: 0, capped: false } : { code })
})

it('skips an original while it is being replayed', async () => {
  const id = await aFinishedDelivery('succeeded', daysAgo(91))
  const replayed = await database.transaction(async (tx) => {
    const result = await replayWebhookDelivery(tx, tenant.scope, { params: { id } })
    expect(await purge()).toBe(0)
    return result
  })
  expect(await get(replayed.id)).toMatchObject({ payload: { type: 'contact.created' } })
})
