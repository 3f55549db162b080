import { expect, it } from 'vitest'
import type { Message } from '../conversation.ts'
import { summaryOf } from './summary-of.ts'

const reaction = (content: string | null, payload: unknown) =>
  ({ type: 'reaction', content, media: null, unsupported: undefined, payload }) as unknown as Message

it.each([
  ['what a contact sent', reaction('👍', {}), 'Reacted with 👍'],
  ['what was sent to a contact', reaction(null, { reaction: { message_id: 'msg_1', emoji: '👍' } }), 'Reacted with 👍'],
  ['one that was removed', reaction(null, { reaction: { message_id: 'msg_1', emoji: '' } }), 'Removed a reaction'],
])('shows a reaction in words: %s', (_name, message, shown) => {
  expect(summaryOf(message)).toBe(shown)
})
