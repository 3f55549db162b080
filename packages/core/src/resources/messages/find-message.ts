import type { AccountReference, GetMessageInput } from '@channel/contract/types'
import { type Queryable, statement } from '@channel/db'
import { notFound } from '../../mechanisms/errors/index.ts'
import type { Scope } from '../../mechanisms/scope/index.ts'
import { accountTables, pathAccountColumns, pathAccountIs, requireUsableAccount } from '../accounts/index.ts'
import { type MessageRow, messageColumns, messageJoins } from './message-view.ts'

/** Path parameters of the operations on one message. */
export type MessagePath = GetMessageInput['params']

const findStatement = statement(
  'find_message',
  `SELECT ${pathAccountColumns}, message.*
   FROM ${accountTables}
   LEFT JOIN (
     SELECT ${messageColumns} FROM messages message ${messageJoins}
     WHERE message.organization_id = $1 AND message.phone_number_id = $2 AND message.id = $3
   ) message ON true
   WHERE ${pathAccountIs}`,
)

/**
 * Fetches a message of an account.
 *
 * @throws ApiError `resource_not_found` if the account or the message is unknown or belongs to another organization,
 *   `channel_number_not_verified`
 */
export async function findMessage(
  database: Queryable,
  scope: Scope,
  { phone_number_id, id }: MessagePath,
): Promise<{ readonly row: MessageRow; readonly account: AccountReference }> {
  const [row] = await database.query(findStatement, [scope.organizationId, phone_number_id, id])
  const account = requireUsableAccount(row, phone_number_id)
  if (row === undefined || row.id === null) {
    throw notFound('id', `There is no message ${id} on account ${phone_number_id}.`)
  }
  return { row, account }
}
