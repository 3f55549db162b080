import { type BudgetName, tooManySignups } from '@channel/core'
import type { Dependencies } from '../dependencies.ts'

/**
 * Charges the end of a signup to the budget of its link, or of the address that it comes from.
 *
 * @throws ApiError `rate_limit_exceeded`
 */
export async function chargeSignup(
  { rateLimiter }: Pick<Dependencies, 'rateLimiter'>,
  whose: string,
  budget: Extract<BudgetName, 'link_signup' | 'address_signup'>,
): Promise<void> {
  const charge = await rateLimiter.charge(whose, budget)
  if (charge?.isExceeded) throw tooManySignups(charge)
}
