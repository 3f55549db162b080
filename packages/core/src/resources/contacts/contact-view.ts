import type { AccountReference, Contact, ContactState, CreatedContact } from '@channel/contract/types'
import type { RowOf } from '@channel/db'
import type { AllFields } from '../../mechanisms/fields/index.ts'
import { type LabeledRow, shownLabels } from '../labels/index.ts'

/** A contact as {@link contactColumns} selects it. */
export type ContactRow = Omit<RowOf<'find_contact_for_preference'>, 'identity_reported_at' | `marketing_${string}`>

/** A contact with its labels, which attachedLabels selects. */
export type LabeledContactRow = ContactRow & LabeledRow

export const contactColumns = `contact.id, contact.phone_number, contact.bsuid, contact.parent_bsuid,
  contact.username, contact.name, contact.email, contact.metadata, contact.blocked, contact.created_at, contact.updated_at`

/** A contact with its labels, for responses. */
export function contactView(row: LabeledContactRow, account: AccountReference): AllFields<Contact> {
  return { ...contactStateView(row, account), labels: shownLabels(row) }
}

/** A contact without its labels, for events. */
export function contactStateView(row: ContactRow, account: AccountReference): AllFields<ContactState> {
  return {
    id: row.id,
    object: 'contact',
    phone_number: row.phone_number,
    bsuid: row.bsuid,
    parent_bsuid: row.parent_bsuid,
    username: row.username,
    name: row.name,
    email: row.email,
    metadata: row.metadata,
    blocked: row.blocked,
    channel_account: account,
    created_at: row.created_at,
    updated_at: row.updated_at,
  }
}

/** The response of a contact's creation: the fields that it can set, and only the number of the account. */
export function createdContactView(contact: ContactState & { phone_number: string }): AllFields<CreatedContact> {
  return {
    id: contact.id,
    object: 'contact',
    phone_number: contact.phone_number,
    name: contact.name,
    email: contact.email,
    metadata: contact.metadata,
    channel_account: { phone_number: contact.channel_account.phone_number },
    created_at: contact.created_at,
    updated_at: contact.updated_at,
  }
}
