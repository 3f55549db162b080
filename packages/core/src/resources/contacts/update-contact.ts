import type { Contact, UpdateContactInput } from '@channel/contract/types'
import { statement, type Transaction } from '@channel/db'
import { recordChange } from '../../mechanisms/events/index.ts'
import { changeRow, changesTo, previousAttributes, writtenColumns } from '../../mechanisms/fields/index.ts'
import { requireMetadata } from '../../mechanisms/input/index.ts'
import type { Scope } from '../../mechanisms/scope/index.ts'
import { contactStateView, contactView, type LabeledContactRow } from './contact-view.ts'
import { type FoundContact, findContactToChange } from './find-contact.ts'

const columns = writtenColumns<UpdateContactInput['body']>(3, {
  name: 'value',
  username: 'value',
  email: 'value',
  metadata: 'json',
})

const updateStatement = statement('update_contact', `UPDATE contacts ${changeRow(columns)}`)

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
  return changeContact(tx, scope, await findContactToChange(tx, scope, params), body)
}

/** Writes the fields of an update to a locked contact, as {@link updateContact} does. */
export async function changeContact(
  tx: Transaction,
  scope: Scope,
  { row, account }: FoundContact,
  body: UpdateContactInput['body'],
): Promise<Contact> {
  const changes = changesTo(row, body)
  if (Object.keys(changes).length === 0) return contactView(row, account)

  const next: LabeledContactRow = { ...row, ...changes }
  const [updated] = await tx.query(updateStatement, [scope.organizationId, row.id, ...columns.values(next)])
  const changed = { ...next, ...updated }
  const contact = contactStateView(changed, account)
  recordChange(tx, scope.organizationId, 'contact.updated', contact, previousAttributes(row, changes))
  return contactView(changed, account)
}
