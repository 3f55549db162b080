import type { AcceptInvitationInput } from '@channel/contract/dashboard/types'
import { acceptInvitation as accept } from '@channel/core/invitations'
import { rerunDeadlocked } from '@channel/core/mechanisms/transactions'
import { getSession } from '@channel/core/session'
import { ok } from '../../request/reply.ts'
import type { DashboardContext } from '../request/dashboard-context.ts'
import { rememberBrowser } from '../request/known-browser.ts'
import { requireStrongPassword } from '../request/require-strong-password.ts'
import { withCookie } from '../request/with-cookie.ts'

/**
 * Creates the invited user, and signs the user in. The invitation stays open if the password is refused.
 *
 * @throws ApiError `invalid_field_value` for a password that is easy to guess
 */
export async function acceptInvitation({ body }: AcceptInvitationInput, context: DashboardContext) {
  const { token, name, password } = body
  const password_hash = await context.signIn.hashPassword(password)
  const { email } = await rerunDeadlocked(context.database, async (tx) => {
    const member = await accept(tx, { token, name, password_hash })
    await requireStrongPassword(context, { param: 'password', password }, member)
    context.actAs(member)
    context.rules.record?.(tx, { body: { data: { id: member.id } } })
    return member
  })
  const signedIn = await context.signIn.signIn({ email, password }, context.client)
  if (typeof signedIn === 'string') throw new Error('A user who was just created cannot sign in.')
  rememberBrowser(context, email)
  const session = await getSession(context.database, signedIn, signedIn)
  return withCookie(ok(context, session), signedIn.setCookie)
}
