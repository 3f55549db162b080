import type { ContactLabelLink } from '@channel/contract/types'
import { statement, type Transaction } from '@channel/db'
import { accountTables } from '../accounts/account-view.ts'
import {
  type PathAccountRow,
  pathAccountColumns,
  pathAccountIs,
  requireUsableAccount,
} from '../accounts/resolve-account.ts'
import { labelNotFound } from '../labels/find-label.ts'
import type { Scope } from '../scope.ts'
import { type ContactPath, contactNotFound } from './find-contact.ts'

const detachStatement = statement(
  'detach_contact_label',
  `WITH contact AS MATERIALIZED (
     SELECT contact.id FROM contacts contact
     JOIN channel_accounts account ON ${pathAccountIs} AND account.verified
     WHERE contact.organization_id = $1 AND contact.phone_number_id = $2 AND contact.id = $3
   ),
   detached AS (
     DELETE FROM contact_labels USING contact
     WHERE contact_labels.organization_id = $1 AND contact_id = contact.id AND label_id = $4
   )
   SELECT ${pathAccountColumns}, contact.id AS contact_id, label.id AS label_id
   FROM ${accountTables} LEFT JOIN contact ON true
   LEFT JOIN labels label ON label.organization_id = $1 AND label.id = $4
   WHERE ${pathAccountIs}`,
)

interface DetachRow extends PathAccountRow {
  readonly contact_id: string | null
  readonly label_id: string | null
}

/**
 * Detaches a label from a contact; one that was not attached is no error. One round trip.
 *
 * @throws ApiError `resource_not_found` for account, contact or label, `channel_number_not_verified`
 */
export async function detachContactLabel(
  tx: Transaction,
  scope: Scope,
  { params }: { readonly params: ContactPath & { readonly label_id: string } },
): Promise<ContactLabelLink> {
  const { phone_number_id, id, label_id } = params
  const [row] = await tx.query<DetachRow>(detachStatement, [scope.organizationId, phone_number_id, id, label_id])
  requireUsableAccount(row, phone_number_id)
  if (row === undefined || row.contact_id === null) throw contactNotFound(params)
  if (row.label_id === null) throw labelNotFound(label_id, 'label_id')
  return { contact_id: id, label_id, attached: false }
}
