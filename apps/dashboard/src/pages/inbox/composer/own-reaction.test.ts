import { expect, it } from 'vitest'
import type { Message } from './conversation-types.ts'
import { ownReaction } from './own-reaction.ts'

const reaction = (minute: number, emoji: string, values: Partial<Message> = {}) =>
  ({
    direction: 'outbound',
    type: 'reaction',
    status: 'sent',
    created_at: `2026-11-22T10:0${minute}:00Z`,
    payload: { reaction: { message_id: 'msg_1', emoji } },
    ...values,
  }) as unknown as Message

it('is the latest reaction to the message', () => {
  expect(ownReaction([reaction(2, '❤️'), reaction(1, '👍')], 'msg_1')).toBe('❤️')
  expect(ownReaction([reaction(1, '👍')], 'msg_2')).toBeUndefined()
})

it('is none after it was removed', () => {
  expect(ownReaction([reaction(1, '👍'), reaction(2, '')], 'msg_1')).toBeUndefined()
})

it('ignores reactions of the contact and failed ones', () => {
  const others = [reaction(2, '😮', { direction: 'inbound' }), reaction(3, '😢', { status: 'failed' })]
  expect(ownReaction([reaction(1, '👍'), ...others], 'msg_1')).toBe('👍')
})
