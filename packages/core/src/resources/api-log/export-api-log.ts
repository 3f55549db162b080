import type { ApiLogEntry, GetApiLogExportInput } from '@channel/contract/dashboard/types'
import type { Queryable } from '@channel/db'
import { csvLine } from '../../mechanisms/csv/index.ts'
import type { Scope } from '../../mechanisms/scope/index.ts'
import { readCalls } from './read-calls.ts'

/** Max number of calls in an export. */
const maxExported = 100_000

/**
 * Exports calls with the keys of an organization, newest first, at most {@link maxExported}. Each chunk is read when it is
 * asked for, so that a slow client needs no memory.
 *
 * @returns the file in chunks of whole lines
 */
export async function* exportApiLog(
  database: Queryable,
  scope: Pick<Scope, 'organizationId'>,
  { query: { format, ...filters } }: GetApiLogExportInput,
): AsyncGenerator<string, void, void> {
  if (format === 'csv') yield csvLine(columns)
  const toLine = format === 'csv' ? csvLineOf : jsonLine
  for await (const batch of readCalls(database, scope.organizationId, filters, maxExported)) {
    yield batch.map(toLine).join('')
  }
}

const columns = [
  'created_at',
  'request_id',
  'key_id',
  'method',
  'path',
  'status',
  'error_code',
  'latency_ms',
  'ip',
] as const satisfies (keyof ApiLogEntry)[]

function jsonLine(entry: ApiLogEntry): string {
  return `${JSON.stringify(entry)}\n`
}

function csvLineOf(entry: ApiLogEntry): string {
  return csvLine(columns.map((column) => entry[column]))
}
