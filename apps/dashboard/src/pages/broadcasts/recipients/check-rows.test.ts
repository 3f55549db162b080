import { expect, it } from 'vitest'
import { checkRows } from './check-rows.ts'
import { numberColumn, tableOfText } from './recipient-table.ts'

const signal = new AbortController().signal
const row = (line: number, ...cells: string[]) => ({ line, cells })

it('keeps the rows with a number and all values, and says what is wrong with the others, by line', async () => {
  const table = {
    columns: ['phone', 'name', 'time'],
    rows: [
      row(2, '+4915112345678', 'Ana', ''),
      row(3, '', 'Bo', '8:00'),
      row(4, '0151', 'Cem', '8:00'),
      row(6, '+4915112345679', ' ', '8:00'),
      row(7, '+4915112345670'),
    ],
  }
  expect(await checkRows(table, 0, [1], signal)).toEqual({
    rows: [{ ...table.rows[0], to: '+4915112345678' }],
    problems: [
      { line: 3, problem: 'there is no phone number.' },
      { line: 4, problem: '“0151” has no country code. Put it first, such as +49 or +1.' },
      { line: 6, problem: 'the column “name” is empty.' },
      { line: 7, problem: 'the column “name” is empty.' },
    ],
  })
  expect((await checkRows(table, 0, [], signal)).rows.map(({ line }) => line)).toEqual([2, 6, 7])
})

it('lets the page respond while it checks many rows', async () => {
  const rows = Array.from({ length: 20_000 }, (_, index) => row(index + 2, `+49${1_510_000_000 + index}`))
  let turns = 0
  const timer = setInterval(() => (turns += 1))
  const checked = await checkRows({ columns: ['phone'], rows }, 0, [], signal)
  clearInterval(timer)
  expect(checked.rows).toHaveLength(20_000)
  expect(turns).toBeGreaterThan(5)
})

it('stops when it is aborted', async () => {
  const table = { columns: ['phone'], rows: [row(1, '+4915112345678')] }
  await expect(checkRows(table, 0, [], AbortSignal.abort())).rejects.toThrow()
})

it('reads numbers that are separated by lines, commas and semicolons', () => {
  expect(tableOfText('+49 1511 2345678, +4915112345679;\r\n\n+4915112345670').rows).toEqual([
    row(1, '+49 1511 2345678'),
    row(1, '+4915112345679'),
    row(3, '+4915112345670'),
  ])
})

it.each([
  [['name', 'Phone number'], ['Ana', 'x'], 1],
  [['name', 'contact'], ['Ana', '+4915112345678'], 1],
  [['name', 'city'], ['Ana', 'Bonn'], 0],
])('finds the column with the numbers: %j', (columns, cells, expected) => {
  expect(numberColumn({ columns, rows: [row(2, ...cells)] })).toBe(expected)
})
