import type { WebhookFigures } from '@channel/contract/dashboard/types'
import { getFigures, getWebhookFigures } from '@channel/core/figures'
import { aContact, aDeliveryClock, aTenant, aWebhookSubscription } from '@channel/core/testing'
import { getWebhookDelivery, listWebhookDeliveries, replayWebhookDelivery } from '@channel/core/webhook-deliveries'
import { getWebhookSubscription, updateWebhookSubscription } from '@channel/core/webhook-subscriptions'
import { type Database, registeredStatements, statement } from '@channel/db'
import { createTestDatabase } from '@channel/test-kit'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { AttemptOutcome } from './attempt-outcome.ts'
import { claimDeliveries } from './claim-deliveries.ts'
import { type Attempt, recordAttempts } from './record-attempts.ts'

const lockStatement = statement(
  'record_test_lock',
  'SELECT FROM webhook_deliveries WHERE organization_id = $1 AND id = $2 FOR NO KEY UPDATE',
)
const multiply = statement(
  'record_test_multiply',
  `INSERT INTO webhook_deliveries (organization_id, id, subscription_id, event_id, event_type, url, next_attempt_at)
   SELECT organization_id, 'wbd_' || lpad(number::text, 26, '0'), subscription_id, event_id, event_type, url, now()
   FROM (SELECT * FROM webhook_deliveries WHERE organization_id = $1 LIMIT 1) AS one, generate_series(1, 3000) AS number`,
)
const dayMs = 86_400_000
const responded = (responseStatus: number, more: Partial<AttemptOutcome> = {}): AttemptOutcome => ({
  responseStatus,
  error: null,
  snippet: 'it says',
  retryAfterMs: undefined,
  durationMs: 12.4,
  ...more,
})
const timedOut: AttemptOutcome = { ...responded(0), responseStatus: null, error: 'timeout', snippet: null }

let database: Database & { drop(): Promise<void> }
beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.drop())

/** An organization with a subscription and a delivery about a contact. */
async function begin() {
  const tenant = await aTenant(database)
  const { scope } = tenant
  const { id } = await aWebhookSubscription(database, scope.organizationId)
  await aContact(database, tenant.account)
  const clock = aDeliveryClock()
  const wanted = [{ organization_id: scope.organizationId, subscription_id: id, first: 10, retry: 10, replay: 10 }]
  const params = { id }

  const claim = async () => (await claimDeliveries(database, clock, { wanted, leaseMs: 60_000 })).deliveries
  const record = async (attempts: readonly Attempt[]) => (await recordAttempts(database, clock, attempts)).late
  const deliveries = async () => (await listWebhookDeliveries(database, scope, { query: { limit: 100 } })).data
  return {
    scope,
    clock,
    claim,
    record,
    deliveries,
    /** Claims all due deliveries, and records the same outcome for each. */
    async attempt(outcome: AttemptOutcome) {
      const claimed = await claim()
      const startedAtMs = clock.monotonicMs()
      expect(await record(claimed.map((delivery) => ({ delivery, outcome, startedAtMs })))).toBe(0)
      return claimed.length
    },
    shown: async () => {
      const [newest] = await deliveries()
      return getWebhookDelivery(database, scope, { params: { id: newest?.id ?? '' } })
    },
    subscription: () => getWebhookSubscription(database, scope, { params }),
    change: (body: object) => database.transaction((tx) => updateWebhookSubscription(tx, scope, { params, body })),
    anotherContact: () => aContact(database, tenant.account),
    replay: async () => {
      const original = (await deliveries()).at(-1)
      await database.transaction((tx) => replayWebhookDelivery(tx, scope, { params: { id: original?.id ?? '' } }))
    },
  }
}

it('records a 2xx response as success, with its attempt', async () => {
  const { attempt, shown, claim, clock } = await begin()
  await attempt(responded(204))
  const delivery = await shown()
  expect(delivery).toMatchObject({
    status: 'succeeded',
    attempt_count: 1,
    next_attempt_at: null,
    response_status: 204,
    response_body_snippet: 'it says',
    duration_ms: 12,
    attempts: [
      {
        number: 1,
        started_at: delivery.last_attempt_at,
        duration_ms: 12,
        response_status: 204,
        error: null,
        response_body_snippet: 'it says',
      },
    ],
  })
  clock.advance(10 * dayMs)
  expect(await claim()).toEqual([])
})

