import type { GetMessageInput, Message } from '@channel/contract/types'
import type { Queryable } from '@channel/db'
import type { Scope } from '../../mechanisms/scope/index.ts'
import { findMessage } from './find-message.ts'
import { messageView } from './message-view.ts'

/**
 * Returns a message of an account, in one round trip.
 *
 * @throws as {@link findMessage}
 */
export async function getMessage(database: Queryable, scope: Scope, { params }: GetMessageInput): Promise<Message> {
  const { row, account } = await findMessage(database, scope, params)
  return messageView(row, account, scope)
}
