import type { Conversation, UpdateConversationInput } from '@channel/contract/types'
import { statement, type Transaction } from '@channel/db'
import { invalidField } from '../../mechanisms/errors/index.ts'
import { recordChange } from '../../mechanisms/events/index.ts'
import { changeRow, noOtherFields, previousAttributes, writtenColumns } from '../../mechanisms/fields/index.ts'
import type { Scope } from '../../mechanisms/scope/index.ts'
import { userColumns } from '../users/index.ts'
import { type ConversationRow, conversationStateView, conversationView } from './conversation-view.ts'
import { findConversationToChange } from './find-conversation.ts'
import { markInboundRead } from './mark-inbound-read.ts'
import { requireSnoozeTime } from './require-snooze-time.ts'

type WrittenFields = Pick<ConversationRow, keyof UpdateConversationInput['body'] | 'unread_count' | 'snooze_ended_at'>

const columns = writtenColumns<WrittenFields>(3, {
  status: 'value',
  assigned_to: 'value',
  unread_count: 'value',
  snoozed_until: 'value',
  snooze_ended_at: 'value',
})

const updateStatement = statement('update_conversation', `UPDATE conversations ${changeRow(columns)}`)
const findUser = statement(
  'find_assignee',
  `SELECT ${userColumns} FROM users WHERE organization_id = $1 AND id = $2 FOR KEY SHARE`,
)

/**
 * Changes the status and the assignee of a conversation, or snoozes it. Resolving it marks all its messages as read, and ends a snooze. If
 * nothing changes, `updated_at` does not change and no event is recorded.
 *
 * @throws ApiError as findConversation; `invalid_field_value` for a user that does not exist in the organization, and for a time
 *   that is past or more than a year ahead
 */
export async function updateConversation(
  tx: Transaction,
  scope: Scope,
  { params, body }: UpdateConversationInput,
): Promise<Conversation> {
  const { status, assigned_to, snoozed_until, ...rest } = body
  noOtherFields(rest)
  const { row, account } = await findConversationToChange(tx, scope, params)
  const next = { ...row, ...(await assignment(tx, scope, assigned_to)) }
  next.status = status ?? row.status
  if (status === 'resolved') next.unread_count = 0
  if (snoozed_until !== undefined) next.snoozed_until = snoozed_until && requireSnoozeTime(scope, snoozed_until)
  else if (status === 'resolved') next.snoozed_until = null
  // A user has acted.
  next.snooze_ended_at = null
  const [before, after] = [conversationStateView(row, account), conversationStateView(next, account)]
  const previous = previousAttributes(before, after, shown)
  if (Object.keys(previous).length === 0) return conversationView(row, account)

  if (status === 'resolved') markInboundRead(tx, scope, [row.id])
  const [updated] = await tx.query(updateStatement, [scope.organizationId, row.id, ...columns.values(next)])
  const changed = { ...next, ...updated! }
  const conversation = conversationStateView(changed, account)
  recordChange(tx, scope.organizationId, 'conversation.updated', conversation, previous)
  return conversationView(changed, account)
}

const shown = ['status', 'assignee', 'unread_count', 'snoozed_until', 'snooze_ended_at'] as const

type Assignment = Pick<ConversationRow, 'assigned_to' | 'assignee_name' | 'assignee_email'>

async function assignment(
  tx: Transaction,
  scope: Scope,
  id: string | null | undefined,
): Promise<Assignment | undefined> {
  if (id === undefined) return undefined
  if (id === null) return { assigned_to: null, assignee_name: null, assignee_email: null }
  const [user] = await tx.query(findUser, [scope.organizationId, id])
  if (user === undefined) throw invalidField('assigned_to', `Your organization has no user ${id}.`)
  return { assigned_to: user.id, assignee_name: user.name, assignee_email: user.email }
}
