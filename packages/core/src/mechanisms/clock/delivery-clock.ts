/**
 * The clock of a worker. The database's clock decides whether a delivery is due and whether a lease has expired. It is
 * the same for all workers and for every creator of deliveries, even if their own clocks are wrong.
 */
export interface DeliveryClock {
  /** Milliseconds ahead of the database's clock: 0 except in tests, which use it to simulate elapsed time. */
  readonly aheadMs: () => number
  /** Milliseconds that never go back; only differences between two calls are meaningful. */
  readonly monotonicMs: () => number
}

export const systemDeliveryClock: DeliveryClock = { aheadMs: () => 0, monotonicMs: () => performance.now() }

/**
 * The SQL of the current time. It is stable within a statement, so that an index can be scanned up to it.
 *
 * @param aheadMs the placeholder of {@link DeliveryClock.aheadMs}
 */
export const currentTime = (aheadMs: string) =>
  `(statement_timestamp() + ${aheadMs}::float8 * interval '1 millisecond')`
