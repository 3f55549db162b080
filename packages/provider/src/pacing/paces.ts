/** How fast something may go: `burst` at once, and then one more each `intervalMs`. */
export interface Pace {
  readonly intervalMs: number
  readonly burst: number
}

const keysBeforeSweep = 10_000
/** To sweep what nearly all stays of would cost every message a look at all others. */
const growthBetweenSweeps = 2

/** Keeps many to a pace, each by a key of its own: for each, only the moment by which all that was let go is paid for. */
export class Paces {
  readonly #pace: Pace
  readonly #paidBy = new Map<string, number>()
  #sweepAt = keysBeforeSweep

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
    if (this.#paidBy.size >= this.#sweepAt && !this.#paidBy.has(key)) this.#sweep(now)
    this.#paidBy.set(key, Math.max(now, this.#paidBy.get(key) ?? now) + this.#pace.intervalMs)
  }

  #sweep(now: number): void {
    for (const [key, paidBy] of this.#paidBy) if (paidBy <= now) this.#paidBy.delete(key)
    this.#sweepAt = Math.max(keysBeforeSweep, this.#paidBy.size * growthBetweenSweeps)
  }
}
