import { statement, type Transaction } from '@channel/db'
import { newId } from '../../mechanisms/ids/index.ts'
import type { InboundScope } from '../../mechanisms/scope/index.ts'
import { type ConversationRow, conversationColumns, conversationJoins } from './conversation-view.ts'
import type { EnsuredConversation } from './ensure-conversation.ts'

const insertStatement = statement(
  'create_group_conversation',
  `INSERT INTO conversations (organization_id, id, phone_number_id, group_id, member_id) VALUES ($1, $2, $3, $4, $5)
   ON CONFLICT (organization_id, phone_number_id, group_id) WHERE group_id IS NOT NULL
   DO UPDATE SET member_id = excluded.member_id`,
)
const selectStatement = statement(
  'find_conversation_of_group',
  `WITH locked AS MATERIALIZED (
     SELECT * FROM conversations WHERE organization_id = $1 AND phone_number_id = $2 AND group_id = $3 FOR NO KEY UPDATE
   )
   SELECT ${conversationColumns} FROM locked conversation ${conversationJoins}`,
)

/** The group of an account. */
export interface GroupKey {
  readonly phone_number_id: string
  readonly group_id: string
}

/**
 * Finds or creates the conversation of a group and locks it until the transaction ends. Its contact becomes the member who
 * writes. Records no event: the verbs of messages do.
 *
 * @param memberId of a contact locked by this transaction, so that it is not deleted
 */
export async function ensureGroupConversation(
  tx: Transaction,
  scope: InboundScope,
  { phone_number_id, group_id }: GroupKey,
  memberId: string,
): Promise<EnsuredConversation> {
  const id = newId('conversation')
  const [, [row]] = await Promise.all([
    tx.execute(insertStatement, [scope.organizationId, id, phone_number_id, group_id, memberId]),
    tx.query(selectStatement, [scope.organizationId, phone_number_id, group_id]),
  ])
  if (row === undefined) throw new Error('The conversation of the group was not found.')
  return { row, isNew: row.id === id }
}

/** Finds the conversation of a group, if it has one, and locks it until the transaction ends. */
export async function findGroupConversation(
  tx: Transaction,
  scope: InboundScope,
  { phone_number_id, group_id }: GroupKey,
): Promise<ConversationRow | undefined> {
  return (await tx.query(selectStatement, [scope.organizationId, phone_number_id, group_id]))[0]
}
