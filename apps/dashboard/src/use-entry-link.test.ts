import { expect, test } from 'vitest'
import { readEntryLink } from './use-entry-link.ts'

test('reads the token, and whether the user is new', () => {
  expect(readEntryLink('#token=abc')).toEqual({ token: 'abc', isFirst: false })
  expect(readEntryLink('#token=abc&welcome')).toEqual({ token: 'abc', isFirst: true })
  expect(readEntryLink('')).toBeUndefined()
})
