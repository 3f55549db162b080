import { expect, it } from 'vitest'
import { freeEntryOf } from './free-entry.ts'

const [first, second, third] = ['2026-11-20T10:00:00Z', '2026-11-21T10:00:00Z', '2026-11-23T10:00:00Z'] as const
const unanswered = { last_inbound_at: first, last_message_at: first }
const at = (time: string) => Date.parse(time)

it.each([
  ['no ad', { ...unanswered }, at(first), undefined],
  ['none', { ...unanswered, free_entry_point: null }, at(first), undefined],
  [
    'a message from an ad',
    { ...unanswered, free_entry_point: { reply_by: second, expires_at: null } },
    at(first),
    { state: 'offered', until: second },
  ],
  [
    'no reply in time',
    { ...unanswered, free_entry_point: { reply_by: second, expires_at: null } },
    at(second),
    undefined,
  ],
  [
    'a reply of which nothing is known',
    { last_inbound_at: first, last_message_at: second, free_entry_point: { reply_by: third, expires_at: null } },
    at(second),
    undefined,
  ],
  [
    'a reply that opened it',
    { last_inbound_at: first, last_message_at: second, free_entry_point: { reply_by: second, expires_at: third } },
    at(second),
    { state: 'open', until: third },
  ],
  [
    'its end',
    { last_inbound_at: first, last_message_at: second, free_entry_point: { reply_by: second, expires_at: third } },
    at(third),
    undefined,
  ],
])('after %s', (_what, conversation, now, entry) => {
  expect(freeEntryOf(conversation, now)).toEqual(entry)
})
