import { conversationsOf, findConversation } from '../conversations.ts'
import type { Conversation } from '../model.ts'
import type { State } from '../state.ts'

/** A message that the provider accepted from the business. */
export type SentMessage = Readonly<ReturnType<typeof sentMessages>[number]>

/** All messages that the API accepted, in order, those to groups last, so that a test can find duplicates. */
export function sentMessages(state: State) {
  const toGroups = [...state.groups.values()].flatMap(({ id, phoneNumberId, entries }) =>
    entries.map((entry) => ({ phoneNumberId, to: id, entry })),
  )
  const toCustomers = [...state.messages.values()].map(({ conversation: { phoneNumberId, customer }, entry }) => ({
    ...{ phoneNumberId, to: customer.waId ?? customer.userId, entry },
  }))
  return [...toCustomers, ...toGroups]
    .filter(({ entry }) => entry.direction === 'outbound' && entry.fromPhone === undefined)
    .map(({ phoneNumberId, to, entry }) => ({
      id: entry.id,
      phone_number_id: phoneNumberId,
      /** The number, digits only, the business-scoped user id, or the group's id. */
      to,
      type: entry.type,
      content: entry.content,
      status: entry.status,
      error_code: entry.errorCode,
      biz_opaque_callback_data: entry.callbackData,
    }))
}

/** The conversations of a number without their messages, the latest first. */
export function allConversations(state: State, phoneNumberId: string) {
  return conversationsOf(state, phoneNumberId)
    .map((conversation) => ({ ...summary(conversation), last: conversation.entries.at(-1) ?? null }))
    .toSorted((one, other) => (other.last?.at ?? 0) - (one.last?.at ?? 0))
}

/** One conversation with its messages. */
export function conversationView(state: State, phoneNumberId: string, customerId: string) {
  const conversation = findConversation(state, phoneNumberId, customerId)
  return conversation && { ...summary(conversation), entries: conversation.entries }
}

function summary({ customer, stopped, blocked, typing, entries }: Conversation) {
  const { waId, userId, name, username } = customer
  const customer_id = waId ?? userId
  return {
    customer_id,
    wa_id: waId ?? null,
    user_id: userId,
    name,
    username: username ?? null,
    stopped,
    blocked,
    typing,
    messages: entries.length,
  }
}
