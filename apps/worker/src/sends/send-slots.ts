import type { SendLimits } from './send-limits.ts'

/** How the calls of a number are answered. */
export type Pace = 'fast' | 'slow'

/** A place among the calls in flight. */
export interface SendSlot {
  pace: Pace
}

/**
 * The places for calls in flight, those of numbers whose calls take long apart: where the provider does not answer for some
 * numbers, these cannot take the place of others. Among themselves they share evenly.
 */
export class SendSlots {
  readonly #most: Readonly<Record<Pace, number>>
  readonly #used = { fast: 0, slow: 0 }
  /** How many numbers are slow just now. */
  slowNumbers = 0

  constructor({ slots, slowSlots }: Pick<SendLimits, 'slots' | 'slowSlots'>) {
    this.#most = { fast: slots, slow: slowSlots }
  }

  /** How many calls of such numbers are in flight. */
  used(pace: Pace): number {
    return this.#used[pace]
  }

  /** How many calls one slow number may have in flight. */
  get share(): number {
    return Math.max(1, Math.floor(this.#most.slow / Math.max(1, this.slowNumbers)))
  }

  has(pace: Pace): boolean {
    return this.#used[pace] < this.#most[pace]
  }

  take(pace: Pace): SendSlot {
    this.#used[pace] += 1
    return { pace }
  }

  /** Frees a fast slot whose call turns out to be slow. More are slow then than may begin, until some are over. */
  moveToSlow(slot: SendSlot): void {
    this.release(slot)
    slot.pace = 'slow'
    this.#used.slow += 1
  }

  release({ pace }: SendSlot): void {
    this.#used[pace] -= 1
  }
}
