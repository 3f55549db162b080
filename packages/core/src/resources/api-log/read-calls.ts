import type { ApiLogEntry } from '@channel/contract/dashboard/types'
import type { Queryable } from '@channel/db'
import type { Position } from '../../mechanisms/pagination/index.ts'
import { apiLogView } from './api-log-view.ts'
import { type ApiLogFilters, findCalls } from './find-calls.ts'

const batchSize = 1_000

/** Reads calls of an organization in batches, newest first, until there are `max` or the log ends. */
export async function* readCalls(
  database: Queryable,
  organizationId: string,
  filters: ApiLogFilters,
  max: number,
): AsyncGenerator<ApiLogEntry[], void, void> {
  let after: Position | undefined
  for (let read = 0; read < max; ) {
    const count = Math.min(batchSize, max - read)
    const { rows, scannedTo } = await findCalls(database, organizationId, filters, after, count)
    if (rows.length > 0) yield rows.map(apiLogView)
    read += rows.length
    after = scannedTo ?? (rows.length === count ? rows.at(-1) : undefined)
    if (after === undefined) return
  }
}
