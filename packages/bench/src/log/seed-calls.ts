import { openDatabase } from '@channel/db'
import { maintainApiLogPartitions } from '@channel/queues/sweeps'
import type { Client } from 'pg'
import { fixture } from '../database/fixture.ts'

const batchSize = 100_000
const days = 30

/** Calls with these are one in 100,000. */
export const rareKeyId = 'key_rare'
export const rarePath = '/v1/rare'

// Of 100 calls, 4 are refused with a code and 5 are unchanged (304). One in 1,000 failed with 500. The calls of a day are
// spread over the day, oldest first.
const insertCalls = `
  INSERT INTO api_log (organization_id, created_at, request_id, key_id, method, path, status, latency_ms, ip, error_code)
  SELECT $1, now() - interval '1 day' * (${days - 1} * (1 - n / $4::float8)), 'req_01KA' || lpad(upper(to_hex(n)), 22, '0'),
    CASE WHEN n % 100000 = 7 THEN '${rareKeyId}' ELSE 'key_' || n % 7 END,
    CASE WHEN n % 20000 = 9 THEN 'DELETE' WHEN n % 5 = 0 THEN 'POST' ELSE 'GET' END,
    CASE WHEN n % 100000 = 7 THEN '${rarePath}' WHEN n % 2 = 0 THEN '/v1/106540352242920/contacts'
         ELSE '/v1/106540352242920/messages/msg_' || lpad(upper(to_hex(n)), 26, '0') END,
    outcome.status, 12.5, '203.0.113.7', outcome.code
  FROM generate_series($2::int, $3::int) AS n,
       LATERAL (SELECT CASE WHEN n % 1000 = 500 THEN 500 WHEN n % 100 < 3 THEN 400 WHEN n % 100 = 3 THEN 429
                            WHEN n % 100 < 9 THEN 304 ELSE 200 END AS status,
                       CASE WHEN n % 1000 = 500 THEN 'internal_error' WHEN n % 100 < 3 THEN 'invalid_field_value'
                            WHEN n % 100 = 3 THEN 'rate_limit_exceeded' END AS code) AS outcome`

/** Creates calls of the last month in partitions of a day, as the worker would have created them. */
export async function seedCalls(client: Client, url: string, count: number): Promise<void> {
  const database = openDatabase({ url, poolSize: 1 })
  for (let ago = days; ago >= 0; ago -= 8) {
    const then = Date.now() - ago * 86_400_000
    await maintainApiLogPartitions(database, { now: () => new Date(then) })
  }
  await database.close()
  for (let first = 1; first <= count; first += batchSize) {
    const last = Math.min(count, first + batchSize - 1)
    await client.query(insertCalls, [fixture.organizationId, first, last, count])
  }
  await client.query('VACUUM ANALYZE api_log')
  await client.query('CHECKPOINT').catch(() => undefined)
}
