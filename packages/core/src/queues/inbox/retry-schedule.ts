const firstDelayMs = 5_000
const longestDelayMs = 3_600_000

/** For how long a webhook is tried again after it came. */
export const triedForMs = 7 * 24 * 3_600_000

/** How long after an attempt the next one comes: 5 s, twice as long each time, an hour at most. */
export function delayAfter(attempts: number): number {
  return Math.min(firstDelayMs * 2 ** (attempts - 1), longestDelayMs)
}
