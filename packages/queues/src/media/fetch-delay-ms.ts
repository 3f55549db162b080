import { hourMs, minuteMs, scheduledDelayMs, secondMs } from '@channel/core/mechanisms/retries'

const delaysMs = [
  2 * secondMs,
  10 * secondMs,
  30 * secondMs,
  2 * minuteMs,
  10 * minuteMs,
  30 * minuteMs,
  hourMs,
  3 * hourMs,
]

/** The delay after the given number of attempts, in milliseconds: increasing, 3 hours at most, plus or minus a fifth. */
export function fetchDelayMs(attempts: number): number {
  return scheduledDelayMs(delaysMs, Math.min(attempts, delaysMs.length))!
}
