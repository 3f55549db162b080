import { expect, it } from 'vitest'
import { slashWordAt } from './slash-word.ts'

it.each([
  ['/', 1, { start: 0, typed: '' }],
  ['/hou', 4, { start: 0, typed: 'hou' }],
  ['/hours', 3, { start: 0, typed: 'ho' }],
  ['Hello /a-b_1', 12, { start: 6, typed: 'a-b_1' }],
  ['Grüße /שעות_1', 13, { start: 6, typed: 'שעות_1' }],
  ['Hello\n/a', 8, { start: 6, typed: 'a' }],
  ['and/or', 6, undefined],
  ['https://example.com/a', 21, undefined],
  ['/hours ', 7, undefined],
  ['//', 2, undefined],
  ['Hello', 5, undefined],
])('finds in %j before %i: %j', (text, caret, found) => {
  expect(slashWordAt(text, caret)).toEqual(found)
})
