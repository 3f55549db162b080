import { backOffMs, hour, second } from '../../mechanisms/retries/index.ts'

const backOff = { firstMs: 5 * second, maxMs: hour }

/** For how long a webhook is tried again after it came. */
export const triedForMs = 7 * 24 * hour

/** How long after an attempt the next one comes: 5 s, twice as long each time, an hour at most. */
export function delayAfter(attempts: number): number {
  return backOffMs(attempts, backOff)
}
