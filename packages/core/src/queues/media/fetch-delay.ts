import { hour, minute, scheduledDelayMs, second } from '../../mechanisms/retries/index.ts'

const delaysMs = [2 * second, 10 * second, 30 * second, 2 * minute, 10 * minute, 30 * minute, hour, 3 * hour]

/** The delay after the given number of attempts, in milliseconds: increasing, 3 hours at most, plus or minus a fifth. */
export function fetchDelayMs(attempts: number): number {
  return scheduledDelayMs(delaysMs, Math.min(attempts, delaysMs.length))!
}
