import type { AccountReference } from '@channel/contract/types'
import { type ContactRow, statement, type Transaction } from '@channel/db'
import { laterThan } from '../../mechanisms/clock/index.ts'
import { recordChange } from '../../mechanisms/events/index.ts'
import { previousAttributes } from '../../mechanisms/fields/index.ts'
import type { InboundScope } from '../../mechanisms/scope/index.ts'
import {
  type ConversationRow,
  conversationColumns,
  conversationJoinsOfRows,
  conversationStateView,
} from './conversation-view.ts'
import { windowNotice } from './window-times.ts'

const lockStatement = statement(
  'find_conversations_to_merge',
  `WITH locked AS MATERIALIZED (
     SELECT * FROM conversations WHERE organization_id = $1 AND contact_id IN ($2, $3) ORDER BY id FOR NO KEY UPDATE
   )
   SELECT ${conversationColumns} FROM locked conversation ${conversationJoinsOfRows}`,
)
const moveMessages = statement(
  'merge_conversation_messages',
  'UPDATE messages SET conversation_id = $2, contact_id = $4 WHERE organization_id = $1 AND conversation_id = $3',
)
const moveNotes = statement(
  'merge_conversation_notes',
  'UPDATE notes SET conversation_id = $2 WHERE organization_id = $1 AND conversation_id = $3',
)
const moveGroupMessages = statement(
  'merge_group_messages',
  'UPDATE messages SET contact_id = $2 WHERE organization_id = $1 AND contact_id = $3 AND group_id IS NOT NULL',
)
const moveGroups = statement(
  'merge_group_members',
  'UPDATE conversations SET member_id = $2 WHERE organization_id = $1 AND member_id = $3',
)
const moveLabels = statement(
  'merge_conversation_labels',
  `INSERT INTO conversation_labels (organization_id, conversation_id, label_id)
   SELECT $1, $2, link.label_id
   FROM conversation_labels link
   JOIN contacts survivor ON survivor.organization_id = $1 AND survivor.id = $4
   JOIN labels label ON label.organization_id = $1 AND label.id = link.label_id AND label.team_id = survivor.team_id
   WHERE link.organization_id = $1 AND link.conversation_id = $3
   ON CONFLICT DO NOTHING`,
)
const deleteStatement = statement(
  'delete_merged_conversation',
  'DELETE FROM conversations WHERE organization_id = $1 AND id = $2',
)
// What was announced for either conversation is not announced again.
const notice = windowNotice('$8::timestamptz', '$1')
const updateStatement = statement(
  'merge_conversation',
  `UPDATE conversations
   SET contact_id = $3, status = $4, assigned_to = $5, unread_count = $6, last_message_at = $7, last_inbound_at = $8,
       free_entry_reply_by = $9, free_entry_expires_at = $10, window_notice_at = CASE
         WHEN last_inbound_at = $8 THEN window_notice_at
         WHEN ${notice} > statement_timestamp() THEN ${notice}
       END, snoozed_until = $11, snooze_ended_at = $12, updated_at = ${laterThan('updated_at')}
   WHERE organization_id = $1 AND id = $2
   RETURNING updated_at`,
)

/** Merged conversations. The caller records the event after it has updated the contact. */
export interface MergedConversations {
  record(contact: Pick<ContactRow, 'id' | 'phone_number' | 'name'>, account: AccountReference): Promise<void>
}

/**
 * Moves the conversation of the removed contact to the surviving one. If both have one, the survivor's conversation takes the
 * messages, labels and notes of the other. It is open if either is open, else pending if either is pending. Unread counts are added.
 * What the removed contact wrote in groups becomes the survivor's.
 */
export async function mergeConversations(
  tx: Transaction,
  scope: InboundScope,
  survivorId: string,
  removedId: string,
): Promise<MergedConversations> {
  const contacts = [scope.organizationId, survivorId, removedId]
  tx.enqueue(moveGroupMessages, contacts)
  tx.enqueue(moveGroups, contacts)
  const rows = await tx.query(lockStatement, contacts)
  const own = rows.find((row) => row.contact_id === survivorId)
  const other = rows.find((row) => row.contact_id === removedId)
  const before = own ?? other
  if (before === undefined) return { record: async () => undefined }
  const next = own !== undefined && other !== undefined ? joined(own, other) : before
  if (other !== undefined) {
    const move = [scope.organizationId, before.id, other.id, survivorId]
    tx.enqueue(moveMessages, move)
    if (own !== undefined) {
      tx.enqueue(moveLabels, move)
      tx.enqueue(moveNotes, move.slice(0, 3))
      tx.enqueue(deleteStatement, [scope.organizationId, other.id])
    }
  }
  const [updated] = await tx.query(updateStatement, [
    scope.organizationId,
    before.id,
    survivorId,
    next.status,
    next.assigned_to,
    next.unread_count,
    next.last_message_at,
    next.last_inbound_at,
    next.free_entry_reply_by,
    next.free_entry_expires_at,
    next.snoozed_until,
    next.snooze_ended_at,
  ])
  return {
    async record(contact, account) {
      const contactColumns = {
        contact_id: contact.id,
        contact_phone_number: contact.phone_number,
        contact_name: contact.name,
      }
      const conversation = conversationStateView({ ...next, ...updated, ...contactColumns }, account)
      const previous = previousAttributes(conversationStateView(before, account), conversation, shown)
      if (Object.keys(previous).length === 0) return
      recordChange(tx, scope.organizationId, 'conversation.updated', conversation, previous)
    },
  }
}

const ranks = { open: 2, pending: 1, resolved: 0 }

function joined(own: ConversationRow, other: ConversationRow): ConversationRow {
  const assignee = own.assigned_to === null ? other : own
  const { assigned_to, assignee_name, assignee_email } = assignee
  return {
    ...own,
    assigned_to,
    assignee_name,
    assignee_email,
    status: ranks[other.status] > ranks[own.status] ? other.status : own.status,
    unread_count: own.unread_count + other.unread_count,
    last_message_at: latest(own.last_message_at, other.last_message_at),
    last_inbound_at: latest(own.last_inbound_at, other.last_inbound_at),
    window_open_until: latest(own.window_open_until, other.window_open_until),
    free_entry_reply_by: latest(own.free_entry_reply_by, other.free_entry_reply_by),
    free_entry_expires_at: latest(own.free_entry_expires_at, other.free_entry_expires_at),
    ...joinedSnooze(own, other),
  }
}

/** It is snoozed only if both are: what was not put aside must stay in sight. */
function joinedSnooze(own: ConversationRow, other: ConversationRow) {
  const isSnoozed = own.snoozed_until !== null && other.snoozed_until !== null
  return {
    snoozed_until: isSnoozed ? latest(own.snoozed_until, other.snoozed_until) : null,
    snooze_ended_at: isSnoozed ? null : latest(own.snooze_ended_at, other.snooze_ended_at),
  }
}

function latest(one: string | null, other: string | null): string | null {
  return (one ?? '') > (other ?? '') ? one : other
}

const shown = [
  'status',
  'contact',
  'assignee',
  'unread_count',
  'last_message_at',
  'last_inbound_at',
  'window',
  'free_entry_point',
  'snoozed_until',
  'snooze_ended_at',
] as const
