import { statement, type Transaction } from '@channel/db'
import type { InboundScope } from '../../mechanisms/scope/index.ts'

const markRead = statement(
  'mark_inbound_read',
  `UPDATE messages SET status = 'read', read_at = statement_timestamp()
   WHERE organization_id = $1 AND conversation_id = ANY ($2::text[]) AND direction = 'inbound' AND status = 'delivered'`,
)

/** Marks the contacts' messages as read. They may be many, so `conversation.updated` is the only event for all of them. */
export function markInboundRead(tx: Transaction, scope: InboundScope, conversationIds: readonly string[]): void {
  tx.enqueue(markRead, [scope.organizationId, conversationIds])
}
