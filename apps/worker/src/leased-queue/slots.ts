/** How fast the other side of a flow responds. */
export type Pace = 'fast' | 'slow'

/** First attempts and retries: a share of the slots is reserved for first attempts. */
export type Lane = 'first' | 'retry'

/** One attempt in flight. */
export interface Slot {
  pace: Pace
  readonly lane: Lane
}

export interface SlotLimits {
  /** Attempts in flight of flows that are fast. */
  readonly fast: number
  /** Attempts in flight of flows that are slow. */
  readonly slow: number
  /** The share of each that retries may take; all of them by default. */
  readonly retryShare?: number
}

/** Concurrency limits. Slow flows have slots of their own, so they cannot take those of fast flows. */
export class Slots {
  readonly #limits: SlotLimits
  readonly #used = { fast: { first: 0, retry: 0 }, slow: { first: 0, retry: 0 } }
  /** How many flows are slow now. Maintained by the flows that share the slow slots evenly. */
  slowFlows = 0

  constructor(limits: SlotLimits) {
    this.#limits = limits
  }

  /** How many slow slots one slow flow may have. */
  get slowShare(): number {
    return Math.max(1, Math.floor(this.#limits.slow / Math.max(1, this.slowFlows)))
  }

  used(pace: Pace): number {
    return this.#used[pace].first + this.#used[pace].retry
  }

  has(pace: Pace, lane: Lane = 'first'): boolean {
    const max = this.#limits[pace]
    if (this.used(pace) >= max) return false
    return lane === 'first' || this.#used[pace].retry < max * (this.#limits.retryShare ?? 1)
  }

  take(pace: Pace, lane: Lane = 'first'): Slot {
    this.#used[pace][lane] += 1
    return { pace, lane }
  }

  /** Frees a fast slot. The slow count may exceed its limit until some attempts finish. */
  moveToSlow(slot: Slot): void {
    if (slot.pace === 'slow') return
    this.release(slot)
    slot.pace = 'slow'
    this.#used.slow[slot.lane] += 1
  }

  release({ pace, lane }: Slot): void {
    this.#used[pace][lane] -= 1
  }
}
