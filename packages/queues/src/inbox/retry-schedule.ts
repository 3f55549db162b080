import { backOffMs, hourMs, secondMs } from '@channel/core/mechanisms/retries'

const backOff = { firstMs: 5 * secondMs, maxMs: hourMs }

/** How long a webhook is retried after it was received, in milliseconds. */
export const retryPeriodMs = 7 * 24 * hourMs

/** The delay after the given number of attempts, in milliseconds: 5 s, then doubled each time, at most an hour. */
export function retryDelayMs(attempts: number): number {
  return backOffMs(attempts, backOff)
}
