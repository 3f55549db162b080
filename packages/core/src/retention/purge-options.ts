import { setTimeout as delay } from 'node:timers/promises'

/** How a purge runs. */
export interface PurgeOptions {
  readonly now: () => Date
  /** Ends the purge after the transaction that is running. */
  readonly signal?: AbortSignal | undefined
  /** Pause after each transaction, in milliseconds, so that requests are not slowed down; 100 by default. */
  readonly pauseMs?: number | undefined
}

/** Rows of one transaction: few, so that no request waits long for its locks. */
export const purgeBatch = 50

/**
 * Runs transactions of a purge until one finds nothing more, or the signal ends it.
 *
 * @param runBatch runs one and resolves to whether there may be more
 */
export async function inBatches(
  { signal, pauseMs = 100 }: PurgeOptions,
  runBatch: () => Promise<boolean>,
): Promise<void> {
  while (!signal?.aborted) {
    if (!(await runBatch())) return
    await delay(pauseMs, undefined, { signal }).catch(() => undefined)
  }
}
