import { setTimeout as delay } from 'node:timers/promises'
import { type BackOff, backOffMs } from '@channel/core/mechanisms/retries'

/** Backoff for the database: a restart takes seconds, and hundreds of callers may wait for it. */
export const databaseBackOff: BackOff = { firstMs: 50, maxMs: 2_000 }

export interface RetryOptions {
  /** When to give up, by `performance.now()`. Called before each wait, because it may change. */
  readonly until: () => number
  /** Receives the error of an attempt. @returns whether the next attempt may succeed */
  readonly onError: (error: Error) => boolean
}

/**
 * Repeats `work`, which needs the database, until it succeeds.
 *
 * @param work resolves to `false` if it is to be retried without being an error
 * @returns whether it succeeded; `false` after the time limit or a permanent error
 */
export async function retry(work: () => Promise<unknown>, options: RetryOptions): Promise<boolean> {
  const { until, onError } = options
  for (let failures = 1; performance.now() < until(); failures++) {
    try {
      if ((await work()) !== false) return true
    } catch (error) {
      if (!onError(error as Error)) return false
    }
    await delay(Math.max(0, Math.min(backOffMs(failures, databaseBackOff), until() - performance.now())))
  }
  return false
}
