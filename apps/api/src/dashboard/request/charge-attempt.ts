import { type BudgetName, tooManyAttempts } from '@channel/core/mechanisms/rate-limits'
import type { Dependencies } from '../../dependencies.ts'
import type { AuditedRequest } from './audit-entry.ts'
import { auditRefusal, type Refusal } from './audit-refusal.ts'

type AttemptBudget = Extract<BudgetName, 'address_sign_in' | 'account_sign_in' | 'account_mail'>

/**
 * Charges an attempt to an address or an account. Beyond the limit, only the first one within a minute is recorded, so that an
 * attacker cannot fill the audit log.
 *
 * @param attempt undefined for one that is not recorded
 * @throws ApiError `rate_limit_exceeded`
 */
export async function chargeAttempt(
  dependencies: Pick<Dependencies, 'database' | 'rateLimiter'>,
  request: AuditedRequest,
  { budget, chargedTo }: { readonly budget: AttemptBudget; readonly chargedTo: string },
  attempt: Pick<Refusal, 'action' | 'email'> | undefined,
): Promise<void> {
  const { rateLimiter } = dependencies
  const charge = await rateLimiter.charge(chargedTo, budget)
  if (!charge?.isExceeded) return
  const isRecorded = attempt !== undefined && !(await rateLimiter.charge(chargedTo, 'recorded_excess'))?.isExceeded
  if (isRecorded) await auditRefusal(dependencies, request, { ...attempt, reason: 'rate_limit_exceeded' })
  throw tooManyAttempts(charge)
}

/** Charges an attempt to the client's address, which many users can share. */
export async function chargeAddress(
  dependencies: Pick<Dependencies, 'database' | 'rateLimiter'>,
  request: AuditedRequest,
  attempt: Pick<Refusal, 'action' | 'email'> | undefined,
): Promise<void> {
  const charge = { budget: 'address_sign_in', chargedTo: request.client.address ?? '' } as const
  await chargeAttempt(dependencies, request, charge, attempt)
}
