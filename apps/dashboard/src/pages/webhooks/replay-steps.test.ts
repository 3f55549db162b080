import { expect, it } from 'vitest'
import { replaySteps } from './replay-steps.ts'

const step = (created_after: string, created_before: string, count: number) => ({
  created_after,
  created_before,
  count,
})

it('splits deliveries into steps, oldest first', () => {
  expect(replaySteps(['e', 'd', 'c', 'b', 'a'], 'z', 2)).toEqual([
    step('a', 'c', 2),
    step('c', 'e', 2),
    step('e', 'z', 1),
  ])
})

it('keeps deliveries of the same time together', () => {
  expect(replaySteps(['c', 'b', 'b', 'a'], 'z', 2)).toEqual([step('a', 'b', 1), step('b', 'c', 2), step('c', 'z', 1)])
})

it('makes a larger step of more deliveries of one time than fit', () => {
  expect(replaySteps(['b', 'a', 'a', 'a'], 'z', 2)).toEqual([step('a', 'b', 3), step('b', 'z', 1)])
})

it('has no steps without deliveries', () => {
  expect(replaySteps([], 'z')).toEqual([])
})
