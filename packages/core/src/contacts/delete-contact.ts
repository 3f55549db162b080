import type { DeletedContact } from '@channel/contract/types'
import { statement, type Transaction } from '@channel/db'
import { accountTables } from '../accounts/account-view.ts'
import {
  type PathAccountRow,
  pathAccountColumns,
  pathAccountIs,
  requireUsableAccount,
} from '../accounts/resolve-account.ts'
import { recordEvent } from '../events/index.ts'
import type { Scope } from '../scope.ts'
import { type ContactPath, contactNotFound } from './find-contact.ts'

// What hangs on a contact goes with it by ON DELETE CASCADE.
const deleteStatement = statement(
  'delete_contact',
  `WITH deleted AS (
     DELETE FROM contacts
     WHERE organization_id = $1 AND phone_number_id = $2 AND id = $3
       AND EXISTS (SELECT FROM channel_accounts account WHERE ${pathAccountIs} AND account.verified)
     RETURNING clock_timestamp() AS deleted_at
   )
   SELECT ${pathAccountColumns}, deleted.deleted_at
   FROM ${accountTables} LEFT JOIN deleted ON true WHERE ${pathAccountIs}`,
)

/**
 * Deletes a contact for good, with all that hangs on it.
 *
 * @throws ApiError as findContact
 */
export async function deleteContact(
  tx: Transaction,
  scope: Scope,
  { params }: { readonly params: ContactPath },
): Promise<DeletedContact> {
  const { phone_number_id, id } = params
  const [row] = await tx.query<PathAccountRow & { deleted_at: string | null }>(deleteStatement, [
    scope.organizationId,
    phone_number_id,
    id,
  ])
  const account = requireUsableAccount(row, phone_number_id)
  if (row === undefined || row.deleted_at === null) throw contactNotFound(params)
  const deleted: DeletedContact = { id, object: 'contact', deleted: true }
  recordEvent(tx, scope.organizationId, {
    type: 'contact.deleted',
    created_at: row.deleted_at,
    account,
    object: deleted,
  })
  return deleted
}
