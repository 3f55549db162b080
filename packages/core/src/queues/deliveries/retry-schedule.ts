import { hour, minute, scheduledDelayMs, second } from '../../mechanisms/retries/index.ts'

/** How long after each attempt that failed the next one follows; after the last there is none. */
const delaysMs = [5 * second, 5 * minute, 30 * minute, 2 * hour, 5 * hour, 10 * hour, 14 * hour, 20 * hour, 24 * hour]
const maxRetryAfterMs = 24 * hour

/**
 * How long to wait for the next attempt, in milliseconds; undefined when there is none.
 *
 * @param attempts those made so far, the one that just failed among them
 * @param retryAfterMs what the receiver asks for: it can put the next attempt off, by a day at most, and not hasten it
 * @param random from 0 to 1
 */
export function nextDelayMs(
  attempts: number,
  retryAfterMs: number | undefined,
  random?: () => number,
): number | undefined {
  const delayMs = scheduledDelayMs(delaysMs, attempts, random)
  return delayMs === undefined ? undefined : Math.max(delayMs, Math.min(retryAfterMs ?? 0, maxRetryAfterMs))
}
