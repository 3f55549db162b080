import { createHash, randomBytes } from 'node:crypto'
import type { Conversation, Customer, Entry } from './model.ts'
import type { State } from './state.ts'

/** The conversation with a customer, by a number in any format or a business-scoped user id. */
export function findConversation(state: State, phoneNumberId: string, customerId: string): Conversation | undefined {
  return state.conversations.get(customerKey(phoneNumberId, customerId))
}

/** All conversations of a number, oldest first. */
export function conversationsOf(state: State, phoneNumberId: string): Conversation[] {
  const all = new Set(state.conversations.values())
  return [...all].filter((conversation) => conversation.phoneNumberId === phoneNumberId)
}

/** The conversation of a number with a customer, created if missing. */
export function ensureConversation(state: State, phoneNumberId: string, customerId: string): Conversation {
  const known = findConversation(state, phoneNumberId, customerId)
  if (known !== undefined) return known
  const customer: Customer = {
    waId: isUserId(customerId) ? undefined : digitsOf(customerId),
    userId: isUserId(customerId) ? customerId : userIdOf(phoneNumberId, digitsOf(customerId)),
    parentUserId: undefined,
    name: state.names.get(customerKey(phoneNumberId, customerId)) ?? defaultName(customerId),
    username: undefined,
  }
  const created: Conversation = { phoneNumberId, customer, entries: [], stopped: false, blocked: false, typing: false }
  identify(state, created)
  return created
}

/** The key of a customer by a number in any format or a business-scoped user id. */
export function customerKey(phoneNumberId: string, customerId: string): string {
  return keyOf(phoneNumberId, isUserId(customerId) ? customerId : digitsOf(customerId))
}

/** The name of a customer who has given none. */
export function defaultName(customerId: string): string {
  return isUserId(customerId) ? 'A customer' : `Customer ${digitsOf(customerId).slice(-4)}`
}

/** Changes a customer and updates the ids by which the conversation is found. */
export function identify(state: State, conversation: Conversation, changes: Partial<Customer> = {}): void {
  const { customer, phoneNumberId } = conversation
  for (const id of idsOf(customer)) state.conversations.delete(keyOf(phoneNumberId, id))
  Object.assign(customer, changes)
  for (const id of idsOf(customer)) state.conversations.set(keyOf(phoneNumberId, id), conversation)
}

function idsOf({ waId, userId, parentUserId }: Customer): string[] {
  return [userId, waId, parentUserId].filter((id) => id !== undefined)
}

function keyOf(phoneNumberId: string, id: string): string {
  return `${phoneNumberId}:${id}`
}

/** Adds a message and indexes it by its id. */
export function addEntry(state: State, conversation: Conversation, entry: Entry): void {
  conversation.entries.push(entry)
  state.messages.set(entry.id, { conversation, entry })
}

/** Adds a message of the customer. */
export function addInbound(
  state: State,
  conversation: Conversation,
  { id = newMessageId(), type, content }: Pick<Entry, 'type' | 'content'> & { readonly id?: string | undefined },
): Entry {
  const entry: Entry = {
    id,
    direction: 'inbound',
    at: state.clock.now(),
    type,
    content,
    status: conversation.blocked ? 'sent' : 'delivered',
  }
  addEntry(state, conversation, entry)
  return entry
}

const windowMs = 24 * 3_600_000

/** Whether the customer, or a member of the group, has written within 24 hours. */
export function isWindowOpen({ entries }: Pick<Conversation, 'entries'>, nowMs: number): boolean {
  const last = entries.findLast(({ direction, status }) => direction === 'inbound' && status !== 'sent')
  return last !== undefined && nowMs - last.at < windowMs
}

export function newMessageId(): string {
  return `wamid.${Buffer.concat([Buffer.from([0x1c, 0x18, 0x0c]), randomBytes(36)]).toString('base64')}`
}

export function isUserId(text: string): boolean {
  return /^[A-Z]{2}\.(ENT\.)?[A-Za-z0-9]{1,128}$/.test(text)
}

export function digitsOf(text: string): string {
  return text.replaceAll(/\D/g, '')
}

/** A user has a different id for each business. */
function userIdOf(phoneNumberId: string, waId: string): string {
  const hash = createHash('sha256').update(`${phoneNumberId}:${waId}`).digest('hex')
  return `US.${BigInt(`0x${hash.slice(0, 14)}`)}`
}
