import { expect, test } from 'vitest'
import { unicodePattern } from '../src/read/unicode-pattern.ts'

test.each([
  ['an escaped hyphen', 'a\\-b', 'a-b'],
  ['a hyphen beside a class escape', '^[\\w-.]$', '^[\\w\\-.]$'],
  ['a range that begins after an escaped backslash', '^[\\\\w-z][\\w-.]$', '^[\\\\w-z][\\w\\-.]$'],
  ['a lone brace', 'a{b}', 'a\\{b\\}'],
])('rewrites %s for the flag u', (_what, source, fixed) => {
  expect(unicodePattern(source)).toBe(fixed)
  expect(() => new RegExp(fixed, 'u')).not.toThrow()
})

test('keeps a pattern that compiles', () => {
  expect(unicodePattern('^[\\w\\-.]+$')).toBe('^[\\w\\-.]+$')
})

test('throws for a pattern that is no regular expression', () => {
  expect(() => unicodePattern('[')).toThrow(SyntaxError)
})
