import { createWebhookSubscription } from '@channel/core/webhook-subscriptions'
import { openDatabase } from '@channel/db'
import type { Client } from 'pg'
import { fixture } from '../database/fixture.ts'
import { benchScope } from '../http/variants.ts'

const batchSize = 50_000

// One in ten is dead after three attempts; the others succeeded immediately. The first was created $3 days ago, the
// last $4 days ago.
const insertDeliveries = `
  WITH made AS MATERIALIZED (
    SELECT n, now() - interval '1 day' * ($3::float8 - ($3::float8 - $4::float8) * n / $7::float8) AS at
    FROM generate_series($5::int, $6::int) AS n
  ), event AS (
    INSERT INTO events (organization_id, id, type, payload, created_at)
    SELECT $1, 'evt_' || $8::text || lpad(upper(to_hex(n)), 22, '0'), 'contact.created', json_build_object('pad', repeat('x', 870)), at
    FROM made
  ), attempt AS (
    INSERT INTO webhook_delivery_attempts
      (organization_id, delivery_id, number, started_at, duration_ms, response_status, response_body_snippet)
    SELECT $1, 'wbd_' || $8::text || lpad(upper(to_hex(n)), 22, '0'), number, at, 20, 500, repeat('y', 200)
    FROM made, generate_series(1, 3) AS number WHERE n % 10 = 0
  )
  INSERT INTO webhook_deliveries (organization_id, id, subscription_id, event_id, event_type, url, status, attempt_count,
    last_attempt_at, response_status, created_at)
  SELECT $1, 'wbd_' || $8::text || lpad(upper(to_hex(n)), 22, '0'), $2, 'evt_' || $8::text || lpad(upper(to_hex(n)), 22, '0'),
    'contact.created', 'https://hooks.example.com/', CASE WHEN n % 10 = 0 THEN 'dead' ELSE 'succeeded' END,
    CASE WHEN n % 10 = 0 THEN 3 ELSE 1 END, at, 200, at
  FROM made`

/** Creates completed deliveries: some that are 100 to 200 days old, and some of the last 80 days. */
export async function seedDeliveries(client: Client, url: string, expired: number, recent: number): Promise<void> {
  const database = openDatabase({ url, poolSize: 1 })
  const body = { url: 'https://hooks.example.com/', event_types: ['webhook.test'] as const, enabled: true }
  const { id } = await database.transaction((tx) => createWebhookSubscription(tx, benchScope, { body }))
  await database.close()
  for (const [prefix, count, from, to] of [
    ['01JA', expired, 200, 100],
    ['01KA', recent, 80, 0],
  ] as const) {
    for (let first = 1; first <= count; first += batchSize) {
      const last = Math.min(count, first + batchSize - 1)
      const values = [fixture.organizationId, id, from, to, first, last, count, prefix]
      await client.query(insertDeliveries, values)
    }
  }
  await client.query('VACUUM ANALYZE events, webhook_deliveries, webhook_delivery_attempts')
  await client.query('CHECKPOINT').catch(() => undefined)
}
