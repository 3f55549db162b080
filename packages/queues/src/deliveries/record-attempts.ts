import { currentTime, type DeliveryClock } from '@channel/core/mechanisms/clock'
import { addFigures, addWebhookFigures } from '@channel/core/mechanisms/figures'
import { partitionBound } from '@channel/core/mechanisms/ids'
import { noticeTypes } from '@channel/core/notices'
import { hasInlineAttempt } from '@channel/core/webhook-deliveries'
import { type Database, type Queryable, statement, type Transaction } from '@channel/db'
import { heldRows, isHeld, leaseOf } from '../leased/index.ts'
import { type AttemptOutcome, isGone, isSuccess } from './attempt-outcome.ts'
import type { ClaimedDelivery } from './claim-deliveries.ts'
import { deliveriesTable } from './deliveries-table.ts'
import { recordSubscriptionHealth, type SubscriptionHealth } from './record-subscription-health.ts'
import { nextDelayMs } from './retry-schedule.ts'

/** An attempt of a claimed delivery. */
export interface Attempt {
  readonly delivery: ClaimedDelivery
  readonly outcome: AttemptOutcome
  /** The start of the attempt, in the clock's monotonic milliseconds. */
  readonly startedAtMs: number
}

/** The attempts that were not recorded. */
export interface Unrecorded {
  /** The number of late results: another worker has taken over their lease. */
  readonly late: number
  /** Attempts whose rows are locked now: retry them shortly. */
  readonly busy: readonly Attempt[]
}

const isOfWeeks = `delivery.id BETWEEN ${partitionBound('$3')} AND ${partitionBound('$4')}`

// A delivery that was erased during its attempt keeps no response and is not retried. Every statement that changes
// several deliveries locks them in this order. Locked rows are skipped, so that a long transaction of one organization
// does not delay the results of others. A result is ignored if another worker has taken over the lease. A row that is
// locked here cannot move, so its `ctid` saves a second lookup by key; its id selects the partition. A row that moved just before still has its
// lease: it is reported as busy, and recorded shortly afterwards.
const recordStatement = statement(
  'record_webhook_delivery_attempts',
  `WITH result AS MATERIALIZED (
     SELECT * FROM ${heldRows(
       '$1',
       `status text, delay_ms float8, ago_ms float8, duration_ms int, response_status int, error text, snippet text,
       index int`,
     )}
   ), locked AS MATERIALIZED (
     SELECT row, delivery.organization_id, id, held.status, delay_ms, ago_ms, held.duration_ms, held.response_status, error, snippet, index
     FROM (SELECT * FROM result ORDER BY organization_id, key) AS held CROSS JOIN LATERAL (
       SELECT delivery.ctid AS row, delivery.organization_id, delivery.id, delivery.lease_token FROM webhook_deliveries delivery
       WHERE ${isHeld(deliveriesTable, 'delivery')} AND ${isOfWeeks}
       LIMIT 1 FOR NO KEY UPDATE SKIP LOCKED
     ) AS delivery
     WHERE delivery.lease_token = held.lease
   ), recorded AS (
     UPDATE webhook_deliveries delivery SET
       status = CASE WHEN payload_erased_at IS NULL OR locked.status <> 'failed' THEN locked.status ELSE 'dead' END,
       attempt_count = attempt_count + 1,
       last_attempt_at = ${currentTime('$2')} - locked.ago_ms * interval '1 millisecond',
       next_attempt_at = CASE WHEN payload_erased_at IS NULL
         THEN ${currentTime('$2')} + locked.delay_ms * interval '1 millisecond' END,
       response_status = locked.response_status,
       response_body_snippet = CASE WHEN payload_erased_at IS NULL THEN locked.snippet END,
       duration_ms = locked.duration_ms,
       lease_token = NULL,
       leased_until = NULL
     FROM locked
     WHERE delivery.ctid = locked.row AND delivery.id = locked.id AND delivery.organization_id = locked.organization_id AND ${isOfWeeks}
     RETURNING delivery.*, locked.error, locked.index
   ), attempt AS (
     INSERT INTO webhook_delivery_attempts
       (organization_id, delivery_id, number, started_at, duration_ms, response_status, error, response_body_snippet)
     SELECT organization_id, id, attempt_count, last_attempt_at, duration_ms, response_status, error,
       response_body_snippet
     FROM recorded delivery WHERE NOT ${hasInlineAttempt}
   ), figures AS (${addFigures('recorded', 'last_attempt_at', `'delivery_' || status`)}
   ), webhook_figures AS (${addWebhookFigures('recorded', 'last_attempt_at', `'delivery_' || status`)}
   )
   SELECT CASE WHEN count(*) < (SELECT count(*) FROM result) THEN (
     SELECT json_agg(json_build_object('index', index, 'is_busy', EXISTS (
       SELECT FROM webhook_deliveries delivery WHERE ${isHeld(deliveriesTable, 'delivery')} AND ${isOfWeeks}
     ))) FROM result AS held WHERE NOT EXISTS (SELECT FROM recorded WHERE recorded.index = held.index)
   ) END AS unrecorded, coalesce(bool_or(delivery.status = 'succeeded' AND EXISTS (
     SELECT FROM webhook_subscriptions
     WHERE organization_id = delivery.organization_id AND id = delivery.subscription_id AND failing_since IS NOT NULL
   )), false) AS recovered
   FROM recorded delivery`,
)

