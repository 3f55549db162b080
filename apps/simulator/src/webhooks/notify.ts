import { digitsOf } from '../conversations.ts'
import type { Conversation, Entry } from '../model.ts'
import { messageOfError } from '../provider-api/known-errors.ts'
import type { State } from '../state.ts'
import { ensureWaba } from '../wabas.ts'

/** Sends an update about an account to the app, if the app is subscribed. */
export function notifyAccount(state: State, wabaId: string, field: string, value: object): void {
  if (ensureWaba(state, wabaId).subscribed) state.webhooks.send({ wabaId, field, value })
}

/** Sends an update about a number to the app, with `metadata`. */
export function notifyNumber(state: State, phoneNumberId: string, field: string, value: object): void {
  const number = state.numbers.get(phoneNumberId)
  if (number === undefined) return
  const metadata = { display_phone_number: digitsOf(number.displayPhoneNumber), phone_number_id: number.id }
  notifyAccount(state, number.wabaId, field, { messaging_product: 'whatsapp', metadata, ...value })
}

/** The customer as a webhook describes it. JSON omits what is undefined. */
export function contactOf({ customer }: Pick<Conversation, 'customer'>): object {
  const { waId, userId, parentUserId, name, username } = customer
  return { profile: { name, username }, wa_id: waId, user_id: userId, parent_user_id: parentUserId }
}

export function notifyMessage(state: State, conversation: Conversation, { id, at, type, content }: Entry): void {
  const { waId, userId, parentUserId } = conversation.customer
  const sender = { from: waId, from_user_id: userId, from_parent_user_id: parentUserId }
  notifyNumber(state, conversation.phoneNumberId, 'messages', {
    contacts: [contactOf(conversation)],
    messages: [{ ...sender, id, timestamp: seconds(at), type, ...content }],
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
    recipient_id: customer.waId,
    recipient_user_id: failed ? undefined : customer.userId,
    biz_opaque_callback_data: entry.callbackData,
    ...(failed
      ? entry.errorCode !== undefined && { errors: [statusError(entry.errorCode)] }
      : { pricing: entry.price, conversation: freeEntryIn(entry) }),
  }
  const contacts = failed ? {} : { contacts: [contactOf(conversation)] }
  notifyNumber(state, phoneNumberId, 'messages', { ...contacts, statuses: [status] })
}

/** The free entry point of a message; only `sent` says when it ends. */
function freeEntryIn({ status, freeEntryUntil }: Entry): object | undefined {
  if (freeEntryUntil === undefined) return undefined
  const end = status === 'sent' ? { expiration_timestamp: seconds(freeEntryUntil) } : {}
  return { id: `free-${freeEntryUntil}`, ...end, origin: { type: 'referral_conversion' } }
}

/** The reason of a failed status. */
export function statusError(code: number): object {
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
