import type { Contact, ContactCreate, ContactState } from '@channel/contract/types'
import type { Position } from '@channel/core/mechanisms/pagination'

/** The database operations of floors and peers. Their implementation distinguishes a naive variant from a tuned one. */
export interface ContactsStore {
  /** The organization of a valid key. */
  findOrganization(apiKey: string): Promise<string | undefined> | string | undefined
  /** The first contacts, or those after a position; undefined for an unknown or foreign account. */
  listContacts(
    organizationId: string,
    phoneNumberId: string,
    count: number,
    after: Position | undefined,
  ): Promise<Contact[] | undefined>
  /** Writes contact and event in one transaction. */
  createContact(organizationId: string, body: ContactCreate): Promise<CreatedContactState | CreateProblem>
}

/** It has the number that was given. */
export type CreatedContactState = ContactState & { phone_number: string }

/** The account is unknown or unverified; the account already has the number. */
export type CreateProblem = 'account' | 'duplicate'
