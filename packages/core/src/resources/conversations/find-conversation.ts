import type { AccountReference, GetConversationInput } from '@channel/contract/types'
import { type Queryable, type RowOf, type Statement, statement, type Transaction } from '@channel/db'
import { type ApiError, notFound } from '../../mechanisms/errors/index.ts'
import type { Scope } from '../../mechanisms/scope/index.ts'
import { accountTables, pathAccountColumns, pathAccountIs, requireUsableAccount } from '../accounts/index.ts'
import { attachedLabels } from '../labels/index.ts'
import { conversationColumns, conversationJoins, type LabeledConversationRow } from './conversation-view.ts'

/** Path parameters of the operations on one conversation. */
export type ConversationPath = GetConversationInput['params']

/** A conversation and the account that it was found on. */
export interface FoundConversation {
  readonly row: LabeledConversationRow
  readonly account: AccountReference
}

const selectConversation = (lock: string) => `
  WITH locked AS MATERIALIZED (
    SELECT * FROM conversations WHERE organization_id = $1 AND phone_number_id = $2 AND id = $3 ${lock}
  )
  SELECT ${pathAccountColumns}, conversation.*, ${attachedLabels('conversation')}
  FROM ${accountTables}
  LEFT JOIN (SELECT ${conversationColumns} FROM locked conversation ${conversationJoins}) conversation ON true
  WHERE ${pathAccountIs}`

/**
 * Fetches a conversation of an account.
 *
 * @throws ApiError `resource_not_found` if the account or the conversation is unknown or belongs to another organization,
 *   `channel_number_not_verified`
 */
export const findConversation = finder<Queryable>(statement('find_conversation', selectConversation('')))

/** Like {@link findConversation}, and locks the conversation until the transaction ends. */
export const findConversationToChange = finder<Transaction>(
  statement('find_conversation_to_change', selectConversation('FOR NO KEY UPDATE')),
)

function finder<On extends Queryable>(select: Statement<RowOf<'find_conversation'>>) {
  return async (database: On, scope: Scope, { phone_number_id, id }: ConversationPath): Promise<FoundConversation> => {
    const [row] = await database.query(select, [scope.organizationId, phone_number_id, id])
    const account = requireUsableAccount(row, phone_number_id)
    if (row === undefined || row.id === null) throw conversationNotFound(id)
    return { row, account }
  }
}

export function conversationNotFound(id: string): ApiError {
  return notFound('id', `There is no conversation ${id}.`)
}
