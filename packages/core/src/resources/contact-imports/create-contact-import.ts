import type { ContactImport, CreateContactImportInput } from '@channel/contract/types'
import { statement, type Transaction } from '@channel/db'
import { ApiError, invalidField } from '../../mechanisms/errors/index.ts'
import { newId } from '../../mechanisms/ids/index.ts'
import { hintContactImport } from '../../mechanisms/outbox/index.ts'
import type { Scope } from '../../mechanisms/scope/index.ts'
import { accountTables, pathAccountColumns, pathAccountIs, requireUsableAccount } from '../accounts/index.ts'
import type { UploadedFile } from '../media/index.ts'
import { contactImportView, importColumns } from './contact-import-view.ts'

/** Max unfinished imports of an organization: each keeps a file. */
const maxUnfinished = 10

const createStatement = statement(
  'create_contact_import',
  `WITH unfinished AS MATERIALIZED (
     SELECT count(*)::int AS count FROM contact_imports WHERE organization_id = $1 AND ended_at IS NULL
   ), import AS (
     INSERT INTO contact_imports (organization_id, phone_number_id, id, format, filename, size, stored_name, created_at)
     SELECT $1, $2, $3, $4, $5, $6, $7, clock_timestamp()
     FROM channel_accounts account, unfinished
     WHERE ${pathAccountIs} AND account.verified AND unfinished.count < ${maxUnfinished}
     RETURNING *
   ), kept AS (
     UPDATE media_files SET remove_at = NULL FROM import WHERE media_files.organization_id = $1 AND media_files.stored_name = $7
   )
   SELECT ${pathAccountColumns}, unfinished.count AS unfinished, ${importColumns}
   FROM unfinished CROSS JOIN ${accountTables} LEFT JOIN import ON true WHERE ${pathAccountIs}`,
)

/**
 * Records a file of contacts that a worker is to import. The file's name in the store must be reserved.
 *
 * @throws ApiError `invalid_field_value` for a file of another format, `rate_limit_exceeded` with too many unfinished imports, and as
 *   {@link requireUsableAccount}
 */
export async function createContactImport(
  tx: Transaction,
  scope: Scope,
  { params: { phone_number_id } }: Pick<CreateContactImportInput, 'params'>,
  { stored_name, filename, size }: UploadedFile,
): Promise<ContactImport> {
  const format = formatOf(filename)
  const values = [scope.organizationId, phone_number_id, newId('contactImport'), format, filename, size, stored_name]
  const [row] = await tx.query(createStatement, values)
  requireUsableAccount(row, phone_number_id)
  if (row === undefined || row.id === null) {
    throw new ApiError(
      'rate_limit_exceeded',
      `Your organization has ${maxUnfinished} unfinished imports. Wait until one has ended.`,
      { headers: { 'Retry-After': '60' } },
    )
  }
  hintContactImport(tx)
  return contactImportView(row)
}

function formatOf(filename: string): 'csv' | 'ndjson' {
  if (/\.csv$/i.test(filename)) return 'csv'
  if (/\.(?:ndjson|jsonl)$/i.test(filename)) return 'ndjson'
  throw invalidField('file', 'The name of `file` must end with .csv, .ndjson or .jsonl.')
}
