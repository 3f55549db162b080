import { statement, type Transaction } from '@channel/db'
import { laterThan } from '../../mechanisms/clock/index.ts'
import type { InboundScope } from '../../mechanisms/scope/index.ts'
import type { EnsuredConversation } from './ensure-conversation.ts'

const updateStatement = statement(
  'apply_imported_messages',
  `UPDATE conversations SET last_message_at = greatest(last_message_at, $3),
     status = CASE WHEN $4 THEN 'resolved' ELSE status END, updated_at = ${laterThan('updated_at')}
   WHERE organization_id = $1 AND id = $2`,
)

/**
 * Updates the conversation of imported messages. A new one is `resolved`, because nobody waits for an answer; the next message of the
 * contact opens it. Otherwise only the time of the last message may change: nothing becomes unread, and no window opens. Records no event.
 *
 * @param lastAt when the newest of the messages was sent
 */
export function applyImportedMessages(
  tx: Transaction,
  { organizationId }: InboundScope,
  { row, isNew }: EnsuredConversation,
  lastAt: string,
): void {
  tx.enqueue(updateStatement, [organizationId, row.id, lastAt, isNew])
}
