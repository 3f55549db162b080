import { expect, it } from 'vitest'
import { stepInList } from './step-in-list.ts'

const ids = ['a', 'b', 'c']

it('leads to the next and the previous one, and stops at the ends', () => {
  expect(stepInList(ids, 'b', undefined, 1)).toBe('c')
  expect(stepInList(ids, 'b', undefined, -1)).toBe('a')
  expect(stepInList(ids, 'c', undefined, 1)).toBeUndefined()
  expect(stepInList(ids, 'a', undefined, -1)).toBeUndefined()
})

it('begins with the first one if none is open, or one that was never in the list', () => {
  expect(stepInList(ids, undefined, { id: 'x', index: 2 }, 1)).toBe('a')
  expect(stepInList(ids, 'x', { id: 'y', index: 2 }, -1)).toBe('a')
  expect(stepInList([], 'x', undefined, 1)).toBeUndefined()
})

it('goes on where a conversation was that has left the list', () => {
  expect(stepInList(ids, 'x', { id: 'x', index: 1 }, 1)).toBe('b')
  expect(stepInList(ids, 'x', { id: 'x', index: 1 }, -1)).toBe('a')
  expect(stepInList(ids, 'x', { id: 'x', index: 3 }, 1)).toBe('c')
  expect(stepInList(ids, 'x', { id: 'x', index: 0 }, -1)).toBe('a')
})
