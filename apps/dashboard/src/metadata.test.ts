import { expect, it } from 'vitest'
import { isMetadata } from './metadata.ts'

it.each([
  ['', true],
  ['{"a":1}', true],
  ['[]', false],
  ['null', false],
  ['{', false],
])('tells whether %j is metadata: %s', (text, expected) => {
  expect(isMetadata(text)).toBe(expected)
})
