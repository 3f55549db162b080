import type { Invitation, ListInvitationsInput } from '@channel/contract/dashboard/types'
import type { RowOf } from '@channel/db'
import { newestFirst } from '../../mechanisms/pagination/index.ts'
import { invitationColumns, invitationsWithInviters, invitationView } from './invitation-view.ts'

/** Lists the invitations to the organization, newest first, also those that have ended. */
export const listInvitations = newestFirst<ListInvitationsInput['query'], RowOf<'list_invitations'>, Invitation>({
  list: 'listInvitations',
  name: 'list_invitations',
  select: `SELECT ${invitationColumns} FROM ${invitationsWithInviters}
    WHERE link.organization_id = $1 AND link.purpose = 'invitation'`,
  table: 'link',
  filters: {},
  view: (row, { now }) => invitationView(row, now()),
})
