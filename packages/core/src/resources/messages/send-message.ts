import type { Message, SendMessageInput } from '@channel/contract/types'
import type { Transaction } from '@channel/db'
import { countMessage, requireActive } from '../../mechanisms/entitlements/index.ts'
import { noOtherFields } from '../../mechanisms/fields/index.ts'
import { newId } from '../../mechanisms/ids/index.ts'
import type { Author, Scope } from '../../mechanisms/scope/index.ts'
import { ensureContact } from '../contacts/index.ts'
import { applyOutboundMessages, ensureConversation } from '../conversations/index.ts'
import { findMembers } from '../groups/index.ts'
import { composeMessage } from './compose-message.ts'
import { fillTemplate } from './fill-template.ts'
import { findMediaToSend, namedMedia } from './find-media-to-send.ts'
import { addressOf, findRecipient, requireRecipient } from './find-recipient.ts'
import { findReferencedMessages } from './find-referenced-messages.ts'
import { findSendingAccount } from './find-sending-account.ts'
import { findTemplateToSend } from './find-template-to-send.ts'
import { insertMessage } from './insert-message.ts'
import { messageView } from './message-view.ts'
import { queueSends } from './queue-sends.ts'
import { requireActiveCustomer } from './require-active-customer.ts'
import { requireConsent } from './require-consent.ts'
import { requireGroup } from './require-group.ts'
import { requireNoOptOut } from './require-no-opt-out.ts'
import { requireOpenWindow } from './require-open-window.ts'
import { requireSendTime } from './require-send-time.ts'
import { requireRowLimit } from './shape-send.ts'

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
  { author }: { readonly author?: Author } = {},
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
  const { message, send } = composeMessage(body, payload, {
    id: newId('message'),
    phoneNumberId: phone_number_id,
    account,
    contact,
    conversationId: conversation.row.id,
    group: group && { id: group.group_id, members: members ?? [] },
    bsuid,
    filled,
    mediaId: media?.id ?? null,
    replyTo: reply_to_message_id,
    clientReference: client_reference,
    ...referenced,
  })
  const sentBy = author?.type === 'user' ? author.id : null
  const row = await insertMessage(tx, scope, message, { sendAt, sentBy })
  queueSends(tx, scope, { phone_number_id, sendAt, isBulk: false }, [send])
  await applyOutboundMessages(tx, scope, [{ conversation, messageId: row.id }], account.reference)
  return messageView(row, account.reference, scope)
}
