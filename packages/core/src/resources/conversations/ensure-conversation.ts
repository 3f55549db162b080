import { columnsOf, statement, type Transaction } from '@channel/db'
import { newId } from '../../mechanisms/ids/index.ts'
import type { InboundScope } from '../../mechanisms/scope/index.ts'
import { rowsOfEach } from '../../mechanisms/transactions/index.ts'
import {
  type ConversationRow,
  conversationColumns,
  conversationColumnsOfAny,
  conversationJoinsOfRows,
} from './conversation-view.ts'

const insertStatement = statement(
  'create_conversation',
  `INSERT INTO conversations (organization_id, phone_number_id, id, contact_id, status)
   SELECT $1, $2, given.*, $5 FROM unnest($3::text[], $4::text[]) AS given
   ON CONFLICT ON CONSTRAINT conversations_contact_key DO NOTHING`,
)
// Locks contacts before conversations, as all transactions do: a contact created since the last lookup is not locked yet.
const ofSendersStatement = statement(
  'find_conversations_of_senders',
  `WITH senders AS MATERIALIZED (
     SELECT sender.item, contact.organization_id, contact.id
     FROM unnest($1::text[], $2::text[], $3::text[], $4::text[])
       WITH ORDINALITY AS sender (organization_id, phone_number_id, bsuid, phone_number, item)
     CROSS JOIN LATERAL (
       SELECT organization_id, id FROM contacts
       WHERE organization_id = sender.organization_id AND phone_number_id = sender.phone_number_id
         AND (bsuid = sender.bsuid OR phone_number = sender.phone_number)
       ORDER BY created_at, id FOR NO KEY UPDATE
     ) contact
   ), locked AS MATERIALIZED (
     SELECT senders.item, conversation.* FROM senders
     CROSS JOIN LATERAL (
       SELECT * FROM conversations
       WHERE organization_id = senders.organization_id AND contact_id = senders.id FOR NO KEY UPDATE
     ) conversation
   )
   SELECT conversation.item, ${conversationColumnsOfAny} FROM locked conversation ${conversationJoinsOfRows}`,
)
// The subquery hides the number of contacts from the planner, which would make a plan for it each time.
const selectStatement = statement(
  'find_conversations_of_contacts',
  `WITH locked AS MATERIALIZED (
     SELECT * FROM conversations
     WHERE organization_id = $1 AND contact_id = ANY (ARRAY(SELECT unnest($2::text[]))) ORDER BY id FOR NO KEY UPDATE
   )
   SELECT ${conversationColumns} FROM locked conversation ${conversationJoinsOfRows}`,
)

/** The conversation with a contact, and whether it is new. */
export interface EnsuredConversation {
  readonly row: ConversationRow
  readonly isNew: boolean
}

/**
 * Finds or creates the conversation with a contact and locks it until the transaction ends. Does not record the event of a new
 * conversation: the verbs of messages do, with the first message.
 *
 * @param contact locked by this transaction, so that it is not deleted
 */
export async function ensureConversation(
  tx: Transaction,
  scope: InboundScope,
  contact: { readonly id: string; readonly phone_number_id: string },
): Promise<EnsuredConversation> {
  const [conversation] = await ensureConversations(tx, scope, contact.phone_number_id, [contact.id])
  if (conversation === undefined) throw new Error('The conversation of the locked contact was not found.')
  return conversation
}

/**
 * Finds or creates the conversations with contacts of an account, as {@link ensureConversation}.
 *
 * @param contactIds each once
 * @param status of new ones
 * @returns the conversations, in any order
 */
export async function ensureConversations(
  tx: Transaction,
  scope: InboundScope,
  phoneNumberId: string,
  contactIds: readonly string[],
  status: 'open' | 'resolved' = 'open',
): Promise<EnsuredConversation[]> {
  const ids = contactIds.map(() => newId('conversation'))
  const [, rows] = await Promise.all([
    tx.execute(insertStatement, [scope.organizationId, phoneNumberId, ids, contactIds, status]),
    findConversationsOfContacts(tx, scope, contactIds),
  ])
  const created = new Set(ids)
  return rows.map((row) => ({ row, isNew: created.has(row.id) }))
}

/** Finds the conversations with contacts, and locks them until the transaction ends. */
export function findConversationsOfContacts(
  tx: Transaction,
  scope: InboundScope,
  contactIds: readonly string[],
): Promise<ConversationRow[]> {
  return tx.query(selectStatement, [scope.organizationId, contactIds])
}

/** The sender of a message to an account. */
export interface SenderOnAccount {
  readonly scope: InboundScope
  readonly phoneNumberId: string
  readonly from: { readonly bsuid?: string | null; readonly phone_number?: string | null }
}

/**
 * Finds the conversations of the contacts with each sender's number or user id. Locks them and the contacts until the transaction
 * ends.
 */
export async function findConversationsOfSenders(
  tx: Transaction,
  senders: readonly SenderOnAccount[],
): Promise<ConversationRow[][]> {
  const rows = await tx.query(
    ofSendersStatement,
    columnsOf(
      senders.map(({ scope, phoneNumberId, from }) => [
        scope.organizationId,
        phoneNumberId,
        from.bsuid,
        from.phone_number,
      ]),
    ),
  )
  return rowsOfEach(rows, senders.length)
}
