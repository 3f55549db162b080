import type { DeleteContactInput, DeletedContact } from '@channel/contract/types'
import { statement, type Transaction } from '@channel/db'
import {
  eraseEventsOfContact,
  eraseFromWebhooks,
  eraseRecipients,
  eraseUploads,
} from '../../mechanisms/erasure/index.ts'
import { recordEvent } from '../../mechanisms/events/index.ts'
import type { ErasingScope } from '../../mechanisms/scope/index.ts'
import { longStatementMs } from '../../mechanisms/transactions/index.ts'
import { accountTables, pathAccountColumns, pathAccountIs, requireUsableAccount } from '../accounts/index.ts'
import { eraseFromGroups } from '../groups/index.ts'
import { contactNotFound, findContact } from './find-contact.ts'

// An unfinished import would create it again. Before the contact, as the import locks them.
const skipInImports = statement(
  'skip_contact_in_imports',
  `UPDATE contact_imports SET erased_numbers = array_append(erased_numbers, $3)
   WHERE organization_id = $1 AND phone_number_id = $2 AND ended_at IS NULL`,
)
// ON DELETE CASCADE deletes the contact's conversation, messages and other dependent rows.
const deleteStatement = statement(
  'delete_contact',
  `WITH removed AS (
     DELETE FROM contacts
     WHERE organization_id = $1 AND phone_number_id = $2 AND id = $3
       AND EXISTS (SELECT FROM channel_accounts account WHERE ${pathAccountIs} AND account.verified)
     RETURNING phone_number
   ), deleted AS (
     SELECT phone_number, statement_timestamp() AS deleted_at FROM removed
   ), forgotten AS (
     DELETE FROM address_book_names
     WHERE organization_id = $1 AND phone_number_id = $2 AND phone_number = (SELECT phone_number FROM deleted)
   )
   SELECT ${pathAccountColumns}, deleted.deleted_at
   FROM ${accountTables} LEFT JOIN deleted ON true WHERE ${pathAccountIs}`,
)

/**
 * Deletes a contact permanently, with all dependent data. Erases it from stored provider webhooks and from recorded events.
 * Records `contact.deleted`, which contains only the id.
 *
 * @throws ApiError as findContact
 */
export async function deleteContact(
  tx: Transaction,
  scope: ErasingScope,
  { params }: DeleteContactInput,
): Promise<DeletedContact> {
  const { phone_number_id, id } = params
  tx.allowLongStatements(longStatementMs) // years of messages may be deleted with a contact
  const { row: contact } = await findContact(tx, scope, params)
  if (contact.phone_number !== null)
    tx.enqueue(skipInImports, [scope.organizationId, phone_number_id, contact.phone_number])
  await eraseFromWebhooks(tx, scope, params, contact)
  await eraseFromGroups(tx, scope, { ...contact, phone_number_id })
  eraseUploads(tx, scope, id)
  eraseRecipients(tx, scope.organizationId, { ...contact, phone_number_id })
  const [row] = await tx.query(deleteStatement, [scope.organizationId, phone_number_id, id])
  const account = requireUsableAccount(row, phone_number_id)
  if (row === undefined || row.deleted_at === null) throw contactNotFound(params)
  await eraseEventsOfContact(tx, scope, id, row.deleted_at)
  const deleted: DeletedContact = { id, object: 'contact', deleted: true }
  recordEvent(tx, scope.organizationId, {
    type: 'contact.deleted',
    created_at: row.deleted_at,
    account,
    object: deleted,
  })
  return deleted
}
