import { expect, it } from 'vitest'
import { emojiOf } from './emoji.ts'

it.each([
  ['👍', '👍'],
  [' 👩🏽‍🚒 ', '👩🏽‍🚒'],
  ['🇩🇪', '🇩🇪'],
  ['1️⃣', '1️⃣'],
  ['👍👍', undefined],
  ['a', undefined],
  ['7', undefined],
  ['', undefined],
])('reads %s as %s', (text, emoji) => {
  expect(emojiOf(text)).toBe(emoji)
})
