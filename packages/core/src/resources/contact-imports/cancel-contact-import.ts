import type { CancelContactImportInput, ContactImport } from '@channel/contract/types'
import { statement, type Transaction } from '@channel/db'
import type { Scope } from '../../mechanisms/scope/index.ts'
import { resolveAccount } from '../accounts/index.ts'
import { contactImportView, importColumns } from './contact-import-view.ts'
import { importNotFound } from './find-contact-import.ts'

const cancelStatement = statement(
  'cancel_contact_import',
  `UPDATE contact_imports import SET
     status = CASE WHEN ended_at IS NULL THEN 'canceled' ELSE status END,
     ended_at = coalesce(ended_at, statement_timestamp()), lease_token = NULL, erased_numbers = '{}'
   WHERE organization_id = $1 AND phone_number_id = $2 AND id = $3
   RETURNING ${importColumns}`,
)

/**
 * Ends an import. Its worker stops at its next batch.
 *
 * @throws ApiError `resource_not_found` for the account or the import, `channel_number_not_verified`
 */
export async function cancelContactImport(
  tx: Transaction,
  scope: Scope,
  { params }: Pick<CancelContactImportInput, 'params'>,
): Promise<ContactImport> {
  const { phone_number_id, id } = params
  await resolveAccount(tx, scope, phone_number_id)
  const [row] = await tx.query(cancelStatement, [scope.organizationId, phone_number_id, id])
  if (row === undefined) throw importNotFound(params)
  return contactImportView(row)
}
