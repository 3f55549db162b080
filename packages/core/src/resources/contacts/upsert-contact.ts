import type { Contact, UpsertContactInput } from '@channel/contract/types'
import { statement, type Transaction } from '@channel/db'
import { requireMetadata, requirePhoneNumber } from '../../mechanisms/input/index.ts'
import type { Scope } from '../../mechanisms/scope/index.ts'
import { requireUsableAccount } from '../accounts/index.ts'
import { insertContact } from './create-contact.ts'
import { selectContact } from './find-contact.ts'
import { changeContact } from './update-contact.ts'

const findStatement = statement('find_contact_to_upsert', selectContact('phone_number', 'FOR NO KEY UPDATE'))

/**
 * Updates the contact with a number, or creates it. Records `contact.updated` or `contact.created`.
 *
 * @throws ApiError `invalid_phone_number`; `invalid_field_value` for metadata; what {@link requireUsableAccount} throws
 */
export async function upsertContact(
  tx: Transaction,
  scope: Scope,
  { params: { phone_number_id, phone_number }, body }: UpsertContactInput,
): Promise<{ readonly contact: Contact; readonly isNew: boolean }> {
  requirePhoneNumber(phone_number, 'phone_number')
  requireMetadata(body.metadata)
  const { name = null, username = null, email = null, metadata = null } = body
  const given = { phone_number, name, username, email, metadata }
  // Repeats only if another transaction created the contact first and a third one has deleted it.
  for (;;) {
    const [row] = await tx.query(findStatement, [scope.organizationId, phone_number_id, phone_number])
    const account = requireUsableAccount(row, phone_number_id)
    if (row !== undefined && row.id !== null) {
      return { contact: await changeContact(tx, scope, { row, account }, body), isNew: false }
    }
    const created = await insertContact(tx, scope, phone_number_id, given)
    if (created !== undefined) return { contact: { ...created, labels: [] }, isNew: true }
  }
}
