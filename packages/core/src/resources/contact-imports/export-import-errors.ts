import type { GetContactImportErrorsInput } from '@channel/contract/types'
import { type Queryable, statement } from '@channel/db'
import { csvLine } from '../../mechanisms/csv/index.ts'
import type { Scope } from '../../mechanisms/scope/index.ts'
import { getContactImport } from './get-contact-import.ts'

const batchSize = 1_000

const selectStatement = statement(
  'list_contact_import_errors',
  `SELECT line, field, code, message FROM contact_import_errors
   WHERE organization_id = $1 AND import_id = $2 AND line > $3 ORDER BY line LIMIT ${batchSize}`,
)

/**
 * Exports the errors of an import as CSV, by line. Each chunk is read when it is asked for.
 *
 * @throws ApiError as {@link getContactImport}
 */
export async function* exportImportErrors(
  database: Queryable,
  scope: Scope,
  { params }: GetContactImportErrorsInput,
): AsyncGenerator<string, void, void> {
  await getContactImport(database, scope, { params })
  yield csvLine(['line', 'field', 'code', 'message'])
  for (let line: number | undefined = 0; line !== undefined; ) {
    const rows: { line: number; field: string | null; code: string; message: string }[] = await database.query(
      selectStatement,
      [scope.organizationId, params.id, line],
    )
    if (rows.length > 0) yield rows.map((row) => csvLine([row.line, row.field, row.code, row.message])).join('')
    line = rows[batchSize - 1]?.line
  }
}
