import { statement, type Transaction } from '@channel/db'
import { momentFrom } from '../../mechanisms/clock/index.ts'
import type { InboundScope } from '../../mechanisms/scope/index.ts'
import { inboundAccount } from '../accounts/index.ts'
import { mergeContacts } from './merge-contacts.ts'
import { changePerson, type PersonFacts, type PersonRow, personColumns } from './person.ts'

/** By what the provider knows a person. */
export interface PersonIdentity {
  readonly phone_number: string | null
  readonly bsuid: string | null
  readonly parent_bsuid: string | null
}

/** Somebody has another number, or another business-scoped user id. */
export interface IdentityChange {
  readonly phone_number_id: string
  readonly before: PersonIdentity
  /** What is null stays as it is. */
  readonly after: PersonIdentity
  /** When, as a date-time. */
  readonly at: string
}

const lockStatement = statement(
  'find_contacts_of_identity',
  `SELECT ${personColumns} FROM contacts contact
   WHERE organization_id = $1 AND phone_number_id = $2 AND (bsuid = ANY ($3) OR phone_number = ANY ($4))
   ORDER BY created_at, id FOR NO KEY UPDATE`,
)

/**
 * Renames a contact, and makes it one with a contact that is known by the new number or user id already. Who is no contact
 * (any more) does not become one by it, and what is older than what is known changes nothing. Records `contact.updated`, and
 * what mergeContacts does.
 *
 * @returns whether anybody is a contact who is known by what was, or by what is
 * @throws ApiError `resource_not_found` for an account that is not the organization's
 */
export async function changeIdentity(tx: Transaction, scope: InboundScope, change: IdentityChange): Promise<boolean> {
  const { phone_number_id, before, after } = change
  const at = momentFrom(change.at)
  const { reference: account } = await inboundAccount(tx, scope, phone_number_id)
  const rows = await tx.query<PersonRow>(lockStatement, [
    scope.organizationId,
    phone_number_id,
    [before.bsuid, after.bsuid].filter((id) => id !== null),
    [before.phone_number, after.phone_number].filter((number) => number !== null),
  ])
  const found = findPerson(rows, before, after)
  if (found === undefined || (found.identity_told_at ?? '') > at) return rows.length > 0
  const others = rows.filter(({ id }) => id !== found.id)
  const same = others.filter((other) => isSame(other, found, after))
  const strangers = others.filter((other) => !same.includes(other))
  let person = found
  for (const [index, other] of same.entries()) {
    const facts = factsOf(person, whatIsFree(after, [...strangers, ...same.slice(index + 1)]))
    person = await mergeContacts(tx, scope, account, [person, other], facts, at)
  }
  await changePerson(tx, scope, account, person, factsOf(person, whatIsFree(after, strangers)), at)
  return true
}

/** What is new without what somebody still has. */
function whatIsFree(after: PersonIdentity, holders: readonly PersonRow[]): PersonIdentity {
  const free = (field: 'phone_number' | 'bsuid') =>
    holders.some((holder) => holder[field] === after[field]) ? null : after[field]
  return { ...after, phone_number: free('phone_number'), bsuid: free('bsuid') }
}

/** The user id says for sure who it is; a number may be somebody else's by now. */
function findPerson(rows: readonly PersonRow[], before: PersonIdentity, after: PersonIdentity): PersonRow | undefined {
  const byId = rows.find(({ bsuid }) => bsuid !== null && bsuid === before.bsuid)
  if (byId !== undefined) return byId
  return rows.find(
    ({ phone_number, bsuid }) =>
      phone_number !== null &&
      phone_number === before.phone_number &&
      (bsuid === null || before.bsuid === null || bsuid === after.bsuid),
  )
}

/** Whether a contact that is known by what is new is the person: not when its user id is somebody else's. */
function isSame(other: PersonRow, person: PersonRow, after: PersonIdentity): boolean {
  if (other.bsuid !== null && other.bsuid === after.bsuid) return true
  const hasNumber = other.phone_number !== null && other.phone_number === after.phone_number
  return hasNumber && (other.bsuid === null || other.bsuid === person.bsuid)
}

function factsOf(person: PersonRow, after: PersonIdentity): PersonFacts {
  return {
    phone_number: after.phone_number ?? person.phone_number,
    bsuid: after.bsuid ?? person.bsuid,
    parent_bsuid: after.parent_bsuid ?? person.parent_bsuid,
    username: person.username,
    name: person.name,
  }
}
