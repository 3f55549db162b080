import type { Conversation, Entry } from '../conversations.ts'
import { messageOfError } from '../provider-api/known-errors.ts'
import { ensureWaba, type State } from '../state.ts'

/** Sends an update about an account to the app, if the app is subscribed. */
export function notifyAccount(state: State, wabaId: string, field: string, value: object): void {
  if (ensureWaba(state, wabaId).subscribed) state.webhooks.send({ wabaId, field, value })
}

/** Sends an update about a number to the app, with `metadata`. */
export function notifyNumber(state: State, phoneNumberId: string, field: string, value: object): void {
  const number = state.numbers.get(phoneNumberId)
  if (number === undefined) return
  const metadata = { display_phone_number: number.displayPhoneNumber.replaceAll(/\D/g, ''), phone_number_id: number.id }
  notifyAccount(state, number.wabaId, field, { messaging_product: 'whatsapp', metadata, ...value })
}

/** The customer as a webhook describes it. */
export function contactOf({ customer }: Conversation): object {
  const { waId, userId, parentUserId, name, username } = customer
  return {
    profile: { name, ...(username !== undefined && { username }) },
    ...(waId !== undefined && { wa_id: waId }),
    user_id: userId,
    ...(parentUserId !== undefined && { parent_user_id: parentUserId }),
  }
}

/** The sender fields of a message. */
function senderOf({ customer }: Conversation): object {
  const { waId, userId, parentUserId } = customer
  return {
    ...(waId !== undefined && { from: waId }),
    from_user_id: userId,
    ...(parentUserId !== undefined && { from_parent_user_id: parentUserId }),
  }
}

export function notifyMessage(state: State, conversation: Conversation, entry: Entry): void {
  const message = {
    ...senderOf(conversation),
    id: entry.id,
    timestamp: seconds(entry.at),
    type: entry.type,
    ...entry.content,
  }
  notifyNumber(state, conversation.phoneNumberId, 'messages', {
    contacts: [contactOf(conversation)],
    messages: [message],
  })
}

/** A failure has no contacts; its error has the reason. */
export function notifyStatus(state: State, conversation: Conversation, entry: Entry): void {
  const { customer, phoneNumberId } = conversation
  const failed = entry.status === 'failed'
  const status = {
    id: entry.id,
    status: entry.status,
    timestamp: seconds(state.clock.now()),
    ...(customer.waId !== undefined && { recipient_id: customer.waId }),
    ...(!failed && { recipient_user_id: customer.userId }),
    ...(entry.callbackData !== undefined && { biz_opaque_callback_data: entry.callbackData }),
    ...(failed
      ? entry.errorCode !== undefined && { errors: [statusError(entry.errorCode)] }
      : { pricing: { billable: false, pricing_model: 'PMP', type: 'free_customer_service', category: 'service' } }),
  }
  const contacts = failed ? {} : { contacts: [contactOf(conversation)] }
  notifyNumber(state, phoneNumberId, 'messages', { ...contacts, statuses: [status] })
}

function statusError(code: number): object {
  const message = messageOfError(code)
  return {
    code,
    title: message,
    message,
    error_data: { details: `${message}.` },
    href: 'https://developers.facebook.com/docs/whatsapp/cloud-api/support/error-codes/',
  }
}

export function seconds(ms: number): string {
  return String(Math.floor(ms / 1000))
}
