import { statement, type Transaction } from '@channel/db'
import { momentFrom } from '../../mechanisms/clock/index.ts'
import { newId } from '../../mechanisms/ids/index.ts'
import type { InboundScope } from '../../mechanisms/scope/index.ts'
import type { InboundAccount } from '../accounts/index.ts'
import { mergeContacts } from './merge-contacts.ts'
import { changePerson, isNewer, type PersonFacts, type PersonRow, personColumns, recordPerson } from './person.ts'

/** What the provider tells of a person who writes: a number, a business-scoped user id, or both. */
export interface InboundSender {
  readonly phone_number?: string | null
  readonly bsuid?: string | null
  readonly parent_bsuid?: string | null
  readonly username?: string | null
  readonly name?: string | null
}

const insertStatement = statement(
  'create_inbound_contact',
  `INSERT INTO contacts AS contact
     (organization_id, phone_number_id, id, team_id, phone_number, bsuid, parent_bsuid, username, name, identity_told_at)
   VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10) ON CONFLICT DO NOTHING
   RETURNING ${personColumns}`,
)
// The older one first: two that are known apart are locked in one order by all, and the older one survives.
const selectStatement = statement(
  'find_inbound_contact',
  `SELECT ${personColumns} FROM contacts contact
   WHERE organization_id = $1 AND phone_number_id = $2 AND (bsuid = $3 OR phone_number = $4)
   ORDER BY created_at, id FOR NO KEY UPDATE`,
)

/** The contacts whom a sender may be, the older one first; nobody else changes or deletes them until the transaction ends. */
export async function findPeople(
  tx: Transaction,
  scope: InboundScope,
  phoneNumberId: string | null,
  { bsuid = null, phone_number = null }: InboundSender,
): Promise<PersonRow[]> {
  const people = await tx.query<PersonRow>(selectStatement, [scope.organizationId, phoneNumberId, bsuid, phone_number])
  scope.meet?.(people.map(({ id }) => id))
  return people
}

/**
 * The contact of an account who wrote, made if there is none; nobody else changes or deletes it until the transaction ends.
 * What the provider tells for the first time is added to one that is there, a changed username taken over, and so are another
 * number or user id that are newer than what is known. Who was two contacts so far, one by number and one by user id, is one
 * from now on.
 *
 * @param toldAt when the person wrote, as a date-time; left out, what is known of who it is stays
 * @param found what findPeople has found in this transaction, if it was asked
 * @throws a unique violation when another transaction has just made a contact of what is added here: run again, they are one
 */
export async function ensureContact(
  tx: Transaction,
  scope: InboundScope,
  account: InboundAccount,
  sender: InboundSender,
  toldAt?: string,
  found?: readonly PersonRow[],
): Promise<PersonRow> {
  const phoneNumberId = account.reference.phone_number_id
  const moment = toldAt === undefined ? null : momentFrom(toldAt)
  const { phone_number = null, bsuid = null, parent_bsuid = null, username = null, name = null } = sender
  const place = [scope.organizationId, phoneNumberId, newId('contact'), account.team_id]
  const facts = [phone_number, bsuid, parent_bsuid, username, name, moment]
  // Once more only when somebody else was quicker to make the contact, and it is deleted by the time that we look.
  for (let known = found; ; known = undefined) {
    known ??= await findPeople(tx, scope, phoneNumberId, sender)
    if (known.length > 0) return complete(tx, scope, account, known, sender, moment)
    const [created] = await tx.query<PersonRow>(insertStatement, [...place, ...facts])
    if (created === undefined) continue
    recordPerson(tx, scope, account.reference, 'contact.created', created)
    return created
  }
}

async function complete(
  tx: Transaction,
  scope: InboundScope,
  account: InboundAccount,
  known: readonly PersonRow[],
  sender: InboundSender,
  toldAt: string | null,
): Promise<PersonRow> {
  const byId = known.find(({ bsuid }) => bsuid !== null && bsuid === sender.bsuid)
  const row = byId ?? known[0]
  if (row === undefined) throw new Error('Nobody is known.')
  const byNumber = known.find((each) => each !== row)
  const next = factsFrom(row, sender, toldAt)
  if (byNumber === undefined) return changePerson(tx, scope, account.reference, row, next, toldAt)
  // A number of somebody who has another user id stays where it is.
  if (byNumber.bsuid !== null || next.phone_number !== byNumber.phone_number) {
    return changePerson(tx, scope, account.reference, row, { ...next, phone_number: row.phone_number }, toldAt)
  }
  return mergeContacts(tx, scope, account.reference, [row, byNumber], next, toldAt)
}

/** What is known of a contact with what the provider tells. */
function factsFrom(row: PersonRow, sender: InboundSender, toldAt: string | null): PersonFacts {
  const newer = toldAt !== null && isNewer(toldAt, row)
  const latest = (known: string | null, told: string | null | undefined) =>
    known === null || newer ? (told ?? known) : known
  return {
    phone_number: latest(row.phone_number, sender.phone_number),
    bsuid: latest(row.bsuid, sender.bsuid),
    parent_bsuid: latest(row.parent_bsuid, sender.parent_bsuid),
    username: sender.username ?? row.username,
    name: row.name ?? sender.name ?? null,
  }
}
