import type { DeliveryLimits } from './delivery-limits.ts'
import type { Lane } from './subscription-flow.ts'

type Kind = 'fast' | 'slow'

/** A place among the attempts in flight. */
export interface Slot {
  kind: Kind
  readonly lane: Lane
}

/**
 * The places for attempts in flight, those of fast and of slow receivers apart, so that the ones which do not answer cannot
 * take the place of those which do. Of each kind a part is kept for first attempts.
 */
export class Slots {
  readonly #used = { fast: { first: 0, retry: 0 }, slow: { first: 0, retry: 0 } }
  readonly #limits: DeliveryLimits

  constructor(limits: DeliveryLimits) {
    this.#limits = limits
  }

  has(isFast: boolean, lane: Lane): boolean {
    const used = this.#used[isFast ? 'fast' : 'slow']
    const most = isFast ? this.#limits.fastSlots : this.#limits.slowSlots
    if (used.first + used.retry >= most) return false
    return lane === 'first' || used.retry < most * this.#limits.retryShare
  }

  take(isFast: boolean, lane: Lane): Slot {
    const kind = isFast ? 'fast' : 'slow'
    this.#used[kind][lane] += 1
    return { kind, lane }
  }

  /** Frees a fast slot whose attempt turns out to be slow. More are slow then than may begin, until some are over. */
  moveToSlow(slot: Slot): void {
    this.release(slot)
    slot.kind = 'slow'
    this.#used.slow[slot.lane] += 1
  }

  release({ kind, lane }: Slot): void {
    this.#used[kind][lane] -= 1
  }
}
