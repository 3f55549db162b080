import { z } from 'zod'
import { addInbound, digitsOf, ensureConversation, identify } from '../conversations.ts'
import type { State } from '../state.ts'
import { contactOf, notifyMessage, notifyNumber, seconds } from '../webhooks/notify.ts'

export const preferenceInput = z.strictObject({ from: z.string().min(1), value: z.enum(['stop', 'resume']) })
export const identityInput = z
  .strictObject({
    from: z.string().min(1),
    number: z.string().min(1).optional(),
    user_id: z.string().min(1).optional(),
    parent_user_id: z.string().min(1).optional(),
  })
  .refine(({ number, user_id }) => number !== undefined || user_id !== undefined, 'number or user_id is required')

/** A customer opts out of marketing, or in again. */
export function prefer(state: State, phoneNumberId: string, input: z.input<typeof preferenceInput>): void {
  const { from, value } = preferenceInput.parse(input)
  const conversation = ensureConversation(state, phoneNumberId, from)
  conversation.stopped = value === 'stop'
  const { waId, userId } = conversation.customer
  const preference = {
    wa_id: waId,
    user_id: userId,
    detail: `User requested to ${value} marketing messages`,
    category: 'marketing_messages',
    value,
    timestamp: Math.floor(state.clock.now() / 1000),
  }
  notifyNumber(state, phoneNumberId, 'user_preferences', {
    contacts: [contactOf(conversation)],
    user_preferences: [preference],
  })
}

/** A customer gets another number or business-scoped user id. */
export function changeIdentity(state: State, phoneNumberId: string, input: z.input<typeof identityInput>): void {
  const { from, number, user_id: newUserId, parent_user_id: newParentId } = identityInput.parse(input)
  const conversation = ensureConversation(state, phoneNumberId, from)
  const { waId, userId, parentUserId, name } = conversation.customer
  const changed = number === undefined ? 'user_changed_user_id' : 'user_changed_number'
  const system = {
    body: number === undefined ? `${name} changed` : `${name} changed from ${waId} to ${digitsOf(number)}`,
    type: changed,
    ...(number !== undefined && { wa_id: digitsOf(number) }),
    user_id: newUserId ?? userId,
    previous_user_id: userId,
    parent_user_id: newParentId,
  }
  notifyMessage(state, conversation, addInbound(state, conversation, { type: 'system', content: { system } }))
  identify(state, conversation, {
    ...(number !== undefined && { waId: digitsOf(number) }),
    ...(newUserId !== undefined && { userId: newUserId }),
    ...(newParentId !== undefined && { parentUserId: newParentId }),
  })
  if (newUserId === undefined) return
  notifyNumber(state, phoneNumberId, 'user_id_update', {
    contacts: [contactOf(conversation)],
    user_id_update: [
      {
        wa_id: conversation.customer.waId,
        detail: 'User ID changed',
        user_id: { previous: userId, current: newUserId },
        parent_user_id: newParentId && { previous: parentUserId, current: newParentId },
        timestamp: seconds(state.clock.now()),
      },
    ],
  })
}
