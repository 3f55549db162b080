import { z } from 'zod'
import { addInbound, digitsOf, ensureConversation, identify, isUserId } from '../conversations.ts'
import type { Entry } from '../model.ts'
import type { State } from '../state.ts'
import { notifyMessage } from '../webhooks/notify.ts'
import { withFile, withTypeOfFile } from './file-of-message.ts'

/** A customer's message, as input of the control API. */
export const inboundInput = z.looseObject({
  /** A number in any format, or a business-scoped user id. */
  from: z.string().min(1),
  /** Updates the customer's name. */
  name: z.string().min(1).optional(),
  username: z.string().min(1).optional(),
  parent_user_id: z.string().min(1).optional(),
  /** The message's id; default a new one. */
  id: z.string().min(1).optional(),
  /** The name of the content field. The content of a file has `base64` and `mime_type`; as `file`, it needs no type. */
  type: z.string().min(1).default('text'),
  /** The message that it replies to, by `id`. */
  context: z.looseObject({ id: z.string().min(1).optional() }).optional(),
})

export type InboundInput = z.input<typeof inboundInput>

/**
 * A customer sends a message to a number; the app is notified, unless the business has blocked the customer.
 *
 * @returns the message
 * @throws Error in one line if the number does not exist or `from` is invalid, ZodError if it is not a message
 */
export function receive(state: State, phoneNumberId: string, input: InboundInput): Entry {
  const { from, name, username, parent_user_id, id, type, context, ...rest } = inboundInput.parse(withTypeOfFile(input))
  if (!isUserId(from) && digitsOf(from) === '') {
    throw new Error(`"${from}" is neither a phone number nor a user id such as DE.4711.`)
  }
  const number = state.numbers.get(phoneNumberId)
  if (number === undefined) throw new Error(`The number ${phoneNumberId} does not exist.`)
  const conversation = ensureConversation(state, phoneNumberId, from)
  identify(state, conversation, {
    ...(name !== undefined && { name }),
    ...(username !== undefined && { username }),
    ...(parent_user_id !== undefined && { parentUserId: parent_user_id }),
  })
  const content = {
    ...withFile(state, phoneNumberId, type, rest),
    // The message replied to is the business's by default.
    ...(context && { context: { from: digitsOf(number.displayPhoneNumber), ...context } }),
  }
  const entry = addInbound(state, conversation, { id, type, content })
  if (conversation.blocked) return entry
  notifyMessage(state, conversation, entry)
  // From now on, the number is shown with each message.
  const waId = conversation.customer.waId ?? sharedNumber.safeParse(content).data
  identify(state, conversation, { waId })
  return entry
}

/** The customer's own number, shared by the button of a message. */
const sharedNumber = z
  .looseObject({
    contacts: z.tuple([
      z.looseObject({
        origin: z.literal('contact_request'),
        phones: z.tuple([z.looseObject({ phone: z.string().regex(/\d/) })], z.unknown()),
      }),
    ]),
  })
  .transform(({ contacts: [{ phones }] }) => digitsOf(phones[0].phone))
