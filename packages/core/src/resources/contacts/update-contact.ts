import type { Contact, UpdateContactInput } from '@channel/contract/types'
import { statement, type Transaction } from '@channel/db'
import { laterThan } from '../../mechanisms/clock/index.ts'
import { recordChange } from '../../mechanisms/events/index.ts'
import { changesTo, previousAttributes, writtenColumns } from '../../mechanisms/fields/index.ts'
import { requireMetadata } from '../../mechanisms/input/index.ts'
import type { Scope } from '../../mechanisms/scope/index.ts'
import { contactStateView, contactView, type LabeledContactRow } from './contact-view.ts'
import { findContactToChange } from './find-contact.ts'

const columns = writtenColumns<UpdateContactInput['body']>(3, {
  name: 'value',
  username: 'value',
  email: 'value',
  metadata: 'json',
})

// updated_at always increases, even if the clock does not: the ETag depends on it.
const updateStatement = statement(
  'update_contact',
  `UPDATE contacts
   SET ${columns.assignments},
       updated_at = ${laterThan('updated_at')}
   WHERE organization_id = $1 AND id = $2
   RETURNING updated_at`,
)

/**
 * Changes a contact. Missing fields keep their values, null clears a field. If nothing changes, `updated_at` does not change and
 * no event is recorded.
 *
 * @throws ApiError as findContact; `invalid_field_value` for metadata
 */
export async function updateContact(
  tx: Transaction,
  scope: Scope,
  { params, body }: UpdateContactInput,
): Promise<Contact> {
  requireMetadata(body.metadata)
  const { row, account } = await findContactToChange(tx, scope, params)
  const changes = changesTo(row, body)
  if (Object.keys(changes).length === 0) return contactView(row, account)

  const next: LabeledContactRow = { ...row, ...changes }
  const [updated] = await tx.query(updateStatement, [scope.organizationId, row.id, ...columns.values(next)])
  const changed = { ...next, ...updated }
  const contact = contactStateView(changed, account)
  recordChange(tx, scope.organizationId, 'contact.updated', contact, previousAttributes(row, changes))
  return contactView(changed, account)
}
