import type { ThrottleScope } from '../meaning-of-error.ts'
import { SweptMap } from './swept-map.ts'

interface Pause {
  readonly until: number
  readonly times: number
}

const hourMs = 3_600_000

/** The nth pause in a row, from 0. The provider asks for 4^n s between messages to one recipient, and counts by the hour for accounts and apps. */
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

/** Remembers who was asked to slow down, and for how long: longer each time, until something goes through again. */
export class BackOff {
  /** Forgets what was paused last longer ago than any pause takes. */
  readonly #pauses = new SweptMap<Pause>(({ until }, now) => until + hourMs <= now)

  /** How many milliseconds from `now` until it may be tried again. */
  waitMs(key: string, now: number): number {
    return Math.max(0, (this.#pauses.get(key)?.until ?? now) - now)
  }

  /** How many keys it remembers. */
  get size(): number {
    return this.#pauses.size
  }

  /** The provider asked for it. What was under way already when a pause began does not make it longer. */
  throttled(key: string, scope: ThrottleScope, now: number): void {
    const former = this.#pauses.get(key)
    if (former !== undefined && former.until > now) return
    const times = former === undefined ? 0 : former.times + 1
    this.#pauses.set(key, { until: now + pauseMs(scope, times), times }, now)
  }

  /** Something went through. What was under way already when a pause began does not end it. */
  succeeded(key: string, now: number): void {
    if (this.waitMs(key, now) === 0) this.#pauses.delete(key)
  }
}
