/** Delays between attempts, in milliseconds: the first one, then twice as long each time, up to a maximum. */
export interface BackOff {
  readonly firstMs: number
  readonly maxMs: number
}

/** @param failures in a row so far, at least one */
export function backOffMs(failures: number, { firstMs, maxMs }: BackOff): number {
  return Math.min(firstMs * 2 ** (failures - 1), maxMs)
}

/** For what waits for the database: a restart takes seconds, and hundreds of callers may wait for it. */
export const databaseBackOff: BackOff = { firstMs: 50, maxMs: 2_000 }
