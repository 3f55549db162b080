import { statement, type Transaction } from '@channel/db'
import { newId } from '../ids.ts'
import type { InboundScope } from '../scope.ts'
import { type ConversationRow, conversationColumns, conversationJoins } from './conversation-view.ts'

const insertStatement = statement(
  'create_conversation',
  `INSERT INTO conversations (organization_id, id, phone_number_id, contact_id) VALUES ($1, $2, $3, $4)
   ON CONFLICT ON CONSTRAINT conversations_contact_key DO NOTHING`,
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
 * The one conversation with a contact, made if there is none; nobody else changes it until the transaction ends. A new one
 * has no event yet: noteMessage records it, with the message that it begins with.
 *
 * @param contact locked by this transaction, so that it does not go
 */
export async function ensureConversation(
  tx: Transaction,
  scope: InboundScope,
  contact: { readonly id: string; readonly phone_number_id: string },
): Promise<EnsuredConversation> {
  const id = newId('conversation')
  const [, [row]] = await Promise.all([
    tx.execute(insertStatement, [scope.organizationId, id, contact.phone_number_id, contact.id]),
    tx.query<ConversationRow>(selectStatement, [scope.organizationId, contact.id]),
  ])
  if (row === undefined) throw new Error('The conversation of a locked contact is not there.')
  return { row, isNew: row.id === id }
}