interface Recorded {
  /** Null if all were recorded. `is_busy`: the lease is still held, but the row is locked. */
  readonly unrecorded: readonly { readonly index: number; readonly is_busy: boolean }[] | null
  /** Whether a successful attempt belongs to a subscription that is recorded as failing. */
  readonly recovered: boolean
}

/**
 * Records the results of attempts in one statement: the attempts, and for each delivery success, the next attempt or
 * `dead`. Skips locked rows. Changes in the health of a subscription (failing, recovered, gone) are recorded in the
 * same transaction.
 */
export async function recordAttempts(
  database: Database,
  clock: DeliveryClock,
  attempts: readonly Attempt[],
): Promise<Unrecorded> {
  const nowMs = clock.monotonicMs()
  const results = JSON.stringify(attempts.map((attempt, index) => resultOf(attempt, index, nowMs)))
  const ids = attempts.map(({ delivery }) => delivery.id).sort()
  const values = [results, clock.aheadMs(), ids[0], ids.at(-1)]
  const health = healthOf(attempts)
  const healthBy = ({ unrecorded }: Recorded) => {
    if (unrecorded === null) return health
    const notRecorded = new Set(unrecorded.map(({ index }) => index))
    return healthOf(attempts.filter((_, index) => !notRecorded.has(index)))
  }
  const recorded =
    health.changes.length === 0
      ? await recordResults(database, values)
      : await database.transaction(async (tx: Transaction) => {
          const results = await recordResults(tx, values)
          const { changes } = healthBy(results)
          if (changes.length > 0) recordSubscriptionHealth(tx, clock, changes)
          return results
        })
  const { others } = healthBy(recorded)
  // A subscription has started failing since these deliveries were claimed.
  if (recorded.recovered && others.length > 0) {
    await database.transaction(async (tx: Transaction) => recordSubscriptionHealth(tx, clock, others))
  }
  const unrecorded = recorded.unrecorded ?? []
  const busy = unrecorded.filter(({ is_busy }) => is_busy).map(({ index }) => attempts[index]!)
  return { late: unrecorded.length - busy.length, busy }
}

async function recordResults(database: Queryable, values: readonly unknown[]): Promise<Recorded> {
  const [recorded] = await database.query(recordStatement, values)
  return recorded!
}

/** Null values are left out: the statement reads a missing field as null. */
function resultOf({ delivery, outcome, startedAtMs }: Attempt, index: number, nowMs: number) {
  const succeeded = isSuccess(outcome)
  // An attempt that a stop of the worker interrupted is retried soon, and is never the last one.
  const attempts = outcome.error === 'interrupted' ? 1 : delivery.attempt_count + 1
  const delay = succeeded || isGone(outcome) ? undefined : nextDelayMs(attempts, outcome.retryAfterMs)
  return {
    ...leaseOf(deliveriesTable, delivery),
    status: succeeded ? 'succeeded' : delay === undefined ? 'dead' : 'failed',
    delay_ms: delay,
    ago_ms: nowMs - startedAtMs,
    duration_ms: Math.round(outcome.durationMs),
    response_status: outcome.responseStatus ?? undefined,
    error: outcome.error ?? undefined,
    snippet: outcome.snippet ?? undefined,
    index,
  }
}

const isNotice = ({ event_type }: ClaimedDelivery) => (noticeTypes as readonly string[]).includes(event_type)

interface Health {
  readonly changes: readonly SubscriptionHealth[]
  /** Subscriptions whose state is the same as when the attempts were claimed. */
  readonly others: readonly SubscriptionHealth[]
}

/**
 * One entry per subscription and URL. Replays to a former URL, and notices that fail, do not count. One success among failures counts as
 * working.
 */
function healthOf(attempts: readonly Attempt[]): Health {
  const byUrl = new Map<string, { readonly health: SubscriptionHealth; readonly isChange: boolean }>()
  for (const { delivery, outcome } of attempts) {
    // An attempt that a stop of the worker interrupted says nothing about the receiver.
    if (!delivery.is_current_url || outcome.error === 'interrupted') continue
    // A notice must not cause a notice, so one that fails does not make its receiver failing or gone.
    if (isNotice(delivery) && !isSuccess(outcome)) continue
    const state = isSuccess(outcome) ? 'working' : isGone(outcome) ? 'gone' : 'failing'
    const { organization_id, subscription_id, url } = delivery
    const key = `${organization_id} ${subscription_id} ${url}`
    const known = byUrl.get(key)
    if (known?.health.state === 'gone' || (known?.health.state === 'working' && state === 'failing')) continue
    const wasChange = known?.health.state === 'working' && known.isChange
    const isChange = state !== 'working' || delivery.failing || wasChange
    byUrl.set(key, { health: { organization_id, subscription_id, url, state }, isChange })
  }
  const all = [...byUrl.values()]
  return {
    changes: all.filter(({ isChange }) => isChange).map(({ health }) => health),
    others: all.filter(({ isChange }) => !isChange).map(({ health }) => health),
  }
}
