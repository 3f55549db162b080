import type { Contact, ContactCreate } from '@channel/contract/types'
import type { Position } from './cursor.ts'

/** What floors and peers do with the database; how, is what tells a naive one from a tuned one. */
export interface ContactsStore {
  /** The organization of a key that may be used now. */
  findOrganization(apiKey: string): Promise<string | undefined> | string | undefined
  /** Up to `limit` contacts and one more where there is one; undefined for an account that is unknown or somebody else's. */
  listContacts(
    organizationId: string,
    phoneNumberId: string,
    limit: number,
    after: Position | undefined,
  ): Promise<Contact[] | undefined>
  /** Writes contact and event in one transaction. */
  createContact(organizationId: string, body: ContactCreate): Promise<Contact | CreateProblem>
}

/** No such verified account; the account has the number already. */
export type CreateProblem = 'account' | 'duplicate'
