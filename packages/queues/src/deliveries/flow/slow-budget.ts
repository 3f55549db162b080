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
    return this.#leftAt(now) <= 0
  }

  /** Charges the duration of a slow attempt. */
  spend(durationMs: number, now: number): void {
    this.#leftMs = this.#leftAt(now) - durationMs
    this.#updatedAt = now
  }

  #leftAt(now: number): number {
    const { budgetMs, sustainedSlots } = this.#limits
    const refilledMs = Math.max(0, now - this.#updatedAt) * sustainedSlots
    return Math.min(budgetMs, this.#leftMs + refilledMs)
  }
}
