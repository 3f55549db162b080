import { columnsOf, type Statement, statement, type Transaction } from '@channel/db'
import { sharedDatabase } from '@channel/test-kit'
import { expect, it } from 'vitest'
import { gathered, rowsOfEach } from './gathered.ts'

const database = await sharedDatabase()

const doubleAll = statement(
  'test_double_all',
  'SELECT item::int AS item, 2 * value AS double FROM unnest($1::int[]) WITH ORDINALITY AS each (value, item)',
) as Statement<{ item: number; double: number }>

function aDouble() {
  const loads: (readonly number[])[] = []
  const double = gathered(async (tx: Transaction, values: readonly number[]) => {
    loads.push(values)
    const rows = await tx.query(doubleAll, columnsOf(values.map((value) => [value])))
    return rowsOfEach(rows, values.length).map(([row]) => row?.double)
  })
  return { double, loads }
}

it('loads concurrent calls of a transaction together, and gives each its own result', async () => {
  const { double, loads } = aDouble()
  const results = await database.transaction((tx) =>
    Promise.all(
      [1, 2, 3].map(async (value) => {
        await undefined // in the same turn, but later
        const first = (await double(tx, value)) ?? 0
        return double(tx, first)
      }),
    ),
  )
  expect(results).toEqual([4, 8, 12])
  expect(loads).toEqual([
    [1, 2, 3],
    [2, 4, 6],
  ])
})

it('keeps transactions apart', async () => {
  const { double, loads } = aDouble()
  const run = (value: number) => database.transaction((tx) => double(tx, value))
  expect(await Promise.all([run(1), run(2)])).toEqual([2, 4])
  expect(loads).toHaveLength(2)
})

it('fails all calls of a failed load, and loads the next calls again', async () => {
  let attempts = 0
  const load = gathered(async (_tx: Transaction, items: readonly string[]) => {
    if (attempts++ === 0) throw new Error('The load failed.')
    return items
  })
  await database.transaction(async (tx) => {
    const outcomes = await Promise.allSettled([load(tx, 'a'), load(tx, 'b')])
    expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
    expect(await load(tx, 'c')).toBe('c')
  })
})
