/** Options of a purge. */
export interface PurgeOptions {
  readonly now: () => Date
  /** Ends the purge after the current transaction. */
  readonly signal?: AbortSignal | undefined
  /** Pause after each transaction, in milliseconds, so that requests are not slowed down; 1,000 by default. */
  readonly pauseMs?: number | undefined
}

/** Rows of one transaction: few, so that no request waits long for its locks. */
export const purgeBatch = 25
