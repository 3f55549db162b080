import type { Queryable, RowOf } from '@channel/db'
import { listStatements, type Page, type PageQuery, pageOf, readPage } from '../../mechanisms/pagination/index.ts'
import type { Scope } from '../../mechanisms/scope/index.ts'
import { type ApiLogEntry, apiLogColumns, apiLogView } from './api-log-view.ts'

const selectCalls = listStatements<never, RowOf<'list_api_log'>>({
  name: 'list_api_log',
  fixedValues: 2,
  filters: {},
  text: ({ after }) => `
    SELECT ${apiLogColumns} FROM api_log
    WHERE organization_id = $1${after ? ` AND (created_at, request_id) < ${after}` : ''}
    ORDER BY created_at DESC, request_id DESC LIMIT $2`,
})

/**
 * Lists the calls with the keys of an organization, newest first. Calls of the last second may still be missing.
 *
 * @throws ApiError `invalid_cursor`
 */
export async function listApiLog(
  database: Queryable,
  scope: Scope,
  { query }: { readonly query: PageQuery },
): Promise<Page<ApiLogEntry>> {
  const page = readPage(scope, query, { list: 'listApiLog', filters: {} })
  const { statement, values } = selectCalls({}, page.after)
  const rows = await database.query(statement, [scope.organizationId, page.fetch, ...values])
  return pageOf(page, rows, apiLogView)
}