it('adds each recorded attempt to the hourly figures, once', async () => {
  const { claim, record, scope, clock, subscription } = await begin()
  const sums = ({ hours }: Pick<WebhookFigures, 'hours'>) => {
    const sum = (kind: 'succeeded' | 'failed' | 'dead') =>
      hours.reduce((total, hour) => total + hour[`delivery_${kind}`], 0)
    return [sum('succeeded'), sum('failed'), sum('dead')]
  }
  // The clock may be in the next hour.
  const ahead = { ...scope, now: () => new Date(Date.now() + clock.aheadMs()) }
  const figures = async () => {
    const ofWebhook = await getWebhookFigures(database, ahead, { params: await subscription(), query: {} })
    expect(sums(ofWebhook)).toEqual(sums(await getFigures(database, ahead, { query: {} })))
    return sums(ofWebhook)
  }
  const attempt = async (outcome: AttemptOutcome) => {
    const [delivery] = await claim()
    return { delivery: delivery!, outcome, startedAtMs: clock.monotonicMs() }
  }
  const failed = await attempt(responded(500))
  expect(await record([failed])).toBe(0)
  // A response to the worker was lost, so it records the same attempt again.
  expect(await record([failed])).toBe(1)
  expect(await figures()).toEqual([0, 1, 0])
  clock.advance(60_000)
  expect(await record([await attempt(responded(200))])).toBe(0)
  expect(await figures()).toEqual([1, 1, 0])
})

it('records when an attempt began, even if it is recorded later', async () => {
  const { claim, record, shown, clock } = await begin()
  const [delivery] = await claim()
  const hourAgo = clock.monotonicMs() - 3_600_000
  await record([{ delivery: delivery!, outcome: responded(200), startedAtMs: hourAgo }])
  const { last_attempt_at, created_at } = await shown()
  const beforeMs = Date.parse(created_at) - Date.parse(last_attempt_at ?? '')
  expect(beforeMs).toBeGreaterThan(3_500_000)
  expect(beforeMs).toBeLessThan(3_600_001)
})

it('makes ten attempts on schedule, and then no more', async () => {
  const { attempt, shown, clock } = await begin()
  for (let number = 1; number <= 9; number++) {
    expect(await attempt(number % 2 ? timedOut : responded(500))).toBe(1)
    const { status, next_attempt_at, last_attempt_at, attempt_count } = await shown()
    expect({ status, attempt_count }).toEqual({ status: 'failed', attempt_count: number })
    expect(await attempt(timedOut)).toBe(0)
    clock.advance(Date.parse(next_attempt_at ?? '') - Date.parse(last_attempt_at ?? '') + 1)
  }
  expect(await attempt(responded(301))).toBe(1)
  const { attempts, ...last } = await shown()
  expect(last).toMatchObject({ status: 'dead', attempt_count: 10, next_attempt_at: null, response_status: 301 })
  expect(attempts.map(({ number }) => number)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10])
  expect(attempts[0]).toMatchObject({ response_status: null, error: 'timeout', response_body_snippet: null })
  expect(attempts[1]).toMatchObject({ response_status: 500, error: null })
  clock.advance(2 * dayMs)
  expect(await attempt(timedOut)).toBe(0)
})

it('waits as long as the receiver asks', async () => {
  const { attempt, shown } = await begin()
  await attempt(responded(503, { retryAfterMs: 7_200_000 }))
  const { next_attempt_at, last_attempt_at } = await shown()
  const waitMs = Date.parse(next_attempt_at ?? '') - Date.parse(last_attempt_at ?? '')
  expect(Math.abs(waitMs - 7_200_000)).toBeLessThan(60_000)
})

it('ignores a result if another worker has taken over the lease', async () => {
  const { claim, record, shown, clock } = await begin()
  const [mine] = await claim()
  clock.advance(60_001)
  const [theirs] = await claim()
  const startedAtMs = clock.monotonicMs()
  expect(await record([{ delivery: mine!, outcome: responded(200), startedAtMs }])).toBe(1)
  expect(await shown()).toMatchObject({ status: 'pending', attempt_count: 0, attempts: [] })
  expect(await record([{ delivery: theirs!, outcome: timedOut, startedAtMs }])).toBe(0)
  expect(await record([{ delivery: theirs!, outcome: responded(200), startedAtMs }])).toBe(1)
  expect(await shown()).toMatchObject({ status: 'failed', attempt_count: 1, attempts: [{ error: 'timeout' }] })
})

it('accepts a late result while no other worker has the lease', async () => {
  const { claim, record, shown, clock } = await begin()
  const [mine] = await claim()
  clock.advance(600_000)
  expect(await record([{ delivery: mine!, outcome: responded(200), startedAtMs: clock.monotonicMs() }])).toBe(0)
  expect(await shown()).toMatchObject({ status: 'succeeded', attempt_count: 1 })
})

