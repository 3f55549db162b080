import { expect, test } from 'vitest'
import { unicodePattern } from '../src/runtime/document/unicode-pattern.ts'

test.each([
  ['an escaped hyphen', 'a\\-b', 'a-b'],
  ['a hyphen beside a class escape', '^[\\w-.]$', '^[\\w\\-.]$'],
  ['a range that begins after an escaped backslash', '^[\\\\w-z][\\w-.]$', '^[\\\\w-z][\\w\\-.]$'],
  ['a lone brace', 'a{b}', 'a\\{b\\}'],
])('rewrites %s for the flag u', (_what, source, fixed) => {
  expect(unicodePattern(source)).toBe(fixed)
  expect(() => new RegExp(fixed, 'u')).not.toThrow()
})

test.each([
  ['(?i)^(?<id>ab|\\d)[c-e_]$', '^(?<id>[aA][bB]|\\d)[c-eC-E_]$'],
  ['(?i)[^0-9a-fX\\w-]', '[^0-9a-fA-FXx\\w-]'],
  ['(?i)[A-z][ -~][W-b]', '[A-z][ -~][W-bA-Bw-z]'],
  ['(?i)a\\-b', '[aA]-[bB]'],
])('takes both cases of letters: %s', (source, fixed) => {
  expect(unicodePattern(source)).toBe(fixed)
  const { source: plain } = new RegExp(fixed, 'u')
  const ignoringCase = new RegExp(unicodePattern(source.slice(4)), 'iu')
  for (let code = 32; code < 127; code++) {
    for (const text of [String.fromCharCode(code), `a${String.fromCharCode(code)}`, `Ab${String.fromCharCode(code)}`])
      expect([text, new RegExp(plain, 'u').test(text)]).toEqual([text, ignoringCase.test(text)])
  }
})

test.each(['(?i)\\x41', '(?i)[\\x41-z]', '(?i)\\p{Lu}', '(?i)ä', '(?i)[ä]', '(?i)a(?i)b', '(?m)a'])(
  'refuses to ignore the case of %s',
  (source) => {
    expect(() => unicodePattern(source)).toThrow(SyntaxError)
  },
)

test('keeps a pattern that compiles', () => {
  expect(unicodePattern('^[\\w\\-.]+$')).toBe('^[\\w\\-.]+$')
})

test('throws for a pattern that is not a regular expression', () => {
  expect(() => unicodePattern('[')).toThrow(SyntaxError)
})
