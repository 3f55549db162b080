import { anOrganization } from '@channel/core/testing'
import { type Statement, statement } from '@channel/db'
import { createTestDatabase } from '@channel/test-kit'
import { afterAll, expect, it } from 'vitest'
import { mergeUsage } from './merge-usage.ts'

const database = await createTestDatabase()
afterAll(() => database[Symbol.asyncDispose]())

const now = () => new Date()
// 4 days, 2 accounts and 3 countries: 24 different prices, of which the one with country 0 is taken back as often as counted.
const insert = statement(
  'test_insert_usage_to_merge',
  `INSERT INTO usage_counts (organization_id, day, phone_number_id, category, type, country, billable, count)
   SELECT $1, '2026-11-20'::date + n % 4, (n / 4 % 2)::text, 'utility', '', n / 8 % 3, true,
     CASE WHEN n / 8 % 3 = 0 AND n >= $2 / 2 THEN -1 ELSE 1 END
   FROM generate_series(0, $2::int - 1) n`,
)
const read = statement(
  'test_read_usage',
  `SELECT concat(day, phone_number_id, country) AS price, sum(count)::int AS count, count(*)::int AS rows
   FROM usage_counts WHERE organization_id = $1 GROUP BY 1 ORDER BY 1`,
) as Statement<{ price: string; count: number; rows: number }>

it('merges counts of the same price, while others write and merge too, and keeps their sums', async () => {
  const [one, other] = [await anOrganization(database), await anOrganization(database)]
  const write = ({ id }: { id: string }) => database.execute(insert, [id, 240])
  const merge = () => mergeUsage(database, { now })
  const counted = ({ id }: { id: string }) => database.query(read, [id])
  await write(one)
  await write(other)
  const prices = (await counted(one)).filter(({ count }) => count !== 0)
  const merged = (times: number) => prices.map((price) => ({ ...price, count: price.count * times, rows: 1 }))
  expect(prices.map(({ count, rows }) => [count, rows])).toEqual(Array(16).fill([10, 10]))
  await merge()
  expect([await counted(one), await counted(other)]).toEqual([merged(1), merged(1)])

  const writers = Array.from({ length: 8 }, async () => {
    await write(one)
    await merge()
  })
  await Promise.all(writers)
  await write(one)
  await merge()
  expect(await counted(one)).toEqual(merged(10))
})
