import { expect, test } from 'vitest'
import { compareCosts, goalsOf } from './compare-costs.ts'

test('goalsOf compares costs that can be measured one by one, and lower ones by their sum', () => {
  const before = new Map([
    ['listContacts', 2],
    ['claim', 0.1],
    ['count', 0.3],
  ])
  const after = new Map([
    ['listContacts', 3],
    ['claim', 0.2],
    ['count', 0.3],
  ])
  const goals = goalsOf(compareCosts([before], [after]), 'lists', 'at first', 1.2)
  expect(goals.map(({ name, measured }) => [name, Number(measured.toFixed(2))])).toEqual([
    ['listContacts, × at first', 1.5],
    ['lists below 0.4 ms together, × at first', 1.25],
  ])
})
