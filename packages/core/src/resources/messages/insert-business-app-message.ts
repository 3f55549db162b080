import { statement, type Transaction } from '@channel/db'
import type { InboundScope } from '../../mechanisms/scope/index.ts'
import { type NewMessage, newMessageColumns } from './insert-message.ts'
import { type MessageRow, messageColumns, messageJoins } from './message-view.ts'

const insertStatement = statement(
  'insert_business_app_message',
  `WITH message AS (
     INSERT INTO messages (organization_id, from_business_app, ${newMessageColumns.names}, created_at)
     SELECT $1, true, ${newMessageColumns.params}, clock_timestamp()
     RETURNING *
   )
   SELECT ${messageColumns} FROM message ${messageJoins}`,
)

/**
 * Inserts a message that the business sent from the provider's app. Its media row must have been inserted before. Does not update its
 * conversation: applyBusinessAppMessage does.
 */
export async function insertBusinessAppMessage(
  tx: Transaction,
  scope: InboundScope,
  message: NewMessage,
): Promise<MessageRow> {
  const [row] = await tx.query(insertStatement, [scope.organizationId, ...newMessageColumns.values(message)])
  if (row === undefined) throw new Error('The inserted message was not returned.')
  return row
}
