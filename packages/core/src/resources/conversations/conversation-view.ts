import type { AccountReference, Conversation, ConversationState } from '@channel/contract/types'
import type { ConversationRow as StoredConversation } from '@channel/db'
import type { AllFields } from '../../mechanisms/fields/index.ts'
import { type LabeledRow, shownLabels } from '../labels/index.ts'

/** A conversation with its contact and assignee, as {@link conversationColumns} selects it. */
export type ConversationRow = Omit<StoredConversation, 'organization_id' | 'phone_number_id'> & {
  readonly contact_phone_number: string | null
  readonly contact_name: string | null
  readonly assignee_name: string | null
  readonly assignee_email: string | null
}

/** A conversation with its labels, which attachedLabels selects. */
export type LabeledConversationRow = ConversationRow & LabeledRow

export const conversationColumns = `conversation.id, conversation.contact_id, conversation.status,
  conversation.assigned_to, conversation.unread_count, conversation.last_message_at, conversation.last_inbound_at,
  conversation.created_at, conversation.updated_at, contact.phone_number AS contact_phone_number,
  contact.name AS contact_name, assignee.name AS assignee_name, assignee.email AS assignee_email`

/** The joins that {@link conversationColumns} need. */
export const conversationJoins = `
  JOIN contacts contact
    ON contact.organization_id = conversation.organization_id AND contact.id = conversation.contact_id
  LEFT JOIN users assignee
    ON assignee.organization_id = conversation.organization_id AND assignee.id = conversation.assigned_to`

/** A conversation with its labels, for responses. */
export function conversationView(row: LabeledConversationRow, account: AccountReference): AllFields<Conversation> {
  return { ...conversationStateView(row, account), labels: shownLabels(row) }
}

/** A conversation without its labels, for events. */
export function conversationStateView(row: ConversationRow, account: AccountReference): AllFields<ConversationState> {
  return {
    id: row.id,
    object: 'conversation',
    status: row.status,
    contact: { id: row.contact_id, phone_number: row.contact_phone_number, name: row.contact_name },
    channel_account: account,
    assignee: assigneeOf(row),
    unread_count: row.unread_count,
    last_message_at: row.last_message_at,
    last_inbound_at: row.last_inbound_at,
    created_at: row.created_at,
    updated_at: row.updated_at,
  }
}

function assigneeOf(row: ConversationRow): ConversationState['assignee'] {
  if (row.assigned_to === null) return null
  return { id: row.assigned_to, name: row.assignee_name, email: row.assignee_email }
}
