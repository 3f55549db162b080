import type {
  AccountReference,
  Conversation,
  ConversationState,
  ConversationWindow,
  FreeEntryPoint,
} from '@channel/contract/types'
import type { ConversationRow as StoredConversation } from '@channel/db'
import type { AllFields } from '../../mechanisms/fields/index.ts'
import { type LabeledRow, shownLabels } from '../labels/index.ts'
import { windowEnd, windowLength } from './window-times.ts'

/** A conversation with its contact and assignee, as {@link conversationColumns} selects it. */
export type ConversationRow = Omit<
  StoredConversation,
  'organization_id' | 'phone_number_id' | 'contact_id' | 'member_id' | 'window_notice_at' | 'snooze_state'
> & {
  /** Of a group: the member that wrote last. */
  readonly contact_id: string
  readonly contact_phone_number: string | null
  readonly contact_name: string | null
  readonly group_subject: string | null
  readonly group_status: string | null
  /** When the 24 hours end; null if they have ended. */
  readonly window_open_until: string | null
  readonly assignee_name: string | null
  readonly assignee_email: string | null
}

/** A conversation with its labels, which attachedLabels selects. */
export type LabeledConversationRow = ConversationRow & LabeledRow

/** A column of the group. Without a group it costs nothing, unlike a join. */
const ofGroup = (column: string, organization: string) => `(
    SELECT in_group.${column} FROM groups in_group
    WHERE in_group.organization_id = ${organization}
      AND in_group.phone_number_id = conversation.phone_number_id AND in_group.id = conversation.group_id
  )`

const columnsOf = (
  organization: string,
) => `conversation.id, contact.id AS contact_id, conversation.group_id, conversation.status,
  conversation.assigned_to, conversation.unread_count, conversation.last_message_at, conversation.last_inbound_at,
  conversation.free_entry_reply_by, conversation.free_entry_expires_at, conversation.snoozed_until, conversation.snooze_ended_at,
  CASE WHEN conversation.last_inbound_at > statement_timestamp() - ${windowLength} THEN ${windowEnd} END AS window_open_until, conversation.created_at, conversation.updated_at,
  contact.phone_number AS contact_phone_number, contact.name AS contact_name,
  ${ofGroup('subject', organization)} AS group_subject, ${ofGroup('status', organization)} AS group_status,
  assignee.name AS assignee_name, assignee.email AS assignee_email`

const joinsOf = (organization: string) => `
  JOIN contacts contact
    ON contact.organization_id = ${organization} AND contact.id = coalesce(conversation.contact_id, conversation.member_id)
  LEFT JOIN users assignee ON assignee.organization_id = ${organization} AND assignee.id = conversation.assigned_to`

/** `$1` is the organization. */
export const conversationColumns = columnsOf('$1')
/** The joins that {@link conversationColumns} need. */
export const conversationJoins = joinsOf('$1')

/** Like {@link conversationColumns}, in a statement about several organizations. */
export const conversationColumnsOfAny = columnsOf('conversation.organization_id')
/**
 * Like {@link conversationJoins}, for a page or a batch that a subquery selects, and for several organizations. With `$1`, the planner
 * may read all contacts of the organization instead of those of the rows.
 */
export const conversationJoinsOfRows = joinsOf('conversation.organization_id')

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
    window: windowOf(row),
    free_entry_point: freeEntryPointOf(row),
    snoozed_until: row.snoozed_until,
    snooze_ended_at: row.snooze_ended_at,
    created_at: row.created_at,
    updated_at: row.updated_at,
    ...groupOf(row),
  }
}

function groupOf({
  group_id,
  group_subject,
  group_status,
}: ConversationRow): Pick<AllFields<ConversationState>, 'kind' | 'group'> {
  if (group_id === null) return { kind: undefined, group: undefined }
  return { kind: 'group', group: { id: group_id, subject: group_subject, status: group_status ?? 'active' } }
}

function windowOf({ window_open_until: open_until }: ConversationRow): AllFields<ConversationWindow> | null {
  return open_until === null ? null : { open_until, kind: 'customer_service' }
}

function freeEntryPointOf({
  free_entry_reply_by: reply_by,
  free_entry_expires_at: expires_at,
}: ConversationRow): AllFields<FreeEntryPoint> | null {
  return reply_by === null && expires_at === null ? null : { reply_by, expires_at }
}

function assigneeOf(row: ConversationRow): ConversationState['assignee'] {
  if (row.assigned_to === null) return null
  return { id: row.assigned_to, name: row.assignee_name, email: row.assignee_email }
}
