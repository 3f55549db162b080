import type { Contact } from '@channel/contract/types'
import { statement, type Transaction } from '@channel/db'
import { type ContactRow, contactColumns, contactView } from '../contacts/contact-view.ts'
import { recordEvent } from '../events/index.ts'
import { newId } from '../ids.ts'
import type { InboundScope } from '../scope.ts'
import type { InboundAccount } from './inbound-account.ts'

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
     (organization_id, phone_number_id, id, team_id, phone_number, bsuid, parent_bsuid, username, name)
   VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9) ON CONFLICT DO NOTHING
   RETURNING ${contactColumns}`,
)
const selectStatement = statement(
  'find_inbound_contact',
  `SELECT ${contactColumns} FROM contacts contact
   WHERE organization_id = $1 AND phone_number_id = $2 AND (bsuid = $3 OR phone_number = $4)
   ORDER BY bsuid = $3 DESC NULLS LAST LIMIT 1 FOR NO KEY UPDATE`,
)
// A number that another contact has already stays with that one.
const updateStatement = statement(
  'update_inbound_contact',
  `UPDATE contacts contact
   SET bsuid = $4, parent_bsuid = $5, username = $6, name = $7,
       phone_number = CASE WHEN NOT EXISTS (
         SELECT FROM contacts other
         WHERE other.organization_id = $1 AND other.phone_number_id = $2 AND other.phone_number = $8 AND other.id <> $3
       ) THEN $8 ELSE contact.phone_number END,
       updated_at = greatest(clock_timestamp(), updated_at + interval '1 microsecond')
   WHERE organization_id = $1 AND id = $3
   RETURNING ${contactColumns}`,
)

/**
 * The contact of an account who wrote, made if there is none; nobody else changes or deletes it until the transaction ends.
 * What the provider tells for the first time is added to one that is there, and a changed username taken over.
 */
export async function ensureContact(
  tx: Transaction,
  scope: InboundScope,
  account: InboundAccount,
  sender: InboundSender,
): Promise<ContactRow> {
  const phoneNumberId = account.reference.phone_number_id
  const { phone_number, bsuid, parent_bsuid, username, name } = sender
  const identity = [scope.organizationId, phoneNumberId, bsuid, phone_number]
  const id = newId('contact')
  const values = [scope.organizationId, phoneNumberId, id, account.team_id]
  const facts = [phone_number, bsuid, parent_bsuid, username, name]
  // Once more only when somebody else was quicker to make the contact, and it is deleted by the time that we look.
  for (;;) {
    const [known] = await tx.query<ContactRow>(selectStatement, identity)
    if (known !== undefined) return complete(tx, scope, account, known, sender)
    const [created] = await tx.query<ContactRow>(insertStatement, [...values, ...facts])
    if (created === undefined) continue
    record(tx, scope, account, 'contact.created', created)
    return created
  }
}

async function complete(
  tx: Transaction,
  scope: InboundScope,
  account: InboundAccount,
  row: ContactRow,
  sender: InboundSender,
): Promise<ContactRow> {
  const next = {
    bsuid: row.bsuid ?? sender.bsuid ?? null,
    parent_bsuid: row.parent_bsuid ?? sender.parent_bsuid ?? null,
    username: sender.username ?? row.username,
    name: row.name ?? sender.name ?? null,
    phone_number: row.phone_number ?? sender.phone_number ?? null,
  }
  const fields = Object.keys(next) as (keyof typeof next)[]
  if (fields.every((field) => next[field] === row[field])) return row
  const [updated] = await tx.query<ContactRow>(updateStatement, [
    scope.organizationId,
    account.reference.phone_number_id,
    row.id,
    next.bsuid,
    next.parent_bsuid,
    next.username,
    next.name,
    next.phone_number,
  ])
  if (updated === undefined) throw new Error('A locked contact is not there.')
  const changed = fields.filter((field) => updated[field] !== row[field])
  if (changed.length > 0) {
    const previous = Object.fromEntries(changed.map((field) => [field, row[field]]))
    record(tx, scope, account, 'contact.updated', updated, previous)
  }
  return updated
}

function record(
  tx: Transaction,
  scope: InboundScope,
  { reference }: InboundAccount,
  type: 'contact.created' | 'contact.updated',
  row: ContactRow,
  previous?: Partial<Contact>,
): void {
  const contact = contactView(row, reference)
  recordEvent(tx, scope.organizationId, {
    type,
    created_at: contact.updated_at,
    account: reference,
    object: contact,
    ...(previous && { previous_attributes: previous }),
  })
}
