import { z } from 'zod'
import {
  addInbound,
  customerKey,
  defaultName,
  ensureConversation,
  findConversation,
  identify,
} from '../conversations.ts'
import type { State } from '../state.ts'

/** Customers that the app already knows, as input of the control API. */
export const introductionInput = z.strictObject({
  customers: z.array(
    z.strictObject({
      from: z.string().min(1),
      name: z.string().min(1),
      /** Their earlier messages, which are not reported to the app. A message with a known id is left out. */
      messages: z.array(z.strictObject({ id: z.string().min(1), text: z.string().min(1) })).default([]),
    }),
  ),
})

/**
 * Gives customers of a number their names and earlier messages, without telling the app. A name that a customer chose later
 * stays.
 *
 * @throws Error in one line if the number does not exist
 */
export function introduce(state: State, phoneNumberId: string, input: z.input<typeof introductionInput>): void {
  if (!state.numbers.has(phoneNumberId)) throw new Error(`The number ${phoneNumberId} does not exist.`)
  for (const { from, name, messages } of introductionInput.parse(input).customers) {
    state.names.set(customerKey(phoneNumberId, from), name)
    const known = findConversation(state, phoneNumberId, from)
    if (known?.customer.name === defaultName(from)) identify(state, known, { name })
    for (const { id, text } of messages.filter((message) => !state.messages.has(message.id))) {
      const conversation = ensureConversation(state, phoneNumberId, from)
      addInbound(state, conversation, { id, type: 'text', content: { text: { body: text } } })
    }
  }
}
