import type { ContactImport } from '@channel/contract/types'
import type { RowOf } from '@channel/db'
import type { AllFields } from '../../mechanisms/fields/index.ts'

/** An import as {@link importColumns} selects it. */
export type ContactImportRow = Omit<RowOf<'cancel_contact_import'>, 'ended_at'> & { readonly ended_at: string | null }

export const importColumns = `import.id, import.phone_number_id, import.status, import.format, import.filename, import.size,
  import.rows_total, import.rows_created, import.rows_updated, import.rows_failed, import.failure, import.created_at,
  import.started_at, import.ended_at`

export function contactImportView(row: ContactImportRow): AllFields<ContactImport> {
  const { rows_created, rows_updated, rows_failed } = row
  return {
    id: row.id,
    object: 'contact_import',
    phone_number_id: row.phone_number_id,
    status: row.status,
    format: row.format,
    filename: row.filename,
    size: row.size,
    rows_total: row.rows_total,
    rows_read: rows_created + rows_updated + rows_failed,
    rows_created,
    rows_updated,
    rows_failed,
    failure: row.failure,
    created_at: row.created_at,
    started_at: row.started_at,
    ended_at: row.ended_at,
  }
}
