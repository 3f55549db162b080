import { statement, type Transaction } from '@channel/db'
import type { InboundScope } from '../../mechanisms/scope/index.ts'
import { inboundAccount } from '../accounts/index.ts'
import { findContactsOfSenders, type InboundSender } from './ensure-contact.ts'
import { applyContactFacts } from './reported-contact.ts'

/** A contact in the address book of a phone. */
export interface AddressBookEntry {
  readonly phone_number_id: string
  readonly contact: InboundSender
  readonly action: 'add' | 'remove'
}

const saveName = statement(
  'save_address_book_name',
  `INSERT INTO address_book_names AS entry (organization_id, phone_number_id, phone_number, name) VALUES ($1, $2, $3, $4)
   ON CONFLICT (organization_id, phone_number_id, phone_number) DO UPDATE SET name = excluded.name
   WHERE entry.name <> excluded.name`,
)
const deleteName = statement(
  'delete_address_book_name',
  'DELETE FROM address_book_names WHERE organization_id = $1 AND phone_number_id = $2 AND phone_number = $3',
)

/**
 * Names a contact as the address book does, if it has no name (`contact.updated`). Creates no contact, but remembers the name for one that
 * is created later. A removed entry is forgotten; a contact keeps its name.
 *
 * @throws ApiError `resource_not_found` for an account that is not the organization's
 */
export async function applyAddressBookEntry(
  tx: Transaction,
  scope: InboundScope,
  { phone_number_id: phoneNumberId, contact, action }: AddressBookEntry,
): Promise<void> {
  const { reference } = await inboundAccount(tx, scope, phoneNumberId)
  const { phone_number = null, name = null } = contact
  const key = [scope.organizationId, phoneNumberId, phone_number]
  if (action === 'remove' || name === null) {
    tx.enqueue(deleteName, key)
    return
  }
  const [known = []] = await findContactsOfSenders(tx, [{ scope, phoneNumberId, from: contact }])
  for (const row of known)
    if (row.name === null) await applyContactFacts(tx, scope, reference, row, { ...row, name }, null)
  if (phone_number !== null) tx.enqueue(saveName, [...key, name])
}
