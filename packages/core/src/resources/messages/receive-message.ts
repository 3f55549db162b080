import type { Message } from '@channel/contract/types'
import type { Transaction } from '@channel/db'
import { toTimestamp } from '../../mechanisms/clock/index.ts'
import { recordEvent } from '../../mechanisms/events/index.ts'
import { newId } from '../../mechanisms/ids/index.ts'
import type { InboundScope } from '../../mechanisms/scope/index.ts'
import { inboundAccount } from '../accounts/index.ts'
import { ensureContact, type ReportedContactRow } from '../contacts/index.ts'
import {
  type ConversationRow,
  type EnsuredConversation,
  ensureConversation,
  ensureGroupConversation,
  type GroupKey,
} from '../conversations/index.ts'
import { ensureMember } from '../groups/index.ts'
import { findAroundMessage } from './find-around-message.ts'
import { findReceivedMessages } from './find-received-messages.ts'
import { freeEntryReplyBy } from './free-entry-reply-by.ts'
import type { InboundMessage } from './inbound-message.ts'
import { type MessageRow, messageView } from './message-view.ts'
import { storeInboundMessage } from './store-inbound-message.ts'
import { writeMedia } from './write-media.ts'

/**
 * Stores an inbound message as `delivered`. Finds or creates the contact and the conversation, reopens a resolved conversation
 * and increments its unread count. A message in a group does so with the group's conversation. Records `message.received` and the events of contact and conversation. Ignores duplicates.
 *
 * @throws ApiError `resource_not_found` for an account that is not the organization's
 */
export async function receiveMessage(tx: Transaction, scope: InboundScope, message: InboundMessage): Promise<Message> {
  const { phone_number_id, provider_message_id, from } = message
  const [account, { contacts, conversations, duplicate, repliedTo }] = await Promise.all([
    inboundAccount(tx, scope, phone_number_id),
    findAroundMessage(tx, { scope, message }),
  ])
  const view = (row: MessageRow) => messageView(row, account.reference, scope)
  if (duplicate !== undefined) return view(duplicate)

  const contact = await ensureContact(tx, scope, account, from, message.sent_at, contacts)
  // No contact was locked, so another transaction may have stored the message meanwhile.
  const key = { scope, phoneNumberId: phone_number_id, providerMessageId: provider_message_id }
  const laterLookup = contacts.length === 0 && !scope.expectsNew ? findReceivedMessages(tx, [key]) : []
  // The conversations of merged contacts are merged too.
  const senderConversations = contacts.length === 1 ? conversations : []
  const [[laterDuplicate], conversation] = await Promise.all([
    laterLookup,
    message.group_id === undefined
      ? conversationWith(tx, scope, phone_number_id, contact, senderConversations)
      : conversationOfGroup(tx, scope, { phone_number_id, group_id: message.group_id }, contact),
  ])
  if (laterDuplicate !== undefined) return view(laterDuplicate)

  const media = writeMedia(tx, scope, phone_number_id, contact.id, message.media)
  const row = await storeInboundMessage(tx, {
    scope,
    account: account.reference,
    assignsInTurn: account.assigns_in_turn,
    conversation,
    freeEntryReplyBy: freeEntryReplyBy(message),
    media,
    message: {
      id: newId('message'),
      phone_number_id,
      conversation_id: conversation.row.id,
      contact_id: contact.id,
      group_id: conversation.row.group_id,
      recipients: null,
      direction: 'inbound',
      type: message.type,
      status: 'delivered',
      sender: contact.phone_number ?? contact.bsuid,
      recipient: account.reference.phone_number,
      content: message.content,
      payload: message.payload ?? null,
      media_id: media?.media_id ?? null,
      reply_to_message_id: repliedTo?.id ?? null,
      client_reference: null,
      from_business_app: false,
      provider_message_id,
      unsupported_type: message.unsupported?.type ?? null,
      sent_at: toTimestamp(message.sent_at),
    },
  })
  const received = view(row)
  recordEvent(tx, scope.organizationId, {
    type: 'message.received',
    created_at: received.created_at,
    account: account.reference,
    object: received,
    may_be_grouped: account.groups_messages,
  })
  return received
}

/** A message in a group never touches the conversation with its sender. The sender is a member. */
async function conversationOfGroup(
  tx: Transaction,
  scope: InboundScope,
  key: GroupKey,
  { id, phone_number, bsuid }: ReportedContactRow,
): Promise<EnsuredConversation> {
  await ensureMember(tx, scope, key, { phone_number, bsuid })
  return ensureGroupConversation(tx, scope, key, id)
}

/** @param found locked conversations, as they were before this message; may include the contact's own */
async function conversationWith(
  tx: Transaction,
  scope: InboundScope,
  phone_number_id: string,
  { id, phone_number, name }: ReportedContactRow,
  found: readonly ConversationRow[],
): Promise<EnsuredConversation> {
  const own = found.find(({ contact_id }) => contact_id === id)
  if (own === undefined) return ensureConversation(tx, scope, { id, phone_number_id })
  return { row: { ...own, contact_phone_number: phone_number, contact_name: name }, isNew: false }
}
