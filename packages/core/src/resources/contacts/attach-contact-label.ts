import type { AttachContactLabelInput, ContactLabelLink } from '@channel/contract/types'
import { statement, type Transaction } from '@channel/db'
import { invalidField } from '../../mechanisms/errors/index.ts'
import { noOtherFields } from '../../mechanisms/fields/index.ts'
import type { Scope } from '../../mechanisms/scope/index.ts'
import { accountTables, pathAccountColumns, pathAccountIs, requireUsableAccount } from '../accounts/index.ts'
import { labelNotFound } from '../labels/index.ts'
import { contactNotFound } from './find-contact.ts'

// Locks contact and label, so that neither is deleted between the lookup and the insert.
const attachStatement = statement(
  'attach_contact_label',
  `WITH contact AS MATERIALIZED (
     SELECT id, team_id, created_at FROM contacts
     WHERE organization_id = $1 AND phone_number_id = $2 AND id = $3 FOR KEY SHARE
   ),
   label AS MATERIALIZED (
     SELECT id, team_id FROM labels WHERE organization_id = $1 AND id = $4 FOR KEY SHARE
   ),
   link AS (
     INSERT INTO contact_labels (organization_id, contact_id, label_id, phone_number_id, contact_created_at)
     SELECT $1, contact.id, label.id, $2, contact.created_at FROM contact JOIN label ON label.team_id = contact.team_id
     WHERE EXISTS (SELECT FROM channel_accounts account WHERE ${pathAccountIs} AND account.verified)
     ON CONFLICT DO NOTHING
   )
   SELECT ${pathAccountColumns}, contact.id AS contact_id, label.id AS label_id,
          contact.team_id = label.team_id AS same_team
   FROM ${accountTables} LEFT JOIN contact ON true LEFT JOIN label ON true WHERE ${pathAccountIs}`,
)

/**
 * Attaches a label to a contact. Does nothing if it is already attached. One round trip.
 *
 * @throws ApiError `resource_not_found` for account, contact or label, `channel_number_not_verified`,
 *   `invalid_field_value` if the label belongs to another team
 */
export async function attachContactLabel(
  tx: Transaction,
  scope: Scope,
  { params, body }: Pick<AttachContactLabelInput, 'params' | 'body'>,
): Promise<ContactLabelLink> {
  const { phone_number_id, id } = params
  const { label_id, ...rest } = body
  noOtherFields(rest)
  const values = [scope.organizationId, phone_number_id, id, label_id]
  const [row] = await tx.query(attachStatement, values)
  requireUsableAccount(row, phone_number_id)
  if (row === undefined || row.contact_id === null) throw contactNotFound(params)
  if (row.label_id === null) throw labelNotFound(label_id, 'label_id')
  if (!row.same_team) {
    throw invalidField('label_id', `Label ${label_id} belongs to another team than contact ${id}.`)
  }
  return { contact_id: id, label_id, attached: true }
}
