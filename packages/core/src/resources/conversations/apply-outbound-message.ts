import type { AccountReference } from '@channel/contract/types'
import { statement, type Transaction } from '@channel/db'
import { laterThan } from '../../mechanisms/clock/index.ts'
import type { InboundScope } from '../../mechanisms/scope/index.ts'
import type { EnsuredConversation } from './ensure-conversation.ts'
import { markInboundRead } from './mark-inbound-read.ts'
import { recordMessageChange } from './record-message-change.ts'

// Selects the message's timestamp here, so that message and conversation can be written in one round trip.
const updateStatement = statement(
  'apply_outbound_messages',
  `UPDATE conversations conversation
   SET unread_count = CASE WHEN $4 THEN 0 ELSE unread_count END,
       snooze_ended_at = CASE WHEN NOT $4 THEN snooze_ended_at END,
       last_message_at = greatest(conversation.last_message_at, message.created_at),
       updated_at = ${laterThan('conversation.updated_at')}
   FROM unnest($2::text[], $3::text[]) AS sent (id, message_id)
   JOIN messages message ON message.organization_id = $1 AND message.id = sent.message_id
   WHERE conversation.organization_id = $1 AND conversation.id = sent.id
   RETURNING conversation.id, conversation.unread_count, conversation.snooze_ended_at, conversation.last_message_at,
     conversation.updated_at`,
)

/** A new outbound message, inserted by a statement that was sent before, and that may not have completed. */
export interface SentInConversation {
  readonly conversation: EnsuredConversation
  readonly messageId: string
}

/**
 * Updates the conversations of new outbound messages, and marks them as read if the messages are answers. Records
 * `conversation.created` or `conversation.updated`.
 *
 * @param sent each in another conversation
 * @param isAnswer false for a message to many: what a contact has written still waits for an answer
 */
export async function applyOutboundMessages(
  tx: Transaction,
  scope: InboundScope,
  sent: readonly SentInConversation[],
  account: AccountReference,
  { isAnswer = true } = {},
): Promise<void> {
  const ids = sent.map(({ conversation }) => conversation.row.id)
  if (isAnswer) markInboundRead(tx, scope, ids)
  const messageIds = sent.map(({ messageId }) => messageId)
  const changes = await tx.query(updateStatement, [scope.organizationId, ids, messageIds, isAnswer])
  const changeOf = new Map(changes.map(({ id, ...change }) => [id, change]))
  for (const { conversation } of sent) {
    const change = changeOf.get(conversation.row.id)
    if (change === undefined) throw new Error('The locked conversation, or its message, was not found.')
    recordMessageChange(tx, scope, account, conversation, change)
  }
}
