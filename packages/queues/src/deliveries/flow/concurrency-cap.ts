import type { DeliveryLimits } from '../delivery-limits.ts'

/** Limits claims ahead even for fast receivers: no other worker can send what this worker holds. */
const maxRoundsAhead = 16

/** Limits the attempts in flight of a subscription, and the deliveries held for them. */
export class ConcurrencyCap {
  readonly #limits: Pick<DeliveryLimits, 'firstCap' | 'maxInFlight' | 'holdAheadMs'>
  #cap: number
  /** The duration of its attempts, as a moving average. */
  #typicalMs: number

  constructor(limits: Pick<DeliveryLimits, 'firstCap' | 'maxInFlight' | 'holdAheadMs'>) {
    this.#limits = limits
    this.#cap = Math.min(limits.firstCap, limits.maxInFlight)
    this.#typicalMs = limits.holdAheadMs
  }

  get value(): number {
    return this.#cap
  }

  /** Max deliveries to hold: those in flight, and those that begin before the next claim. */
  get maxHeld(): number {
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
  setToOne(): void {
    this.#cap = 1
  }
}
