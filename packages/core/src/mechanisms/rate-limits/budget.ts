/** The budgets of an organization or a user, and those of attempts: per setup link, client address and account. */
export type BudgetName = 'read' | 'write' | keyof typeof attemptLimits

/** Max requests per window for each budget of an organization; 0 turns the budget off. */
export type BudgetLimits = Readonly<Record<'read' | 'write', number>>

/**
 * Max completed signups per window. Each one calls the provider and records the outcome; a user completes one or two.
 * Behind a proxy that is not trusted, many users share an address.
 */
const signupLimits = { link_signup: 10, address_signup: 300 } as const

/**
 * Max attempts to sign in to the dashboard per window, right or wrong. Each one costs a slow hash. Behind a proxy, many
 * users share an address.
 */
const signInLimits = { address_sign_in: 60, account_sign_in: 10 } as const

/** Max mails to an account per window that anyone may ask for. It is separate from the limits above, so that guessing does not stop them. */
const mailLimits = { account_mail: 2 } as const

/** Max requests per window for the pages of public links to messages, and their files. Behind a proxy, many users share an address. */
const pageLimits = { address_message_link: 300 } as const
/** An attempt beyond its limit is recorded once per window. */
const recordLimits = { recorded_excess: 1 } as const

/** Max attempts per window of what clients without an API key do. */
export const attemptLimits = {
  ...signupLimits,
  ...signInLimits,
  ...mailLimits,
  ...pageLimits,
  ...recordLimits,
} as const

/** The length of a window, in seconds. It starts with the first request. */
export const windowSeconds = 60

/** The budget that a request with this method is charged to. HEAD is a read, like GET. */
export function budgetOf(method: string): keyof BudgetLimits {
  return method === 'GET' || method === 'HEAD' ? 'read' : 'write'
}
