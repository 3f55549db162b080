import type { CreateMemberPasswordResetInput } from '@channel/contract/dashboard/types'
import { createMemberPasswordReset } from '@channel/core'
import { inTransaction } from '../in-transaction.ts'
import { createdOnce } from '../reply.ts'
import type { DashboardContext } from './dashboard-context.ts'
import { passwordResetByOwnerMail } from './mails.ts'
import { showUnlessSent } from './show-unless-sent.ts'

/** Sends a member a link for a new password. If no mail can be sent, the owner gets the link. */
export async function resetPasswordOfMember(input: CreateMemberPasswordResetInput, context: DashboardContext) {
  const { user, scope, publicUrl } = context
  const reply = await inTransaction(context, async (tx) =>
    createdOnce(context, await createMemberPasswordReset(tx, scope, input, { userId: user.userId, publicUrl })),
  )
  const { email, url } = reply.body.data
  return showUnlessSent(context, reply, passwordResetByOwnerMail({ to: email, owner: user.name, url }))
}