it('does not disable a subscription for a result if another worker has taken over the lease', async () => {
  const { claim, record, subscription, anotherContact, attempt, clock } = await begin()
  const [mine] = await claim()
  clock.advance(60_001)
  const [theirs] = await claim()
  await anotherContact()
  const [another] = await claim()
  const startedAtMs = clock.monotonicMs()
  expect(await record([{ delivery: theirs!, outcome: responded(200), startedAtMs }])).toBe(0)
  const late = [
    { delivery: mine!, outcome: responded(410), startedAtMs },
    { delivery: another!, outcome: responded(500), startedAtMs },
  ]
  expect(await record(late)).toBe(1)
  expect(await subscription()).toMatchObject({ enabled: true, disabled_reason: null })
  // Results in time are recorded.
  clock.advance(6 * dayMs)
  await attempt(responded(500))
  expect(await subscription()).toMatchObject({ enabled: false, disabled_reason: 'failing' })
})

it('ignores a result of an older lease of the same worker, even in the same batch as the current one', async () => {
  const { claim, record, subscription, shown, clock } = await begin()
  const [before] = await claim()
  const startedAtMs = clock.monotonicMs()
  clock.advance(60_001)
  const [anew] = await claim()
  const both = [
    { delivery: before!, outcome: responded(410), startedAtMs },
    { delivery: anew!, outcome: responded(500), startedAtMs: clock.monotonicMs() },
  ]
  expect(await record(both)).toBe(1)
  expect(await shown()).toMatchObject({ status: 'failed', attempt_count: 1, response_status: 500 })
  expect(await subscription()).toMatchObject({ enabled: true, disabled_reason: null })
})

it('retries an attempt soon if the worker’s stop interrupted it, even the last one', async () => {
  const { attempt, shown, clock } = await begin()
  for (let number = 1; number <= 9; number++) {
    await attempt(timedOut)
    const { next_attempt_at, last_attempt_at } = await shown()
    clock.advance(Date.parse(next_attempt_at ?? '') - Date.parse(last_attempt_at ?? '') + 1)
  }
  await attempt({ ...timedOut, error: 'interrupted' })
  const { status, attempt_count, next_attempt_at, last_attempt_at } = await shown()
  expect({ status, attempt_count }).toEqual({ status: 'failed', attempt_count: 10 })
  expect(Date.parse(next_attempt_at ?? '') - Date.parse(last_attempt_at ?? '')).toBeLessThan(60_000)
  clock.advance(60_000)
  expect(await attempt(responded(500))).toBe(1)
  expect(await shown()).toMatchObject({ status: 'dead', attempt_count: 11 })
})

it('ends the delivery and disables the subscription after a 410', async () => {
  const { attempt, shown, subscription, anotherContact } = await begin()
  await attempt(responded(410))
  expect(await shown()).toMatchObject({ status: 'dead', attempt_count: 1, next_attempt_at: null })
  const { updated_at, created_at, ...disabled } = await subscription()
  expect(disabled).toMatchObject({ enabled: false, disabled_reason: 'endpoint_gone' })
  expect(updated_at > created_at).toBe(true)
  await anotherContact()
  expect(await attempt(responded(200))).toBe(0)
})

it('does not disable a subscription for responses of its former URL', async () => {
  const { attempt, change, subscription, replay, deliveries } = await begin()
  await attempt(responded(200))
  await change({ url: 'https://elsewhere.example.com/' })
  await replay()
  expect(await attempt(responded(410))).toBe(1)
  expect((await deliveries())[0]).toMatchObject({ status: 'dead' })
  expect(await subscription()).toMatchObject({ enabled: true, disabled_reason: null })
})

it('does not disable a subscription if its URL changed after the attempt began', async () => {
  const { claim, record, change, subscription, clock } = await begin()
  const [delivery] = await claim()
  await change({ url: 'https://elsewhere.example.com/' })
  expect(await record([{ delivery: delivery!, outcome: responded(410), startedAtMs: clock.monotonicMs() }])).toBe(0)
  expect(await subscription()).toMatchObject({ enabled: true, disabled_reason: null })
})

it('disables a subscription after 5 days of failures without a success', async () => {
  const { attempt, subscription, anotherContact, clock, change } = await begin()
  const fail = async () => {
    await anotherContact()
    expect(await attempt(timedOut)).toBeGreaterThan(0)
  }
  await fail()
  clock.advance(4.9 * dayMs)
  await fail()
  expect(await subscription()).toMatchObject({ enabled: true })
  clock.advance(0.2 * dayMs)
  await fail()
  expect(await subscription()).toMatchObject({ enabled: false, disabled_reason: 'failing' })

  await change({ enabled: true })
  await fail()
  expect(await subscription()).toMatchObject({ enabled: true, disabled_reason: null })
})

