import type { GetAuditLogExportInput } from '@channel/contract/dashboard/types'
import type { Queryable, RowOf } from '@channel/db'
import { csvLine } from '../../mechanisms/csv/index.ts'
import type { Position } from '../../mechanisms/pagination/index.ts'
import type { Scope } from '../../mechanisms/scope/index.ts'
import { findEntries } from './find-entries.ts'

const maxExported = 100_000
const batchSize = 1_000

const columns = [
  'created_at',
  'id',
  'action',
  'outcome',
  'user_id',
  'user_name',
  'user_email',
  'target_id',
  'details',
  'ip',
  'user_agent',
  'request_id',
] as const satisfies (keyof RowOf<'list_audit_log'>)[]

/**
 * Exports the organization's audit log as comma-separated values, newest first, at most 100,000 entries. Each chunk is read
 * when it is asked for, so that a slow client needs no memory.
 *
 * @returns the file in chunks of whole lines
 */
export async function* exportAuditLog(
  database: Queryable,
  { organizationId }: Pick<Scope, 'organizationId'>,
  { query }: GetAuditLogExportInput,
): AsyncGenerator<string, void, void> {
  yield csvLine(columns)
  let after: Position | undefined
  for (let read = 0; read < maxExported; read += batchSize) {
    const rows = await findEntries(database, organizationId, query, after, batchSize)
    if (rows.length > 0) yield rows.map((row) => csvLine(columns.map((column) => row[column]))).join('')
    if (rows.length < batchSize) return
    after = rows.at(-1)
  }
}
