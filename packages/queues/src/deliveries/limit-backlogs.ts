import { type DeliveryClock, systemDeliveryClock } from '@channel/core/mechanisms/clock'
import { type Database, type Statement, statement } from '@channel/db'
import { isFree, waitingGroups } from '../leased/index.ts'
import { isBlocked, laneColumn } from './deliveries-table.ts'

const waiting = {
  table: 'webhook_deliveries',
  keys: ['organization_id', 'subscription_id'],
  isWaiting: 'next_attempt_at IS NOT NULL',
}

const findStatement = statement(
  'find_waiting_webhook_subscriptions',
  `WITH RECURSIVE ${waitingGroups(waiting)}
   SELECT organization_id, subscription_id FROM waiting`,
)

/** Parameters: the organization, the subscription and the lane. */
const inLane = `delivery.organization_id = $1 AND delivery.subscription_id = $2 AND ${laneColumn} = $3 AND next_attempt_at IS NOT NULL`
const blocked = `delivery.organization_id = $1 AND delivery.subscription_id = $2 AND $3::int IS NOT NULL AND ${isBlocked('delivery')}`

interface LimitStatements {
  readonly findBeyond: Statement<{ place: string }>
  readonly end: Statement
}

/** @param place the column that the waiting ones are ordered by */
const statementsOf = (name: string, isWaiting: string, place: 'next_attempt_at' | 'created_at'): LimitStatements => ({
  // Reads the index entries of those within the limit, so that it costs most where most wait.
  findBeyond: statement(
    `find_${name}_beyond_limit`,
    `SELECT ${place} AS place FROM webhook_deliveries delivery WHERE ${isWaiting} ORDER BY ${place} OFFSET $4 LIMIT 1`,
  ),
  end: statement(
    `end_${name}_beyond_limit`,
    `WITH ended AS MATERIALIZED (
       SELECT organization_id, id FROM webhook_deliveries delivery
       WHERE ${isWaiting} AND ${place} >= $4 AND ${isFree('delivery', '$5')}
       ORDER BY ${place} LIMIT $6 FOR NO KEY UPDATE SKIP LOCKED
     )
     UPDATE webhook_deliveries delivery SET status = 'dead', dead_reason = 'backlog_full', next_attempt_at = NULL,
       lease_token = NULL, leased_until = NULL
     FROM ended WHERE delivery.organization_id = ended.organization_id AND delivery.id = ended.id`,
  ),
})

const ofLane = statementsOf('webhook_deliveries', inLane, 'next_attempt_at')
const ofBlocked = statementsOf('blocked_webhook_deliveries', blocked, 'created_at')

/** Those that wait for an earlier one of their conversation come last: there is an earlier one in a lane. */
const lanes = [0, 1, 2, 'blocked'] as const
type Lane = (typeof lanes)[number]
const batchSize = 1_000

export interface BacklogLimit {
  /** Max waiting first attempts of a subscription, and also of its retries, its replays, and those that wait for an earlier one. */
  readonly max: number
  readonly clock?: Pick<DeliveryClock, 'aheadMs'>
  /** Ends it after the current statement. */
  readonly signal?: AbortSignal
}

/**
 * Ends the deliveries of each subscription beyond its limit as `dead`, those that are due last. Nothing is counted when an
 * event is recorded, so that a backlog may exceed its limit until the next run.
 *
 * @returns the number of ended deliveries
 */
export async function limitBacklogs(database: Database, limit: BacklogLimit): Promise<number> {
  let ended = 0
  for (const { organization_id, subscription_id } of await database.query(findStatement)) {
    for (const lane of lanes) {
      if (limit.signal?.aborted) return ended
      ended += await endBeyond(database, [organization_id, subscription_id, lane], limit)
    }
  }
  return ended
}

async function endBeyond(
  database: Database,
  [organizationId, subscriptionId, lane]: readonly [organizationId: string, subscriptionId: string, lane: Lane],
  { max, clock = systemDeliveryClock, signal }: BacklogLimit,
): Promise<number> {
  const { findBeyond, end } = lane === 'blocked' ? ofBlocked : ofLane
  const backlog = [organizationId, subscriptionId, lane === 'blocked' ? 0 : lane]
  const [beyond] = await database.query(findBeyond, [...backlog, max])
  if (beyond === undefined) return 0
  for (let ended = 0; ; ) {
    const values = [...backlog, beyond.place, clock.aheadMs(), batchSize]
    const count = await database.execute(end, values)
    ended += count
    if (count < batchSize || signal?.aborted) return ended
  }
}
