import type { ThrottleScope } from '@channel/provider'
import { SweptMap } from './swept-map.ts'

interface Pause {
  readonly until: number
  readonly times: number
}

const hourMs = 3_600_000

/**
 * The duration of the nth consecutive pause, from 0. The provider asks for 4^n s between messages to one recipient,
 * and counts per hour for accounts and apps.
 */
export function pauseMs(scope: ThrottleScope, times: number): number {
  switch (scope) {
    case 'recipient':
      return Math.min(1000 * 4 ** times, hourMs)
    case 'number':
      return Math.min(1000 * 2 ** times, 60_000)
    case 'account':
    case 'app':
      return Math.min(60_000 * 2 ** times, hourMs)
  }
}

/** Records which keys are throttled and until when. Pauses get longer until a message succeeds. */
export class BackOff {
  /** Forgets pauses that ended longer ago than the longest pause. */
  readonly #pauses = new SweptMap<Pause>(({ until }, now) => until + hourMs <= now)

  /** Milliseconds from `now` until the next attempt. */
  waitMs(key: string, now: number): number {
    return Math.max(0, (this.#pauses.get(key)?.until ?? now) - now)
  }

  /** Number of recorded keys. */
  get size(): number {
    return this.#pauses.size
  }

  /** Call it when the provider throttles a message. Messages that were in flight when a pause began do not extend it. */
  recordThrottle(key: string, scope: ThrottleScope, now: number): void {
    const previous = this.#pauses.get(key)
    if (previous !== undefined && previous.until > now) return
    const times = previous === undefined ? 0 : previous.times + 1
    this.#pauses.set(key, { until: now + pauseMs(scope, times), times }, now)
  }

  /** Call it when a message succeeds. Messages that were in flight when a pause began do not end it. */
  recordSuccess(key: string, now: number): void {
    if (this.waitMs(key, now) === 0) this.#pauses.delete(key)
  }
}
