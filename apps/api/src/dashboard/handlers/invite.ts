import type { CreateInvitationInput } from '@channel/contract/dashboard/types'
import { createInvitation } from '@channel/core/invitations'
import { inTransaction } from '../../request/in-transaction.ts'
import { createdOnce } from '../../request/reply.ts'
import { mailOrShowLink } from '../mail/mail-or-show-link.ts'
import { invitationMail } from '../mail/mails.ts'
import type { DashboardContext } from '../request/dashboard-context.ts'

/** Invites an address by mail. If no mail can be sent, the inviter gets the link. */
export async function invite(input: CreateInvitationInput, context: DashboardContext) {
  const { user, scope, publicUrl } = context
  const reply = await inTransaction(context, async (tx) =>
    createdOnce(context, await createInvitation(tx, scope, input, { userId: user.userId, publicUrl })),
  )
  const { data } = reply.body
  return mailOrShowLink(context, reply, invitationMail({ to: data.email, inviter: user.name, url: data.url }))
}
