import { anInboundMessage, aTenant, aWebhookSubscription } from '@channel/core/testing'
import { type Database, registeredStatements, statement } from '@channel/db'
import { createTestDatabase } from '@channel/test-kit'
import { afterAll, beforeAll, expect, it } from 'vitest'
import './index.ts'

// The planner's statistics can be stale: from a time when the tables were nearly empty. Even then, the purge statements
// must find expired rows, and the rows that refer to them, by index.

const tables = [
  'events_default',
  'webhook_deliveries_default',
  'webhook_delivery_attempts_default',
  'messages',
  'message_sends',
  'media',
  'audit_log',
  'hourly_figures',
  'hourly_webhook_figures',
  'message_links',
]
const disableAutovacuum = tables.map((table) =>
  statement(`test_purge_disable_autovacuum_${table}`, `ALTER TABLE ${table} SET (autovacuum_enabled = off)`),
)
const seed = [
  `INSERT INTO events (organization_id, id, type, payload, created_at)
   SELECT $1, 'evt_' || n, 'contact.created', '{}', now() FROM generate_series(1, 3000) AS n WHERE $2::text <> ''`,
  `INSERT INTO webhook_deliveries (organization_id, id, subscription_id, event_id, event_type, url)
   SELECT $1, 'wbd_' || n, $2, 'evt_' || n, 'contact.created', 'https://x.example' FROM generate_series(1, 3000) AS n`,
  `INSERT INTO webhook_delivery_attempts (organization_id, delivery_id, number, started_at, duration_ms)
   SELECT $1, 'wbd_' || n, 1, now(), 1 FROM generate_series(1, 3000) AS n WHERE $2::text <> ''`,
  `INSERT INTO media (organization_id, id, phone_number_id, contact_id)
   SELECT $1, 'med_' || n, phone_number_id, contact_id FROM messages, generate_series(1, 3000) AS n WHERE $2::text <> ''`,
  `INSERT INTO messages (organization_id, id, phone_number_id, conversation_id, contact_id, direction, type, status)
   SELECT $1, 'msg_' || n, phone_number_id, conversation_id, contact_id, direction, type, status
   FROM messages, generate_series(1, 3000) AS n WHERE $2::text <> ''`,
  `INSERT INTO message_sends (organization_id, message_id, phone_number_id, conversation_id, payload)
   SELECT $1, 'msg_' || n, 'number', 'cnv', '{}' FROM generate_series(1, 3000) AS n WHERE $2::text <> ''`,
  `INSERT INTO audit_log (organization_id, id, action, outcome)
   SELECT $1, 'aud_' || n, 'createLabel', 'succeeded' FROM generate_series(1, 3000) AS n WHERE $2::text <> ''`,
  `INSERT INTO hourly_figures (organization_id, hour, kind, slot, count)
   SELECT $1, now() - n * interval '1 hour', 'log_2xx', 0, 1 FROM generate_series(1, 3000) AS n WHERE $2::text <> ''`,
  `INSERT INTO hourly_webhook_figures (organization_id, subscription_id, hour, kind, slot, count)
   SELECT $1, $2, now() - n * interval '1 hour', 'delivery_dead', 0, 1 FROM generate_series(1, 3000) AS n`,
  `INSERT INTO message_links (organization_id, id, message_id, hash, created_by, expires_at)
   SELECT $1, 'mlk_' || n, 'msg_' || n, sha256(n::text::bytea), 'usr_1', now() - n * interval '1 hour'
   FROM generate_series(1, 3000) AS n WHERE $2::text <> ''`,
].map((text, index) => statement(`test_purge_plans_seed_${index}`, text))

interface Plan {
  readonly 'Node Type': string
  readonly 'Relation Name'?: string
  readonly 'Index Cond'?: string
  readonly Plans?: readonly Plan[]
}

let database: Database & { drop(): Promise<void> }
beforeAll(async () => {
  database = await createTestDatabase()
  for (const each of disableAutovacuum) await database.execute(each)
  const { organization, account } = await aTenant(database)
  const { id } = await aWebhookSubscription(database, organization.id)
  await anInboundMessage(database, account)
  for (const each of seed) await database.execute(each, [organization.id, id])
})
afterAll(() => database.drop())

/** The scans of the big tables in a statement's plan: the index condition of each, or its node type without one. */
async function scansOf(name: string, values: readonly string[], mode: string): Promise<string[]> {
  const { text } = registeredStatements().find((each) => each.name === name)!
  const execute = `EXECUTE purge(${values.map((value) => `'${value}'`).join(', ')})`
  const explain = statement(`test_explain_${name}`, `EXPLAIN (FORMAT JSON) ${execute}`)
  const [row] = await database.session(async (session) => {
    await session.run(`SET plan_cache_mode = ${mode}; PREPARE purge AS ${text}`)
    return session.query<{ 'QUERY PLAN': [{ Plan: Plan }] }>(explain)
  })
  const scans: string[] = []
  const walk = (plan: Plan) => {
    const isScan = tables.includes(plan['Relation Name'] ?? '') && plan['Node Type'] !== 'ModifyTable'
    // A bitmap heap scan has no condition of its own: the index scan below it counts.
    if (isScan && plan['Node Type'] !== 'Bitmap Heap Scan') scans.push(plan['Index Cond'] ?? plan['Node Type'])
    if (plan['Node Type'] === 'Bitmap Index Scan') scans.push(plan['Index Cond'] ?? plan['Node Type'])
    plan.Plans?.forEach(walk)
  }
  walk(row!['QUERY PLAN'][0].Plan)
  return scans
}

/** The cursor before the first row. */
const start = ['-infinity', '']
const firstBatch = [...start, '200']

it.each([
  [
    'purge_webhook_deliveries',
    ['org', 'dead', '2026-01-01', ...start],
    /status = .*created_at < .*ROW\(created_at, id\) >/,
  ],
  ['purge_unused_events', ['org', '', 'evt_1'], /id > .*id < /],
  [
    'lock_expired_messages',
    ['org', '1', '2026-01-01', ...firstBatch],
    /phone_number_id = .*created_at < .*ROW\(created_at, id\) >/,
  ],
  ['lock_reactions_to_messages', ['org', '{msg_1}'], /COALESCE\(reply_to_message_id.*ANY/],
  ['clear_replies_to_messages', ['org', '{msg_1}'], /COALESCE\(reply_to_message_id.*ANY/],
  ['remove_messages', ['org', '{msg_1}'], /id = ANY/],
  ['remove_unused_media', ['org', '{med_1}'], /id = ANY/],
  ['purge_audit_log', ['2026-01-01', '200'], /organization_id = .*created_at <=/],
  ['purge_hourly_figures', ['2026-01-01', '200'], /organization_id = .*hour <=/],
  ['purge_hourly_webhook_figures', ['2026-01-01', '200'], /organization_id = .*hour <=/],
  ['purge_message_links', ['2026-01-01', '200'], /organization_id = .*expires_at <=/],
  ['purge_unused_uploads', ['org', '2026-01-01', ...firstBatch], /created_at < .*ROW\(created_at, id\) >/],
  ['purge_media_files', ['org', '2026-01-01', ...firstBatch], /created_at < .*ROW\(created_at, id\) >/],
])('%s uses only index scans', async (name, values, condition) => {
  for (const mode of ['force_generic_plan', 'force_custom_plan']) {
    const scans = await scansOf(name, values, mode)
    expect(scans).toContainEqual(expect.stringMatching(condition))
    for (const scan of scans) expect(scan).toMatch(/organization_id = .* AND |stored_name = ANY|^Tid Scan$/)
  }
})
