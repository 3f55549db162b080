/**
 * What waits for a subscription, in lines of which none is behind another: first attempts, later ones, and replays, which
 * may go to a former URL at which nobody answers any more.
 */
export const deliveryLanes = ['first', 'retry', 'replay'] as const

/** How many deliveries of each lane of a subscription. */
export type CountByLane = Readonly<Record<(typeof deliveryLanes)[number], number>>

/** The SQL of the lane that a delivery waits in, by its place in {@link deliveryLanes}; an index has it to the letter. */
export const laneColumn = 'CASE WHEN replayed_from IS NULL THEN least(attempt_count, 1) ELSE 2 END'
