import { SweptMap } from './swept-map.ts'

/** A rate: `burst` at once, then one more every `intervalMs`. */
export interface Pace {
  readonly intervalMs: number
  readonly burst: number
}

/** A rate limiter per key (GCRA). For each key it stores only the time by which all admitted calls are paid for. */
export class Paces {
  readonly #pace: Pace
  readonly #paidBy = new SweptMap<number>((paidBy, now) => paidBy <= now)

  constructor(pace: Pace) {
    this.#pace = pace
  }

  /** Milliseconds from `now` until the next call is admitted; 0 if it is admitted now. */
  waitMs(key: string, now: number): number {
    const { intervalMs, burst } = this.#pace
    return Math.max(0, (this.#paidBy.get(key) ?? now) - now - (burst - 1) * intervalMs)
  }

  /** Number of recorded keys. */
  get size(): number {
    return this.#paidBy.size
  }

  /** Counts one call. */
  take(key: string, now: number): void {
    this.#paidBy.set(key, Math.max(now, this.#paidBy.get(key) ?? now) + this.#pace.intervalMs, now)
  }
}
