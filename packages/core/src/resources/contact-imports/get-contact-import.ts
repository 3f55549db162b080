import type { ContactImport, GetContactImportInput } from '@channel/contract/types'
import { type Queryable, statement } from '@channel/db'
import type { Scope } from '../../mechanisms/scope/index.ts'
import { accountTables, pathAccountColumns, pathAccountIs, requireUsableAccount } from '../accounts/index.ts'
import { contactImportView, importColumns } from './contact-import-view.ts'
import { importNotFound } from './find-contact-import.ts'

const getStatement = statement(
  'get_contact_import',
  `SELECT ${pathAccountColumns}, ${importColumns}
   FROM ${accountTables}
   LEFT JOIN contact_imports import
     ON import.organization_id = $1 AND import.phone_number_id = account.phone_number_id AND import.id = $3
   WHERE ${pathAccountIs}`,
)

/**
 * Returns an import of the account.
 *
 * @throws ApiError `resource_not_found` for the account or the import, `channel_number_not_verified`
 */
export async function getContactImport(
  database: Queryable,
  scope: Scope,
  { params }: GetContactImportInput,
): Promise<ContactImport> {
  const { phone_number_id, id } = params
  const [row] = await database.query(getStatement, [scope.organizationId, phone_number_id, id])
  requireUsableAccount(row, phone_number_id)
  if (row === undefined || row.id === null) throw importNotFound(params)
  return contactImportView(row)
}
