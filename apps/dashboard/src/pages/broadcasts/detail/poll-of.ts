import type { Broadcast } from '../broadcast.ts'

const runningMs = 2_000
const laterMs = 10_000
/** How long statuses of messages are followed after the end. */
const followMs = 60 * 60_000

/** After how many milliseconds the counts are loaded again; false for never. */
export function pollOf(broadcast: Broadcast | undefined, now: number): number | false {
  if (broadcast === undefined) return false
  const { status, ended_at, counts } = broadcast
  if (status === 'running' || (counts.queued > 0 && status === 'paused')) return runningMs
  if (status === 'scheduled') return laterMs
  const isRecent = ended_at !== null && now - Date.parse(ended_at) < followMs
  if (!isRecent) return false
  return counts.queued > 0 ? runningMs : laterMs
}
