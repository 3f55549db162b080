import { currentTime, type DeliveryClock } from '@channel/core/mechanisms/clock'
import { type Queryable, statement } from '@channel/db'
import { isFree, waitingGroups } from '../leased/index.ts'
import { laneColumn } from './deliveries-table.ts'

/** A subscription with due deliveries, and the lanes that have some; or a deleted one with pending deliveries. */
export interface DueSubscription {
  readonly organization_id: string
  readonly subscription_id: string
  /** Whether it was deleted. Its pending deliveries must then be ended without being sent. */
  readonly deleted: boolean
  /** Whether first attempts are due. */
  readonly first: boolean
  /** Whether retries are due. */
  readonly retry: boolean
  /** Whether replays are due. */
  readonly replay: boolean
}

/** A row if the subscription has due deliveries in the lane, which is an index in `deliveryLanes`. */
const dueIn = (lane: 0 | 1 | 2) => `LATERAL (
  SELECT true AS due FROM webhook_deliveries delivery
  WHERE delivery.organization_id = waiting.organization_id AND delivery.subscription_id = waiting.subscription_id
    AND ${laneColumn} = ${lane} AND next_attempt_at <= ${currentTime('$1')}
    AND ${isFree('delivery', '$1')}
  ORDER BY next_attempt_at LIMIT 1
)`

const groupColumns = ['organization_id', 'subscription_id']

// Four index lookups per subscription: one finds the subscription, and one per lane finds a due delivery.
const findStatement = statement(
  'find_due_webhook_subscriptions',
  `WITH RECURSIVE ${waitingGroups('webhook_deliveries', groupColumns, 'next_attempt_at IS NOT NULL')}
   SELECT waiting.organization_id, waiting.subscription_id, deleted_at IS NOT NULL AS deleted,
     first.due IS NOT NULL AS first, retry.due IS NOT NULL AS retry, replay.due IS NOT NULL AS replay
   FROM waiting
   JOIN webhook_subscriptions subscription ON subscription.organization_id = waiting.organization_id
     AND subscription.id = waiting.subscription_id AND (enabled OR deleted_at IS NOT NULL)
   LEFT JOIN ${dueIn(0)} AS first ON enabled
   LEFT JOIN ${dueIn(1)} AS retry ON enabled
   LEFT JOIN ${dueIn(2)} AS replay ON enabled
   WHERE deleted_at IS NOT NULL OR first.due OR retry.due OR replay.due`,
)

/** Finds the subscriptions with due deliveries, and deleted ones with pending deliveries, in all organizations. */
export function findDueSubscriptions(
  database: Queryable,
  { aheadMs }: Pick<DeliveryClock, 'aheadMs'>,
): Promise<DueSubscription[]> {
  return database.query(findStatement, [aheadMs()])
}
