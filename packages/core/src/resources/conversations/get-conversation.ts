import type { Conversation, GetConversationInput } from '@channel/contract/types'
import type { Queryable } from '@channel/db'
import type { Scope } from '../../mechanisms/scope/index.ts'
import { conversationView } from './conversation-view.ts'
import { findConversation } from './find-conversation.ts'

/**
 * Returns a conversation of an account, in one round trip.
 *
 * @throws as {@link findConversation}
 */
export async function getConversation(
  database: Queryable,
  scope: Scope,
  { params }: GetConversationInput,
): Promise<Conversation> {
  const { row, account } = await findConversation(database, scope, params)
  return conversationView(row, account)
}
