import { tooManyAttempts } from '@channel/core'
import type { DashboardContext } from './dashboard-context.ts'

/**
 * Charges an attempt to guess a password to the account, whether or not it exists.
 *
 * @throws ApiError `rate_limit_exceeded`
 */
export async function chargeAccount({ dependencies }: DashboardContext, email: string): Promise<void> {
  const charge = await dependencies.rateLimiter.charge(email.toLowerCase(), 'account_sign_in')
  if (charge?.isExceeded) throw tooManyAttempts(charge)
}
