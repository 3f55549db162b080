import type { Handlers } from '@channel/contract/dashboard/types'
import { deleteInvitation, listInvitations } from '@channel/core/invitations'
import { page } from '../../request/reply.ts'
import { read, write } from '../../request/verb-handlers.ts'
import { acceptInvitation } from '../handlers/accept-invitation.ts'
import { invite } from '../handlers/invite.ts'
import type { DashboardContext } from '../request/dashboard-context.ts'

export const invitations = {
  listInvitations: read(listInvitations, page),
  createInvitation: invite,
  acceptInvitation,
  deleteInvitation: write(deleteInvitation),
} satisfies Handlers<'invitations', DashboardContext>