it('restarts the count of days after a success or a new URL', async () => {
  for (const what of ['success', 'url']) {
    const { attempt, subscription, anotherContact, clock, change } = await begin()
    await attempt(timedOut)
    clock.advance(4 * dayMs)
    await anotherContact()
    if (what === 'success') await attempt(responded(200))
    else await change({ url: 'https://elsewhere.example.com/' })
    await anotherContact()
    await attempt(responded(500))
    clock.advance(4 * dayMs)
    await anotherContact()
    expect(await attempt(responded(500))).toBeGreaterThan(0)
    expect(await subscription()).toMatchObject({ enabled: true })
  }
})

it.each(['together', 'one after the other'])(
  'does not start the 5 days at a failure if another delivery of the same claim succeeds, recorded %s',
  async (how) => {
    const { claim, record, attempt, subscription, anotherContact, clock } = await begin()
    await anotherContact()
    const startedAtMs = clock.monotonicMs()
    const outcomes = [responded(500), responded(200)]
    const attempts = (await claim()).map((delivery, index) => ({ delivery, outcome: outcomes[index]!, startedAtMs }))
    expect(attempts).toHaveLength(2)
    for (const each of how === 'together' ? [attempts] : attempts.map((one) => [one])) {
      expect(await record(each)).toBe(0)
    }
    clock.advance(6 * dayMs)
    await anotherContact()
    expect(await attempt(responded(500))).toBe(2)
    expect(await subscription()).toMatchObject({ enabled: true })
    // From these failures on, nothing has succeeded.
    clock.advance(6 * dayMs)
    expect(await attempt(responded(500))).toBe(2)
    expect(await subscription()).toMatchObject({ enabled: false, disabled_reason: 'failing' })
  },
)

it('does not count a stop of the worker as a failure of the receiver', async () => {
  const { attempt, subscription, anotherContact, clock } = await begin()
  await attempt(timedOut)
  clock.advance(6 * dayMs)
  await anotherContact()
  await attempt({ ...timedOut, error: 'interrupted' })
  expect(await subscription()).toMatchObject({ enabled: true })
})

it('skips a delivery that another transaction has locked: it records all others and returns the locked one', async () => {
  const [one, other] = [await begin(), await begin()]
  const claimed = [...(await one.claim()), ...(await other.claim())]
  const attempts = claimed.map((delivery) => ({ delivery, outcome: responded(410), startedAtMs: 0 }))
  const [held] = attempts
  await database.transaction(async (tx) => {
    await tx.query(lockStatement, [held!.delivery.organization_id, held!.delivery.id])
    expect(await recordAttempts(database, one.clock, attempts)).toEqual({ late: 0, busy: [held] })
    expect([(await one.shown()).status, (await other.shown()).status]).toEqual(['pending', 'dead'])
    // An unrecorded attempt does not change its subscription.
    expect([(await one.subscription()).enabled, (await other.subscription()).enabled]).toEqual([true, false])
  })
  expect(await recordAttempts(database, one.clock, [held!])).toEqual({ late: 0, busy: [] })
  expect(await one.shown()).toMatchObject({ status: 'dead', attempt_count: 1, attempts: [{ number: 1 }] })
  expect(await one.subscription()).toMatchObject({ enabled: false })
})

const analyze = statement('record_test_analyze', 'ANALYZE webhook_deliveries')

interface Plan {
  readonly 'Node Type': string
  readonly 'Relation Name'?: string
  readonly 'Index Name'?: string
  readonly Plans?: readonly Plan[]
}

it('finds deliveries by their key and then by their row, however many there are', async () => {
  const { scope } = await begin()
  await database.execute(multiply, [scope.organizationId])
  // Autovacuum may have analyzed the table while every organization had one delivery.
  await database.execute(analyze)
  const { text } = registeredStatements().find(({ name }) => name === 'record_webhook_delivery_attempts')!
  const explain = statement('record_test_explain', `EXPLAIN (GENERIC_PLAN, FORMAT JSON) ${text}`)
  const [row] = await database.query<{ 'QUERY PLAN': [{ Plan: Plan }] }>(explain, ['[]', 0, 'wbd_', 'wbd_'])
  const walk = (plan: Plan): Plan[] => [plan, ...(plan.Plans ?? []).flatMap(walk)]
  const scans = walk(row!['QUERY PLAN'][0].Plan)
    .filter((plan) => plan['Relation Name'] === 'webhook_deliveries_default' && plan['Node Type'] !== 'ModifyTable')
    .map((plan) => plan['Index Name'] ?? plan['Node Type'])
  expect(new Set(scans)).toEqual(new Set(['webhook_deliveries_default_pkey', 'Tid Scan']))
})
