import { expect, it } from 'vitest'
import { packChains } from './chains.ts'

it('packs chains in order, up to the max per batch', () => {
  expect(packChains([[1], [2, 3], [4], [5, 6, 7], [8]], 3)).toEqual([[1, 2, 3], [4], [5, 6, 7], [8]])
  expect(packChains([[1], [2]], 1)).toEqual([[1], [2]])
  expect(packChains([], 3)).toEqual([])
})

it('gives a longer chain a batch of its own', () => {
  expect(packChains([[1], [2, 3, 4, 5], [6], [7]], 3)).toEqual([[1], [2, 3, 4, 5], [6, 7]])
})

it('accepts a chain of any length', () => {
  const long = Array.from({ length: 500_000 }, (_, index) => index)
  expect(packChains([[-1], long], 3).map(({ length }) => length)).toEqual([1, 500_000])
})
