import type { Handlers } from '@channel/contract/dashboard/types'
import { deleteInvitation, listInvitations } from '@channel/core'
import { page } from '../../reply.ts'
import { read, write } from '../../verb-handlers.ts'
import { acceptInvitation } from '../accept-invitation.ts'
import type { DashboardContext } from '../dashboard-context.ts'
import { invite } from '../invite.ts'

export const invitations = {
  listInvitations: read(listInvitations, page),
  createInvitation: invite,
  acceptInvitation,
  deleteInvitation: write(deleteInvitation),
} satisfies Handlers<'invitations', DashboardContext>
