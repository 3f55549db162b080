import type { CreateInvitationInput } from '@channel/contract/dashboard/types'
import { createInvitation } from '@channel/core'
import { inTransaction } from '../in-transaction.ts'
import { createdOnce } from '../reply.ts'
import type { DashboardContext } from './dashboard-context.ts'
import { invitationMail } from './mails.ts'
import { showUnlessSent } from './show-unless-sent.ts'

/** Invites an address by mail. If no mail can be sent, the inviter gets the link. */
export async function invite(input: CreateInvitationInput, context: DashboardContext) {
  const { user, scope, publicUrl } = context
  const reply = await inTransaction(context, async (tx) =>
    createdOnce(context, await createInvitation(tx, scope, input, { userId: user.userId, publicUrl })),
  )
  const { data } = reply.body
  return showUnlessSent(context, reply, invitationMail({ to: data.email, inviter: user.name, url: data.url }))
}
