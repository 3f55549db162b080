import type { AccountReference, Contact } from '@channel/contract/types'
import { statement, type Transaction } from '@channel/db'
import { recordEvent } from '../../mechanisms/events/index.ts'
import { writtenColumns } from '../../mechanisms/fields/index.ts'
import type { InboundScope } from '../../mechanisms/scope/index.ts'
import { longStatementMs } from '../../mechanisms/transactions/index.ts'
import { mergeConversations } from '../conversations/index.ts'
import { contactView } from './contact-view.ts'
import { type PersonFacts, type PersonRow, personColumns, recordPerson } from './person.ts'

// Only labels of its team can be attached to a contact.
const moveLabels = statement(
  'merge_contact_labels',
  `INSERT INTO contact_labels (organization_id, contact_id, label_id, phone_number_id, contact_created_at)
   SELECT $1, survivor.id, link.label_id, survivor.phone_number_id, survivor.created_at
   FROM contact_labels link
   JOIN contacts survivor ON survivor.organization_id = $1 AND survivor.id = $2
   JOIN labels label ON label.organization_id = $1 AND label.id = link.label_id AND label.team_id = survivor.team_id
   WHERE link.organization_id = $1 AND link.contact_id = $3
   ON CONFLICT DO NOTHING`,
)
const moveMedia = statement(
  'merge_contact_media',
  'UPDATE media SET contact_id = $2 WHERE organization_id = $1 AND contact_id = $3',
)
// What events show of the contact that goes is the person's who stays, and is erased with that one.
const noteMerge = statement(
  'note_merged_contact',
  `INSERT INTO merged_contacts (organization_id, merged_into, id) VALUES ($1, $2, $3)
   ON CONFLICT (organization_id, id) DO NOTHING`,
)
const deleteStatement = statement(
  'delete_merged_contact',
  'DELETE FROM contacts WHERE organization_id = $1 AND id = $2 RETURNING clock_timestamp() AS deleted_at',
)
/** What becomes of two contacts: every field of the one that stays but what makes it that one. */
type JoinedFields = Omit<PersonRow, 'id' | 'created_at' | 'updated_at'>

const columns = writtenColumns<JoinedFields>(3, {
  phone_number: 'value',
  bsuid: 'value',
  parent_bsuid: 'value',
  username: 'value',
  name: 'value',
  email: 'value',
  metadata: 'json',
  marketing_opted_out_at: 'value',
  marketing_told_at: 'value',
  identity_told_at: 'value',
})

const updateStatement = statement(
  'merge_contact',
  `UPDATE contacts contact
   SET ${columns.assignments},
       updated_at = greatest(clock_timestamp(), updated_at + interval '1 microsecond')
   WHERE organization_id = $1 AND id = $2
   RETURNING ${personColumns}`,
)

/**
 * Makes two contacts one, since they are one person. The older one stays, with its fields; what it lacks it gets from the other:
 * fields, labels (of its team), media, conversation, messages. Whoever said last whether marketing is wanted is believed.
 * Records `conversation.updated`, `contact.deleted` for the other and `contact.updated` for the one that stays.
 *
 * @param both locked by this transaction
 * @param facts who the person is, as far as it is told
 * @returns the contact that stays
 */
export async function mergeContacts(
  tx: Transaction,
  scope: InboundScope,
  account: AccountReference,
  both: readonly [PersonRow, PersonRow],
  facts: PersonFacts,
  toldAt: string | null,
): Promise<PersonRow> {
  tx.allowLongStatements(longStatementMs)
  const [survivor, gone] = both.toSorted((one, other) => (isOlder(one, other) ? -1 : 1)) as [PersonRow, PersonRow]
  const move = [scope.organizationId, survivor.id, gone.id]
  tx.enqueue(moveLabels, move)
  tx.enqueue(moveMedia, move)
  tx.enqueue(noteMerge, move)
  const moved = await mergeConversations(tx, scope, survivor.id, gone.id)
  const [deleted] = await tx.query<{ deleted_at: string }>(deleteStatement, [scope.organizationId, gone.id])
  const next = joined(survivor, gone, facts, toldAt)
  const [updated] = await tx.query<PersonRow>(updateStatement, [
    scope.organizationId,
    survivor.id,
    ...columns.values(next),
  ])
  if (updated === undefined || deleted === undefined) throw new Error('A locked contact is not there.')
  recordEvent(tx, scope.organizationId, {
    type: 'contact.deleted',
    created_at: deleted.deleted_at,
    account,
    object: { id: gone.id, object: 'contact', deleted: true },
  })
  recordPerson(
    tx,
    scope,
    account,
    'contact.updated',
    updated,
    differences(contactView(survivor, account), contactView(updated, account)),
  )
  if (isOptedOut(updated) !== isOptedOut(survivor)) {
    recordEvent(tx, scope.organizationId, {
      type: isOptedOut(updated) ? 'contact.opted_out' : 'contact.opted_in',
      created_at: updated.updated_at,
      account,
      object: contactView(updated, account),
    })
  }
  await moved.record(updated, account)
  return updated
}

function isOlder(one: PersonRow, other: PersonRow): boolean {
  return one.created_at === other.created_at ? one.id < other.id : one.created_at < other.created_at
}

function joined(survivor: PersonRow, gone: PersonRow, facts: PersonFacts, toldAt: string | null): JoinedFields {
  const preference = (gone.marketing_told_at ?? '') > (survivor.marketing_told_at ?? '') ? gone : survivor
  return {
    phone_number: facts.phone_number ?? survivor.phone_number ?? gone.phone_number,
    bsuid: facts.bsuid ?? survivor.bsuid ?? gone.bsuid,
    parent_bsuid: facts.parent_bsuid ?? survivor.parent_bsuid ?? gone.parent_bsuid,
    username: facts.username ?? survivor.username ?? gone.username,
    // What the organization has set on the one that stays is not the provider's to change.
    name: survivor.name ?? gone.name ?? facts.name,
    email: survivor.email ?? gone.email,
    metadata: survivor.metadata ?? gone.metadata,
    marketing_opted_out_at: preference.marketing_opted_out_at,
    marketing_told_at: preference.marketing_told_at,
    identity_told_at: toldAt ?? survivor.identity_told_at,
  }
}

function isOptedOut({ marketing_opted_out_at }: PersonRow): boolean {
  return marketing_opted_out_at !== null
}

/** What the fields that differ were before; `updated_at` always does. */
function differences(before: Contact, after: Contact): Partial<Contact> {
  const fields = (Object.keys(before) as (keyof Contact)[]).filter((field) => field !== 'updated_at')
  const changed = fields.filter((field) => JSON.stringify(before[field]) !== JSON.stringify(after[field]))
  return Object.fromEntries(changed.map((field) => [field, before[field]]))
}
