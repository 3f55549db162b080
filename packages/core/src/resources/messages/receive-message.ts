import type { Message } from '@channel/contract/types'
import { statement, type Transaction } from '@channel/db'
import { recordEvent } from '../../mechanisms/events/index.ts'
import { newId } from '../../mechanisms/ids/index.ts'
import type { InboundScope } from '../../mechanisms/scope/index.ts'
import { inboundAccount } from '../accounts/index.ts'
import { ensureContact, findContactsOfSender, type InboundSender, type ReportedContactRow } from '../contacts/index.ts'
import {
  applyMessage,
  type ConversationRow,
  type EnsuredConversation,
  ensureConversation,
  findConversationsOfSender,
} from '../conversations/index.ts'
import { insertMessage } from './insert-message.ts'
import { type MessageRow, messageColumns, messageJoins, messageView } from './message-view.ts'
import { writeMedia } from './write-media.ts'

/** An inbound message as reported by the provider, parsed and validated. */
export interface InboundMessage {
  /** The account that it arrived on. */
  readonly phone_number_id: string
  readonly provider_message_id: string
  readonly from: InboundSender
  /** `text`, `image` or any other type of the provider. */
  readonly type: string
  /** The text or the caption. */
  readonly content: string | null
  /** Further content, in the provider's format. */
  readonly payload?: Readonly<Record<string, unknown>> | null
  /** The attached file, which is not fetched yet. */
  readonly media?: InboundMedia
  /** The provider's id of the message that this one replies to. */
  readonly reply_to?: string
  readonly unsupported?: { readonly type: string }
  /** When the contact sent it, as a date-time. */
  readonly sent_at: string
}

/** A file that the provider holds. */
export interface InboundMedia {
  readonly provider_media_id: string
  readonly mime_type: string | null
  readonly filename: string | null
  /** Download URL, valid for 5 minutes, if the provider reported one. */
  readonly url?: string | null
  /** Hexadecimal or base64. */
  readonly sha256?: string | null
}

const findByProviderId = statement(
  'find_received_message',
  `SELECT ${messageColumns} FROM messages message ${messageJoins}
   WHERE message.organization_id = $1 AND message.phone_number_id = $2 AND message.provider_message_id = $3`,
)
/**
 * Stores an inbound message as `delivered`. Finds or creates the contact and the conversation, reopens a resolved conversation
 * and increments its unread count. Records `message.received` and the events of contact and conversation. Ignores duplicates.
 *
 * @throws ApiError `resource_not_found` for an account that is not the organization's
 */
export async function receiveMessage(tx: Transaction, scope: InboundScope, message: InboundMessage): Promise<Message> {
  const { phone_number_id, provider_message_id, from } = message
  const find = async (id: string | undefined) =>
    id === undefined ? undefined : (await tx.query(findByProviderId, [scope.organizationId, phone_number_id, id]))[0]

  // In one round trip, and in this order: the message is looked up after the contact is locked, because the same
  // message may be processed twice concurrently.
  const [account, contacts, duplicate, conversations, repliedTo] = await Promise.all([
    inboundAccount(tx, scope, phone_number_id),
    findContactsOfSender(tx, scope, phone_number_id, from),
    find(provider_message_id),
    findConversationsOfSender(tx, scope, phone_number_id, from),
    find(message.reply_to),
  ])
  const view = (row: MessageRow) => messageView(row, account.reference, scope)
  if (duplicate !== undefined) return view(duplicate)

  const contact = await ensureContact(tx, scope, account, from, message.sent_at, contacts)
  // No contact was locked, so another transaction may have stored the message meanwhile.
  const laterLookup = contacts.length === 0 ? find(provider_message_id) : undefined
  // The conversations of merged contacts are merged too.
  const senderConversations = contacts.length === 1 ? conversations : []
  const [laterDuplicate, conversation] = await Promise.all([
    laterLookup,
    conversationWith(tx, scope, phone_number_id, contact, senderConversations),
  ])
  if (laterDuplicate !== undefined) return view(laterDuplicate)

  const id = newId('message')
  const [row] = await Promise.all([
    insertMessage(tx, scope, {
      id,
      phone_number_id,
      conversation_id: conversation.row.id,
      contact_id: contact.id,
      direction: 'inbound',
      type: message.type,
      status: 'delivered',
      sender: contact.phone_number ?? contact.bsuid,
      recipient: account.reference.phone_number,
      content: message.content,
      payload: message.payload ?? null,
      media_id: writeMedia(tx, scope, phone_number_id, contact.id, message.media),
      reply_to_message_id: repliedTo?.id ?? null,
      client_reference: null,
      provider_message_id,
      unsupported_type: message.unsupported?.type ?? null,
      sent_at: message.sent_at,
    }),
    applyMessage(tx, scope, conversation, { id, direction: 'inbound' }, account.reference),
  ])
  const received = view(row)
  recordEvent(tx, scope.organizationId, {
    type: 'message.received',
    created_at: received.created_at,
    account: account.reference,
    object: received,
  })
  return received
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
