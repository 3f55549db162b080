import { aContact, aDeliveryClock, aTenant, aWebhookSubscription, recordedEvents } from '@channel/core/testing'
import { listWebhookDeliveries, replayWebhookDelivery } from '@channel/core/webhook-deliveries'
import {
  createWebhookSecret,
  deleteWebhookSubscription,
  openWebhookSecret,
  updateWebhookSubscription,
} from '@channel/core/webhook-subscriptions'
import { type Database, statement } from '@channel/db'
import { createTestDatabase } from '@channel/test-kit'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { claimDeliveries, type WantedDeliveries } from './claim-deliveries.ts'
import { endDeliveriesOfDeleted } from './end-deliveries-of-deleted.ts'
import { findDueSubscriptions } from './find-due-subscriptions.ts'
import { recordAttempts } from './record-attempts.ts'
import { releaseDeliveries } from './release-deliveries.ts'

const leaseMs = 60_000
const multiply = statement(
  'claim_test_multiply',
  `INSERT INTO webhook_deliveries
     (organization_id, id, subscription_id, event_id, event_type, url, next_attempt_at, attempt_count)
   SELECT organization_id, 'wbd_' || lpad(($4::int + 1) || '0' || number, 26, '0'), subscription_id, event_id, event_type, url,
     now() + $3 * interval '1 second', $4::int
   FROM (SELECT * FROM webhook_deliveries WHERE organization_id = $1 LIMIT 1) AS one, generate_series(1, $2::int) AS number`,
)

let database: Database & { drop(): Promise<void> }
beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.drop())

/** An organization with a subscription and deliveries about contacts. */
async function begin(contacts = 1) {
  const tenant = await aTenant(database)
  const { scope } = tenant
  const subscription = await aWebhookSubscription(database, scope.organizationId)
  for (let count = 0; count < contacts; count++) await aContact(database, tenant.account)
  const clock = aDeliveryClock()
  const of: WantedDeliveries = {
    organization_id: scope.organizationId,
    subscription_id: subscription.id,
    first: 10,
    retry: 10,
    replay: 10,
  }
  const params = { id: subscription.id }
  return {
    tenant,
    scope,
    subscription,
    clock,
    of,
    claim: (wanted: Partial<WantedDeliveries> = {}) =>
      claimDeliveries(database, clock, { wanted: [{ ...of, ...wanted }], leaseMs }).then((each) => each.deliveries),
    due: async () => {
      const all = await findDueSubscriptions(database, clock)
      return all.filter(({ organization_id }) => organization_id === scope.organizationId)
    },
    list: async () => (await listWebhookDeliveries(database, scope, { query: { limit: 100 } })).data,
    change: (body: object) => database.transaction((tx) => updateWebhookSubscription(tx, scope, { params, body })),
    remove: () => database.transaction((tx) => deleteWebhookSubscription(tx, scope, { params })),
  }
}

it('claims due deliveries, oldest first, with all fields needed to send them', async () => {
  const { claim, subscription, scope, due, clock } = await begin(3)
  expect(await due()).toMatchObject([{ subscription_id: subscription.id, deleted: false, first: true, retry: false }])
  const claimed = await claim({ first: 2 })
  const recorded = await recordedEvents(database, scope.organizationId)
  const events = recorded.filter(({ type }) => type === 'contact.created')
  expect(claimed.map(({ event_id }) => event_id)).toEqual(events.slice(0, 2).map(({ id }) => id))
  const [first] = claimed
  expect(first).toMatchObject({ attempt_count: 0, url: subscription.url, is_current_url: true, failing: false })
  expect(JSON.parse(first?.payload ?? '')).toEqual(events[0])
  const texts = first?.secrets.map((secret) => openWebhookSecret(scope.secrets, scope.organizationId, secret))
  expect(texts).toEqual([subscription.secret])

  const rest = await claim()
  expect(rest.map(({ event_id }) => event_id)).toEqual([events[2]?.id])
  expect(rest[0]?.lease_token).not.toBe(first?.lease_token)
  expect([await claim(), await due()]).toEqual([[], []])
  clock.advance(leaseMs - 10_000)
  expect(await claim()).toEqual([])
  clock.advance(10_001)
  expect((await claim()).map(({ id }) => id)).toEqual([...claimed, ...rest].map(({ id }) => id))
})

it('returns the time of the claim by the database’s clock', async () => {
  const { of, clock } = await begin()
  clock.advance(3_600_000)
  const { claimedAtMs } = await claimDeliveries(database, clock, { wanted: [of], leaseMs })
  expect(Math.abs(claimedAtMs - 3_600_000 - Date.now())).toBeLessThan(60_000)
})

it('never gives a delivery to two concurrent workers', async () => {
  const { claim, scope, due } = await begin()
  await database.execute(multiply, [scope.organizationId, 60, 0, 0])
  const claims = await Promise.all(Array.from({ length: 8 }, () => claim({ first: 7 })))
  const ids = claims.flat().map(({ id }) => id)
  expect(new Set(ids).size).toBe(ids.length)
  for (const each of claims) expect(each.length).toBeLessThanOrEqual(7)
  while ((await due()).length > 0) ids.push(...(await claim()).map(({ id }) => id))
  expect(ids).toHaveLength(61)
})

