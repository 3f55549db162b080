import type { AccountReference } from '@channel/contract/types'
import { statement, type Transaction } from '@channel/db'
import { laterThan } from '../../mechanisms/clock/index.ts'
import type { InboundScope } from '../../mechanisms/scope/index.ts'
import type { EnsuredConversation } from './ensure-conversation.ts'
import { markInboundRead } from './mark-inbound-read.ts'
import { recordMessageChange } from './record-message-change.ts'

// Selects the message's timestamp here, so that message and conversation can be written in one round trip.
const updateStatement = statement(
  'apply_outbound_message',
  `UPDATE conversations conversation
   SET unread_count = 0, last_message_at = greatest(conversation.last_message_at, message.created_at),
       updated_at = ${laterThan('conversation.updated_at')}
   FROM messages message
   WHERE conversation.organization_id = $1 AND conversation.id = $2
     AND message.organization_id = $1 AND message.id = $3
   RETURNING conversation.last_message_at, conversation.updated_at`,
)

/**
 * Updates the conversation of a new outbound message, and resets its unread count. Records `conversation.created` or
 * `conversation.updated`.
 *
 * @param messageId of a message inserted by a statement that was sent before, and that may not have completed
 */
export async function applyOutboundMessage(
  tx: Transaction,
  scope: InboundScope,
  conversation: EnsuredConversation,
  messageId: string,
  account: AccountReference,
): Promise<void> {
  const { id } = conversation.row
  markInboundRead(tx, scope, id)
  const [updated] = await tx.query(updateStatement, [scope.organizationId, id, messageId])
  if (updated === undefined) throw new Error('The locked conversation, or its message, was not found.')
  recordMessageChange(tx, scope, account, conversation, { unread_count: 0, ...updated })
}
