import type { BudgetName } from './budget.ts'
import type { Charge } from './charge.ts'

/** Counts requests: one window per key, which starts with its first request. */
export interface Meter {
  /** Charges one request to the window of a key. */
  charge(key: string, budget: BudgetName, limit: number): Charge | Promise<Charge>
  /** The state of the window of a key. */
  peek(key: string, budget: BudgetName, limit: number): Charge | Promise<Charge>
  close(): void
}

/** Max requests per window for each budget; 0 turns a budget off. */
export type AllLimits = Readonly<Record<BudgetName, number>>
