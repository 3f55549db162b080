import { z } from 'zod'
import {
  addEntry,
  digitsOf,
  type Entry,
  ensureConversation,
  identify,
  isUserId,
  newMessageId,
} from '../conversations.ts'
import type { PhoneNumber } from '../numbers.ts'
import type { State } from '../state.ts'
import { tellMessage } from '../webhooks/tell.ts'

const fileTypes = ['image', 'video', 'audio', 'document', 'sticker'] as const

/** A message that a customer writes, as the control API takes it. */
export const inboundInput = z.looseObject({
  /** A number in any spelling, or a business-scoped user id. */
  from: z.string().min(1),
  /** What the customer is called from now on. */
  name: z.string().min(1).optional(),
  username: z.string().min(1).optional(),
  parent_user_id: z.string().min(1).optional(),
  /** The message's own id; made up unless told. */
  id: z.string().min(1).optional(),
  /** Which field holds what is in it; for a file, `base64` and `mime_type` there. */
  type: z.string().min(1).default('text'),
  /** What it answers: the `id` of a message. */
  context: z.looseObject({ id: z.string().min(1) }).optional(),
})

export type InboundInput = z.input<typeof inboundInput>

const fileInput = z.looseObject({
  base64: z.base64().optional(),
  mime_type: z.string().min(1).default('application/octet-stream'),
  filename: z.string().min(1).optional(),
})

/**
 * A customer writes to a number; the app is told.
 *
 * @returns the message
 * @throws Error in one line when there is no such number or nobody can be `from`, ZodError for what is no message
 */
export function receive(state: State, phoneNumberId: string, input: InboundInput): Entry {
  const { from, name, username, parent_user_id, id, type, context, ...rest } = inboundInput.parse(input)
  if (!isUserId(from) && digitsOf(from) === '') {
    throw new Error(`"${from}" is neither a phone number nor a user id such as DE.4711.`)
  }
  const number = state.numbers.get(phoneNumberId)
  if (number === undefined) throw new Error(`There is no number ${phoneNumberId}.`)
  const conversation = ensureConversation(state, phoneNumberId, from)
  identify(state, conversation, {
    ...(name !== undefined && { name }),
    ...(username !== undefined && { username }),
    ...(parent_user_id !== undefined && { parentUserId: parent_user_id }),
  })
  const entry: Entry = {
    id: id ?? newMessageId(),
    direction: 'inbound',
    at: state.clock.now(),
    type,
    content: { ...withFile(state, phoneNumberId, type, rest), ...(context && { context: answering(number, context) }) },
    status: 'delivered',
  }
  addEntry(state, conversation, entry)
  tellMessage(state, conversation, entry)
  return entry
}

/** A message that is answered is the business's, unless told. */
function answering({ displayPhoneNumber }: PhoneNumber, context: Readonly<Record<string, unknown>>) {
  return { from: digitsOf(displayPhoneNumber), ...context }
}

/** What comes as `base64` is kept, and the message names it. */
function withFile(state: State, phoneNumberId: string, type: string, rest: Record<string, unknown>) {
  if (!fileTypes.includes(type as (typeof fileTypes)[number])) return rest
  const { base64, mime_type: mimeType, ...others } = fileInput.parse(rest[type] ?? {})
  if (base64 === undefined) return rest
  const bytes = Buffer.from(base64, 'base64')
  const media = state.media.add({ phoneNumberId, bytes, mimeType, filename: others.filename }, 'customer')
  const { id, sha256 } = media
  const url = state.media.addressOf(id)
  return {
    ...rest,
    [type]: { ...others, mime_type: mimeType, sha256: Buffer.from(sha256, 'hex').toString('base64'), id, url },
  }
}
