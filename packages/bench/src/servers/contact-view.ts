import type { AccountReference, AttachedLabels, Contact, ContactCreate, ContactState } from '@channel/contract/types'
import { newId } from '@channel/core/mechanisms/ids'

export interface AccountRow {
  readonly phone_number: string | null
  readonly phone_number_id: string
  readonly team_id: string
  readonly verified: boolean
  readonly customer_id: string | null
  readonly customer_name: string | null
}

interface ContactRow<Time> {
  readonly id: string
  readonly phone_number: string | null
  readonly bsuid: string | null
  readonly parent_bsuid: string | null
  readonly username: string | null
  readonly name: string | null
  readonly email: string | null
  readonly metadata: Contact['metadata']
  readonly blocked: boolean
  readonly created_at: Time
  readonly updated_at: Time
}

/** A contact as a list shows it. */
export type LabeledContactRow<Time> = ContactRow<Time> & { readonly labels: AttachedLabels | null }

export function accountReference(
  row: Pick<AccountRow, 'phone_number' | 'phone_number_id' | 'customer_id' | 'customer_name'>,
): AccountReference {
  const { phone_number, phone_number_id, customer_id, customer_name } = row
  const customer = customer_id === null ? null : { id: customer_id, name: customer_name ?? '' }
  return { phone_number, phone_number_id, customer }
}

/** @param time converts a timestamptz from the store's driver to the contract's format */
export function contactView<Time>(
  row: LabeledContactRow<Time>,
  account: AccountReference,
  time: (time: Time) => string,
): Contact {
  return { ...contactState(row, account, time), labels: row.labels ?? [] }
}

/** A contact as events show it. */
function contactState<Time>(
  row: ContactRow<Time>,
  account: AccountReference,
  time: (time: Time) => string,
): ContactState {
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
    created_at: time(row.created_at),
    updated_at: time(row.updated_at),
  }
}

/** A newly created contact. */
export function newContact<Time>(
  created: Pick<ContactRow<Time>, 'id' | 'created_at' | 'updated_at'>,
  { phone_number, name, email, metadata }: ContactCreate,
  account: AccountReference,
  time: (time: Time) => string,
): ContactState {
  const unset = { bsuid: null, parent_bsuid: null, username: null }
  const given = { phone_number, blocked: false, name: name ?? null, email: email ?? null, metadata: metadata ?? null }
  return contactState({ ...created, ...unset, ...given }, account, time)
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
