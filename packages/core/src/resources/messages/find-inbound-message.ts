import { statement, type Transaction } from '@channel/db'
import type { InboundScope } from '../../mechanisms/scope/index.ts'
import { type MessageRow, messageColumns, messageJoins } from './message-view.ts'

/** A message of one direction, with the columns that only edits need. */
export type InboundMessageRow = MessageRow & {
  readonly edited_at: string | null
  readonly provider_media_id: string | null
}

// `IS TRUE` keeps the planner off the indexes that begin with direction.
const lockStatement = statement(
  'find_inbound_message_to_change',
  `WITH message AS MATERIALIZED (
     SELECT * FROM messages
     WHERE organization_id = $1 AND phone_number_id = $2 AND provider_message_id = $3 AND (direction = $4) IS TRUE
     FOR NO KEY UPDATE
   )
   SELECT ${messageColumns}, message.edited_at, media.provider_media_id FROM message ${messageJoins}`,
)

/** Finds a message that its sender changed, by the provider's id, and locks it until the transaction ends. */
export async function findInboundMessage(
  tx: Transaction,
  scope: InboundScope,
  phoneNumberId: string,
  providerMessageId: string,
  direction: MessageRow['direction'] = 'inbound',
): Promise<InboundMessageRow | undefined> {
  const key = [scope.organizationId, phoneNumberId, providerMessageId, direction]
  return (await tx.query(lockStatement, key))[0]
}
