import { statement } from '@channel/db'
import { createTestDatabase, fakeClock } from '@channel/test-kit'
import { expect, it } from 'vitest'
import { purgeProviderWebhooks } from './purge-provider-webhooks.ts'

const insertMany = statement(
  'test_insert_provider_webhooks',
  `WITH webhook AS (
     INSERT INTO provider_webhooks (body, received_at, next_attempt_at, failure)
     SELECT 'x', $1, CASE WHEN n % 2 = 0 THEN $1::timestamptz END, CASE WHEN n % 2 = 1 THEN 'Cannot be parsed.' END
     FROM generate_series(1, $2::int) AS n
     RETURNING id
   )
   INSERT INTO provider_webhook_updates (webhook_id, update_index) SELECT id, 0 FROM webhook`,
)
const countRemaining = statement(
  'test_read_provider_webhooks',
  `SELECT next_attempt_at IS NULL AS is_abandoned, count(*) AS count, count(update_index) AS done
   FROM provider_webhooks LEFT JOIN provider_webhook_updates ON webhook_id = id GROUP BY 1 ORDER BY 1`,
)
const explain = statement(
  'test_explain_purge_of_provider_webhooks',
  `EXPLAIN (COSTS off) SELECT id FROM provider_webhooks WHERE next_attempt_at IS NULL AND received_at <= now()
   ORDER BY received_at LIMIT 500 FOR UPDATE SKIP LOCKED`,
)

const day = 24 * 60 * 60 * 1_000

it('removes given-up webhooks 30 days after their reception, in any number, and keeps those that are still retried', async () => {
  await using database = await createTestDatabase()
  const clock = fakeClock()
  await database.execute(insertMany, [clock.now(), 2_400])
  clock.advance(30 * day - 1)
  expect(await purgeProviderWebhooks(database, clock)).toBe(0)
  await database.execute(insertMany, [clock.now(), 2])
  clock.advance(1)
  expect(await purgeProviderWebhooks(database, clock)).toBe(1_200)
  expect(await database.query(countRemaining)).toEqual([
    { is_abandoned: false, count: 1_201, done: 1_201 },
    { is_abandoned: true, count: 1, done: 1 },
  ])
})

it('stops between two transactions when it is aborted', async () => {
  await using database = await createTestDatabase()
  const clock = fakeClock()
  await database.execute(insertMany, [clock.now(), 1_200])
  clock.advance(31 * day)
  expect(await purgeProviderWebhooks(database, { ...clock, signal: AbortSignal.abort() })).toBe(500)
  expect(await purgeProviderWebhooks(database, clock)).toBe(100)
})

it('finds them by an index', async () => {
  await using database = await createTestDatabase()
  await database.execute(insertMany, [new Date(), 20])
  const plan = await database.query<{ 'QUERY PLAN': string }>(explain)
  expect(plan.map((line) => line['QUERY PLAN']).join('\n')).toContain('provider_webhooks_abandoned')
})
