import type { AccountReference, ContactCreate, ContactState } from '@channel/contract/types'
import type { AccountRow as StoredAccount } from '@channel/core/accounts'
import { contactStateView } from '@channel/core/contacts'
import { newId } from '@channel/core/mechanisms/ids'
import type { CreatedContactState } from './contacts-store.ts'

// What a response shows of a row is written by the service's own functions, as ids and cursors are.

export type AccountRow = Pick<
  StoredAccount,
  'phone_number' | 'phone_number_id' | 'team_id' | 'verified' | 'customer_id' | 'customer_name'
>

/** A newly created contact. */
export function newContact(
  created: Readonly<Record<'id' | 'created_at' | 'updated_at', string>>,
  { phone_number, name, email, metadata }: ContactCreate,
  account: AccountReference,
): CreatedContactState {
  const unset = { bsuid: null, parent_bsuid: null, username: null, blocked: false }
  const given = { phone_number, name: name ?? null, email: email ?? null, metadata: metadata ?? null }
  return { ...contactStateView({ ...created, ...unset, ...given }, account), phone_number }
}

/** The values of `insertEvent` for a created contact, as the service records it. */
export function createdEvent(organizationId: string, contact: ContactState): unknown[] {
  const id = newId('event')
  const { phone_number_id, customer } = contact.channel_account
  const payload = {
    id,
    object: 'event',
    type: 'contact.created',
    created_at: contact.created_at,
    api_version: 'v1',
    phone_number_id,
    customer,
    data: { object: contact },
  }
  return [organizationId, id, phone_number_id, customer?.id, JSON.stringify(payload), contact.created_at, contact.id]
}
