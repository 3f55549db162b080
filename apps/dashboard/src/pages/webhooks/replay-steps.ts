/** The max number of deliveries that one request replays. */
export const maxReplays = 1000

/** The deliveries of one request. */
export interface ReplayStep {
  readonly created_after: string
  readonly created_before: string
  readonly count: number
}

/**
 * Splits deliveries into requests, oldest first. The service takes bounds in time only, so that deliveries of the same
 * time stay together.
 *
 * @param times when they were created, newest first
 * @param before the bound above the newest one, which keeps the replays themselves out
 */
export function replaySteps(times: readonly string[], before: string, max = maxReplays): readonly ReplayStep[] {
  const oldestFirst = times.toReversed()
  const steps: ReplayStep[] = []
  let from = 0
  while (from < oldestFirst.length) {
    const end = endOfStep(oldestFirst, from, max)
    steps.push({
      created_after: oldestFirst[from] ?? before,
      created_before: oldestFirst[end] ?? before,
      count: end - from,
    })
    from = end
  }
  return steps
}

/** The index after the last delivery of a step: a whole number of times, but at least one time. */
function endOfStep(times: readonly string[], from: number, max: number): number {
  let end = Math.min(from + max, times.length)
  while (end < times.length && end > from && times[end] === times[end - 1]) end -= 1
  if (end > from) return end
  end = from + max
  while (end < times.length && times[end] === times[from]) end += 1
  return Math.min(end, times.length)
}
