import { expect, it } from 'vitest'
import { atWordAt, matchingUsers, splitMentions, storedText, writtenText } from './mention-text.ts'

const kim = { id: 'usr_1', name: 'Kim' }
const kimBerg = { id: 'usr_2', name: 'Kim Berg' }
const users = [kim, kimBerg, { id: 'usr_3', name: 'Kim' }]

it('stores names behind an @ as ids, the longest name first', () => {
  expect(storedText('@Kim Berg, ask @Kim. Not a@Kim, @Kimberly or Kim.', users)).toBe(
    '<@usr_2>, ask <@usr_1>. Not a@Kim, @Kimberly or Kim.',
  )
  expect(storedText('(@A.B)', [{ id: 'usr_4', name: 'A.B' }])).toBe('(<@usr_4>)')
  expect(storedText('@Kim', [])).toBe('@Kim')
})

it('shows ids as names, and takes them back', () => {
  const nameOf = (id: string) => users.find((user) => user.id === id)?.name ?? 'Deleted user'
  const stored = '<@usr_2> and <@usr_9>: call <back>.'
  expect(writtenText(stored, nameOf)).toBe('@Kim Berg and @Deleted user: call <back>.')
  expect(splitMentions(stored)).toEqual([
    { userId: 'usr_2' },
    { text: ' and ' },
    { userId: 'usr_9' },
    { text: ': call <back>.' },
  ])
})

it.each([
  ['@', 1, { start: 0, typed: '' }],
  ['Ask @Ki', 7, { start: 4, typed: 'Ki' }],
  ['@Kim Be', 7, { start: 0, typed: 'Kim Be' }],
  ['@Kim Berg now', 13, undefined],
  ['ana@example', 11, undefined],
  ['Hello', 5, undefined],
])('finds in %j before %i: %j', (text, caret, found) => {
  expect(atWordAt(text, caret)).toEqual(found)
})

it('matches the beginning of each word of a name', () => {
  expect(matchingUsers([kimBerg, kim], 'be')).toEqual([kimBerg])
  expect(matchingUsers([kimBerg, kim], 'kim')).toEqual([kim, kimBerg])
  expect(matchingUsers([kimBerg], 'erg')).toEqual([])
})
