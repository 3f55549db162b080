import { statement } from '@channel/db'
import { createTestDatabase, fakeClock } from '@channel/test-kit'
import { expect, it } from 'vitest'
import { purgeIdempotencyRecords } from './purge-idempotency-records.ts'

const insertMany = statement(
  'test_insert_idempotency_records',
  `INSERT INTO idempotency_records
     (organization_id, key, fingerprint, status, headers, request_id, body, key_id, created_at)
   SELECT 'org_' || n % 3, 'key_' || n, sha256('x'), 201, '{}', 'req_x', 'x', 'x', $1
   FROM generate_series(1, $2::int) AS n`,
)
const keep = statement(
  'test_keep_idempotency_records',
  `UPDATE idempotency_records SET created_at = $1 WHERE key = 'key_7'`,
)
const readKeys = statement('test_read_idempotency_keys', 'SELECT key FROM idempotency_records')

it('removes records that are 24 hours old, of every organization and in any number, and no newer ones', async () => {
  await using database = await createTestDatabase()
  const clock = fakeClock()
  await database.execute(insertMany, [clock.now(), 12_000])
  clock.advance(1)
  await database.execute(keep, [clock.now()])
  clock.advance(24 * 60 * 60 * 1000 - 2)
  expect(await purgeIdempotencyRecords(database, clock)).toBe(0)
  clock.advance(1)
  expect(await purgeIdempotencyRecords(database, clock)).toBe(11_999)
  expect(await database.query(readKeys)).toEqual([{ key: 'key_7' }])
})

it('stops between two transactions when it is aborted', async () => {
  await using database = await createTestDatabase()
  const clock = fakeClock()
  await database.execute(insertMany, [clock.now(), 6_000])
  clock.advance(48 * 60 * 60 * 1000)
  expect(await purgeIdempotencyRecords(database, { ...clock, signal: AbortSignal.abort() })).toBe(5_000)
  expect(await purgeIdempotencyRecords(database, clock)).toBe(1_000)
})
