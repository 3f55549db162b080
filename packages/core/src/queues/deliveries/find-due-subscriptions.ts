import { type Queryable, statement } from '@channel/db'
import { currentTime, type DeliveryClock } from '../../mechanisms/clock/index.ts'
import { isFree, waitingGroups } from '../leased/index.ts'
import { laneColumn } from './delivery-lane.ts'

/** A subscription with pending work. */
export interface DueSubscription {
  readonly organization_id: string
  readonly subscription_id: string
  /** A deleted subscription: its deliveries are ended without being sent. */
  readonly deleted: boolean
  /** Whether first attempts are due. */
  readonly first: boolean
  /** Whether retries are due. */
  readonly retry: boolean
  /** Whether replays are due. */
  readonly replay: boolean
}

const dueIn = (lane: 0 | 1 | 2) => `LATERAL (
  SELECT true AS due FROM webhook_deliveries delivery
  WHERE delivery.organization_id = waiting.organization_id AND delivery.subscription_id = waiting.subscription_id
    AND ${laneColumn} = ${lane} AND next_attempt_at <= ${currentTime('$1')}
    AND ${isFree('delivery', '$1')}
  ORDER BY next_attempt_at LIMIT 1
)`

// Four lookups in the index for each subscription.
const groupColumns = ['organization_id', 'subscription_id']

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

/** Finds the subscriptions of all organizations with work that is due now. */
export function findDueSubscriptions(
  database: Queryable,
  { aheadMs }: Pick<DeliveryClock, 'aheadMs'>,
): Promise<DueSubscription[]> {
  return database.query(findStatement, [aheadMs()])
}
