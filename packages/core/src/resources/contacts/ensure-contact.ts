import { columnsOf, statement, type Transaction } from '@channel/db'
import { toTimestamp } from '../../mechanisms/clock/index.ts'
import { recordChange } from '../../mechanisms/events/index.ts'
import { newId } from '../../mechanisms/ids/index.ts'
import type { InboundScope } from '../../mechanisms/scope/index.ts'
import { gathered, rowsOfEach } from '../../mechanisms/transactions/index.ts'
import type { InboundAccount } from '../accounts/index.ts'
import { contactStateView } from './contact-view.ts'
import { mergeContacts } from './merge-contacts.ts'
import {
  applyContactFacts,
  type ContactFacts,
  factColumns,
  isNewer,
  type ReportedContactRow,
  reportedContactColumns,
} from './reported-contact.ts'

/** The sender of a message, as reported: with a number, a business-scoped user id, or both. */
export interface InboundSender {
  readonly phone_number?: string | null
  readonly bsuid?: string | null
  readonly parent_bsuid?: string | null
  readonly username?: string | null
  readonly name?: string | null
}

/** The sender of a message to an account. */
export interface SenderOnAccount {
  readonly scope: InboundScope
  readonly phoneNumberId: string | null
  readonly from: InboundSender
}

const columns = factColumns(5)

// How the business names a contact in the address book of its phone is better than how the contact does.
const namedByBusiness = columns.names.replace(
  /\bname\b/,
  `coalesce((
    SELECT book.name FROM address_book_names book
    WHERE book.organization_id = given.organization_id AND book.phone_number_id = given.phone_number_id
      AND book.phone_number = given.phone_number
  ), name)`,
)

const insertStatement = statement(
  'create_inbound_contacts',
  `INSERT INTO contacts AS contact (organization_id, phone_number_id, id, team_id, ${columns.names})
   SELECT organization_id, phone_number_id, id, team_id, ${namedByBusiness}
   FROM unnest($1::text[], $2::text[], $3::text[], $4::text[], ${columns.arrays({ identity_reported_at: 'timestamptz' })})
     AS given (organization_id, phone_number_id, id, team_id, ${columns.names})
   ON CONFLICT DO NOTHING RETURNING ${reportedContactColumns}`,
)
// Oldest first: every transaction locks two contacts of one sender in this order, and the older one survives a merge.
const selectStatement = statement(
  'find_inbound_contacts',
  `SELECT sender.item, ${reportedContactColumns}
   FROM unnest($1::text[], $2::text[], $3::text[], $4::text[])
     WITH ORDINALITY AS sender (organization_id, phone_number_id, bsuid, phone_number, item)
   CROSS JOIN LATERAL (
     SELECT * FROM contacts
     WHERE organization_id = sender.organization_id AND phone_number_id = sender.phone_number_id
       AND (bsuid = sender.bsuid OR phone_number = sender.phone_number)
     ORDER BY created_at, id FOR NO KEY UPDATE
   ) contact`,
)

/** Finds the contacts with each sender's number or user id, oldest first. Locks them until the transaction ends. */
export async function findContactsOfSenders(
  tx: Transaction,
  senders: readonly SenderOnAccount[],
): Promise<ReportedContactRow[][]> {
  const rows = await tx.query(
    selectStatement,
    columnsOf(
      senders.map(({ scope, phoneNumberId, from }) => [
        scope.organizationId,
        phoneNumberId,
        from.bsuid,
        from.phone_number,
      ]),
    ),
  )
  const contacts = rowsOfEach(rows, senders.length)
  for (const [index, { scope }] of senders.entries()) {
    scope.onContactsLocked?.((contacts[index] ?? []).map(({ id }) => id))
  }
  return contacts
}

/** As {@link findContactsOfSenders}, for one sender. */
export const findContactsOfSender = gathered(findContactsOfSenders)

