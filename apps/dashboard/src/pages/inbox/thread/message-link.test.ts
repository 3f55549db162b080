import { expect, it } from 'vitest'
import { parseMessageLink } from './message-link.ts'

it('reads what a link names, with and without the sign before it', () => {
  const named = { messageId: 'msg_1', phoneNumberId: '106540352242922' }
  expect(parseMessageLink('message=msg_1&number=106540352242922')).toEqual(named)
  expect(parseMessageLink('#message=msg_1&number=106540352242922')).toEqual(named)
})

it('names nothing without them', () => {
  expect(parseMessageLink('')).toEqual({ messageId: undefined, phoneNumberId: undefined })
  expect(parseMessageLink('content')).toEqual({ messageId: undefined, phoneNumberId: undefined })
})
