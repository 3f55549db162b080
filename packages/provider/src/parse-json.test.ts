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
  ['["12345678901234567"]', ['12345678901234567']],
  ['', undefined],
  ['{', undefined],
])('reads %s', (text, value) => {
  expect(parseJson(text)).toEqual(value)
})
