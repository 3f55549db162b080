/** The response speed of a flow's receiver. */
export type Pace = 'fast' | 'slow'

/** First attempts and retries: a share of the slots is reserved for first attempts. */
export type Lane = 'first' | 'retry'

/** One attempt in flight. */
export interface Slot {
  pace: Pace
  readonly lane: Lane
}

export interface SlotLimits {
  /** Max attempts in flight of fast flows. */
  readonly fast: number
  /** Max attempts in flight of slow flows. */
  readonly slow: number
  /** The share of each that retries may take; all by default. */
  readonly retryShare?: number
}

/** Concurrency limits. Slow flows have separate slots, so they cannot take those of fast flows. */
export class Slots {
  readonly #limits: SlotLimits
  readonly #used = { fast: { first: 0, retry: 0 }, slow: { first: 0, retry: 0 } }
  /** The number of slow flows. Maintained by flows that share the slow slots evenly. */
  slowFlows = 0

  constructor(limits: SlotLimits) {
    this.#limits = limits
  }

  /** Max slow slots of one slow flow. */
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
