import { type DeliveryClock, systemDeliveryClock } from '@channel/core/mechanisms/clock'
import { type Database, statement } from '@channel/db'
import { isFree, waitingGroups } from '../leased/index.ts'
import { laneColumn } from './deliveries-table.ts'

const groupColumns = ['organization_id', 'subscription_id'] as const

const findStatement = statement(
  'find_waiting_webhook_subscriptions',
  `WITH RECURSIVE ${waitingGroups('webhook_deliveries', groupColumns, 'next_attempt_at IS NOT NULL')}
   SELECT organization_id, subscription_id FROM waiting`,
)

const isWaiting = `delivery.organization_id = $1 AND delivery.subscription_id = $2 AND ${laneColumn} = $3
  AND next_attempt_at IS NOT NULL`

// Reads the index entries of those within the limit, so that it costs most where most wait.
const findBeyondStatement = statement(
  'find_webhook_delivery_beyond_limit',
  `SELECT next_attempt_at FROM webhook_deliveries delivery WHERE ${isWaiting} ORDER BY next_attempt_at OFFSET $4 LIMIT 1`,
)

const endStatement = statement(
  'end_webhook_deliveries_beyond_limit',
  `WITH ended AS MATERIALIZED (
     SELECT organization_id, id FROM webhook_deliveries delivery
     WHERE ${isWaiting} AND next_attempt_at >= $4 AND ${isFree('delivery', '$5')}
     ORDER BY next_attempt_at LIMIT $6 FOR NO KEY UPDATE SKIP LOCKED
   )
   UPDATE webhook_deliveries delivery SET status = 'dead', dead_reason = 'backlog_full', next_attempt_at = NULL,
     lease_token = NULL, leased_until = NULL
   FROM ended WHERE delivery.organization_id = ended.organization_id AND delivery.id = ended.id`,
)

const lanes = [0, 1, 2] as const
const batchSize = 1_000

export interface BacklogLimit {
  /** Max waiting first attempts of a subscription, and also of its retries and its replays. */
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
  backlog: readonly [organizationId: string, subscriptionId: string, lane: number],
  { max, clock = systemDeliveryClock, signal }: BacklogLimit,
): Promise<number> {
  const [beyond] = await database.query(findBeyondStatement, [...backlog, max])
  if (beyond === undefined) return 0
  for (let ended = 0; ; ) {
    const values = [...backlog, beyond.next_attempt_at, clock.aheadMs(), batchSize]
    const count = await database.execute(endStatement, values)
    ended += count
    if (count < batchSize || signal?.aborted) return ended
  }
}
