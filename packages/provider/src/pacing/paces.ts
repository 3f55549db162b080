import { SweptMap } from './swept-map.ts'

/** How fast something may go: `burst` at once, and then one more each `intervalMs`. */
export interface Pace {
  readonly intervalMs: number
  readonly burst: number
}

/** Keeps many to a pace, each by a key of its own: for each, only the moment by which all that was let go is paid for. */
export class Paces {
  readonly #pace: Pace
  readonly #paidBy = new SweptMap<number>((paidBy, now) => paidBy <= now)

  constructor(pace: Pace) {
    this.#pace = pace
  }

  /** How many milliseconds from `now` until the next may go; 0 when it may at once. */
  waitMs(key: string, now: number): number {
    const { intervalMs, burst } = this.#pace
    return Math.max(0, (this.#paidBy.get(key) ?? now) - now - (burst - 1) * intervalMs)
  }

  /** How many keys it remembers. */
  get size(): number {
    return this.#paidBy.size
  }

  /** One goes. */
  take(key: string, now: number): void {
    this.#paidBy.set(key, Math.max(now, this.#paidBy.get(key) ?? now) + this.#pace.intervalMs, now)
  }
}
