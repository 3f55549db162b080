import { expect, it } from 'vitest'
import { backOffMs, scheduledDelayMs } from './retry-delay.ts'

it('doubles the delay up to its maximum', () => {
  const delays = [1, 2, 3, 4, 5, 2_000].map((failures) => backOffMs(failures, { firstMs: 100, maxMs: 1_000 }))
  expect(delays).toEqual([100, 200, 400, 800, 1_000, 1_000])
})

it('returns the delay of a schedule, plus or minus a fifth, until the schedule ends', () => {
  const delay = (attempts: number, random: number) => scheduledDelayMs([1_000, 5_000], attempts, () => random)
  expect([delay(1, 0), delay(1, 0.5), delay(2, 1), delay(3, 0)]).toEqual([800, 1_000, 6_000, undefined])
})
