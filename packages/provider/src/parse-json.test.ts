import { expect, it } from 'vitest'
import { parseJson } from './parse-json.ts'

it.each([
  ['{"a":["Grüße",1.5,null,true]}', { a: ['Grüße', 1.5, null, true] }],
  [String.raw`"\ud83e\udd50 a\/b"`, '🥐 a/b'],
  [String.raw`["a\u0000b","\uD800","\\u0000"]`, ['ab', '\ufffd', '\\u0000']],
  [
    '[9007199254740991,9007199254740993,-12345678901234567890]',
    [9007199254740991, '9007199254740993', '-12345678901234567890'],
  ],
  ['{"id":\t12345678901234567}', { id: '12345678901234567' }],
  ['12345678901234567', '12345678901234567'],
  ['1e300', 1e300],
  ['[1234567890123456.5,1234567890123456e2]', [1234567890123456.5, 123456789012345600]],
  [
    String.raw`["a\"12345678901234567\u0000\udc00","\\\u0000","\ud83e\u0000\udd50"]`,
    ['a"12345678901234567\ufffd', '\\', '🥐'],
  ],
  [String.raw`{"a\u0000":"\u0000" , "\ud800" :1}`, { 'a\u0000': '', '\ud800': 1 }],
  ['["12345678901234567"]', ['12345678901234567']],
  ['', undefined],
  ['{', undefined],
])('parses %s', (text, value) => {
  expect(parseJson(text)).toEqual(value)
})

it.each(['"\\u0000"', '12345678901234567'])('parses %s in any nesting depth', (text) => {
  const levels = 100_000
  expect(parseJson(`${'['.repeat(levels)}${text}${']'.repeat(levels)}`)).toEqual([expect.anything()])
})
