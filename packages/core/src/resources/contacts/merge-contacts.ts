import type { AccountReference } from '@channel/contract/types'
import { statement, type Transaction } from '@channel/db'
import { recordChange, recordEvent } from '../../mechanisms/events/index.ts'
import { changeRow, previousAttributes, writtenColumns } from '../../mechanisms/fields/index.ts'
import type { InboundScope } from '../../mechanisms/scope/index.ts'
import { longStatementMs } from '../../mechanisms/transactions/index.ts'
import { mergeConversations } from '../conversations/index.ts'
import { contactStateView } from './contact-view.ts'
import { type ContactFacts, type ReportedContactRow, reportedContactColumns } from './reported-contact.ts'

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
// If a broadcast has both, the other one is found to be a duplicate when its message is made.
const moveRecipients = statement(
  'merge_broadcast_recipients',
  `UPDATE broadcast_recipients recipient SET key = $2
   WHERE organization_id = $1 AND key = $3 AND NOT EXISTS (
     SELECT FROM broadcast_recipients other
     WHERE other.organization_id = $1 AND other.key = $2 AND other.broadcast_id = recipient.broadcast_id
   )`,
)
// Events that show the removed contact are erased together with the surviving one.
const recordMerge = statement(
  'record_merged_contact',
  `INSERT INTO merged_contacts (organization_id, merged_into, id) VALUES ($1, $2, $3)
   ON CONFLICT (organization_id, id) DO NOTHING`,
)
const deleteStatement = statement(
  'delete_merged_contact',
  `WITH deleted AS (
     DELETE FROM contacts WHERE organization_id = $1 AND id = $2 RETURNING id
   )
   SELECT statement_timestamp() AS deleted_at FROM deleted`,
)
/** The fields of the merged contact. */
type JoinedFields = Omit<ReportedContactRow, 'id' | 'created_at' | 'updated_at'>

const columns = writtenColumns<JoinedFields>(3, {
  phone_number: 'value',
  bsuid: 'value',
  parent_bsuid: 'value',
  username: 'value',
  name: 'value',
  email: 'value',
  metadata: 'json',
  blocked: 'value',
  marketing_opted_out_at: 'value',
  marketing_reported_at: 'value',
  identity_reported_at: 'value',
})

const updateStatement = statement(
  'merge_contact',
  `UPDATE contacts contact ${changeRow(columns, reportedContactColumns)}`,
)

/**
 * Merges two contacts of the same sender. The older one survives and keeps its fields. It takes missing fields, labels (of its
 * team), media, conversation and messages from the other one. The later marketing preference wins. Records `contact.deleted` for
 * the removed contact, `contact.updated` for the survivor and `conversation.updated`.
 *
 * @param both locked by this transaction
 * @param facts the reported fields
 * @returns the survivor
 */
export async function mergeContacts(
  tx: Transaction,
  scope: InboundScope,
  account: AccountReference,
  both: readonly [ReportedContactRow, ReportedContactRow],
  facts: ContactFacts,
  reportedAt: string | null,
): Promise<ReportedContactRow> {
  tx.allowLongStatements(longStatementMs)
  const [survivor, gone] = both.toSorted((one, other) => (isOlder(one, other) ? -1 : 1)) as [
    ReportedContactRow,
    ReportedContactRow,
  ]
  const move = [scope.organizationId, survivor.id, gone.id]
  tx.enqueue(moveLabels, move)
  tx.enqueue(moveMedia, move)
  tx.enqueue(moveRecipients, move)
  tx.enqueue(recordMerge, move)
  const moved = await mergeConversations(tx, scope, survivor.id, gone.id)
  const [deleted] = await tx.query(deleteStatement, [scope.organizationId, gone.id])
  const next = joined(survivor, gone, facts, reportedAt)
  const [updated] = await tx.query(updateStatement, [scope.organizationId, survivor.id, ...columns.values(next)])
  if (updated === undefined || deleted === undefined) throw new Error('The locked contact was not found.')
  recordEvent(tx, scope.organizationId, {
    type: 'contact.deleted',
    created_at: deleted.deleted_at,
    account,
    object: { id: gone.id, object: 'contact', deleted: true },
  })
  const [before, after] = [contactStateView(survivor, account), contactStateView(updated, account)]
  const previous = previousAttributes(before, { ...after, updated_at: before.updated_at })
  recordChange(tx, scope.organizationId, 'contact.updated', after, previous)
  if (isOptedOut(updated) !== isOptedOut(survivor)) {
    const type = isOptedOut(updated) ? 'contact.opted_out' : 'contact.opted_in'
    recordChange(tx, scope.organizationId, type, after)
  }
  await moved.record(updated, account)
  return updated
}

function isOlder(one: ReportedContactRow, other: ReportedContactRow): boolean {
  return one.created_at === other.created_at ? one.id < other.id : one.created_at < other.created_at
}

function joined(
  survivor: ReportedContactRow,
  gone: ReportedContactRow,
  facts: ContactFacts,
  reportedAt: string | null,
): JoinedFields {
  const preference = (gone.marketing_reported_at ?? '') > (survivor.marketing_reported_at ?? '') ? gone : survivor
  return {
    phone_number: facts.phone_number ?? survivor.phone_number ?? gone.phone_number,
    bsuid: facts.bsuid ?? survivor.bsuid ?? gone.bsuid,
    parent_bsuid: facts.parent_bsuid ?? survivor.parent_bsuid ?? gone.parent_bsuid,
    username: facts.username ?? survivor.username ?? gone.username,
    // The survivor's name, which the organization may have set, takes precedence over a reported one.
    name: survivor.name ?? gone.name ?? facts.name,
    email: survivor.email ?? gone.email,
    metadata: survivor.metadata ?? gone.metadata,
    blocked: survivor.blocked || gone.blocked,
    marketing_opted_out_at: preference.marketing_opted_out_at,
    marketing_reported_at: preference.marketing_reported_at,
    identity_reported_at: reportedAt ?? survivor.identity_reported_at,
  }
}

function isOptedOut({ marketing_opted_out_at }: ReportedContactRow): boolean {
  return marketing_opted_out_at !== null
}
