import type { AccountReference, Conversation } from '@channel/contract/types'
import { statement, type Transaction } from '@channel/db'
import { recordEvent } from '../events/index.ts'
import type { MessageRow } from '../messages/message-view.ts'
import type { InboundScope } from '../scope.ts'
import { type ConversationRow, conversationView } from './conversation-view.ts'
import type { EnsuredConversation } from './ensure-conversation.ts'
import { markInboundRead } from './mark-inbound-read.ts'

const updateStatement = statement(
  'note_message',
  `UPDATE conversations
   SET status = $3, unread_count = $4, last_message_at = $5, last_inbound_at = $6,
       updated_at = greatest(clock_timestamp(), updated_at + interval '1 microsecond')
   WHERE organization_id = $1 AND id = $2
   RETURNING updated_at`,
)

/**
 * What a new message means for its conversation. One from the contact opens a resolved conversation again and is one more
 * that nobody has read; one from us leaves nothing unread. Records `conversation.created` or `conversation.updated`.
 */
export async function noteMessage(
  tx: Transaction,
  scope: InboundScope,
  { row, isNew }: EnsuredConversation,
  message: MessageRow,
  account: AccountReference,
): Promise<Conversation> {
  const next = message.direction === 'inbound' ? afterInbound(row, message) : afterOutbound(row, message)
  if (message.direction === 'outbound') markInboundRead(tx, scope, row.id)
  const [updated] = await tx.query<{ updated_at: string }>(updateStatement, [
    scope.organizationId,
    row.id,
    next.status,
    next.unread_count,
    next.last_message_at,
    next.last_inbound_at,
  ])
  const conversation = conversationView({ ...next, ...updated }, account)
  recordEvent(tx, scope.organizationId, {
    type: isNew ? 'conversation.created' : 'conversation.updated',
    created_at: conversation.updated_at,
    account,
    object: conversation,
    ...(!isNew && { previous_attributes: differences(row, next) }),
  })
  return conversation
}

function afterInbound(row: ConversationRow, { created_at }: MessageRow): ConversationRow {
  return {
    ...row,
    status: row.status === 'resolved' ? 'open' : row.status,
    unread_count: row.unread_count + 1,
    last_message_at: latest(row.last_message_at, created_at),
    last_inbound_at: latest(row.last_inbound_at, created_at),
  }
}

function afterOutbound(row: ConversationRow, { created_at }: MessageRow): ConversationRow {
  return { ...row, unread_count: 0, last_message_at: latest(row.last_message_at, created_at) }
}

/** Moments of one length and zone compare as text. */
function latest(before: string | null, now: string): string {
  return before !== null && before > now ? before : now
}

function differences(before: ConversationRow, after: ConversationRow): Partial<ConversationRow> {
  const fields = ['status', 'unread_count', 'last_message_at', 'last_inbound_at'] as const
  const changed = fields.filter((field) => before[field] !== after[field])
  return Object.fromEntries(changed.map((field) => [field, before[field]]))
}
