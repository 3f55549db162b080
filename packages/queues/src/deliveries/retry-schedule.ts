import { hourMs, minuteMs, scheduledDelayMs, secondMs } from '@channel/core/mechanisms/retries'

/** The delay after each failed attempt; there is none after the last. */
const delaysMs = [
  5 * secondMs,
  5 * minuteMs,
  30 * minuteMs,
  2 * hourMs,
  5 * hourMs,
  10 * hourMs,
  14 * hourMs,
  20 * hourMs,
  24 * hourMs,
]
const maxRetryAfterMs = 24 * hourMs

/**
 * The delay until the next attempt, in milliseconds; undefined if there is none.
 *
 * @param attempts so far, including the one that just failed
 * @param retryAfterMs the wait that the receiver asks for: it can delay the next attempt by at most a day, but not
 *   advance it
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
