import { addEntry, ensureConversation, isUserId, isWindowOpen, newMessageId } from '../conversations.ts'
import { replyTo } from '../customers/reply-to.ts'
import { sendToGroup } from '../groups/index.ts'
import type { Conversation, Entry, PhoneNumber } from '../model.ts'
import type { State } from '../state.ts'
import { notifyStatus } from '../webhooks/notify.ts'
import { chargeLimits } from './charge-limits.ts'
import { checkMessage, type SendRequest } from './check-message.ts'
import { freeEntryOf } from './free-entry.ts'
import { priceOf } from './price-of.ts'
import { knownError, providerError } from './provider-error.ts'

/** Accepts a message or returns an error. Webhooks report its delivery. */
export function sendMessage(state: State, number: PhoneNumber, json: unknown): Response {
  if (!number.registered) return providerError(knownError(133010))
  const checked = checkMessage(state, number, json)
  if ('error' in checked) return providerError(checked.error)
  const { request } = checked
  if (request.isToGroup) return sendToGroup(state, number, request)
  const limit = state.behavior.enforce_limits ? chargeLimits(state, number, request.customerId) : undefined
  if (limit !== undefined) return providerError(knownError(limit))

  const conversation = ensureConversation(state, number.id, request.customerId)
  if (conversation.blocked) return providerError(knownError(130403))
  const freeEntryUntil = freeEntryOf(conversation, state.clock.now())
  const entry: Entry = {
    id: newMessageId(),
    direction: 'outbound',
    at: state.clock.now(),
    type: request.type,
    content: request.content,
    status: 'accepted',
    price: priceOf(state, conversation, request, freeEntryUntil),
    ...(freeEntryUntil !== undefined && { freeEntryUntil }),
    ...(request.callbackData !== undefined && { callbackData: request.callbackData }),
  }
  addEntry(state, conversation, entry)
  conversation.typing = false
  scheduleStatuses(state, conversation, entry, request)

  const { waId, userId } = conversation.customer
  const contact = isUserId(request.customerId) ? { user_id: userId } : { wa_id: waId }
  const status = request.type === 'template' ? { message_status: 'accepted' } : {}
  return Response.json({
    messaging_product: 'whatsapp',
    contacts: [{ input: request.customerId, ...contact }],
    messages: [{ id: entry.id, ...status }],
  })
}

/** Marks an inbound message and all earlier ones as read. */
export function markRead(state: State, number: PhoneNumber, messageId: string, typing: boolean): Response {
  const found = state.messages.get(messageId)
  if (found === undefined || found.conversation.phoneNumberId !== number.id || found.entry.direction !== 'inbound') {
    return providerError(knownError(131009, `An inbound message with the id ${messageId} does not exist.`))
  }
  const { entries } = found.conversation
  for (const entry of entries.slice(0, entries.indexOf(found.entry) + 1)) {
    if (entry.direction === 'inbound' && entry.status === 'delivered') entry.status = 'read'
  }
  found.conversation.typing = typing
  return Response.json({ success: true })
}

/** Decides immediately whether the message is delivered or fails; webhooks report it later. */
function scheduleStatuses(state: State, conversation: Conversation, entry: Entry, request: SendRequest): void {
  const { statuses, pace_ms: paceMs, auto_reply: autoReply } = state.behavior
  const reason =
    state.faults.takeLaterFailure(`/${conversation.phoneNumberId}/messages`) ??
    whyUndeliverable(state, conversation, request)
  if (reason !== undefined) {
    state.clock.after(paceMs, () => {
      entry.status = 'failed'
      entry.errorCode = reason
      notifyStatus(state, conversation, entry)
    })
    return
  }
  for (const [index, status] of statuses.entries()) {
    state.clock.after((index + 1) * paceMs, () => {
      entry.status = status
      notifyStatus(state, conversation, entry)
    })
  }
  if (autoReply) state.clock.after((statuses.length + 2) * paceMs, () => replyTo(state, conversation, entry))
}

/** A reason for failure that the provider detects after it has accepted the message. */
function whyUndeliverable(
  state: State,
  conversation: Conversation,
  { type, category }: SendRequest,
): number | undefined {
  if (type === 'template') return conversation.stopped && category === 'MARKETING' ? 131050 : undefined
  return state.behavior.enforce_window && !isWindowOpen(conversation, state.clock.now()) ? 131047 : undefined
}
