import type { Message, SendMessageInput } from '@channel/contract/types'
import { statement, type Transaction } from '@channel/db'
import { currentTraceparent } from '@channel/traces'
import { countMessage, requireActive } from '../../mechanisms/entitlements/index.ts'
import { noOtherFields } from '../../mechanisms/fields/index.ts'
import { newId } from '../../mechanisms/ids/index.ts'
import { hintSend } from '../../mechanisms/outbox/index.ts'
import type { Scope } from '../../mechanisms/scope/index.ts'
import { ensureContact } from '../contacts/index.ts'
import { applyOutboundMessage, ensureConversation } from '../conversations/index.ts'
import { findMembers } from '../groups/index.ts'
import { fillTemplate } from './fill-template.ts'
import { findMediaToSend, namedMedia } from './find-media-to-send.ts'
import { addressOf, findRecipient, requireRecipient } from './find-recipient.ts'
import { findReferencedMessages } from './find-referenced-messages.ts'
import { findSendingAccount } from './find-sending-account.ts'
import { findTemplateToSend } from './find-template-to-send.ts'
import { insertMessage, type NewMessage } from './insert-message.ts'
import { messageView } from './message-view.ts'
import { requireActiveCustomer } from './require-active-customer.ts'
import { requireConsent } from './require-consent.ts'
import { requireGroup } from './require-group.ts'
import { requireNoOptOut } from './require-no-opt-out.ts'
import { requireOpenWindow } from './require-open-window.ts'
import { requireSendTime } from './require-send-time.ts'
import { addressIn, contentOf, destinationOf, requireRowLimit, shapeSend } from './shape-send.ts'

const insertSend = statement(
  'create_message_send',
  `INSERT INTO message_sends
     (organization_id, message_id, phone_number_id, conversation_id, payload, media_id, traceparent, state, next_attempt_at, created_at)
   SELECT $1, $2, $3, $4, $5, $6, $7, CASE WHEN send_at IS NULL THEN 'pending' ELSE 'scheduled' END,
     CASE WHEN send_at IS NULL THEN now END, coalesce(send_at, now)
   FROM (SELECT $8::timestamptz AS send_at, clock_timestamp() AS now) AS time`,
)

/** Columns that only the provider's reports set. */
const notSent = { from_business_app: false, provider_message_id: null, unsupported_type: null, sent_at: null }

/**
 * Stores a message as `pending` and queues it in the outbox, where one with `send_at` waits until then. Creates a contact and a conversation for an unknown recipient
 * (`contact.created`, `conversation.created`). Marks the contact's messages as read (`conversation.updated`). Records no event of
 * the message itself until it is sent or has failed. All lookups take one round trip.
 *
 * @throws ApiError in this order: `invalid_phone_number`, `invalid_field_value`, also for `send_at`; the account's `resource_not_found` and
 *   `channel_number_not_verified`; `subscription_inactive`, `feature_not_entitled`; `customer_suspended`; `resource_not_found`
 *   for recipient and referenced messages; `media_not_found`; `template_not_found`, `template_paused`; `invalid_field_value`
 *   for variables; `consent_required`, `outside_24h_window`, `group_unavailable`, `unsupported_in_group`,
 *   `marketing_opted_out`
 */
export async function sendMessage(
  tx: Transaction,
  scope: Scope,
  { params, body }: Pick<SendMessageInput, 'params' | 'body'>,
): Promise<Message> {
  const { phone_number_id } = params
  const { to, bsuid, contact_id, conversation_id, type, reply_to_message_id, client_reference, send_at, ...payload } =
    body
  noOtherFields(payload, type)
  const address = addressOf({ to, bsuid, contact_id, conversation_id })
  requireRowLimit(body)
  const sendAt = send_at === undefined ? null : requireSendTime(scope, send_at)
  const media = namedMedia(body)
  const toFill = body.type === 'template' ? body.template : undefined
  const [account, recipient, references, requireMedia, requireTemplate] = await Promise.all([
    findSendingAccount(tx, scope, phone_number_id),
    findRecipient(tx, scope, phone_number_id, address),
    findReferencedMessages(tx, scope, phone_number_id, body),
    findMediaToSend(tx, scope, phone_number_id, media),
    findTemplateToSend(tx, scope, phone_number_id, toFill),
  ])
  requireActive(account)
  await countMessage(tx, scope, account.monthly_messages)
  requireActiveCustomer(account)
  requireRecipient(recipient, address, phone_number_id)
  const referenced = references(recipient)
  requireMedia()
  const template = requireTemplate()
  const filled = template && toFill && fillTemplate(template, toFill)
  requireConsent(account, recipient, address)
  requireOpenWindow(scope, sendAt, type, recipient, address)
  const group = requireGroup(recipient, account, type, template, address)
  // Each member decides at the provider; the contact is only the one who wrote last.
  if (group === undefined) requireNoOptOut(template, recipient, address)
  const members =
    group === undefined ? null : await findMembers(tx, scope, { phone_number_id, group_id: group.group_id })

  const newRecipient = { phone_number: to ?? null, bsuid: bsuid ?? null }
  const contact = recipient.contact ?? (await ensureContact(tx, scope, account, newRecipient))
  const conversation =
    recipient.conversation === undefined
      ? await ensureConversation(tx, scope, { id: contact.id, phone_number_id })
      : { row: recipient.conversation, isNew: false }
  const destination = group === undefined ? destinationOf(bsuid, contact) : { group: group.group_id }
  const stored: NewMessage = {
    id: newId('message'),
    phone_number_id,
    conversation_id: conversation.row.id,
    contact_id: contact.id,
    group_id: group?.group_id ?? null,
    recipients: members?.map((member) => ({ ...member, status: 'pending', at: null })) ?? null,
    direction: 'outbound',
    type,
    status: 'pending',
    sender: account.reference.phone_number,
    recipient: addressIn(destination),
    content: contentOf(body, filled),
    payload: type === 'text' ? null : payload,
    media_id: type === 'interactive' || type === 'template' ? null : (media?.id ?? null),
    reply_to_message_id: reply_to_message_id ?? null,
    client_reference: client_reference ?? null,
    ...notSent,
  }
  const row = await insertMessage(tx, scope, stored, sendAt)
  const queued = shapeSend(body, payload, { destination, ...referenced, filled })
  tx.enqueue(insertSend, [
    scope.organizationId,
    row.id,
    phone_number_id,
    conversation.row.id,
    JSON.stringify(queued),
    media?.id ?? null,
    currentTraceparent(),
    sendAt,
  ])
  if (sendAt === null) hintSend(tx, { organization_id: scope.organizationId, phone_number_id })
  await applyOutboundMessage(tx, scope, conversation, row.id, account.reference)
  return messageView(row, account.reference, scope)
}
