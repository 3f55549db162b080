import { z } from 'zod'
import { addEntry, ensureConversation, newMessageId } from '../conversations.ts'
import { withFile, withTypeOfFile } from '../customers/file-of-message.ts'
import type { Conversation, Entry, PhoneNumber } from '../model.ts'
import type { State } from '../state.ts'
import { notifyNumber, notifyStatus, seconds } from '../webhooks/notify.ts'

/** A message that the business writes on its phone, as input of the control API. The content is as that of a customer's message. */
export const phoneMessageInput = z.looseObject({
  to: z.string().min(1),
  id: z.string().min(1).optional(),
  type: z.string().min(1).default('text'),
  context: z.looseObject({ id: z.string().min(1) }).optional(),
})

/**
 * The business writes on its phone; the app is notified.
 *
 * @throws Error in one line if the number is not in the business app
 */
export function writeOnPhone(state: State, phoneNumberId: string, input: z.input<typeof phoneMessageInput>): Entry {
  const { to, id = newMessageId(), type, context, ...rest } = phoneMessageInput.parse(withTypeOfFile(input))
  requirePhone(state, phoneNumberId)
  const conversation = ensureConversation(state, phoneNumberId, to)
  const content = { ...withFile(state, phoneNumberId, type, rest), ...(context && { context }) }
  const at = state.clock.now()
  const entry: Entry = { id, direction: 'outbound', at, type, content, status: 'sent', fromPhone: true }
  for (const earlier of conversation.entries) if (earlier.direction === 'inbound') earlier.status = 'read'
  addEntry(state, conversation, entry)
  echo(state, conversation, { id, type, ...content })
  const { statuses, pace_ms: paceMs } = state.behavior
  for (const [index, status] of statuses.filter((each) => each !== 'sent').entries()) {
    state.clock.after((index + 1) * paceMs, () => {
      entry.status = status
      notifyStatus(state, conversation, entry)
    })
  }
  return entry
}

export const phoneEditInput = z.strictObject({ text: z.string().min(1) })

/** The business edits the text or the caption of a message on its phone. */
export function editOnPhone(state: State, messageId: string, input: z.input<typeof phoneEditInput>): void {
  const { text } = phoneEditInput.parse(input)
  const { conversation, entry } = sentOnPhone(state, messageId)
  const { type } = entry
  const former = entry.content[type] as object
  entry.content = { ...entry.content, [type]: type === 'text' ? { body: text } : { ...former, caption: text } }
  const message = { type, ...entry.content }
  echo(state, conversation, { id: newMessageId(), type: 'edit', edit: { original_message_id: messageId, message } })
}

/** The business deletes a message on its phone. */
export function deleteOnPhone(state: State, messageId: string): void {
  const { conversation, entry } = sentOnPhone(state, messageId)
  entry.deleted = true
  entry.content = {}
  const revoke = { original_message_id: messageId }
  echo(state, conversation, { id: newMessageId(), type: 'revoke', revoke })
}

function echo(state: State, { phoneNumberId, customer }: Conversation, message: object): void {
  const { waId, userId, parentUserId } = customer
  const recipient = { to: waId, to_user_id: userId, to_parent_user_id: parentUserId }
  const from = state.numbers.get(phoneNumberId)?.displayPhoneNumber.replaceAll(/\D/g, '')
  const message_echoes = [{ from, ...recipient, timestamp: seconds(state.clock.now()), ...message }]
  notifyNumber(state, phoneNumberId, 'smb_message_echoes', { message_echoes })
}

function sentOnPhone(state: State, messageId: string) {
  const found = state.messages.get(messageId)
  if (found?.entry.fromPhone !== true) throw new Error('The message was not sent from a phone.')
  return found
}

/** @throws Error in one line if the number does not exist, or is not in the business app */
export function requirePhone(state: State, phoneNumberId: string): PhoneNumber {
  const number = state.numbers.get(phoneNumberId)
  if (number === undefined) throw new Error(`The number ${phoneNumberId} does not exist.`)
  if (!number.inBusinessApp) throw new Error('The number is not in the business app of a phone.')
  return number
}
