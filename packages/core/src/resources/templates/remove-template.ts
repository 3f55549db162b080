import type { AccountReference } from '@channel/contract/types'
import { statement, type Transaction } from '@channel/db'
import { recordEvent } from '../../mechanisms/events/index.ts'

const deleteStatement = statement(
  'delete_template',
  `WITH deleted AS (
     DELETE FROM templates WHERE organization_id = $1 AND id = $2 RETURNING id
   )
   SELECT statement_timestamp() AS deleted_at FROM deleted`,
)

/** Deletes a locked template that the provider no longer has. Records `template.deleted`. */
export async function removeTemplate(
  tx: Transaction,
  organizationId: string,
  id: string,
  account: AccountReference,
): Promise<void> {
  const [deleted] = await tx.query(deleteStatement, [organizationId, id])
  if (deleted === undefined) throw new Error('The locked template was not found.')
  recordEvent(tx, organizationId, {
    type: 'template.deleted',
    created_at: deleted.deleted_at,
    account,
    object: { id, object: 'template', deleted: true },
  })
}
