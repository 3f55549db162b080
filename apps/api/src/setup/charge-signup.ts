import { type BudgetName, tooManyAttempts } from '@channel/core/mechanisms/rate-limits'
import type { Dependencies } from '../dependencies.ts'

/**
 * Charges a finished signup to the rate limit of its link or of the client's IP address.
 *
 * @throws ApiError `rate_limit_exceeded`
 */
export async function chargeSignup(
  { rateLimiter }: Pick<Dependencies, 'rateLimiter'>,
  key: string,
  budget: Extract<BudgetName, 'link_signup' | 'address_signup'>,
): Promise<void> {
  const charge = await rateLimiter.charge(key, budget)
  if (charge?.isExceeded) throw tooManyAttempts(charge)
}
