import { statement, type Transaction } from '@channel/db'
import { newId } from '../../mechanisms/ids/index.ts'
import type { InboundScope } from '../../mechanisms/scope/index.ts'
import { type MessageRow, messageColumns, messageJoins } from './message-view.ts'

/** What is known of a message when it is written down; what is left out is null. */
export interface NewMessage {
  /** A new one unless told. */
  readonly id?: string
  readonly phone_number_id: string
  readonly conversation_id: string
  readonly contact_id: string
  readonly direction: MessageRow['direction']
  readonly type: string
  readonly status: MessageRow['status']
  readonly sender: string | null
  readonly recipient: string | null
  readonly content: string | null
  readonly payload?: Readonly<Record<string, unknown>> | null
  readonly media_id?: string | null
  readonly reply_to_message_id?: string | null
  readonly client_reference?: string | null
  readonly provider_message_id?: string | null
  readonly unsupported_type?: string | null
  readonly sent_at?: string | null
}

// clock_timestamp and not now(): messages of one transaction keep their order.
const insertStatement = statement(
  'insert_message',
  `WITH message AS (
     INSERT INTO messages (
       organization_id, id, phone_number_id, conversation_id, contact_id, direction, type, status, sender, recipient,
       content, payload, media_id, reply_to_message_id, client_reference, provider_message_id, unsupported_type, sent_at,
       delivered_at, created_at)
     SELECT $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18,
            CASE WHEN $8 = 'delivered' THEN moment END, moment
     FROM (SELECT clock_timestamp() AS moment) clock
     RETURNING *
   )
   SELECT ${messageColumns} FROM message ${messageJoins}`,
)

/** Writes a message down, and nothing else: what follows for its conversation is noteMessage's. */
export async function insertMessage(tx: Transaction, scope: InboundScope, message: NewMessage): Promise<MessageRow> {
  const [row] = await tx.query<MessageRow>(insertStatement, [
    scope.organizationId,
    message.id ?? newId('message'),
    message.phone_number_id,
    message.conversation_id,
    message.contact_id,
    message.direction,
    message.type,
    message.status,
    message.sender,
    message.recipient,
    message.content,
    message.payload == null ? null : JSON.stringify(message.payload),
    message.media_id,
    message.reply_to_message_id,
    message.client_reference,
    message.provider_message_id,
    message.unsupported_type,
    message.sent_at,
  ])
  if (row === undefined) throw new Error('An inserted message came back as no row.')
  return row
}
