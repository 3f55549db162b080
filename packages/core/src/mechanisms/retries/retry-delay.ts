/** Exponential backoff: the delay starts at `firstMs` and doubles with each failure, up to `maxMs`. */
export interface BackOff {
  readonly firstMs: number
  readonly maxMs: number
}

/** The delay before the next retry, in milliseconds. @param failures consecutive failures so far, min 1 */
export function backOffMs(failures: number, { firstMs, maxMs }: BackOff): number {
  return Math.min(firstMs * 2 ** (failures - 1), maxMs)
}

/** A share of the delay. Without jitter, tasks that failed at the same time would be retried at the same time. */
const jitter = 0.2

/**
 * The delay before the next retry according to a schedule, with a jitter of ±20 %, in milliseconds.
 *
 * @param delaysMs the delay after the first attempt, after the second, …
 * @param attempts the attempts so far, min 1
 * @param random returns a number from 0 to 1
 * @returns undefined if the schedule has no more retries
 */
export function scheduledDelayMs(
  delaysMs: readonly number[],
  attempts: number,
  random: () => number = Math.random,
): number | undefined {
  const delayMs = delaysMs[attempts - 1]
  return delayMs === undefined ? undefined : Math.round(delayMs * (1 - jitter + 2 * jitter * random()))
}

export const secondMs = 1_000
export const minuteMs = 60 * secondMs
export const hourMs = 60 * minuteMs
export const dayMs = 24 * hourMs
