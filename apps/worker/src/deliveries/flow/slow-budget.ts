import type { DeliveryLimits } from '../delivery-limits.ts'

/** The time budget for slow attempts of a subscription. Each slow attempt spends it, and it refills over time. */
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

  /** Charges the duration of a slow attempt. */
  spend(durationMs: number, now: number): void {
    this.isSpent(now)
    this.#leftMs -= durationMs
  }
}
