import type { Conversation, MarkConversationReadInput } from '@channel/contract/types'
import { statement, type Transaction } from '@channel/db'
import { laterThan } from '../../mechanisms/clock/index.ts'
import { recordChange } from '../../mechanisms/events/index.ts'
import { noOtherFields } from '../../mechanisms/fields/index.ts'
import { requestReadReceipt } from '../../mechanisms/outbox/index.ts'
import type { Scope } from '../../mechanisms/scope/index.ts'
import { conversationStateView, conversationView } from './conversation-view.ts'
import { type FoundConversation, findConversationToChange } from './find-conversation.ts'
import { markInboundRead } from './mark-inbound-read.ts'

const updateStatement = statement(
  'mark_conversation_read',
  `UPDATE conversations SET unread_count = 0, updated_at = ${laterThan('updated_at')}
   WHERE organization_id = $1 AND id = $2
   RETURNING updated_at`,
)

/**
 * Marks all messages of a conversation as read, here at once and at the provider in the background. If nothing is unread,
 * `updated_at` does not change and no event is recorded.
 *
 * @throws ApiError as findConversation
 */
export async function markConversationRead(
  tx: Transaction,
  scope: Scope,
  { params, body = { typing: false } }: Pick<MarkConversationReadInput, 'params' | 'body'>,
): Promise<Conversation> {
  const { typing, ...rest } = body
  noOtherFields(rest)
  const found = await findConversationToChange(tx, scope, params)
  const isUnread = found.row.unread_count > 0
  // The provider neither shows messages in groups as read, nor a typing indicator.
  if ((isUnread || typing) && found.row.group_id === null) {
    requestReadReceipt(tx, { organization_id: scope.organizationId, ...params }, typing)
  }
  return isUnread ? recordRead(tx, scope, found) : conversationView(found.row, found.account)
}

async function recordRead(tx: Transaction, scope: Scope, { row, account }: FoundConversation): Promise<Conversation> {
  markInboundRead(tx, scope, [row.id])
  const [updated] = await tx.query(updateStatement, [scope.organizationId, row.id])
  const read = { ...row, unread_count: 0, ...updated }
  const conversation = conversationStateView(read, account)
  const previous = { unread_count: row.unread_count }
  recordChange(tx, scope.organizationId, 'conversation.updated', conversation, previous)
  return conversationView(read, account)
}
