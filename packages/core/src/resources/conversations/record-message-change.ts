import type { AccountReference } from '@channel/contract/types'
import type { Transaction } from '@channel/db'
import { recordChange } from '../../mechanisms/events/index.ts'
import { previousAttributes } from '../../mechanisms/fields/index.ts'
import type { InboundScope } from '../../mechanisms/scope/index.ts'
import { type ConversationRow, conversationStateView } from './conversation-view.ts'
import type { EnsuredConversation } from './ensure-conversation.ts'

const changing = [
  'status',
  'assignee',
  'unread_count',
  'last_message_at',
  'last_inbound_at',
  'window',
  'free_entry_point',
  'snoozed_until',
  'snooze_ended_at',
] as const

/** Records that a message has changed its conversation: `conversation.created` for its first one, or `conversation.updated`. */
export function recordMessageChange(
  tx: Transaction,
  scope: InboundScope,
  account: AccountReference,
  { row, isNew }: EnsuredConversation,
  change: Partial<ConversationRow> & Pick<ConversationRow, 'updated_at'>,
): void {
  const conversation = conversationStateView({ ...row, ...change }, account)
  const previous = isNew ? {} : previousAttributes(conversationStateView(row, account), conversation, changing)
  recordChange(
    tx,
    scope.organizationId,
    isNew ? 'conversation.created' : 'conversation.updated',
    conversation,
    previous,
  )
}
