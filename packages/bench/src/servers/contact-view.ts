import type {
  AccountReference,
  AttachedLabels,
  Contact,
  ContactCreate,
  ContactState,
  CreatedContact,
} from '@channel/contract/types'

/** Converts a timestamptz from the store's driver to the contract's format. */
export type WriteTime<Time> = (time: Time) => string

export interface AccountRow {
  readonly phone_number: string | null
  readonly phone_number_id: string
  readonly team_id: string
  readonly verified: boolean
  readonly customer_id: string | null
  readonly customer_name: string | null
}

export type ReferencedAccount = Pick<AccountRow, 'phone_number' | 'phone_number_id' | 'customer_id' | 'customer_name'>

export interface ContactRow<Time> {
  readonly id: string
  readonly phone_number: string | null
  readonly bsuid: string | null
  readonly parent_bsuid: string | null
  readonly username: string | null
  readonly name: string | null
  readonly email: string | null
  readonly metadata: Contact['metadata']
  readonly created_at: Time
  readonly updated_at: Time
}

export function accountReference({
  phone_number,
  phone_number_id,
  customer_id,
  customer_name,
}: ReferencedAccount): AccountReference {
  return {
    phone_number,
    phone_number_id,
    customer: customer_id === null ? null : { id: customer_id, name: customer_name ?? '' },
  }
}

/** A contact as a list shows it. */
export type LabeledContactRow<Time> = ContactRow<Time> & { readonly labels: AttachedLabels | null }

export function contactView<Time>(
  row: LabeledContactRow<Time>,
  account: AccountReference,
  time: WriteTime<Time>,
): Contact {
  return { ...contactStateView(row, account, time), labels: row.labels ?? [] }
}

/** A contact as events show it. */
export function contactStateView<Time>(
  row: ContactRow<Time>,
  account: AccountReference,
  time: WriteTime<Time>,
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
    channel_account: account,
    created_at: time(row.created_at),
    updated_at: time(row.updated_at),
  }
}

/** A newly created contact. */
export function newContactView<Time>(
  created: Pick<ContactRow<Time>, 'id' | 'created_at' | 'updated_at'>,
  { phone_number, name, email, metadata }: ContactCreate,
  account: AccountReference,
  time: WriteTime<Time>,
): ContactState {
  const unset = { bsuid: null, parent_bsuid: null, username: null }
  const given = { phone_number, name: name ?? null, email: email ?? null, metadata: metadata ?? null }
  return contactStateView({ ...created, ...unset, ...given }, account, time)
}

/** The response of the create. */
export function createdContactView(contact: ContactState): CreatedContact {
  return {
    id: contact.id,
    object: 'contact',
    phone_number: contact.phone_number as string,
    name: contact.name,
    email: contact.email,
    metadata: contact.metadata,
    channel_account: { phone_number: contact.channel_account.phone_number },
    created_at: contact.created_at,
    updated_at: contact.updated_at,
  }
}
