import type { ApiLogEntry } from '@channel/contract/dashboard/types'
import type { Queryable } from '@channel/db'
import { encodeCursor, type Page, type PageQuery, pageOf, readPage } from '../../mechanisms/pagination/index.ts'
import type { Scope } from '../../mechanisms/scope/index.ts'
import { apiLogView } from './api-log-view.ts'
import { type ApiLogFilters, findCalls } from './find-calls.ts'

/**
 * Lists the calls with the keys of an organization, newest first. Calls of the last second may still be missing. A page
 * of a filtered list may have fewer calls than `limit`, or none, while `has_more` is true: the search goes on with the
 * next page.
 *
 * @throws ApiError `invalid_cursor`
 */
export async function listApiLog(
  database: Queryable,
  scope: Scope,
  { query }: { readonly query: PageQuery & ApiLogFilters },
): Promise<Page<ApiLogEntry>> {
  const { limit, cursor, ...filters } = query
  const page = readPage(scope, { limit, cursor }, { list: 'listApiLog', filters: { ...filters } })
  const { rows, scannedTo } = await findCalls(database, scope.organizationId, filters, page.after, page.fetch)
  if (scannedTo === undefined) return pageOf(page, rows, apiLogView)
  return { data: rows.map(apiLogView), has_more: true, next_cursor: encodeCursor(scope, page.binding, scannedTo) }
}
