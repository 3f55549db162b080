import { expect, it } from 'vitest'
import { redactSnippet } from './redact-snippet.ts'

const redact = (text: string, confidential: string[] = [], most = 1_000) =>
  redactSnippet(Buffer.from(text), confidential, most)

it.each([
  ['a secret of ours', 'secret=whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw!', 'secret=[redacted]!'],
  [
    'a signature',
    'bad: v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4= v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4=',
    'bad: [redacted] [redacted]',
  ],
  ['an API key', '{"key":"chn_live_abcDEF_123-456"}', '{"key":"[redacted]"}'],
  ['a bearer token', 'authorization: bearer eyJhbGciOi.J9', 'authorization: [redacted]'],
  ['basic credentials', 'Authorization: Basic dXNlcjpwYXNz', 'Authorization: [redacted]'],
])('redacts %s', (_, text, shown) => {
  expect(redact(text)).toBe(shown)
})

it('redacts the secrets of the subscription without their prefix too', () => {
  expect(redact('expected c2VjcmV0, whsec_c2VjcmV0', ['whsec_c2VjcmV0'])).toBe('expected [redacted], [redacted]')
})

it('leaves other text unchanged', () => {
  for (const text of ['', 'ok', '{"error":"v1, sorry"}', 'Bearer of bad news', 'naïve 🙂'])
    expect(redact(text)).toBe(text)
})

it('redacts a credential that crosses the cut, and cuts between characters', () => {
  expect(redact('12345 whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw', [], 20)).toBe('12345 [redacted]')
  expect(redact('12345 c2VjcmV0', ['whsec_c2VjcmV0'], 10)).toBe('12345 [red')
  expect(redact('ab🙂', [], 5)).toBe('ab')
  expect(redact('ab🙂', [], 6)).toBe('ab🙂')
  expect(redact('aé', [], 2)).toBe('a')
})

it('converts arbitrary bytes to text that PostgreSQL and JSON accept', () => {
  expect(redactSnippet(Buffer.from([0x61, 0x00, 0xff, 0xed, 0xa0, 0x80]), [], 100)).toMatch(/^a\ufffd+$/)
})
