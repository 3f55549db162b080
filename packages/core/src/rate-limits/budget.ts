/** The budgets of an organization. */
export type BudgetName = 'read' | 'write'

/** How many requests each budget holds a window; 0 turns it off. */
export type BudgetLimits = Readonly<Record<BudgetName, number>>

/** How long a budget lasts, in seconds: it is full again so long after its first request. */
export const windowSeconds = 60

/** The budget that requests of this method are charged to. HEAD is a read as GET is. */
export function budgetOf(method: string): BudgetName {
  return method === 'GET' || method === 'HEAD' ? 'read' : 'write'
}
