import { hour, minute, scheduledDelayMs, second } from '../../mechanisms/retries/index.ts'

const delaysMs = [2 * second, 10 * second, 30 * second, 2 * minute, 10 * minute, 30 * minute, hour, 3 * hour]

/** How many milliseconds to wait after so many attempts: longer each time, 3 hours at most, each a fifth more or less. */
export function fetchDelayMs(attempts: number): number {
  return scheduledDelayMs(delaysMs, Math.min(attempts, delaysMs.length))!
}
