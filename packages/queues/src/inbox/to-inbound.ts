import type { AccountUpdate, ReportedAlert } from '@channel/core/accounts'
import type { ContactIdentity, InboundSender } from '@channel/core/contacts'
import type { GroupReport } from '@channel/core/groups'
import type {
  BusinessAppMessage,
  ImportedMessage,
  InboundMedia,
  InboundMessage,
  InboundStatus,
  MessageHistory,
} from '@channel/core/messages'
import {
  type EchoedMessage,
  type GroupMember,
  meaningOf,
  type ProviderContact,
  type ProviderUpdate,
  type ReceivedGroup,
  type ReceivedMedia,
  type ReceivedMessage,
  type ReceivedStatus,
} from '@channel/provider'

// Converts the provider's values to the input of the verbs. Malformed ids become null, and names are truncated to the
// max length of a contact's name.

const e164 = /^\+[1-9]\d{1,14}$/
const userId = /^[A-Z]{2}\.[A-Za-z0-9]{1,128}$/
const parentUserId = /^[A-Z]{2}\.ENT\.[A-Za-z0-9]{1,128}$/

type Identity = Pick<ProviderContact, 'phoneNumber' | 'bsuid' | 'parentBsuid'>

/** The identity of a contact. A parent's user id in the wrong field is used as the parent's. */
export function identityFrom({ phoneNumber, bsuid, parentBsuid }: Identity): ContactIdentity {
  return {
    phone_number: matching(phoneNumber, e164),
    bsuid: matching(bsuid, userId),
    parent_bsuid: matching(parentBsuid, parentUserId) ?? matching(bsuid, parentUserId),
  }
}

/** Whether it can identify a contact. */
export function isIdentified({ phone_number, bsuid }: ContactIdentity): boolean {
  return phone_number !== null || bsuid !== null
}

export function senderFrom(contact: ProviderContact): InboundSender & ContactIdentity {
  return { ...identityFrom(contact), username: short(contact.username, 100), name: short(contact.name, 200) }
}

export function messageFrom(phoneNumberId: string, message: ReceivedMessage): InboundMessage {
  return { ...contentFrom(phoneNumberId, message), from: senderFrom(message.from) }
}

export function businessAppMessageFrom(phoneNumberId: string, message: EchoedMessage): BusinessAppMessage {
  return { ...contentFrom(phoneNumberId, message), to: senderFrom(message.to) }
}

function contentFrom(phoneNumberId: string, message: Omit<ReceivedMessage, 'from'>): Omit<InboundMessage, 'from'> {
  const { id, groupId, type, content, payload, media, replyTo, reaction, unsupported, sentAt } = message
  const repliedTo = reaction?.messageId ?? replyTo
  return {
    phone_number_id: phoneNumberId,
    provider_message_id: id,
    ...(groupId !== null && { group_id: groupId }),
    type,
    // The text of a reaction is its emoji.
    content: content ?? (reaction?.emoji || null),
    payload,
    sent_at: sentAt,
    ...(media !== null && { media: mediaFrom(media) }),
    ...(repliedTo !== null && { reply_to: repliedTo }),
    ...(unsupported !== null && { unsupported: { type: unsupported.type } }),
  }
}

export function historyFrom(update: Extract<ProviderUpdate, { kind: 'history' }>): MessageHistory {
  const { phoneNumberId: phone_number_id, contact, chunkOrder: part, messages } = update
  const imported = messages.map((message): ImportedMessage => {
    const { phone_number_id: _, ...content } = contentFrom(phone_number_id, message)
    return { ...content, is_outbound: message.isOutbound, status: message.status, index: message.place }
  })
  return { phone_number_id, contact: senderFrom(contact), part, messages: imported }
}

export function statusFrom(
  phoneNumberId: string,
  { messageId, callbackData, groupId, recipient, status, at, error, pricing, freeEntryExpiresAt }: ReceivedStatus,
): InboundStatus {
  return {
    phone_number_id: phoneNumberId,
    provider_message_id: messageId,
    message_id: callbackData,
    status,
    at,
    ...(groupId !== null && { group: { member: memberFrom(recipient) } }),
    ...(pricing !== null && { pricing }),
    ...(freeEntryExpiresAt !== null && { free_entry_expires_at: freeEntryExpiresAt }),
    ...(error !== null && {
      error: {
        code: meaningOf(error.code).code,
        message: error.message || 'The message could not be delivered.',
        provider_code: error.code,
      },
    }),
  }
}

export function accountUpdateFrom({
  wabaId: waba_id,
  event,
  restrictions,
  banState: ban_state,
}: Extract<ProviderUpdate, { kind: 'account' }>): Omit<AccountUpdate, 'reported_at'> {
  return {
    waba_id,
    event,
    ban_state,
    restrictions: restrictions.map(({ type, endsAt: ends_at }) => ({ type, ends_at })),
  }
}

export function accountAlertFrom({
  wabaId: waba_id,
  number: { id: phone_number_id, phoneNumber: phone_number },
  alert,
}: Extract<ProviderUpdate, { kind: 'account_alert' }>): Omit<ReportedAlert, 'reported_at'> {
  return { waba_id, number: { phone_number_id, phone_number }, ...alert }
}

/** What the provider reports about a group. Members without a usable id are left out. */
export function groupFrom(
  phoneNumberId: string,
  { id, joined, left, at, subject, status }: ReceivedGroup,
): GroupReport {
  return {
    phone_number_id: phoneNumberId,
    group_id: id,
    ...(subject !== undefined && { subject: [...subject].slice(0, 200).join('') }),
    ...(status !== undefined && { status }),
    joined: joined.map(memberFrom).filter((member) => member !== null),
    left: left.map(memberFrom).filter((member) => member !== null),
    at,
  }
}

function memberFrom({ phoneNumber, bsuid }: GroupMember): { phone_number: string | null; bsuid: string | null } | null {
  const { phone_number, bsuid: user } = identityFrom({ phoneNumber, bsuid, parentBsuid: null })
  return phone_number === null && user === null ? null : { phone_number, bsuid: user }
}

export function mediaFrom({ id, mimeType, filename, url, sha256 }: ReceivedMedia): InboundMedia {
  return { provider_media_id: id, mime_type: mimeType, filename, url, sha256 }
}

function short(text: string | null, maxLength: number): string | null {
  return text === null ? null : [...text].slice(0, maxLength).join('') || null
}

function matching(text: string | null, form: RegExp): string | null {
  return text !== null && form.test(text) ? text : null
}

/** The provider's id of the number that an update is about; null if it names none. */
export function numberOf(update: ProviderUpdate): string | null {
  return 'phoneNumberId' in update ? update.phoneNumberId : null
}
