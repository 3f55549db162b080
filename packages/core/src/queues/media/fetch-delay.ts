const [second, minute, hour] = [1_000, 60_000, 3_600_000]
const delaysMs = [2 * second, 10 * second, 30 * second, 2 * minute, 10 * minute, 30 * minute, hour, 3 * hour]
const jitter = 0.2

/** How many milliseconds to wait after so many attempts: longer each time, 3 hours at most, each a fifth more or less. */
export function fetchDelayMs(attempts: number): number {
  const delayMs = delaysMs[Math.min(attempts, delaysMs.length) - 1] ?? delaysMs[0]!
  return delayMs * (1 - jitter + 2 * jitter * Math.random())
}
