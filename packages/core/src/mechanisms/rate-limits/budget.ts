/** The budgets of an organization, and those of setup links: of one, and of the address from which they are used. */
export type BudgetName = 'read' | 'write' | keyof typeof signupLimits

/** How many requests each budget of an organization holds a window; 0 turns it off. */
export type BudgetLimits = Readonly<Record<'read' | 'write', number>>

/**
 * How many signups may be finished a window. Each one asks the provider, and records what came of it; a user finishes one or
 * two. Behind a proxy, many users share an address.
 */
export const signupLimits = { link_signup: 10, address_signup: 300 } as const

/** How long a budget lasts, in seconds: it is full again so long after its first request. */
export const windowSeconds = 60

/** The budget that requests of this method are charged to. HEAD is a read as GET is. */
export function budgetOf(method: string): keyof BudgetLimits {
  return method === 'GET' || method === 'HEAD' ? 'read' : 'write'
}
