import type { Handlers } from '@channel/contract/dashboard/types'
import { createInvitation, deleteInvitation, listInvitations } from '@channel/core/invitations'
import { page } from '../../request/reply.ts'
import { read, write } from '../../request/verb-handlers.ts'
import { acceptInvitation } from '../handlers/accept-invitation.ts'
import { mailedLink } from '../handlers/mailed-link.ts'
import { invitationMail } from '../mail/mails.ts'
import type { DashboardContext } from '../request/dashboard-context.ts'

export const invitations = {
  listInvitations: read(listInvitations, page),
  createInvitation: mailedLink(createInvitation, invitationMail),
  acceptInvitation,
  deleteInvitation: write(deleteInvitation),
} satisfies Handlers<'invitations', DashboardContext>
