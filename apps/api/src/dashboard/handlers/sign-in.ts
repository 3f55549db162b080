import type { CreateSessionInput } from '@channel/contract/dashboard/types'
import { unauthenticatedOrganizationId } from '@channel/core/mechanisms/api-log'
import { ApiError } from '@channel/core/mechanisms/errors'
import { findMemberByEmail } from '@channel/core/members'
import { getSession } from '@channel/core/session'
import type { SignInRefusal } from '@channel/sign-in'
import { createdOnce } from '../../request/reply.ts'
import { auditEntry } from '../request/audit-writes.ts'
import { chargeSignIn } from '../request/charge-account.ts'
import type { DashboardContext } from '../request/dashboard-context.ts'
import { rememberBrowser } from '../request/known-browser.ts'
import { withCookie } from '../request/with-cookie.ts'

/**
 * Signs a user in.
 *
 * @throws ApiError `invalid_credentials`, `second_factor_required`, `invalid_second_factor`, `rate_limit_exceeded`
 */
export async function signIn({ body }: CreateSessionInput, context: DashboardContext) {
  await chargeSignIn(context, { action: 'createSession', email: body.email })
  const result = await context.signIn.signIn(body, context.client)
  if (typeof result === 'string') {
    await auditRefusal(context, body.email, result)
    throw refusal(result)
  }
  context.actAs(result)
  rememberBrowser(context, result.email)
  const { organizationId, setCookie } = result
  const session = await getSession(context.database, { organizationId }, result)
  return withCookie(createdOnce(context, session), setCookie)
}

/** Of an unknown address too, so that it takes as long. */
async function auditRefusal(context: DashboardContext, email: string, reason: SignInRefusal): Promise<void> {
  const member = await findMemberByEmail(context.database, email)
  const user = member && { userId: member.id, name: member.name, email: member.email }
  const organizationId = member?.organization_id ?? unauthenticatedOrganizationId
  const entry = { action: 'createSession', outcome: 'refused', organizationId, user, details: { reason } } as const
  await context.database.transaction(async (tx) => auditEntry(tx, context, entry))
}

const messages: Readonly<Record<SignInRefusal, string>> = {
  invalid_credentials: 'The email address or the password is wrong.',
  second_factor_required: 'Enter the code of your authenticator app.',
  invalid_second_factor: 'The code is wrong. Enter the one that your authenticator app shows now.',
}

function refusal(code: SignInRefusal): ApiError {
  return new ApiError(code, messages[code], code === 'invalid_credentials' ? {} : { param: 'code' })
}
