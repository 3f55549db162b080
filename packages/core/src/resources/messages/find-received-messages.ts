import { columnsOf, statement, type Transaction } from '@channel/db'
import type { InboundScope } from '../../mechanisms/scope/index.ts'
import { rowsOfEach } from '../../mechanisms/transactions/index.ts'
import { type MessageRow, messageColumnsOfAny, messageJoinsOfRows } from './message-view.ts'

/** The provider's id of a message of an account. */
export interface ReceivedKey {
  readonly scope: InboundScope
  readonly phoneNumberId: string
  readonly providerMessageId: string
}

// LIMIT has each key looked up in the index, also by a plan that was made while there were few messages.
const findStatement = statement(
  'find_received_messages',
  `SELECT key.item, ${messageColumnsOfAny}
   FROM unnest($1::text[], $2::text[], $3::text[])
     WITH ORDINALITY AS key (organization_id, phone_number_id, provider_message_id, item)
   CROSS JOIN LATERAL (
     SELECT * FROM messages
     WHERE organization_id = key.organization_id AND phone_number_id = key.phone_number_id
       AND provider_message_id = key.provider_message_id
     LIMIT 1
   ) message
   ${messageJoinsOfRows}`,
)

/** Finds messages by the provider's ids. */
export async function findReceivedMessages(
  tx: Transaction,
  keys: readonly ReceivedKey[],
): Promise<(MessageRow | undefined)[]> {
  if (keys.length === 0) return []
  const values = keys.map(({ scope, phoneNumberId, providerMessageId }) => [
    scope.organizationId,
    phoneNumberId,
    providerMessageId,
  ])
  return rowsOfEach(await tx.query(findStatement, columnsOf(values)), keys.length).map(([row]) => row)
}
