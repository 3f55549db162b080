import { statement, type Transaction } from '@channel/db'

/** The NOTIFY channel that hints to workers that a conversation was read. */
export const readReceiptsChannel = 'read_receipts'

/** A conversation that was read. */
export interface ReadConversation {
  readonly organization_id: string
  readonly id: string
  readonly phone_number_id: string
}

// A later request replaces an earlier one, even while a worker has it: its due time then no longer matches.
const requestStatement = statement(
  'request_read_receipt',
  `INSERT INTO read_receipts (organization_id, conversation_id, phone_number_id, provider_message_id, typing)
   SELECT $1, $2, $3, provider_message_id, $4
   FROM messages
   WHERE organization_id = $1 AND conversation_id = $2 AND direction = 'inbound' AND provider_message_id IS NOT NULL
   ORDER BY created_at DESC, id DESC LIMIT 1
   ON CONFLICT (organization_id, conversation_id) DO UPDATE SET
     provider_message_id = excluded.provider_message_id, typing = excluded.typing, requested_at = excluded.requested_at,
     due_at = excluded.due_at, attempt_count = 0`,
)

/** Requests that a worker has the provider show the contact's messages as read. Does nothing without such a message. */
export function requestReadReceipt(tx: Transaction, conversation: ReadConversation, typing: boolean): void {
  const { organization_id, id, phone_number_id } = conversation
  tx.enqueue(requestStatement, [organization_id, id, phone_number_id, typing])
  tx.hint(readReceiptsChannel, '')
}
