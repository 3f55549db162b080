import type { Transaction } from '@channel/db'
import type { InboundScope } from '../../mechanisms/scope/index.ts'
import type { InboundAccount } from '../accounts/index.ts'
import { findContactsOfSender, type InboundSender, insertContact } from './ensure-contact.ts'
import type { ReportedContactRow } from './reported-contact.ts'

/**
 * Finds or creates the contact of imported messages and locks it until the transaction ends. Does not change a known contact, and
 * records no event.
 */
export async function importContact(
  tx: Transaction,
  scope: InboundScope,
  account: InboundAccount,
  sender: InboundSender,
): Promise<ReportedContactRow> {
  const phoneNumberId = account.reference.phone_number_id
  // Repeats only if another transaction created the contact first.
  for (;;) {
    const known = await findContactsOfSender(tx, { scope, phoneNumberId, from: sender })
    const found = known.find(({ bsuid }) => bsuid !== null && bsuid === sender.bsuid) ?? known[0]
    const contact = found ?? (await insertContact(tx, scope, account, sender, null))
    if (contact !== undefined) return contact
  }
}
