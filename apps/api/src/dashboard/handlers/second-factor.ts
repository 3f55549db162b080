import type { CreateSecondFactorInput, UpdateSecondFactorInput } from '@channel/contract/dashboard/types'
import { ApiError } from '@channel/core/mechanisms/errors'
import { createdOnce, ok } from '../../request/reply.ts'
import { chargeSession } from '../request/charge-account.ts'
import type { DashboardContext } from '../request/dashboard-context.ts'
import { requireOwnSecondFactor } from '../request/require-second-factor.ts'
import { withCookie } from '../request/with-cookie.ts'

/**
 * Creates a second factor, which is not active yet.
 *
 * @throws ApiError `invalid_field_value` for a wrong password, `second_factor_enabled`, `rate_limit_exceeded`
 */
export async function createSecondFactor({ body }: CreateSecondFactorInput, context: DashboardContext) {
  requireOwnSecondFactor(context.user)
  await chargeSession(context, 'createSecondFactor')
  const enrolment = await context.signIn.secondFactor.enrol(context.client, body.password)
  if (enrolment === 'wrong_password') throw invalid('password', 'The password is wrong.')
  if (enrolment === 'already_enabled')
    throw new ApiError('second_factor_enabled', 'You already have a second factor. Remove it first.')
  const { uri, recoveryCodes } = enrolment
  return createdOnce(context, { object: 'second_factor', totp_uri: uri, recovery_codes: recoveryCodes } as const)
}

/**
 * Activates the second factor with a code, or removes it with the password.
 *
 * @throws ApiError `invalid_field_value` for a wrong or missing code or password, `rate_limit_exceeded`; `second_factor_missing` if
 *   the organization requires the one to remove
 */
export async function updateSecondFactor({ body }: UpdateSecondFactorInput, context: DashboardContext) {
  const { enabled, code, password } = body
  requireOwnSecondFactor(context.user)
  await chargeSession(context, 'updateSecondFactor')
  const { secondFactor } = context.signIn
  if (!enabled && context.user.requiresSecondFactor && !context.user.hasPasskey)
    throw new ApiError('second_factor_missing', 'Your organization requires a second factor. Add a passkey first.')
  const cookie = enabled
    ? code && (await secondFactor.activate(context.client, code))
    : password && (await secondFactor.remove(context.client, password))
  if (!cookie) {
    throw enabled
      ? invalid('code', 'The code is missing or wrong. Enter the one that your authenticator app shows now.')
      : invalid('password', 'The password is missing or wrong.')
  }
  return withCookie(ok(context, { object: 'second_factor', enabled } as const), cookie)
}

function invalid(param: string, message: string): ApiError {
  return new ApiError('invalid_field_value', message, { param })
}
