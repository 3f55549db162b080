import type { CreateSessionInput } from '@channel/contract/dashboard/types'
import { ApiError } from '@channel/core/mechanisms/errors'
import { getSession } from '@channel/core/session'
import type { SignInRefusal } from '@channel/sign-in'
import { createdOnce } from '../../request/reply.ts'
import { auditRefusal } from '../request/audit-refusal.ts'
import { chargeSignIn } from '../request/charge-account.ts'
import type { DashboardContext } from '../request/dashboard-context.ts'
import { rememberBrowser } from '../request/known-browser.ts'
import { mustSignInAgain } from '../request/require-second-factor.ts'
import { withCookie } from '../request/with-cookie.ts'

/**
 * Signs a user in.
 *
 * @throws ApiError `invalid_credentials`, `second_factor_required`, `invalid_second_factor`, `passkey_required`,
 *   `rate_limit_exceeded`
 */
export async function signIn({ body }: CreateSessionInput, context: DashboardContext) {
  await chargeSignIn(context, { action: 'createSession', email: body.email })
  const result = await context.signIn.signIn(body, context.client)
  if (typeof result === 'string') {
    await auditRefusal(context, context, { action: 'createSession', email: body.email, reason: result })
    throw refusal(result)
  }
  if (mustSignInAgain(result)) {
    await context.signIn.signOut({ ...context.client, cookie: result.setCookie?.split(';')[0] })
    await auditRefusal(context, context, { action: 'createSession', email: body.email, reason: 'passkey_required' })
    throw new ApiError('passkey_required', 'Your organization requires a second factor. Sign in with your passkey.')
  }
  context.auditedUser = result
  rememberBrowser(context, result.email)
  const { organizationId, setCookie } = result
  const session = await getSession(context.database, { organizationId }, result)
  return withCookie(createdOnce(context, session), setCookie)
}

const messages: Readonly<Record<SignInRefusal, string>> = {
  invalid_credentials: 'The email address or the password is wrong.',
  second_factor_required: 'Enter the code of your authenticator app.',
  invalid_second_factor: 'The code is wrong. Enter the one that your authenticator app shows now.',
}

function refusal(code: SignInRefusal): ApiError {
  return new ApiError(code, messages[code], code === 'invalid_credentials' ? {} : { param: 'code' })
}
