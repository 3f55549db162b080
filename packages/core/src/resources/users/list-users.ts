import type { ListUsersInput, User } from '@channel/contract/types'
import type { Queryable, RowOf } from '@channel/db'
import { type FilterOf, listStatements, type Page, pageOf, readPage } from '../../mechanisms/pagination/index.ts'
import type { Scope } from '../../mechanisms/scope/index.ts'
import { userColumns, userView } from './user-view.ts'

const selectUsers = listStatements<FilterOf<ListUsersInput['query']>, RowOf<'list_users'>>({
  name: 'list_users',
  fixedValues: 2,
  filters: {},
  text: ({ after }) => `
    SELECT ${userColumns} FROM users
    WHERE organization_id = $1 ${after ? `AND (created_at, id) < ${after}` : ''}
    ORDER BY created_at DESC, id DESC LIMIT $2`,
})

/**
 * Lists the organization's users, newest first.
 *
 * @throws ApiError `invalid_cursor`
 */
export async function listUsers(database: Queryable, scope: Scope, { query }: ListUsersInput): Promise<Page<User>> {
  const page = readPage(scope, query, { list: 'listUsers', filters: {} })
  const { statement, values } = selectUsers({}, page.after)
  const rows = await database.query(statement, [scope.organizationId, page.fetch, ...values])
  return pageOf(page, rows, userView)
}
