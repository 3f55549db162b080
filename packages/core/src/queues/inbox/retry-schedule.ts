import { backOffMs, hour, second } from '../../mechanisms/retries/index.ts'

const backOff = { firstMs: 5 * second, maxMs: hour }

/** How long a webhook is retried after it was received. */
export const triedForMs = 7 * 24 * hour

/** The delay after so many attempts: 5 s, then twice as long each time, at most an hour. */
export function delayAfter(attempts: number): number {
  return backOffMs(attempts, backOff)
}