/**
 * Finds or creates the contact of a sender and locks it until the transaction ends. Adds reported fields that the contact lacks.
 * Updates a changed username, and the number and user ids if the report is newer. Merges two contacts of the sender (by number
 * and by user id).
 *
 * @param reportedAt when the message was sent, as a date-time; without it, the contact's identity does not change
 * @param found the result of findContactsOfSenders, if it was called in this transaction
 * @throws a unique violation if another transaction has just created a contact with the same ids: a retry merges them
 */
export async function ensureContact(
  tx: Transaction,
  scope: InboundScope,
  account: Pick<InboundAccount, 'reference' | 'team_id'>,
  sender: InboundSender,
  reportedAt?: string,
  found?: readonly ReportedContactRow[],
): Promise<ReportedContactRow> {
  const phoneNumberId = account.reference.phone_number_id
  const timestamp = reportedAt === undefined ? null : toTimestamp(reportedAt)
  // Repeats only if another transaction created the contact first and a third one has deleted it.
  for (let known = found; ; known = undefined) {
    known ??= await findContactsOfSender(tx, { scope, phoneNumberId, from: sender })
    if (known.length > 0) return complete(tx, scope, account, known, sender, timestamp)
    const created = await insertContact(tx, scope, account, sender, timestamp)
    if (created === undefined) continue
    recordChange(tx, scope.organizationId, 'contact.created', contactStateView(created, account.reference))
    return created
  }
}

/** Inserts the contact of a sender. @returns undefined if another transaction has created it */
export async function insertContact(
  tx: Transaction,
  { organizationId }: InboundScope,
  { reference, team_id }: Pick<InboundAccount, 'reference' | 'team_id'>,
  sender: InboundSender,
  identity_reported_at: string | null,
): Promise<ReportedContactRow | undefined> {
  const { phone_number = null, bsuid = null, parent_bsuid = null, username = null, name = null } = sender
  const facts = { phone_number, bsuid, parent_bsuid, username, name, identity_reported_at }
  const key = [organizationId, reference.phone_number_id, newId('contact'), team_id]
  return insertRow(tx, [...key, ...columns.values(facts)])
}

const insertRow = gathered(async (tx, rows: readonly (readonly unknown[])[]) => {
  const created = new Map((await tx.query(insertStatement, columnsOf(rows))).map((row) => [row.id, row]))
  return rows.map(([, , id]) => created.get(id as string))
})

async function complete(
  tx: Transaction,
  scope: InboundScope,
  account: Pick<InboundAccount, 'reference' | 'team_id'>,
  known: readonly ReportedContactRow[],
  sender: InboundSender,
  reportedAt: string | null,
): Promise<ReportedContactRow> {
  const byId = known.find(({ bsuid }) => bsuid !== null && bsuid === sender.bsuid)
  const row = byId ?? known[0]
  if (row === undefined) throw new Error('No contact was given.')
  const byNumber = known.find((each) => each !== row)
  const next = factsFrom(row, sender, reportedAt)
  if (byNumber === undefined) return applyContactFacts(tx, scope, account.reference, row, next, reportedAt)
  // The number of a contact with another user id stays with that contact.
  if (byNumber.bsuid !== null || next.phone_number !== byNumber.phone_number) {
    return applyContactFacts(tx, scope, account.reference, row, { ...next, phone_number: row.phone_number }, reportedAt)
  }
  return mergeContacts(tx, scope, account.reference, [row, byNumber], next, reportedAt)
}

/** The contact's fields after a report. */
function factsFrom(row: ReportedContactRow, sender: InboundSender, reportedAt: string | null): ContactFacts {
  const newer = reportedAt !== null && isNewer(reportedAt, row)
  const latest = (known: string | null, reported: string | null | undefined) =>
    known === null || newer ? (reported ?? known) : known
  return {
    phone_number: latest(row.phone_number, sender.phone_number),
    bsuid: latest(row.bsuid, sender.bsuid),
    parent_bsuid: latest(row.parent_bsuid, sender.parent_bsuid),
    username: sender.username ?? row.username,
    name: row.name ?? sender.name ?? null,
  }
}
