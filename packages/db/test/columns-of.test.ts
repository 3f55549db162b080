import { expect, test } from 'vitest'
import { columnsOf, statement } from '../src/index.ts'
import { openForTest } from './own-database.ts'

const readRows = statement(
  'test_columns_of',
  `SELECT text, json, flag, number FROM unnest($1::text[], $2::json[], $3::boolean[], $4::float8[]) AS given (text, json, flag, number)`,
)

test.each([
  ['which are JSON but for the brackets', ['"', '\\', '\\n', 'a,b', '{}', 'NULL', '', ' é 😀 \u2028', null]],
  ['which JSON writes in another way', ['\n', '\u001f "', '\\\t', null]],
])('the server reads columns back as the same rows: %s', async (_, texts) => {
  const rows = texts.map((text, index) => ({ text, json: { text }, flag: index % 2 === 0, number: index / 2 }))
  const values = rows.map(({ text, json, flag, number }) => [text, JSON.stringify(json), flag, number])
  const database = await openForTest()
  expect(await database.query(readRows, columnsOf(values))).toEqual(rows)
})

test('a missing value becomes NULL, and what is no number in JSON stays one', async () => {
  const database = await openForTest()
  const found = await database.query(readRows, columnsOf([[undefined, undefined, undefined, Number.NaN]]))
  expect(found).toEqual([{ text: null, json: null, flag: null, number: Number.NaN }])
})
