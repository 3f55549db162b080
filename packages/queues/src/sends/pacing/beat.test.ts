import { expect, it } from 'vitest'
import { Beat } from './beat.ts'

it('lets messages begin every 25 ms, for 4 ms, also when it is asked late', () => {
  let now = 7
  const beat = new Beat(() => now)
  const opened: number[] = []
  for (; now < 90; now++) if (beat.isOpen) opened.push(now)
  expect(opened).toEqual([7, 8, 9, 10, 25, 26, 27, 28, 50, 51, 52, 53, 75, 76, 77, 78])
  now = 118
  expect([beat.waitMs, beat.isOpen]).toEqual([0, true])
  now = 122
  expect(beat.waitMs).toBe(3)
})
