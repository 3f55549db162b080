import { expect, test } from 'vitest'
import { median } from './median.ts'
import { medianRatio } from './median-ratio.ts'
import { medianRound } from './median-round.ts'
import { percentile } from './percentile.ts'

test('median: the middle of an odd number of values, the mean of the middle two of an even one, in any order', () => {
  expect(median([9, 1, 5])).toBe(5)
  expect(median([10, 2, 100, 1])).toBe(6)
  expect(() => median([])).toThrow(RangeError)
})

test('median: does not modify its argument', () => {
  const values = [3, 1, 2]
  median(values)
  expect(values).toEqual([3, 1, 2])
})

test('medianRound: evaluates each number separately', () => {
  expect(
    medianRound([
      { rate: 1, p99: 30 },
      { rate: 3, p99: 10 },
      { rate: 2, p99: 20 },
    ]),
  ).toEqual({ rate: 2, p99: 20 })
  expect(() => medianRound([])).toThrow(RangeError)
})

test('medianRatio: pairs the rounds, so that a slow round of both changes nothing', () => {
  expect(medianRatio([200, 100, 20], [100, 50, 10])).toBe(2)
  expect(medianRatio([90, 10], [100, 20])).toBeCloseTo(0.7)
})

test('medianRatio: rejects rounds that cannot be paired', () => {
  expect(() => medianRatio([1, 2], [1])).toThrow('numbers of rounds differ')
  expect(() => medianRatio([1], [0])).toThrow('round 1')
  expect(() => medianRatio([], [])).toThrow(RangeError)
})

test('percentile: returns a measured value, in any order', () => {
  const values = Array.from({ length: 300 }, (_, index) => 300 - index)
  expect(percentile(values, 0.5)).toBe(150)
  expect(percentile(values, 0.99)).toBe(297)
  expect(percentile(values, 1)).toBe(300)
  expect(percentile([7], 0.01)).toBe(7)
  expect(() => percentile([], 0.5)).toThrow(RangeError)
})
