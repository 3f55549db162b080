import { expect, test } from 'vitest'
import { fakeClock } from '../src/index.ts'

test('stands still until moved', () => {
  const clock = fakeClock('2026-01-01T00:00:00Z')
  const before = clock.now()
  clock.advance(1_500)
  expect(clock.now().toISOString()).toBe('2026-01-01T00:00:01.500Z')
  expect(before.toISOString()).toBe('2026-01-01T00:00:00.000Z')
  clock.set('2027-01-01T00:00:00Z')
  expect(clock.now().getUTCFullYear()).toBe(2027)
})

test('rejects an invalid time, at the start and later', () => {
  expect(() => fakeClock('soon')).toThrow('soon')
  expect(() => fakeClock().set('later')).toThrow('later')
})
