import type { ListMembersInput, Member } from '@channel/contract/dashboard/types'
import type { Queryable, RowOf } from '@channel/db'
import { listStatements, type Page, pageOf, readPage } from '../../mechanisms/pagination/index.ts'
import type { Scope } from '../../mechanisms/scope/index.ts'
import { memberColumns, memberView } from './member-view.ts'

const selectMembers = listStatements<never, RowOf<'list_members'>>({
  name: 'list_members',
  fixedValues: 2,
  filters: {},
  text: ({ after }) => `
    SELECT ${memberColumns} FROM sign_in_users member
    WHERE member.organization_id = $1${after ? ` AND (member.created_at, member.id) < ${after}` : ''}
    ORDER BY member.created_at DESC, member.id DESC LIMIT $2`,
})

/**
 * Lists the users who sign in to the organization's dashboard, newest first.
 *
 * @throws ApiError `invalid_cursor`
 */
export async function listMembers(
  database: Queryable,
  scope: Scope,
  { query }: ListMembersInput,
): Promise<Page<Member>> {
  const page = readPage(scope, query, { list: 'listMembers', filters: {} })
  const { statement, values } = selectMembers({}, page.after)
  const rows = await database.query(statement, [scope.organizationId, page.fetch, ...values])
  return pageOf(page, rows, memberView)
}
