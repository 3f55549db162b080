import { expect, it } from 'vitest'
import { niceMax } from './bar-chart.tsx'

it.each([
  [0, 2],
  [1, 2],
  [3, 4],
  [5, 6],
  [7, 8],
  [9, 10],
  [21, 30],
  [10, 10],
  [11, 20],
  [999, 1000],
  [1001, 2000],
])('scales an axis for %d to %d', (value, max) => {
  expect(niceMax(value)).toBe(max)
})
