import type { ConversationLabelLink, DetachConversationLabelInput } from '@channel/contract/types'
import type { Transaction } from '@channel/db'
import type { Scope } from '../../mechanisms/scope/index.ts'
import { detachLabel, detachStatement } from '../labels/index.ts'
import { conversationNotFound } from './find-conversation.ts'

const detach = detachStatement('conversation')

/**
 * Detaches a label from a conversation. Does nothing if it is not attached. One round trip.
 *
 * @throws ApiError `resource_not_found` for account, conversation or label, `channel_number_not_verified`
 */
export async function detachConversationLabel(
  tx: Transaction,
  scope: Scope,
  { params }: DetachConversationLabelInput,
): Promise<ConversationLabelLink> {
  await detachLabel(tx, scope, detach, params, () => conversationNotFound(params.id))
  return { conversation_id: params.id, label_id: params.label_id, attached: false }
}
