import type { Invitation, ListInvitationsInput } from '@channel/contract/dashboard/types'
import type { Queryable, RowOf } from '@channel/db'
import { listStatements, type Page, pageOf, readPage } from '../../mechanisms/pagination/index.ts'
import type { Scope } from '../../mechanisms/scope/index.ts'
import { invitationColumns, invitationsWithInviters, invitationView } from './invitation-view.ts'

const selectInvitations = listStatements<never, RowOf<'list_invitations'>>({
  name: 'list_invitations',
  fixedValues: 2,
  filters: {},
  text: ({ after }) => `
    SELECT ${invitationColumns} FROM ${invitationsWithInviters}
    WHERE link.organization_id = $1 AND link.purpose = 'invitation'
      ${after ? `AND (link.created_at, link.id) < ${after}` : ''}
    ORDER BY link.created_at DESC, link.id DESC LIMIT $2`,
})

/**
 * Lists the invitations to the organization, newest first, also those that have ended.
 *
 * @throws ApiError `invalid_cursor`
 */
export async function listInvitations(
  database: Queryable,
  scope: Scope,
  { query }: ListInvitationsInput,
): Promise<Page<Invitation>> {
  const page = readPage(scope, query, { list: 'listInvitations', filters: {} })
  const { statement, values } = selectInvitations({}, page.after)
  const rows = await database.query(statement, [scope.organizationId, page.fetch, ...values])
  const now = scope.now()
  return pageOf(page, rows, (row) => invitationView(row, now))
}
