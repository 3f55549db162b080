import type { LeasedTable } from '../leased/index.ts'

export const deliveriesTable = {
  name: 'webhook_deliveries',
  key: 'id',
  token: 'lease_token',
  until: 'leased_until',
} as const satisfies LeasedTable

/**
 * The independent lanes of a subscription: first attempts, retries, and replays, which may go to a former URL that no
 * longer responds.
 */
export const deliveryLanes = ['first', 'retry', 'replay'] as const

/** A count for each lane of a subscription. */
export type CountByLane = Readonly<Record<(typeof deliveryLanes)[number], number>>

/** The SQL condition that a delivery waits for an earlier one of its conversation. An index has the same predicate. */
export const isBlocked = (delivery: string) =>
  `${delivery}.conversation_id IS NOT NULL AND ${delivery}.next_attempt_at IS NULL AND ${delivery}.status IN ('pending', 'failed')`

/** The SQL of a delivery's lane, as an index in {@link deliveryLanes}. An index of the table has the same expression. */
export const laneColumn = 'CASE WHEN replayed_from IS NULL THEN least(attempt_count, 1) ELSE 2 END'
