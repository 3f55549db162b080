import type { GetApiLogExportInput } from '@channel/contract/dashboard/types'
import { type Queryable, type RowOf, statement } from '@channel/db'
import { listStatements, type Position } from '../../mechanisms/pagination/index.ts'
import { apiLogColumns } from './api-log-view.ts'
import { timesOf } from './times-of.ts'

// A search without a suitable index reads calls in their order until it has a page. It reads at most `maxScanned` of
// them, so that no search of a month is slow. A page that ends there may be empty; the next one goes on from there.
// Failed calls have an index of their own, because most searches are for them.
// Further indexes would make each call more expensive.

/** Max number of calls that are read for one page. */
export const maxScanned = 10_000

/** Selects the calls that meet all conditions. An operator may name any method. */
export type ApiLogFilters = Omit<GetApiLogExportInput['query'], 'format' | 'method'> & {
  readonly method?: string | undefined
}

/** The calls that were found, newest first. */
export interface FoundCalls {
  readonly rows: readonly RowOf<'list_api_log'>[]
  /** The last call that was read, if the search ended before the end of the list. */
  readonly scannedTo: Position | undefined
}

// Short, because the name of a statement consists of them.
type Filter = 'class' | 'failed' | 'code' | 'method' | 'path' | 'key' | 'request'

const isClass = (param: string) => `status / 100 = ${param}::int`

/** Both bounds are always present. `<=` selects the partitions: a row comparison does not. */
const scanned = (ofFailed: boolean, created_at: string, id: string) => `
  FROM api_log
  WHERE organization_id = $1 AND created_at >= $3 AND created_at <= ${created_at}
    AND (created_at, request_id) < (${created_at}, ${id})${ofFailed ? ' AND status >= 400' : ''}
  ORDER BY created_at DESC, request_id DESC`

const selectCalls = listStatements<Filter, RowOf<'list_api_log'>>({
  name: 'list_api_log',
  fixedValues: 3,
  alwaysAfter: true,
  filters: {
    class: isClass,
    failed: isClass,
    code: (param) => `error_code = ${param}`,
    method: (param) => `method = ${param}`,
    path: (param) => `starts_with(path, ${param})`,
    key: (param) => `key_id = ${param}`,
    request: (param) => `request_id = ${param}`,
  },
  text: ({ given, conditions, position }) => `
    SELECT ${apiLogColumns} FROM (
      SELECT * ${scanned(isOfFailed(given), position?.created_at ?? '', position?.id ?? '')} LIMIT ${maxScanned}
    ) call
    WHERE true${conditions} ORDER BY created_at DESC, request_id DESC LIMIT $2`,
  // A generic plan expects few failed calls. It would read and sort those of the whole month.
  options: ({ given }) => ({ planEachTime: isOfFailed(given) }),
})

const selectEnd = (name: 'find_scan_end' | 'find_scan_end_of_failed') =>
  statement(
    name,
    `SELECT created_at, request_id AS id ${scanned(name === 'find_scan_end_of_failed', '$4::timestamptz', '$5::text')}
     OFFSET $2 LIMIT 1`,
    { planEachTime: true },
  )
const selectEndOfAll = selectEnd('find_scan_end')
const selectEndOfFailed = selectEnd('find_scan_end_of_failed')

/**
 * Finds calls of an organization, newest first.
 *
 * @param after where the previous page ended; undefined for the first page
 * @param count the max number of rows
 */
export async function findCalls(
  database: Queryable,
  organizationId: string,
  { status_class, error_code, method, path, key_id, request_id, created_after, created_before }: ApiLogFilters,
  after: Position | undefined,
  count: number,
): Promise<FoundCalls> {
  const { from, to } = timesOf({ created_after, created_before, request_id })
  const start = after ?? { created_at: to, id: '' }
  const statusClass = status_class?.slice(0, 1)
  const ofClass = Number(statusClass) >= 4 ? { failed: statusClass } : { class: statusClass }
  const filters: Partial<Record<Filter, string | undefined>> = {
    ...ofClass,
    code: error_code,
    method,
    path,
    key: key_id,
    request: request_id,
  }
  const { statement: select, values } = selectCalls(filters, start)
  const rows = await database.query(select, [organizationId, count, from, ...values])
  const given = new Set((Object.keys(filters) as Filter[]).filter((name) => filters[name] !== undefined))
  if (rows.length === count || given.size === 0) return { rows, scannedTo: undefined }
  const end = isOfFailed(given) ? selectEndOfFailed : selectEndOfAll
  const [scannedTo] = await database.query(end, [organizationId, maxScanned - 1, from, start.created_at, start.id])
  return { rows, scannedTo }
}

function isOfFailed(given: ReadonlySet<Filter>): boolean {
  return given.has('failed') || given.has('code')
}
