import { shownOrganization } from '../open-organization.ts'
import { urlWith } from '../url-with.ts'
import type { LiveChange } from './live-change.ts'
import type { Presence } from './presence.ts'

const minRetryMs = 2_000
const maxRetryMs = 60_000
/** If opening takes longer, what was loaded meanwhile may be out of date. */
const maxOpeningMs = 1_000

/** Receives the changes of the organization. */
export interface ChangeFollower {
  onChange(change: LiveChange): void
  /** What a user does in a conversation. */
  onPresence(presence: Presence): void
  /** The connection is open, or it was lost. */
  onConnection(isOpen: boolean): void
  /** Whether the session lasts; rejects if that is unknown. */
  checkSession(): Promise<boolean>
}

/**
 * Follows the changes until the session ends. The browser reconnects by itself; where it gives up, this does, with backoff.
 * A `reset` reports every gap that the service cannot fill.
 *
 * @param sinceMs the time of `performance.now` since when the follower has missed changes
 * @returns closes the stream
 */
export function openChangeStream(follower: ChangeFollower, sinceMs: number): () => void {
  let source: EventSource | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  let failures = 0
  let isClosed = false
  let hasOpened = false

  const connect = () => {
    // The browser sends the id of the last message that this object has received.
    let canResume = false
    const opening = new EventSource(urlWith('/dashboard/live', { organization_id: shownOrganization() }))
    source = opening
    opening.onopen = () => {
      failures = 0
      follower.onConnection(true)
      const isLate = hasOpened || performance.now() - sinceMs > maxOpeningMs
      if (isLate && !canResume) follower.onChange({ type: 'reset' })
      hasOpened = true
    }
    opening.onmessage = ({ data, lastEventId }: MessageEvent<string>) => {
      canResume ||= lastEventId !== ''
      follower.onChange(JSON.parse(data))
    }
    opening.addEventListener('presence', ({ data }: MessageEvent<string>) => follower.onPresence(JSON.parse(data)))
    opening.addEventListener('reset', () => follower.onChange({ type: 'reset' }))
    opening.onerror = () => {
      follower.onConnection(false)
      if (opening.readyState === EventSource.CLOSED) void reconnect()
    }
  }

  const reconnect = async () => {
    const mayConnect = await follower.checkSession().catch(() => true)
    if (isClosed || !mayConnect) return
    timer = setTimeout(connect, retryDelayMs(failures++))
  }

  connect()
  return () => {
    isClosed = true
    clearTimeout(timer)
    source?.close()
  }
}

/** Doubles with each failure. It is random, so that the pages do not all come back at once. */
function retryDelayMs(failures: number): number {
  return Math.min(maxRetryMs, minRetryMs * 2 ** failures) * (0.5 + Math.random() / 2)
}
