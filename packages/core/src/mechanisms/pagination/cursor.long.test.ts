import { expect, it } from 'vitest'
import { alphabet, cursor, expectInvalidWith } from './cursor.fixtures.ts'

it('is invalid after every change of any single character', () => {
  expect(expectInvalidWith(() => alphabet)).toBeGreaterThan(cursor.length * 60)
})
