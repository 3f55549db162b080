import type { DashboardOperationId } from '@channel/contract/dashboard/types'
import { chargeAddress, chargeAttempt } from './charge-attempt.ts'
import type { DashboardContext } from './dashboard-context.ts'
import { findKnownBrowser } from './known-browser.ts'

/** An attempt, by its operationId, and the account that it concerns, whether or not it exists. */
interface Attempt {
  readonly action: DashboardOperationId
  readonly email: string
}

/**
 * Charges an attempt to guess a password to the client's address and to the account. A browser that has signed in to the account
 * before has a limit of its own instead, so that those who guess elsewhere, or behind the same address, cannot lock the user out.
 *
 * @throws ApiError `rate_limit_exceeded`
 */
export async function chargeSignIn(context: DashboardContext, attempt: Attempt): Promise<void> {
  const account = attempt.email.toLowerCase()
  const browser = findKnownBrowser(context, account)
  if (browser === undefined) await chargeAddress(context.dependencies, context, { action: attempt.action })
  const chargedTo = browser === undefined ? account : `${account} ${browser}`
  await chargeAttempt(context.dependencies, context, { budget: 'account_sign_in', chargedTo }, attempt)
}

/**
 * Charges an attempt of a signed-in user to guess the own password or code.
 *
 * @throws ApiError `rate_limit_exceeded`
 */
export async function chargeSession(context: DashboardContext, action: DashboardOperationId): Promise<void> {
  const { signInId, email } = context.user
  const charge = { budget: 'account_sign_in', chargedTo: signInId } as const
  await chargeAttempt(context.dependencies, context, charge, { action, email })
}

/**
 * Charges a mail that anyone may ask for to the account.
 *
 * @throws ApiError `rate_limit_exceeded`
 */
export async function chargeMail(context: DashboardContext, attempt: Attempt): Promise<void> {
  const charge = { budget: 'account_mail', chargedTo: attempt.email.toLowerCase() } as const
  await chargeAttempt(context.dependencies, context, charge, attempt)
}
