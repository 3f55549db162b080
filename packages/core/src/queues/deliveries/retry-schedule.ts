const seconds = 1_000
const minutes = 60 * seconds
const hours = 60 * minutes

/** How long after each attempt that failed the next one follows; after the last there is none. */
const delaysMs = [
  5 * seconds,
  5 * minutes,
  30 * minutes,
  2 * hours,
  5 * hours,
  10 * hours,
  14 * hours,
  20 * hours,
  24 * hours,
]
/** So that what failed together is not tried again together. */
const jitter = 0.2
const longestRetryAfterMs = 24 * hours

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
  random: () => number = Math.random,
): number | undefined {
  const usual = delaysMs[attempts - 1]
  if (usual === undefined) return undefined
  const spread = Math.round(usual * (1 - jitter + 2 * jitter * random()))
  return Math.max(spread, Math.min(retryAfterMs ?? 0, longestRetryAfterMs))
}
