import type { AccountReference } from '@channel/contract/types'
import { statement, type Transaction } from '@channel/db'
import { laterThan } from '../../mechanisms/clock/index.ts'
import type { InboundScope } from '../../mechanisms/scope/index.ts'
import type { EnsuredConversation } from './ensure-conversation.ts'
import { recordMessageChange } from './record-message-change.ts'

const markRead = statement(
  'mark_read_on_phone',
  `UPDATE messages SET status = 'read', read_at = statement_timestamp()
   WHERE organization_id = $1 AND conversation_id = $2 AND direction = 'inbound' AND status = 'delivered' AND sent_at <= $3`,
)
const updateStatement = statement(
  'apply_business_app_message',
  `UPDATE conversations SET last_message_at = greatest(last_message_at, $3), snooze_ended_at = NULL,
     unread_count = (
       SELECT count(*) FROM messages
       WHERE organization_id = $1 AND conversation_id = $2 AND direction = 'inbound' AND status = 'delivered'
     ),
     updated_at = ${laterThan('updated_at')}
   WHERE organization_id = $1 AND id = $2
   RETURNING last_message_at, unread_count, snooze_ended_at, updated_at`,
)

/**
 * Updates the conversation of a message that the business sent from the provider's app. Who writes there has read what the contact had
 * sent until then; what arrived since stays unread. Records `conversation.created` or `conversation.updated`.
 */
export async function applyBusinessAppMessage(
  tx: Transaction,
  scope: InboundScope,
  conversation: EnsuredConversation,
  message: { readonly created_at: string; readonly sent_at: string | null },
  account: AccountReference,
): Promise<void> {
  const key = [scope.organizationId, conversation.row.id]
  tx.enqueue(markRead, [...key, message.sent_at])
  const [updated] = await tx.query(updateStatement, [...key, message.created_at])
  if (updated === undefined) throw new Error('The locked conversation was not found.')
  recordMessageChange(tx, scope, account, conversation, updated)
}
