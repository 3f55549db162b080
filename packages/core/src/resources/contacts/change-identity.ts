import { statement, type Transaction } from '@channel/db'
import { toTimestamp } from '../../mechanisms/clock/index.ts'
import type { InboundScope } from '../../mechanisms/scope/index.ts'
import { inboundAccount } from '../accounts/index.ts'
import { mergeContacts } from './merge-contacts.ts'
import {
  applyContactFacts,
  type ContactFacts,
  type ReportedContactRow,
  reportedContactColumns,
} from './reported-contact.ts'

/** The provider's ids of a contact. */
export interface ContactIdentity {
  readonly phone_number: string | null
  readonly bsuid: string | null
  readonly parent_bsuid: string | null
}

/** A report that the number or the business-scoped user id of a contact changed. */
export interface IdentityChange {
  readonly phone_number_id: string
  readonly before: ContactIdentity
  /** A null field does not change. */
  readonly after: ContactIdentity
  /** When it changed, as a date-time. */
  readonly at: string
}

const lockStatement = statement(
  'find_contacts_of_identity',
  `SELECT ${reportedContactColumns} FROM contacts contact
   WHERE organization_id = $1 AND phone_number_id = $2 AND (bsuid = ANY ($3) OR phone_number = ANY ($4))
   ORDER BY created_at, id FOR NO KEY UPDATE`,
)

/**
 * Changes the number or user id of a contact, and merges it with a contact that already has the new one. Creates no contact, and
 * ignores reports older than the contact's identity. Records `contact.updated` and the events of mergeContacts.
 *
 * @returns whether a contact has the former or the new identity
 * @throws ApiError `resource_not_found` for an account that is not the organization's
 */
export async function changeIdentity(tx: Transaction, scope: InboundScope, change: IdentityChange): Promise<boolean> {
  const { phone_number_id, before, after } = change
  const at = toTimestamp(change.at)
  const { reference: account } = await inboundAccount(tx, scope, phone_number_id)
  const rows = await tx.query(lockStatement, [
    scope.organizationId,
    phone_number_id,
    [before.bsuid, after.bsuid].filter((id) => id !== null),
    [before.phone_number, after.phone_number].filter((number) => number !== null),
  ])
  const found = findContact(rows, before, after)
  if (found === undefined || (found.identity_reported_at ?? '') > at) return rows.length > 0
  const others = rows.filter(({ id }) => id !== found.id)
  const same = others.filter((other) => isSame(other, found, after))
  const distinct = others.filter((other) => !same.includes(other))
  let contact = found
  for (const [index, other] of same.entries()) {
    const facts = factsOf(contact, withoutHeldIds(after, [...distinct, ...same.slice(index + 1)]))
    contact = await mergeContacts(tx, scope, account, [contact, other], facts, at)
  }
  await applyContactFacts(tx, scope, account, contact, factsOf(contact, withoutHeldIds(after, distinct)), at)
  return true
}

/** The new identity without the ids that another contact still has. */
function withoutHeldIds(after: ContactIdentity, holders: readonly ReportedContactRow[]): ContactIdentity {
  const free = (field: 'phone_number' | 'bsuid') =>
    holders.some((holder) => holder[field] === after[field]) ? null : after[field]
  return { ...after, phone_number: free('phone_number'), bsuid: free('bsuid') }
}

/** A user id identifies a contact reliably. A number may have been reassigned to another contact. */
function findContact(
  rows: readonly ReportedContactRow[],
  before: ContactIdentity,
  after: ContactIdentity,
): ReportedContactRow | undefined {
  const byId = rows.find(({ bsuid }) => bsuid !== null && bsuid === before.bsuid)
  if (byId !== undefined) return byId
  return rows.find(
    ({ phone_number, bsuid }) =>
      phone_number !== null &&
      phone_number === before.phone_number &&
      (bsuid === null || before.bsuid === null || bsuid === after.bsuid),
  )
}

/** Whether another contact with the new number or user id is the same contact. It is not if their user ids differ. */
function isSame(other: ReportedContactRow, contact: ReportedContactRow, after: ContactIdentity): boolean {
  if (other.bsuid !== null && other.bsuid === after.bsuid) return true
  const hasNumber = other.phone_number !== null && other.phone_number === after.phone_number
  return hasNumber && (other.bsuid === null || other.bsuid === contact.bsuid)
}

function factsOf(contact: ReportedContactRow, after: ContactIdentity): ContactFacts {
  return {
    phone_number: after.phone_number ?? contact.phone_number,
    bsuid: after.bsuid ?? contact.bsuid,
    parent_bsuid: after.parent_bsuid ?? contact.parent_bsuid,
    username: contact.username,
    name: contact.name,
  }
}
