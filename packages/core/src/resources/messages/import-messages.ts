import { columnsOf, statement, type Transaction } from '@channel/db'
import { toTimestamp } from '../../mechanisms/clock/index.ts'
import { writtenColumns } from '../../mechanisms/fields/index.ts'
import { pastId } from '../../mechanisms/ids/index.ts'
import type { InboundScope } from '../../mechanisms/scope/index.ts'
import { inboundAccount } from '../accounts/index.ts'
import { type ContactRow, type InboundSender, importContact } from '../contacts/index.ts'
import { applyImportedMessages, type EnsuredConversation, ensureConversation } from '../conversations/index.ts'
import type { BusinessAppMessage } from './business-app-message.ts'
import { findReceivedMessages } from './find-received-messages.ts'
import { type NewMessage, newMessageForms, newMessageTypes } from './insert-message.ts'
import { linkWaitingReplies } from './link-waiting-replies.ts'
import { withOwnId } from './receive-business-app-message.ts'
import { writeMedia } from './write-media.ts'

/** A message of the past. */
export interface ImportedMessage extends Omit<BusinessAppMessage, 'phone_number_id' | 'to'> {
  readonly is_outbound: boolean
  /** The provider's latest status, in lower case; null if not reported. */
  readonly status: string | null
  /** Its index in its conversation, among the messages that were reported with it. */
  readonly index: number
}

/** Messages of the past with one contact. */
export interface MessageHistory {
  readonly phone_number_id: string
  readonly contact: InboundSender
  /** The index of the part of the history that they are in. */
  readonly part: number
  readonly messages: readonly ImportedMessage[]
}

/** `$1` is the organization, `$2` the provider's id of a message that is not imported yet. */
const importedColumns = writtenColumns<NewMessage>(3, newMessageForms)

// A message is listed by the time when it was sent, but never above those that are yet to come.
const insertStatement = statement(
  'import_messages',
  `INSERT INTO messages (organization_id, imported, created_at, delivered_at, failed_at, error_code, error_message,
     reply_to_provider_id, ${importedColumns.names})
   SELECT $1, true, least(sent_at, clock_timestamp()), CASE WHEN direction = 'inbound' THEN sent_at END,
     CASE WHEN status = 'failed' THEN sent_at END, CASE WHEN status = 'failed' THEN 'undeliverable' END,
     CASE WHEN status = 'failed' THEN 'The message could not be delivered.' END, reply_to_provider_id, ${importedColumns.names}
   FROM unnest($2::text[], ${importedColumns.arrays(newMessageTypes)}) AS message (reply_to_provider_id, ${importedColumns.names})
   ON CONFLICT (organization_id, phone_number_id, provider_message_id) DO NOTHING`,
)

/**
 * Imports messages of the past, each once. Records no event, and changes nothing but the lists of messages and conversations: see
 * applyImportedMessages. Messages of the contact are read.
 *
 * @throws ApiError `resource_not_found` for an account that is not the organization's
 */
export async function importMessages(tx: Transaction, scope: InboundScope, history: MessageHistory): Promise<void> {
  const { phone_number_id } = history
  const account = await inboundAccount(tx, scope, phone_number_id)
  const contact = await importContact(tx, scope, account, history.contact)
  // Only now, because the lock of the contact makes a duplicate wait.
  const known = await idsByProviderId(tx, scope, history)
  const added = history.messages.filter(({ provider_message_id }) => !known.has(provider_message_id))
  if (added.length === 0) return
  const conversation = await ensureConversation(tx, scope, { id: contact.id, phone_number_id })
  const ids = new Map(known)
  for (const message of added) ids.set(message.provider_message_id, idOf(message, history.part))
  const addresses = [contact.phone_number ?? contact.bsuid, account.reference.phone_number] as const
  const rows = added.map((message) => {
    const row = rowOf(tx, scope, message, { phone_number_id, contact, conversation, ids })
    const [recipient, sender] = message.is_outbound ? addresses : addresses.toReversed()
    const waitsFor = row.reply_to_message_id === null ? (message.reply_to ?? null) : null
    return [waitsFor, ...importedColumns.values({ ...row, sender: sender ?? null, recipient: recipient ?? null })]
  })
  tx.enqueue(insertStatement, [scope.organizationId, ...columnsOf(rows)])
  await linkWaitingReplies(tx, scope, phone_number_id, ids)
  const times = added.map(({ sent_at }) => toTimestamp(sent_at)).toSorted()
  applyImportedMessages(tx, scope, conversation, times.at(-1) ?? '')
}

/** Our ids of the messages that exist already, and of those that they refer to. */
async function idsByProviderId(
  tx: Transaction,
  scope: InboundScope,
  { phone_number_id, messages }: MessageHistory,
): Promise<ReadonlyMap<string, string>> {
  const named = messages.flatMap(({ provider_message_id, reply_to }) => [provider_message_id, reply_to ?? []].flat())
  const keys = [...new Set(named)].map((id) => ({ scope, phoneNumberId: phone_number_id, providerMessageId: id }))
  const found = await findReceivedMessages(tx, keys)
  return new Map(found.flatMap((row) => (row === undefined ? [] : [[row.provider_message_id ?? '', row.id]])))
}

function idOf({ sent_at, index }: ImportedMessage, part: number): string {
  return pastId('message', Date.parse(sent_at), { part, index })
}

interface Around {
  readonly phone_number_id: string
  readonly contact: ContactRow
  readonly conversation: EnsuredConversation
  readonly ids: ReadonlyMap<string, string>
}

function rowOf(
  tx: Transaction,
  scope: InboundScope,
  message: ImportedMessage,
  { phone_number_id, contact, conversation, ids }: Around,
): Omit<NewMessage, 'sender' | 'recipient'> {
  const { provider_message_id, is_outbound, type, content, payload = null, reply_to } = message
  const media = writeMedia(tx, scope, phone_number_id, contact.id, message.media)
  const target = reply_to === undefined ? null : (ids.get(reply_to) ?? null)
  return {
    id: ids.get(provider_message_id) ?? '',
    phone_number_id,
    conversation_id: conversation.row.id,
    contact_id: contact.id,
    group_id: null,
    recipients: null,
    direction: is_outbound ? 'outbound' : 'inbound',
    type,
    status: is_outbound ? statusOf(message) : 'read',
    content,
    payload: is_outbound && type === 'reaction' ? withOwnId(payload, target) : payload,
    media_id: media?.media_id ?? null,
    reply_to_message_id: target,
    client_reference: null,
    from_business_app: is_outbound,
    provider_message_id,
    unsupported_type: message.unsupported?.type ?? null,
    sent_at: toTimestamp(message.sent_at),
  }
}

const statuses: Readonly<Record<string, NewMessage['status']>> = {
  delivered: 'delivered',
  read: 'read',
  played: 'read',
  error: 'failed',
  failed: 'failed',
}

function statusOf({ status }: ImportedMessage): NewMessage['status'] {
  return (status === null ? undefined : statuses[status]) ?? 'sent'
}
