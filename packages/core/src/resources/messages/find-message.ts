import type { AccountReference, GetMessageInput } from '@channel/contract/types'
import { type Queryable, type RowOf, type Statement, statement, type Transaction } from '@channel/db'
import { notFound } from '../../mechanisms/errors/index.ts'
import type { Scope } from '../../mechanisms/scope/index.ts'
import { accountTables, pathAccountColumns, pathAccountIs, requireUsableAccount } from '../accounts/index.ts'
import { type MessageRow, messageColumns, messageJoins } from './message-view.ts'

/** Path parameters of the operations on one message. */
export type MessagePath = GetMessageInput['params']

/** A message and the account that it was found on. */
export interface FoundMessage {
  readonly row: MessageRow
  readonly account: AccountReference
}

const selectMessage = (lock: string) => `
  WITH found AS MATERIALIZED (
    SELECT * FROM messages WHERE organization_id = $1 AND phone_number_id = $2 AND id = $3 ${lock}
  )
  SELECT ${pathAccountColumns}, message.*
  FROM ${accountTables}
  LEFT JOIN (SELECT ${messageColumns} FROM found message ${messageJoins}) message ON true
  WHERE ${pathAccountIs}`

/**
 * Fetches a message of an account.
 *
 * @throws ApiError `resource_not_found` if the account or the message is unknown or belongs to another organization,
 *   `channel_number_not_verified`
 */
export const findMessage = finder<Queryable>(statement('find_message', selectMessage('')))

/** Like {@link findMessage}, and locks the message until the transaction ends. */
export const findMessageToChange = finder<Transaction>(
  statement('find_message_to_change', selectMessage('FOR NO KEY UPDATE')),
)

function finder<On extends Queryable>(select: Statement<RowOf<'find_message'>>) {
  return async (database: On, scope: Scope, { phone_number_id, id }: MessagePath): Promise<FoundMessage> => {
    const [row] = await database.query(select, [scope.organizationId, phone_number_id, id])
    const account = requireUsableAccount(row, phone_number_id)
    if (row === undefined || row.id === null) {
      throw notFound('id', `There is no message ${id} on account ${phone_number_id}.`)
    }
    return { row, account }
  }
}