it('skips rows that another worker is claiming, without waiting', async () => {
  const { claim, of, clock } = await begin(5)
  await database.transaction(async (tx) => {
    const { deliveries: theirs } = await claimDeliveries(tx, clock, { wanted: [{ ...of, first: 3 }], leaseMs })
    const mine = await claim()
    expect([theirs.length, mine.length]).toEqual([3, 2])
    expect(new Set([...theirs, ...mine].map(({ id }) => id)).size).toBe(5)
  })
})

it('releases unattempted deliveries only with the token of their lease', async () => {
  const { claim } = await begin(2)
  const claimed = await claim()
  const [one, two] = claimed
  if (one === undefined || two === undefined) throw new Error('There are not two.')
  await releaseDeliveries(database, [one, { ...two, lease_token: '00000000-0000-4000-8000-000000000000' }])
  expect((await claim()).map(({ id }) => id)).toEqual([one.id])
})

it('separates first attempts from retries, and claims none before it is due', async () => {
  const { claim, scope, due, clock } = await begin()
  await database.execute(multiply, [scope.organizationId, 3, 30, 1])
  expect(await due()).toMatchObject([{ first: true, retry: false }])
  expect(await claim()).toHaveLength(1)
  expect(await due()).toEqual([])
  clock.advance(31_000)
  expect(await due()).toMatchObject([{ first: false, retry: true }])
  expect(await claim({ retry: 2 })).toHaveLength(2)
  expect(await claim({ retry: 0 })).toEqual([])
  expect(await claim()).toMatchObject([{ attempt_count: 1 }])
})

it('separates replays from other deliveries, whatever their attempt number', async () => {
  const { claim, due, list, scope, of, clock } = await begin()
  const [original] = await list()
  expect(await claim()).toMatchObject([{ id: original?.id, is_replay: false }])
  await database.transaction((tx) => replayWebhookDelivery(tx, scope, { params: { id: original?.id ?? '' } }))
  expect(await due()).toMatchObject([{ first: false, retry: false, replay: true }])
  expect(await claim({ replay: 0 })).toEqual([])
  const replays = await claim({ first: 0, retry: 0 })
  expect(replays).toMatchObject([{ is_replay: true, attempt_count: 0 }])
  const outcome = { responseStatus: 500, error: null, snippet: null, retryAfterMs: undefined, durationMs: 1 }
  const startedAtMs = clock.monotonicMs()
  await recordAttempts(database, clock, [{ delivery: replays[0]!, outcome, startedAtMs }])
  clock.advance(leaseMs - 1_000)
  expect(await due()).toMatchObject([{ first: false, retry: false, replay: true }])
  expect(await claim({ ...of, replay: 0 })).toEqual([])
  expect(await claim()).toMatchObject([{ is_replay: true, attempt_count: 1 }])
})

it('holds the deliveries of a disabled subscription until it is enabled', async () => {
  const { claim, due, change, list } = await begin()
  await change({ enabled: false })
  expect([await due(), await claim()]).toEqual([[], []])
  expect(await list()).toMatchObject([{ status: 'pending' }])
  await change({ enabled: true })
  expect(await due()).toHaveLength(1)
  expect(await claim()).toHaveLength(1)
})

it('ends the pending deliveries of a deleted subscription, except those in flight', async () => {
  const { claim, due, remove, list, of, clock, scope } = await begin(3)
  await database.execute(multiply, [scope.organizationId, 1, 300, 1])
  await claim({ first: 1 })
  await remove()
  expect(await claim()).toEqual([])
  expect(await due()).toMatchObject([{ deleted: true }])
  expect(await endDeliveriesOfDeleted(database, clock, of)).toBe(false)
  const statuses = async () => (await list()).map(({ status, next_attempt_at }) => [status, next_attempt_at === null])
  const ended = (await statuses()).filter(([status]) => status === 'dead')
  expect(ended).toEqual(Array(3).fill(['dead', true]))
  clock.advance(leaseMs + 1)
  await endDeliveriesOfDeleted(database, clock, of)
  expect((await statuses()).every(([status, none]) => status === 'dead' && none)).toBe(true)
  expect(await due()).toEqual([])
})

it('ends no deliveries of an existing subscription', async () => {
  const { of, clock, list } = await begin()
  expect(await endDeliveriesOfDeleted(database, clock, of)).toBe(false)
  expect(await list()).toMatchObject([{ status: 'pending' }])
})

it('sends to the current URL, but sends a replay to the URL of the original', async () => {
  const { claim, change, list, scope, subscription } = await begin()
  const [original] = await list()
  await change({ url: 'https://elsewhere.example.com/' })
  await database.transaction((tx) => replayWebhookDelivery(tx, scope, { params: { id: original?.id ?? '' } }))
  expect(await claim()).toMatchObject([
    { id: original?.id, url: 'https://elsewhere.example.com/', is_current_url: true },
    { url: subscription.url, is_current_url: false },
  ])
})

it('returns every valid secret, newest first', async () => {
  const { claim, scope, subscription, clock } = await begin(2)
  const added = await database.transaction((tx) =>
    createWebhookSecret(tx, scope, { params: { id: subscription.id }, body: { expire_previous_in_hours: 1 } }),
  )
  const secretsOf = async () => {
    const [claimed] = await claim({ first: 1 })
    return claimed?.secrets.map((secret) => openWebhookSecret(scope.secrets, scope.organizationId, secret))
  }
  expect(await secretsOf()).toEqual([added.secret, subscription.secret])
  clock.advance(3_600_001)
  expect(await secretsOf()).toEqual([added.secret])
})
