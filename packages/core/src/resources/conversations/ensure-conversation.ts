import { statement, type Transaction } from '@channel/db'
import { newId } from '../../mechanisms/ids/index.ts'
import type { InboundScope } from '../../mechanisms/scope/index.ts'
import { type ConversationRow, conversationColumns, conversationJoins } from './conversation-view.ts'

const insertStatement = statement(
  'create_conversation',
  `INSERT INTO conversations (organization_id, id, phone_number_id, contact_id) VALUES ($1, $2, $3, $4)
   ON CONFLICT ON CONSTRAINT conversations_contact_key DO NOTHING`,
)
// Locks contacts before conversations, as all transactions do: a contact created since the last lookup is not locked yet.
const ofSenderStatement = statement(
  'find_conversation_of_sender',
  `WITH senders AS MATERIALIZED (
     SELECT id FROM contacts WHERE organization_id = $1 AND phone_number_id = $2 AND (bsuid = $3 OR phone_number = $4)
     ORDER BY created_at, id FOR NO KEY UPDATE
   ), locked AS MATERIALIZED (
     SELECT * FROM conversations
     WHERE organization_id = $1 AND contact_id = ANY (ARRAY(SELECT id FROM senders)) FOR NO KEY UPDATE
   )
   SELECT ${conversationColumns} FROM locked conversation ${conversationJoins}`,
)
const selectStatement = statement(
  'find_conversation_of_contact',
  `WITH locked AS MATERIALIZED (
     SELECT * FROM conversations WHERE organization_id = $1 AND contact_id = $2 FOR NO KEY UPDATE
   )
   SELECT ${conversationColumns} FROM locked conversation ${conversationJoins}`,
)

/** The conversation with a contact, and whether it is new. */
export interface EnsuredConversation {
  readonly row: ConversationRow
  readonly isNew: boolean
}

/**
 * Finds or creates the conversation with a contact and locks it until the transaction ends. Does not record the event of a new
 * conversation: applyMessage does, with the first message.
 *
 * @param contact locked by this transaction, so that it is not deleted
 */
export async function ensureConversation(
  tx: Transaction,
  scope: InboundScope,
  contact: { readonly id: string; readonly phone_number_id: string },
): Promise<EnsuredConversation> {
  const id = newId('conversation')
  const [, [row]] = await Promise.all([
    tx.execute(insertStatement, [scope.organizationId, id, contact.phone_number_id, contact.id]),
    tx.query(selectStatement, [scope.organizationId, contact.id]),
  ])
  if (row === undefined) throw new Error('The conversation of the locked contact was not found.')
  return { row, isNew: row.id === id }
}

/**
 * Finds the conversations of the contacts with the sender's number or user id. Locks them and the contacts until the transaction
 * ends.
 */
export function findConversationsOfSender(
  tx: Transaction,
  scope: InboundScope,
  phoneNumberId: string,
  { bsuid = null, phone_number = null }: { readonly bsuid?: string | null; readonly phone_number?: string | null },
): Promise<ConversationRow[]> {
  return tx.query(ofSenderStatement, [scope.organizationId, phoneNumberId, bsuid, phone_number])
}
