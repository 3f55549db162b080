import { expect, it } from 'vitest'
import { Lease } from './lease.ts'

const from = { monotonic: 1_000, wall: 50_000 }
const lease = new Lease(from, 100)

it.each([
  ['at once', 0, 0, true],
  ['until just before its end', 99, 99, true],
  ['not at its end', 100, 100, false],
  ['not when the machine slept and the monotonic clock stood still', 5, 100, false],
  ['not when the wall clock was set back', 5, -1, false],
  ['not when the wall clock was set back later', 100, 50, false],
])('holds %s', (_when, monotonic, wall, holds) => {
  expect(lease.holdsAt({ monotonic: from.monotonic + monotonic, wall: from.wall + wall })).toBe(holds)
})

it('is never valid without a renewal', () => {
  expect(Lease.none.holdsAt({ monotonic: 0, wall: 0 })).toBe(false)
})
