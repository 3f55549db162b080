/**
 * What a worker goes by. Whether a delivery is due and whether a lease has run out is decided by the database's clock, the
 * same for all workers and for whoever made the delivery, however wrong their own clocks are.
 */
export interface DeliveryClock {
  /** How far to be ahead of the database's clock, in milliseconds: 0 but in tests, which let time pass by it. */
  readonly aheadMs: () => number
  /** Milliseconds that never go back; between two calls only their difference counts. */
  readonly monotonicMs: () => number
}

export const systemDeliveryClock: DeliveryClock = { aheadMs: () => 0, monotonicMs: () => performance.now() }

/**
 * The SQL of the present moment, stable within a statement, so that an index can be read up to it.
 *
 * @param aheadMs the place of {@link DeliveryClock.aheadMs}
 */
export const momentAhead = (aheadMs: string) =>
  `(statement_timestamp() + ${aheadMs}::float8 * interval '1 millisecond')`
