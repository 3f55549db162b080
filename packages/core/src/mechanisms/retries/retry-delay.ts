/** Exponential backoff: the delay doubles with each failure, up to a maximum. In milliseconds. */
export interface BackOff {
  readonly firstMs: number
  readonly maxMs: number
}

/** @param failures consecutive failures so far, at least one */
export function backOffMs(failures: number, { firstMs, maxMs }: BackOff): number {
  return Math.min(firstMs * 2 ** (failures - 1), maxMs)
}

/** Jitter keeps tasks that failed at the same time from being retried at the same time. */
const jitter = 0.2

/**
 * The delay of a schedule after the given number of attempts, plus or minus a fifth.
 *
 * @param delaysMs after the first attempt, after the second, …
 * @param attempts so far, at least one
 * @param random from 0 to 1
 * @returns undefined when the schedule has no further delay
 */
export function scheduledDelayMs(
  delaysMs: readonly number[],
  attempts: number,
  random: () => number = Math.random,
): number | undefined {
  const delayMs = delaysMs[attempts - 1]
  return delayMs === undefined ? undefined : Math.round(delayMs * (1 - jitter + 2 * jitter * random()))
}

export const second = 1_000
export const minute = 60 * second
export const hour = 60 * minute
