import type { ApiKey, ListApiKeysInput } from '@channel/contract/dashboard/types'
import type { Queryable, RowOf } from '@channel/db'
import { listStatements, type Page, pageOf, readPage } from '../../mechanisms/pagination/index.ts'
import type { Scope } from '../../mechanisms/scope/index.ts'
import { dashboardKeyColumns, dashboardKeyView, keysWithCreators } from './dashboard-key-view.ts'

const selectKeys = listStatements<never, RowOf<'list_api_keys'>>({
  name: 'list_api_keys',
  fixedValues: 2,
  filters: {},
  text: ({ after }) => `
    SELECT ${dashboardKeyColumns} FROM ${keysWithCreators}
    WHERE key.organization_id = $1${after ? ` AND (key.created_at, key.id) < ${after}` : ''}
    ORDER BY key.created_at DESC, key.id DESC LIMIT $2`,
})

/**
 * Lists the organization's API keys, newest first, also revoked and expired ones.
 *
 * @throws ApiError `invalid_cursor`
 */
export async function listApiKeys(
  database: Queryable,
  scope: Scope,
  { query }: ListApiKeysInput,
): Promise<Page<ApiKey>> {
  const page = readPage(scope, query, { list: 'listApiKeys', filters: {} })
  const { statement, values } = selectKeys({}, page.after)
  const rows = await database.query(statement, [scope.organizationId, page.fetch, ...values])
  const now = scope.now()
  return pageOf(page, rows, (row) => dashboardKeyView(row, now))
}
