/** The budgets of an organization, and those for signups: per setup link and per client address. */
export type BudgetName = 'read' | 'write' | keyof typeof signupLimits

/** Max requests per window for each budget of an organization; 0 turns the budget off. */
export type BudgetLimits = Readonly<Record<'read' | 'write', number>>

/**
 * Max completed signups per window. Each one calls the provider and records the outcome; a user completes one or two.
 * Behind a proxy, many users share an address.
 */
export const signupLimits = { link_signup: 10, address_signup: 300 } as const

/** The length of a window, in seconds. It starts with the first request. */
export const windowSeconds = 60

/** The budget that a request with this method is charged to. HEAD is a read, like GET. */
export function budgetOf(method: string): keyof BudgetLimits {
  return method === 'GET' || method === 'HEAD' ? 'read' : 'write'
}
