import type { DeliveryLimits } from '../delivery-limits.ts'

/** However fast the receiver is: what this worker holds, no other worker can have. */
const maxRoundsAhead = 16

/** How many attempts of a subscription may be in flight, and how many deliveries to hold for them. */
export class ConcurrencyCap {
  readonly #limits: Pick<DeliveryLimits, 'firstCap' | 'maxInFlight' | 'holdAheadMs'>
  #cap: number
  /** How long its attempts take, as a moving average. */
  #typicalMs: number

  constructor(limits: Pick<DeliveryLimits, 'firstCap' | 'maxInFlight' | 'holdAheadMs'>) {
    this.#limits = limits
    this.#cap = Math.min(limits.firstCap, limits.maxInFlight)
    this.#typicalMs = limits.holdAheadMs
  }

  get value(): number {
    return this.#cap
  }

  /** How many deliveries to hold: those in flight, and as many more as begin before the next claim. */
  get toHold(): number {
    const rounds = Math.round(this.#limits.holdAheadMs / Math.max(1, this.#typicalMs))
    return this.#cap * (1 + Math.min(Math.max(rounds, 1), maxRoundsAhead))
  }

  measured(durationMs: number): void {
    this.#typicalMs += (durationMs - this.#typicalMs) / 8
  }

  grow(): void {
    this.#cap = Math.min(this.#cap * 2, this.#limits.maxInFlight)
  }

  shrink(): void {
    this.#cap = Math.max(1, Math.floor(this.#cap / 2))
  }

  /** The receiver is known to fail. */
  toOne(): void {
    this.#cap = 1
  }
}
