/** Options of a purge. */
export interface PurgeOptions {
  readonly now: () => Date
  /** Ends the purge after the current transaction. */
  readonly signal?: AbortSignal | undefined
  /**
   * Pause after each transaction, as a multiple of its duration, so that requests are not slowed down; 9 by default. So a purge is
   * as fast as the database can afford: the longer a transaction takes, the fewer there are.
   */
  readonly pauseFactor?: number | undefined
}

/** Rows of one transaction: few, so that no request waits long for its locks. */
export const purgeBatch = 25
