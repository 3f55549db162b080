import type {
  CompletePasswordResetInput,
  CreatePasswordResetInput,
  UpdatePasswordInput,
} from '@channel/contract/dashboard/types'
import { ApiError } from '@channel/core/mechanisms/errors'
import { findMemberByEmail, type KnownMember, setPassword } from '@channel/core/members'
import { completePasswordReset as complete, createPasswordReset as createReset } from '@channel/core/passwords'
import { inTransaction } from '../../request/in-transaction.ts'
import { createdOnce, ok } from '../../request/reply.ts'
import { passwordResetMail } from '../mail/mails.ts'
import { sendMail } from '../mail/send-mail.ts'
import { chargeMail, chargeSession } from '../request/charge-account.ts'
import type { DashboardContext } from '../request/dashboard-context.ts'
import { rememberBrowser } from '../request/known-browser.ts'
import { requireStrongPassword } from '../request/require-strong-password.ts'

const changed = { object: 'password', changed: true } as const

/**
 * Changes the password of the signed-in user. The other sessions end.
 *
 * @throws ApiError `invalid_field_value` for a wrong current password or a new one that is easy to guess, `rate_limit_exceeded`
 */
export async function updatePassword({ body }: UpdatePasswordInput, context: DashboardContext) {
  const { user, signIn } = context
  await chargeSession(context, 'updatePassword')
  await requirePassword(context, body.current_password, 'current_password')
  await requireStrongPassword(context, { param: 'new_password', password: body.new_password }, user)
  const password_hash = await signIn.hashPassword(body.new_password)
  return inTransaction(context, async (tx) => {
    await setPassword(tx, { user_id: user.signInId, password_hash, except_session: user.sessionId })
    return ok(context, changed)
  })
}

/** @throws ApiError `invalid_field_value` unless it is the password of the signed-in user */
async function requirePassword({ signIn, client }: DashboardContext, password: string, param: string): Promise<void> {
  if (!(await signIn.isPassword(client, password)))
    throw new ApiError('invalid_field_value', 'The password is wrong.', { param })
}

/** Sends a link to set a new password. The response is the same for an unknown address, and takes as long. */
export async function createPasswordReset({ body }: CreatePasswordResetInput, context: DashboardContext) {
  await chargeMail(context, { action: 'createPasswordReset', email: body.email })
  const { mail } = context.dependencies
  const member = await findMemberByEmail(context.database, body.email)
  if (mail !== undefined && member !== undefined) {
    context.actAs(member)
    // It is not awaited, because the time would tell that the address is known.
    void sendReset(context, member)
  }
  return createdOnce(context, { object: 'password_reset', delivery: mail === undefined ? 'operator' : 'mail' } as const)
}

async function sendReset(context: DashboardContext, member: KnownMember): Promise<void> {
  try {
    const { url } = await context.database.transaction((tx) =>
      createReset(tx, member, context.publicUrl, { keeps_earlier: true }),
    )
    await sendMail(context, passwordResetMail({ to: member.email, url }))
  } catch (error) {
    const { dependencies, requestId } = context
    dependencies.log.error({ requestId, err: error }, 'A link for a new password could not be created.')
  }
}

/**
 * Sets a new password by a link, which stays valid if the password is refused.
 *
 * @throws ApiError `link_inactive`, `invalid_field_value` for a password that is easy to guess
 */
export async function completePasswordReset({ body }: CompletePasswordResetInput, context: DashboardContext) {
  const password_hash = await context.signIn.hashPassword(body.new_password)
  const reply = await inTransaction(context, async (tx) => {
    const member = await complete(tx, { token: body.token, password_hash })
    await requireStrongPassword(context, { param: 'new_password', password: body.new_password }, member)
    context.actAs(member)
    return ok(context, changed)
  })
  if (context.auditedUser !== undefined) rememberBrowser(context, context.auditedUser.email)
  return reply
}
