import type { AccountReference, Conversation, Message } from '@channel/contract/types'
import { statement, type Transaction } from '@channel/db'
import { laterThan } from '../../mechanisms/clock/index.ts'
import { recordEvent } from '../../mechanisms/events/index.ts'
import { previousAttributes } from '../../mechanisms/fields/index.ts'
import type { InboundScope } from '../../mechanisms/scope/index.ts'
import { type ConversationRow, conversationView } from './conversation-view.ts'
import type { EnsuredConversation } from './ensure-conversation.ts'
import { markInboundRead } from './mark-inbound-read.ts'

// Selects the message's timestamp here, so that message and conversation can be written in one round trip.
const updateStatement = statement(
  'apply_message',
  `UPDATE conversations conversation
   SET status = $3, unread_count = $4, last_message_at = greatest(conversation.last_message_at, message.created_at),
       last_inbound_at = CASE WHEN message.direction = 'inbound'
         THEN greatest(conversation.last_inbound_at, message.created_at) ELSE conversation.last_inbound_at END,
       updated_at = ${laterThan('conversation.updated_at')}
   FROM messages message
   WHERE conversation.organization_id = $1 AND conversation.id = $2
     AND message.organization_id = $1 AND message.id = $5
   RETURNING conversation.last_message_at, conversation.last_inbound_at, conversation.updated_at`,
)

/**
 * Updates the conversation of a new message. An inbound message reopens a resolved conversation and increments the unread count.
 * An outbound message resets the unread count. Records `conversation.created` or `conversation.updated`.
 *
 * @param message inserted by a statement that was sent before, and that may not have completed
 */
export async function applyMessage(
  tx: Transaction,
  scope: InboundScope,
  { row, isNew }: EnsuredConversation,
  message: Pick<Message, 'id' | 'direction'>,
  account: AccountReference,
): Promise<Conversation> {
  const { status, unread_count } = message.direction === 'inbound' ? afterInbound(row) : afterOutbound(row)
  if (message.direction === 'outbound') markInboundRead(tx, scope, row.id)
  const [updated] = await tx.query(updateStatement, [scope.organizationId, row.id, status, unread_count, message.id])
  if (updated === undefined) throw new Error('The locked conversation, or its message, was not found.')
  const next = { ...row, status, unread_count, ...updated }
  const conversation = conversationView(next, account)
  recordEvent(tx, scope.organizationId, {
    type: isNew ? 'conversation.created' : 'conversation.updated',
    created_at: conversation.updated_at,
    account,
    object: conversation,
    ...(!isNew && { previous_attributes: previousAttributes(row, next, changing) }),
  })
  return conversation
}

type Next = Pick<ConversationRow, 'status' | 'unread_count'>

function afterInbound({ status, unread_count }: ConversationRow): Next {
  return { status: status === 'resolved' ? 'open' : status, unread_count: unread_count + 1 }
}

function afterOutbound({ status }: ConversationRow): Next {
  return { status, unread_count: 0 }
}

const changing = ['status', 'unread_count', 'last_message_at', 'last_inbound_at'] as const
