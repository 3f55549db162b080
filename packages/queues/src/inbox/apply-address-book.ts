import { applyAddressBookEntry } from '@channel/core/contacts'
import type { InboundScope } from '@channel/core/mechanisms/scope'
import type { Transaction } from '@channel/db'
import type { ProviderUpdate } from '@channel/provider'
import { requireIdentified } from './require-identified.ts'
import { senderFrom } from './to-inbound.ts'

/** Applies an entry of the address book. @throws UnusableUpdate */
export async function applyAddressBook(
  tx: Transaction,
  scope: InboundScope,
  { phoneNumberId: phone_number_id, contact, action }: Extract<ProviderUpdate, { kind: 'address_book' }>,
): Promise<'done'> {
  const named = senderFrom(contact)
  requireIdentified(named)
  await applyAddressBookEntry(tx, scope, { phone_number_id, contact: named, action })
  return 'done'
}
