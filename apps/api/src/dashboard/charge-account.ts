import type { DashboardOperationId } from '@channel/contract/dashboard/types'
import { tooManyAttempts } from '@channel/core'
import { auditExcess } from './audit-excess.ts'
import type { DashboardContext } from './dashboard-context.ts'

/**
 * Charges an attempt to guess a password to the account, whether or not it exists.
 *
 * @param action the operationId, for the audit log
 * @throws ApiError `rate_limit_exceeded`
 */
export async function chargeAccount(
  context: DashboardContext,
  email: string,
  action: DashboardOperationId,
): Promise<void> {
  const account = email.toLowerCase()
  const charge = await context.dependencies.rateLimiter.charge(account, 'account_sign_in')
  if (!charge?.isExceeded) return
  await auditExcess(context, action, account, account)
  throw tooManyAttempts(charge)
}
