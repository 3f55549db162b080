import type { CreateMemberPasswordResetInput } from '@channel/contract/dashboard/types'
import { createMemberPasswordReset } from '@channel/core/passwords'
import { inTransaction } from '../../request/in-transaction.ts'
import { createdOnce } from '../../request/reply.ts'
import { mailOrShowLink } from '../mail/mail-or-show-link.ts'
import { passwordResetByOwnerMail } from '../mail/mails.ts'
import type { DashboardContext } from '../request/dashboard-context.ts'

/** Sends a member a link for a new password. If no mail can be sent, the owner gets the link. */
export async function resetPasswordOfMember(input: CreateMemberPasswordResetInput, context: DashboardContext) {
  const { user, scope, publicUrl } = context
  const reply = await inTransaction(context, async (tx) =>
    createdOnce(context, await createMemberPasswordReset(tx, scope, input, { userId: user.userId, publicUrl })),
  )
  const { email, url } = reply.body.data
  return mailOrShowLink(context, reply, passwordResetByOwnerMail({ to: email, owner: user.name, url }))
}
