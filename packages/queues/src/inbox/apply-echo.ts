import type { InboundScope } from '@channel/core/mechanisms/scope'
import { editMessage, receiveBusinessAppMessage, revokeMessage } from '@channel/core/messages'
import type { Transaction } from '@channel/db'
import type { ProviderUpdate } from '@channel/provider'
import { requireIdentified, UnusableUpdate } from './require-identified.ts'
import { businessAppMessageFrom, senderFrom } from './to-inbound.ts'

/**
 * Applies what the business did in the provider's app: sent, edited or revoked a message.
 *
 * @returns `early` if the message that it revokes does not exist yet
 * @throws UnusableUpdate
 */
export async function applyEcho(
  tx: Transaction,
  scope: InboundScope,
  { phoneNumberId: phone_number_id, message }: Extract<ProviderUpdate, { kind: 'echo' }>,
): Promise<'done' | 'early'> {
  const { revokes, edits, to, sentAt } = message
  if (revokes !== null) {
    const revoke = { phone_number_id, provider_message_id: revokes, direction: 'outbound', at: sentAt } as const
    return (await revokeMessage(tx, scope, revoke)) === undefined ? 'early' : 'done'
  }
  // The phone writes to groups too. Such a message must not appear in the conversation with one of the members.
  if (message.groupId !== null) throw new UnusableUpdate('It was sent to a group.')
  requireIdentified(senderFrom(to))
  const sent = businessAppMessageFrom(phone_number_id, message)
  if (edits === null) await receiveBusinessAppMessage(tx, scope, sent)
  else await editMessage(tx, scope, { ...sent, provider_message_id: edits.messageId, type: edits.type })
  return 'done'
}
