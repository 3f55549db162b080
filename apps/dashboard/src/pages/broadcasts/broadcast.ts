import type { components } from '@channel/client'
import type { Badge, Tone } from '../../components/status-badge.tsx'
import { broadcastsText } from '../../messages/broadcasts.ts'
import { text } from '../../messages/text.ts'

export type Broadcast = components['schemas']['Broadcast']
export type BroadcastRecipient = components['schemas']['BroadcastRecipient']

const labels = broadcastsText
const tones: Readonly<Record<string, Tone>> = {
  scheduled: 'info',
  running: 'info',
  paused: 'warn',
  completed: 'good',
  sent: 'info',
  delivered: 'good',
  read: 'good',
  failed: 'bad',
  skipped: 'warn',
}

/** The status of a broadcast. The set may grow. */
export function broadcastBadge({
  status,
  started_at,
  send_at,
}: Pick<Broadcast, 'status' | 'started_at' | 'send_at'>): Badge {
  if (status === 'canceled' && started_at === null && send_at === null)
    return { tone: 'neutral', label: labels.statuses.discarded ?? status }
  return { tone: tones[status] ?? 'neutral', label: labels.statuses[status] ?? status }
}

/** The status of a recipient; in a canceled broadcast, one that waits gets no message. */
export function recipientBadge(status: string, broadcast: Pick<Broadcast, 'status'>): Badge {
  const isNotSent = status === 'pending' && broadcast.status === 'canceled'
  const label = isNotSent ? labels.pendingAfterCancel : (labels.status[status] ?? status)
  return { tone: tones[status] ?? 'neutral', label }
}

/** The recipients whose message has left, or who get none. At the end the provider has not reported all of them yet. */
export function doneOf({ counts, ended_at }: Pick<Broadcast, 'counts' | 'ended_at'>): number {
  return counts.total - counts.pending - (ended_at === null ? counts.queued : 0)
}

/** Why a recipient got no message, in words. The set of codes may grow: one that is not known is treated like `upstream_error`. */
export function reasonText(code: string): string {
  const { errors } = text.inbox
  const known = Object.hasOwn(errors, code) ? errors[code as keyof typeof errors] : errors.upstream_error
  return labels.skippedReasons[code] ?? known.what
}

/** Why it is paused, in words. */
export function pauseReasonText(code: string): string {
  return labels.pauseReasons[code] ?? reasonText(code)
}

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
