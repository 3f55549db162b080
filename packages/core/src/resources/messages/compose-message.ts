import type { MessageSend } from '@channel/contract/types'
import type { ContactRow } from '../contacts/index.ts'
import type { Member } from '../groups/index.ts'
import type { FilledTemplate } from './fill-template.ts'
import type { References } from './find-referenced-messages.ts'
import type { SendingAccount } from './find-sending-account.ts'
import type { NewMessage } from './insert-message.ts'
import type { QueuedSend } from './queue-sends.ts'
import { addressIn, contentOf, destinationOf, shapeSend } from './shape-send.ts'

/** What a message to send refers to, found and checked. */
export interface MessageParts extends References {
  readonly id: string
  readonly phoneNumberId: string
  readonly account: SendingAccount
  readonly contact: Pick<ContactRow, 'id' | 'phone_number' | 'bsuid'>
  readonly conversationId: string
  /** The group that it is written in, and its members. */
  readonly group?: { readonly id: string; readonly members: readonly Member[] } | undefined
  /** The user id that it is addressed to, instead of the contact's number. */
  readonly bsuid?: string | undefined
  readonly filled: FilledTemplate | undefined
  readonly mediaId: string | null
  readonly replyTo?: string | undefined
  readonly clientReference?: string | undefined
}

/** A message as it is stored, and as it is sent. @param payload the field that `type` names */
export function composeMessage(
  body: MessageSend,
  payload: Readonly<Record<string, unknown>>,
  {
    id,
    phoneNumberId,
    account,
    contact,
    conversationId,
    group,
    bsuid,
    filled,
    mediaId,
    replyTo,
    clientReference,
    ...references
  }: MessageParts,
): { readonly message: NewMessage; readonly send: QueuedSend } {
  const { type } = body
  const destination = group === undefined ? destinationOf(bsuid, contact) : { group: group.id }
  return {
    message: {
      id,
      phone_number_id: phoneNumberId,
      conversation_id: conversationId,
      contact_id: contact.id,
      group_id: group?.id ?? null,
      recipients: group?.members.map((member) => ({ ...member, status: 'pending' as const, at: null })) ?? null,
      direction: 'outbound',
      type,
      status: 'pending',
      sender: account.reference.phone_number,
      recipient: addressIn(destination),
      content: contentOf(body, filled),
      payload: type === 'text' ? null : payload,
      media_id: type === 'interactive' || type === 'template' ? null : mediaId,
      reply_to_message_id: replyTo ?? null,
      client_reference: clientReference ?? null,
      ...notSent,
    },
    send: {
      message_id: id,
      conversation_id: conversationId,
      payload: shapeSend(body, payload, { destination, filled, ...references }),
      media_id: mediaId,
    },
  }
}

/** Columns that only the provider's reports set. */
const notSent = { from_business_app: false, provider_message_id: null, unsupported_type: null, sent_at: null }
