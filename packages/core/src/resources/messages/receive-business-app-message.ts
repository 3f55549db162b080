import type { Message } from '@channel/contract/types'
import type { Transaction } from '@channel/db'
import { toTimestamp } from '../../mechanisms/clock/index.ts'
import { recordEvent } from '../../mechanisms/events/index.ts'
import { newId } from '../../mechanisms/ids/index.ts'
import type { InboundScope } from '../../mechanisms/scope/index.ts'
import { inboundAccount } from '../accounts/index.ts'
import { ensureContact } from '../contacts/index.ts'
import { applyBusinessAppMessage, ensureConversation } from '../conversations/index.ts'
import type { BusinessAppMessage } from './business-app-message.ts'
import { findReceivedMessages } from './find-received-messages.ts'
import { insertMessage } from './insert-message.ts'
import { type MessageRow, messageView } from './message-view.ts'
import { writeMedia } from './write-media.ts'

/**
 * Stores a message that the business sent from the provider's app on a phone, as an outbound message that is `sent`. Finds or creates
 * the contact and the conversation, and marks as read what the contact had sent before. Opens no window, and counts as nothing that the
 * API sent. Records `message.sent` and the events of contact and conversation. Ignores duplicates.
 *
 * @throws ApiError `resource_not_found` for an account that is not the organization's
 */
export async function receiveBusinessAppMessage(
  tx: Transaction,
  scope: InboundScope,
  message: BusinessAppMessage,
): Promise<Message> {
  const { phone_number_id, provider_message_id, to, type } = message
  const account = await inboundAccount(tx, scope, phone_number_id)
  const contact = await ensureContact(tx, scope, account, to, message.sent_at)
  // Only now, because the lock of the contact makes a duplicate wait.
  const key = (id: string) => ({ scope, phoneNumberId: phone_number_id, providerMessageId: id })
  const ids = [provider_message_id, ...(message.reply_to === undefined ? [] : [message.reply_to])]
  const [duplicate, repliedTo] = await findReceivedMessages(tx, ids.map(key))
  const view = (each: MessageRow) => messageView(each, account.reference, scope)
  if (duplicate !== undefined) return view(duplicate)

  const conversation = await ensureConversation(tx, scope, { id: contact.id, phone_number_id })
  const media = writeMedia(tx, scope, phone_number_id, contact.id, message.media)
  const row = await insertMessage(tx, scope, {
    id: newId('message'),
    phone_number_id,
    conversation_id: conversation.row.id,
    contact_id: contact.id,
    group_id: null,
    recipients: null,
    direction: 'outbound',
    type,
    status: 'sent',
    sender: account.reference.phone_number,
    recipient: contact.phone_number ?? contact.bsuid,
    content: message.content,
    payload:
      type === 'reaction' ? withOwnId(message.payload ?? null, repliedTo?.id ?? null) : (message.payload ?? null),
    media_id: media?.media_id ?? null,
    reply_to_message_id: repliedTo?.id ?? null,
    client_reference: null,
    from_business_app: true,
    provider_message_id,
    unsupported_type: message.unsupported?.type ?? null,
    sent_at: toTimestamp(message.sent_at),
  })
  await applyBusinessAppMessage(tx, scope, conversation, row, account.reference)
  const sent = view(row)
  recordEvent(tx, scope.organizationId, {
    type: 'message.sent',
    created_at: sent.created_at,
    account: account.reference,
    object: sent,
  })
  return sent
}

type Payload = NonNullable<BusinessAppMessage['payload']>

/** A reaction names its message by our id, as one that was sent through the API does. */
export function withOwnId(payload: Payload | null, target: string | null): Payload | null {
  if (payload === null || target === null) return payload
  return { ...payload, reaction: { ...(payload.reaction as Payload), message_id: target } }
}
