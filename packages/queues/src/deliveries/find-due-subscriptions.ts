import { currentTime, type DeliveryClock } from '@channel/core/mechanisms/clock'
import { type Database, statement } from '@channel/db'
import {
  isFree,
  type RememberedGroupsParts,
  rememberedGroups,
  rememberWaiting,
  scanWaiting,
  WaitingSince,
} from '../leased/index.ts'
import { laneColumn } from './deliveries-table.ts'
import { anyTime, findWaitingWeeks, isBetween, withPresentWeek } from './find-waiting-weeks.ts'

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

const keys = ['organization_id', 'subscription_id', ['lane', laneColumn, 'int']] as const
const parts: RememberedGroupsParts = {
  table: 'webhook_deliveries',
  keys,
  isWaiting: `next_attempt_at IS NOT NULL AND ${isBetween('webhook_deliveries', '$4', '$5')}`,
  dueAt: 'next_attempt_at',
  more: ['leased_until'],
  remembered: ['$2', '$3'],
  until: currentTime('$1'),
}
const hasDue = (lane: 0 | 1 | 2) => `count(*) FILTER (WHERE lane = ${lane} AND is_due) > 0`

// If the delivery of a lane that is due first has a lease, a lookup finds whether a later one is due.
const findStatement = statement(
  'find_due_webhook_subscriptions',
  `WITH RECURSIVE ${rememberedGroups(parts)},
   found AS MATERIALIZED (
     SELECT waiting.organization_id, waiting.subscription_id, lane, deleted_at IS NOT NULL AS deleted,
       enabled AND due_at <= ${currentTime('$1')} AND (${isFree('waiting', '$1')} OR (
         SELECT true FROM webhook_deliveries delivery
         WHERE delivery.organization_id = waiting.organization_id AND delivery.subscription_id = waiting.subscription_id
           AND ${laneColumn} = waiting.lane AND next_attempt_at >= due_at AND next_attempt_at <= ${currentTime('$1')}
           AND ${isFree('delivery', '$1')} AND ${isBetween('delivery', '$4', '$5')}
         ORDER BY next_attempt_at LIMIT 1
       ) IS NOT NULL) AS is_due
     FROM waiting
     JOIN webhook_subscriptions subscription ON subscription.organization_id = waiting.organization_id
       AND subscription.id = waiting.subscription_id AND (enabled OR deleted_at IS NOT NULL)
   )
   SELECT ${rememberWaiting}, (SELECT json_agg(due) FROM (
     SELECT organization_id, subscription_id, deleted,
       ${hasDue(0)} AS first, ${hasDue(1)} AS retry, ${hasDue(2)} AS replay
     FROM found GROUP BY organization_id, subscription_id, deleted HAVING deleted OR bool_or(is_due)
   ) AS due)::text AS due`,
)

/** Remembers since when deliveries wait, by subscription and lane, and the weeks of those that wait. */
export class WaitingDeliveries extends WaitingSince {
  weeks = anyTime

  constructor() {
    super(['organization_id', 'subscription_id', 'lane'])
  }
}

/** Finds the subscriptions with due deliveries, and deleted ones with pending deliveries, in all organizations. */
export function findDueSubscriptions(
  database: Database,
  { aheadMs }: Pick<DeliveryClock, 'aheadMs'>,
  waiting = new WaitingDeliveries(),
): Promise<DueSubscription[]> {
  return scanWaiting(database, findStatement, aheadMs(), waiting, async (isComplete) => {
    waiting.weeks = isComplete ? await findWaitingWeeks(database) : withPresentWeek(waiting.weeks)
    return [`wbd_${waiting.weeks.from}`, `wbd_${waiting.weeks.to}`]
  })
}
