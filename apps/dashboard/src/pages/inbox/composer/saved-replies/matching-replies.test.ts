import { expect, it } from 'vitest'
import type { SavedReply } from '../../../../use-saved-replies.ts'
import { matchingReplies } from './matching-replies.ts'

const replies = [
  { shortcut: 'danke', name: 'Nach der Öffnung' },
  { shortcut: 'Öffnung', name: 'Geöffnet' },
  { shortcut: 'часы', name: 'Hours' },
] as SavedReply[]

it.each([
  ['ÖFF', ['Öffnung', 'danke']],
  ['offnung', ['Öffnung', 'danke']],
  ['Ча', ['часы']],
  ['hours', ['часы']],
  ['x', []],
])('finds by %s the shortcuts %j, ignoring case and accents', (typed, shortcuts) => {
  expect(matchingReplies(replies, typed).map(({ shortcut }) => shortcut)).toEqual(shortcuts)
})
