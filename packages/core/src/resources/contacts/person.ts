import type { AccountReference, Contact } from '@channel/contract/types'
import type { ContactRow as StoredContact } from '@channel/db'
import { statement, type Transaction } from '@channel/db'
import { recordEvent } from '../../mechanisms/events/index.ts'
import { selectedColumns } from '../../mechanisms/fields/index.ts'
import type { InboundScope } from '../../mechanisms/scope/index.ts'
import { type ContactRow, contactColumns, contactView } from './contact-view.ts'

/** A contact, and what only the provider's word decides about it. */
export type PersonRow = ContactRow & ToldRow

type ToldRow = Pick<StoredContact, 'identity_told_at' | 'marketing_opted_out_at' | 'marketing_told_at'>

const toldColumns = selectedColumns<ToldRow>({
  identity_told_at: 'contact.identity_told_at',
  marketing_opted_out_at: 'contact.marketing_opted_out_at',
  marketing_told_at: 'contact.marketing_told_at',
})

export const personColumns = `${contactColumns}, ${toldColumns}`

/** What the provider can tell of a contact. */
export type PersonFacts = Pick<PersonRow, 'phone_number' | 'bsuid' | 'parent_bsuid' | 'username' | 'name'>

const factFields = ['phone_number', 'bsuid', 'parent_bsuid', 'username', 'name'] as const

const updateStatement = statement(
  'update_person',
  `UPDATE contacts contact
   SET phone_number = $3, bsuid = $4, parent_bsuid = $5, username = $6, name = $7, identity_told_at = $8,
       updated_at = greatest(clock_timestamp(), updated_at + interval '1 microsecond')
   WHERE organization_id = $1 AND id = $2
   RETURNING ${personColumns}`,
)

/** The fields in which two differ. */
export function changedFacts(before: PersonFacts, after: PersonFacts): (typeof factFields)[number][] {
  return factFields.filter((field) => before[field] !== after[field])
}

/**
 * Changes a contact to what the provider tells, and records `contact.updated`. Nothing is done when nothing changes.
 *
 * @param row locked by this transaction
 * @param toldAt when the provider said so; kept when number or user id change
 */
export async function changePerson(
  tx: Transaction,
  scope: InboundScope,
  account: AccountReference,
  row: PersonRow,
  next: PersonFacts,
  toldAt: string | null,
): Promise<PersonRow> {
  const changed = changedFacts(row, next)
  if (changed.length === 0) return row
  const isOther = changed.includes('phone_number') || changed.includes('bsuid')
  const [updated] = await tx.query<PersonRow>(updateStatement, [
    scope.organizationId,
    row.id,
    next.phone_number,
    next.bsuid,
    next.parent_bsuid,
    next.username,
    next.name,
    isOther ? (toldAt ?? row.identity_told_at) : row.identity_told_at,
  ])
  if (updated === undefined) throw new Error('A locked contact is not there.')
  const previous = Object.fromEntries(changed.map((field) => [field, row[field]]))
  recordPerson(tx, scope, account, 'contact.updated', updated, previous)
  return updated
}

/** Records what became of a contact. */
export function recordPerson(
  tx: Transaction,
  scope: InboundScope,
  account: AccountReference,
  type: 'contact.created' | 'contact.updated',
  row: PersonRow,
  previous?: Partial<Contact>,
): void {
  const contact = contactView(row, account)
  recordEvent(tx, scope.organizationId, {
    type,
    created_at: contact.updated_at,
    account,
    object: contact,
    ...(previous && { previous_attributes: previous }),
  })
}

/** Whether what the provider said at a moment is newer than what made a contact who it is. */
export function isNewer(toldAt: string | null, { identity_told_at }: Pick<PersonRow, 'identity_told_at'>): boolean {
  return identity_told_at === null || (toldAt !== null && toldAt > identity_told_at)
}
