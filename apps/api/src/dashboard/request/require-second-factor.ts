import type { DashboardOperationId } from '@channel/contract/dashboard/types'
import { ApiError } from '@channel/core/mechanisms/errors'
import type { SignedIn } from '@channel/sign-in'

/** What a user may do who has yet to set up the required second factor. */
const setup: ReadonlySet<string> = new Set([
  'getSession',
  'deleteSession',
  'updateSession',
  'createSecondFactor',
  'updateSecondFactor',
  'createPasskeyChallenge',
  'createPasskey',
] satisfies DashboardOperationId[])

/** Whether a session began without the second factor of its user, which the organization requires. */
export function mustSignInAgain({ requiresSecondFactor, usedSecondFactor, hasSecondFactor }: SignedIn): boolean {
  return requiresSecondFactor && !usedSecondFactor && hasSecondFactor
}

/**
 * Requires that the session began with a second factor, if its organization requires one. A user who has none may only set one up.
 * A user who has one signs in again with it: otherwise the password alone would be enough to replace it.
 *
 * @param operationId undefined for an unknown path
 * @throws ApiError `second_factor_missing`, `unauthenticated`
 */
export function requireSecondFactor(user: SignedIn, operationId: string | undefined): void {
  if (!user.requiresSecondFactor || user.usedSecondFactor) return
  if (mustSignInAgain(user))
    throw new ApiError('unauthenticated', 'Your organization requires a second factor. Sign in again with yours.')
  if (operationId !== undefined && setup.has(operationId)) return
  throw new ApiError('second_factor_missing', 'Your organization requires a second factor. Set one up to continue.')
}

/**
 * Requires that the session began with a second factor, if its user has one: a password alone must neither remove nor add one.
 *
 * @throws ApiError `second_factor_required`
 */
export function requireOwnSecondFactor({ hasSecondFactor, usedSecondFactor }: SignedIn): void {
  if (!hasSecondFactor || usedSecondFactor) return
  const message = 'Sign in again with your second factor before you change second factors.'
  throw new ApiError('second_factor_required', message)
}
