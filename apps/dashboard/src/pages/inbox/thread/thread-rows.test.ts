import { expect, it } from 'vitest'
import type { Message, Note } from '../conversation.ts'
import { reactionsOf } from './reactions-of.ts'
import { threadRows } from './thread-rows.ts'

const aMessage = (id: string, minute: number, given: Partial<Message> = {}) =>
  ({
    id,
    type: 'text',
    direction: 'inbound',
    status: 'delivered',
    content: id,
    payload: null,
    reply_to_message_id: null,
    created_at: new Date(Date.UTC(2026, 10, 20, 23, minute)).toISOString(),
    ...given,
  }) as Message

const utcDay = (time: string) => time.slice(0, 10)
const reactTo = (id: string, emoji: string): Partial<Message> => ({
  type: 'reaction',
  direction: 'outbound',
  payload: { reaction: { message_id: id, emoji } },
})

it('separates days, and joins messages of one side that follow shortly', () => {
  const messages = [
    aMessage('e', 61),
    aMessage('d', 58),
    aMessage('c', 57, { direction: 'outbound' }),
    aMessage('b', 51),
    aMessage('a', 50),
  ]
  const rows = threadRows(messages, [], utcDay).map((row) =>
    row.kind !== 'message' ? row.key : `${row.key}${row.continues ? ' continues' : ''}`,
  )
  expect(rows).toEqual(['day 2026-11-20', 'a', 'b continues', 'c', 'd', 'day 2026-11-21', 'e'])
})

it('separates messages of different users', () => {
  const sentBy = (id: string) => ({ direction: 'outbound', sent_by: { id, name: null } }) as const
  const messages = [
    aMessage('d', 53, { direction: 'outbound' }),
    aMessage('c', 52, sentBy('usr_2')),
    aMessage('b', 51, sentBy('usr_1')),
    aMessage('a', 50, sentBy('usr_1')),
  ]
  const rows = threadRows(messages, [], utcDay).flatMap((row) => (row.kind === 'message' ? row.continues : []))
  expect(rows).toEqual([false, true, false, false])
})

it('shows notes at their time, between messages that do not belong together then', () => {
  const messages = [aMessage('b', 51), aMessage('a', 50)]
  const aNote = (id: string, minute: number) => ({ ...aMessage(id, minute), object: 'note' }) as unknown as Note
  const rows = threadRows(messages, [aNote('late', 70), aNote('between', 50.5)], utcDay)
  expect(rows.map(({ kind, key }) => `${kind} ${key}`)).toEqual([
    'day day 2026-11-20',
    'message a',
    'note between',
    'message b',
    'day day 2026-11-21',
    'note late',
  ])
  expect(rows.some((row) => row.kind === 'message' && row.continues)).toBe(false)
})

it('shows reactions on their message: the latest of each side, unless it was removed or not sent', () => {
  const messages = [
    aMessage('r5', 9, { ...reactTo('b', '😡'), status: 'failed' }),
    aMessage('r4', 8, reactTo('b', '')),
    aMessage('r3', 7, { type: 'reaction', content: '🎉', reply_to_message_id: 'a' }),
    aMessage('r2', 6, reactTo('a', '❤️')),
    aMessage('r1', 5, reactTo('a', '👍')),
    aMessage('b', 4),
    aMessage('a', 3),
  ]
  expect(reactionsOf(messages).get('a')).toEqual([
    { direction: 'inbound', emoji: '🎉' },
    { direction: 'outbound', emoji: '❤️' },
  ])
  expect(reactionsOf(messages).get('b')).toEqual([])
  expect(threadRows(messages, [], utcDay).map(({ key }) => key)).toEqual(['day 2026-11-20', 'a', 'b'])
})

it('shows a reaction to a message that is not loaded in a row of its own', () => {
  const reaction = aMessage('r', 5, { type: 'reaction', content: '👍', reply_to_message_id: 'long ago' })
  expect(threadRows([reaction], [], utcDay).map(({ key }) => key)).toEqual(['day 2026-11-20', 'r'])
})
