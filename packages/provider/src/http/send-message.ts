import { z } from 'zod'
import { meaningOf } from '../meaning-of-error.ts'
import type { OutboundMessage } from '../outbound-message.ts'
import type { Outcome, SendOutcome } from '../provider.ts'
import { wamid } from '../shapes.ts'

function recipientOf(to: OutboundMessage['to']): object {
  if ('groupId' in to) return { recipient_type: 'group', to: to.groupId }
  return { recipient_type: 'individual', ...('bsuid' in to ? { recipient: to.bsuid } : { to: to.phoneNumber }) }
}

/** The body of a send. A number and a business-scoped user id have different fields. */
export function sendBody({ to, content, replyTo, callbackData }: OutboundMessage): object {
  return {
    messaging_product: 'whatsapp',
    ...recipientOf(to),
    ...(replyTo !== undefined && { context: { message_id: replyTo } }),
    ...content,
    ...(callbackData !== undefined && { biz_opaque_callback_data: callbackData }),
  }
}

/** The body that marks a message read. */
export function readBody(messageId: string, typing: boolean): object {
  return {
    messaging_product: 'whatsapp',
    status: 'read',
    message_id: messageId,
    ...(typing && { typing_indicator: { type: 'text' } }),
  }
}

/** The provider's response to a send. */
export const sendResponse = z.object({
  contacts: z.array(z.object({ wa_id: z.string().optional(), user_id: z.string().optional() })).default([]),
  messages: z.tuple([z.object({ id: wamid, message_status: z.string().optional() })], z.unknown()),
})

/** Maps the result of the call to the outcome of the send. */
export function sendOutcome(outcome: Outcome<z.output<typeof sendResponse>>): SendOutcome {
  if (outcome.ok) {
    const [contact] = outcome.value.contacts
    const [{ id, message_status }] = outcome.value.messages
    const held = message_status === 'held_for_quality_assessment'
    return { kind: 'accepted', messageId: id, waId: contact?.wa_id, bsuid: contact?.user_id, held }
  }
  const { failure } = outcome
  if (failure.kind === 'refused') return { kind: 'refused', failure, meaning: meaningOf(failure.code) }
  return { kind: failure.unsent ? 'unsent' : 'lost', failure }
}
