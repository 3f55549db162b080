import type { LiveChange } from './live-change.ts'
import { type ChangeFollower, openChangeStream } from './open-change-stream.ts'
import type { Presence } from './presence.ts'

// Browsers allow about six connections to a service without HTTP/2, so that a stream for each tab would leave none for
// requests. One tab, which holds a lock, has the stream and passes the changes on. If it is closed, the next has the lock.

type Passed = { readonly change: LiveChange } | { readonly presence: Presence } | { readonly isOpen: boolean }

/**
 * Follows the changes, with one stream for all tabs of the browser that give the same name.
 *
 * @returns ends it
 */
export function followTogether(name: string, follower: ChangeFollower): () => void {
  const sinceMs = performance.now()
  // There are none without HTTPS. Then each tab has a stream of its own.
  if (!('locks' in navigator)) return openChangeStream(follower, sinceMs)

  const tabs = new BroadcastChannel(name)
  const receive = (passed: Passed) => {
    if ('change' in passed) follower.onChange(passed.change)
    else if ('presence' in passed) follower.onPresence(passed.presence)
    else follower.onConnection(passed.isOpen)
  }
  tabs.onmessage = ({ data }: MessageEvent<Passed>) => receive(data)
  const pass = (passed: Passed) => {
    tabs.postMessage(passed)
    receive(passed)
  }
  const passing: ChangeFollower = {
    onChange: (change) => pass({ change }),
    onPresence: (presence) => pass({ presence }),
    onConnection: (isOpen) => pass({ isOpen }),
    checkSession: () => follower.checkSession(),
  }
  const leaving = new AbortController()
  const lead = () =>
    new Promise<void>((resolve) => {
      const close = openChangeStream(passing, sinceMs)
      leaving.signal.addEventListener('abort', () => resolve(close()))
    })
  navigator.locks.request(name, { signal: leaving.signal }, lead).catch(() => undefined)
  return () => {
    leaving.abort()
    tabs.close()
  }
}
