import type { Contact, GetContactInput } from '@channel/contract/types'
import type { Queryable } from '@channel/db'
import type { Scope } from '../../mechanisms/scope/index.ts'
import { contactView } from './contact-view.ts'
import { findContact } from './find-contact.ts'

/**
 * Returns a contact of an account, in one round trip.
 *
 * @throws as {@link findContact}
 */
export async function getContact(database: Queryable, scope: Scope, { params }: GetContactInput): Promise<Contact> {
  const { row, account } = await findContact(database, scope, params)
  return contactView(row, account)
}
