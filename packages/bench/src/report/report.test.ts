import { expect, test } from 'vitest'
import { isMet } from './goal.ts'
import { renderGoals } from './render-goals.ts'
import { renderTable } from './render-table.ts'

test('isMet: includes the bound itself, and excludes NaN', () => {
  expect(isMet({ name: 'a', measured: 0.85, bound: { atLeast: 0.85 } })).toBe(true)
  expect(isMet({ name: 'a', measured: 0.84, bound: { atLeast: 0.85 } })).toBe(false)
  expect(isMet({ name: 'a', measured: 2, bound: { atMost: 2 } })).toBe(true)
  expect(isMet({ name: 'a', measured: 2.01, bound: { atMost: 2 } })).toBe(false)
  expect(isMet({ name: 'a', measured: Number.NaN, bound: { atMost: 2 } })).toBe(false)
})

test('renderTable: aligns the columns', () => {
  expect(
    renderTable(
      ['name', 'rate'],
      [
        ['floor', '1,200'],
        ['a longer name', '9'],
      ],
    ),
  ).toBe(['name            rate', '-------------  -----', 'floor          1,200', 'a longer name      9'].join('\n'))
})

test('renderGoals: shows whether each goal is met', () => {
  const text = renderGoals([
    { name: 'GET list, × tuned floor', measured: 0.9, bound: { atLeast: 0.85 }, unit: '×' },
    { name: 'generation', measured: 3, bound: { atMost: 2 }, unit: 'CPU s' },
  ])
  expect(text).toMatch(/GET list, × tuned floor +0\.90 × +≥ 0\.85 × +met/)
  expect(text).toMatch(/generation +3\.00 CPU s +≤ 2 CPU s +NOT MET/)
})
