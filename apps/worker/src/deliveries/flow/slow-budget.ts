import type { DeliveryLimits } from '../delivery-limits.ts'

/** How much time the slow attempts of a subscription may take: it is spent by each and earned back over time. */
export class SlowBudget {
  readonly #limits: Pick<DeliveryLimits, 'budgetMs' | 'sustainedSlots'>
  #leftMs: number
  #updatedAt: number

  constructor(limits: Pick<DeliveryLimits, 'budgetMs' | 'sustainedSlots'>, now: number) {
    this.#limits = limits
    this.#leftMs = limits.budgetMs
    this.#updatedAt = now
  }

  isSpent(now: number): boolean {
    const { budgetMs, sustainedSlots } = this.#limits
    const earned = Math.max(0, now - this.#updatedAt) * sustainedSlots
    this.#leftMs = Math.min(budgetMs, this.#leftMs + earned)
    this.#updatedAt = now
    return this.#leftMs <= 0
  }

  /** A slow attempt took this long. */
  spend(durationMs: number, now: number): void {
    this.isSpent(now)
    this.#leftMs -= durationMs
  }
}
