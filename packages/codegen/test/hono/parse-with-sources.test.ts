import { assert, json, property } from 'fast-check'
import { expect, test } from 'vitest'
import { parseByIndex, parseWithSources } from '../../src/runtime/hono/parse-with-sources.ts'

const written = (value: number, source: string) => ({ value, source })

test('the parser of Node 20 sees the numbers that JSON.parse hands over', () => {
  for (const text of [
    '{"a":1.0,"b":[-0,2e3,1e400],"a":9007199254740993,"__proto__":5}',
    '["1", "\\"2", "3\\\\", 4, "\\\\\\"5", {"6":-7.50E-2}]',
    '12345678901234567890',
    'null',
  ]) {
    expect(parseByIndex(text, written), text).toStrictEqual(parseWithSources(text, written))
  }
})

test('the parser of Node 20 reads any JSON as JSON.parse does', () => {
  assert(
    property(json(), (text) => {
      expect(parseByIndex(text, written)).toStrictEqual(parseWithSources(text, written))
    }),
  )
})

test.each(['01', '[1,]', '"', '{"a":1', '1.', '-', '1 2'])('both parsers refuse %s', (text) => {
  expect(() => parseByIndex(text, written)).toThrow(SyntaxError)
  expect(() => parseWithSources(text, written)).toThrow(SyntaxError)
})

test('a long string does not exhaust the parser of Node 20', () => {
  const text = JSON.stringify({ text: '\\"1'.repeat(500_000), number: 1 })
  expect(parseByIndex(text, (value) => value)).toStrictEqual(JSON.parse(text))
})
