import { registeredStatements } from '@channel/db'
import { expect, it, vi } from 'vitest'
import { type ListParts, listStatements } from './list-statements.ts'

type Filter = 'one' | 'two'

const position = { created_at: '2026-11-21T05:20:22.123456Z', id: 'ctc_01KAJ4V0E9PZ7M2Q6R8S1T3W5X' }

function aList(name: string, alwaysAfter = false) {
  const text = vi.fn(
    ({ conditions, after }: ListParts<Filter>) =>
      `SELECT $1::int, 'a' = ${after ?? "('b', 'c')"} WHERE true${conditions}`,
  )
  const filters = { one: (param: string) => `1 = ${param}`, two: (param: string) => `2 = ${param}` }
  return { text, select: listStatements<Filter>({ name, fixedValues: 1, filters, alwaysAfter, text }) }
}

it('creates a statement at its first use', () => {
  const { text, select } = aList('test_list_first_use')
  expect(text).not.toHaveBeenCalled()
  const first = select({ two: '2' }, undefined)
  expect(first.statement.name).toBe('test_list_first_use_two')
  expect(first.values).toEqual(['2'])
  expect(select({ two: '3' }, undefined).statement).toBe(first.statement)
  expect(text).toHaveBeenCalledTimes(1)
})

it('puts the values of the filters before those of the position', () => {
  const { select } = aList('test_list_values')
  const { statement, values } = select({ two: '2', one: '1' }, position)
  expect(statement.name).toBe('test_list_values_one_two_next')
  expect(statement.text).toContain('1 = $2 AND 2 = $3')
  expect(statement.text).toContain('($4::timestamptz, $5::text)')
  expect(values).toEqual(['1', '2', position.created_at, position.id])
})

it('exposes every possible statement to checks', () => {
  aList('test_list_checked')
  aList('test_list_always_after', true)
  const names = registeredStatements().map(({ name }) => name)
  expect(names.filter((name) => name.startsWith('test_list_checked'))).toEqual([
    'test_list_checked',
    'test_list_checked_next',
    'test_list_checked_one',
    'test_list_checked_one_next',
    'test_list_checked_one_two',
    'test_list_checked_one_two_next',
    'test_list_checked_two',
    'test_list_checked_two_next',
  ])
  expect(names.filter((name) => name.startsWith('test_list_always_after'))).toHaveLength(4)
})

it('rejects a page without a position for a list that requires one', () => {
  const { select } = aList('test_list_no_position', true)
  expect(() => select({}, undefined)).toThrow('test_list_no_position')
})
