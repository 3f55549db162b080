import type { GroupRecipient } from '@channel/contract/types'
import { columnsOf, statement, type Transaction } from '@channel/db'
import { writtenColumns } from '../../mechanisms/fields/index.ts'
import type { InboundScope } from '../../mechanisms/scope/index.ts'
import { type MessageRow, messageColumns, messageJoins } from './message-view.ts'

/** The columns of a new message. */
export type NewMessage = Pick<
  MessageRow,
  | 'id'
  | 'conversation_id'
  | 'contact_id'
  | 'group_id'
  | 'direction'
  | 'type'
  | 'status'
  | 'sender'
  | 'recipient'
  | 'content'
  | 'media_id'
  | 'reply_to_message_id'
  | 'client_reference'
  | 'from_business_app'
  | 'provider_message_id'
  | 'unsupported_type'
  | 'sent_at'
> & {
  readonly phone_number_id: string
  readonly payload: Readonly<Record<string, unknown>> | null
  readonly recipients: readonly GroupRecipient[] | null
}

/** How the columns of {@link NewMessage} are written. */
export const newMessageForms = {
  id: 'value',
  phone_number_id: 'value',
  conversation_id: 'value',
  contact_id: 'value',
  group_id: 'value',
  recipients: 'json',
  direction: 'value',
  type: 'value',
  status: 'value',
  sender: 'value',
  recipient: 'value',
  content: 'value',
  payload: 'json',
  media_id: 'value',
  reply_to_message_id: 'value',
  client_reference: 'value',
  from_business_app: 'value',
  provider_message_id: 'value',
  unsupported_type: 'value',
  sent_at: 'value',
} as const

/** The types of those that are not text, in arrays. */
export const newMessageTypes = {
  payload: 'json',
  recipients: 'json',
  from_business_app: 'boolean',
  sent_at: 'timestamptz',
} as const
/** The columns of {@link NewMessage}, after two values of inbound messages and three of outbound ones. */
const inboundColumns = writtenColumns<NewMessage>(3, newMessageForms)
const outboundColumns = writtenColumns<NewMessage>(4, newMessageForms)

// The time of the statement, instead of now(), keeps the order of messages of one transaction.
const insertStatement = statement(
  'insert_message',
  `WITH message AS (
     INSERT INTO messages (organization_id, send_at, sent_by_user_id, ${outboundColumns.names}, delivered_at, created_at)
     VALUES ($1, $2, $3, ${outboundColumns.params},
       CASE WHEN ${outboundColumns.param('status')} = 'delivered' THEN statement_timestamp() END, statement_timestamp())
     RETURNING *
   )
   SELECT ${messageColumns} FROM message ${messageJoins}`,
)

const insertInboundStatement = statement(
  'insert_inbound_messages',
  `INSERT INTO messages (organization_id, created_at, delivered_at, ${inboundColumns.names})
   SELECT organization_id, created_at, created_at, ${inboundColumns.names}
   FROM unnest($1::text[], $2::timestamptz[], ${inboundColumns.arrays(newMessageTypes)})
     AS message (organization_id, created_at, ${inboundColumns.names})`,
)

/**
 * Inserts an outbound message. Does not update its conversation: applyOutboundMessages or applyBusinessAppMessage does.
 *
 * @param sendAt when it is sent, if that is later
 * @param sentBy the id of the user who sends it
 */
export async function insertMessage(
  tx: Transaction,
  scope: InboundScope,
  message: NewMessage,
  { sendAt = null, sentBy = null }: { readonly sendAt?: string | null; readonly sentBy?: string | null } = {},
): Promise<MessageRow> {
  const values = [scope.organizationId, sendAt, sentBy, ...outboundColumns.values(message)]
  const [row] = await tx.query(insertStatement, values)
  if (row === undefined) throw new Error('The inserted message was not returned.')
  return row
}

const insertOfBroadcast = statement(
  'insert_messages_of_broadcast',
  `INSERT INTO messages (organization_id, broadcast_id, created_at, broadcast_recipient_id, ${outboundColumns.names})
   SELECT $1, $2, clock_timestamp(), broadcast_recipient_id, ${outboundColumns.names}
   FROM unnest($3::text[], ${outboundColumns.arrays(newMessageTypes)})
     AS message (broadcast_recipient_id, ${outboundColumns.names})`,
)

/** A message, and the recipient of a broadcast that it is for. */
export interface NewMessageOfBroadcast {
  readonly recipientId: string
  readonly message: NewMessage
}

/** Inserts the messages of a broadcast without a round trip. Does not update their conversations: applyOutboundMessages does. */
export function insertMessagesOfBroadcast(
  tx: Transaction,
  { organizationId }: Pick<InboundScope, 'organizationId'>,
  broadcastId: string,
  messages: readonly NewMessageOfBroadcast[],
): void {
  const rows = messages.map(({ recipientId, message }) => [recipientId, ...outboundColumns.values(message)])
  tx.enqueue(insertOfBroadcast, [organizationId, broadcastId, ...columnsOf(rows)])
}

/** An inbound message, delivered when it was created. */
export interface NewInboundMessage {
  readonly scope: InboundScope
  readonly message: NewMessage
  readonly createdAt: string
}

/** Inserts inbound messages without a round trip. Does not update their conversations: applyInboundMessages does. */
export function insertInboundMessages(tx: Transaction, messages: readonly NewInboundMessage[]): void {
  const rows = messages.map(({ scope, message, createdAt }) => [
    scope.organizationId,
    createdAt,
    ...inboundColumns.values(message),
  ])
  tx.enqueue(insertInboundStatement, columnsOf(rows))
}
