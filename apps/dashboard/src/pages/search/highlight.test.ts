import { expect, it } from 'vitest'
import { excerpt, highlight } from './highlight.ts'

const foundIn = (text: string, search: string) =>
  highlight(text, search)
    .map(({ text, isFound }) => (isFound ? `[${text}]` : text))
    .join('')

it.each([
  ['The invoice 4711', 'invo 47', 'The [invoice] [4711]'],
  ['Überraschung, überall', 'uber', '[Überraschung], [überall]'],
  ['An apple and a pear', 'a', 'An apple and [a] pear'],
  ['Preinvoice', 'invoice', 'Preinvoice'],
  ['Straße', 'STRASSE', '[Straße]'],
  ['Hello', '!!!', 'Hello'],
])('finds in %j by %j: %j', (text, search, expected) => {
  expect(foundIn(text, search)).toBe(expected)
})

it('cuts a long text around the first word that was found', () => {
  const parts = excerpt(highlight(`${'before '.repeat(40)}cake ${'behind '.repeat(60)}`, 'cake'))
  const text = parts.map((part) => part.text).join('')
  expect(text.startsWith('…')).toBe(true)
  expect(text.endsWith('…')).toBe(true)
  expect(text).toContain('cake')
  expect(text.length).toBeLessThan(340)
  expect(excerpt(highlight('A cake', 'cake'))).toEqual(highlight('A cake', 'cake'))
})
