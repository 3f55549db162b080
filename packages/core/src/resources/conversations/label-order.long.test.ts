import { registeredStatements, statement } from '@channel/db'
import { createTestDatabase } from '@channel/test-kit'
import { afterAll, expect, it } from 'vitest'
import { aLabel, aTenant } from '../../testing/index.ts'

const neverAnalyze = ['conversations', 'conversation_labels', 'contacts'].map((table) =>
  statement(`test_never_analyze_${table}_of_labels`, `ALTER TABLE ${table} SET (autovacuum_enabled = off)`),
)

const seed = [
  `INSERT INTO contacts (organization_id, id, phone_number_id, team_id, phone_number)
   SELECT $1, 'ctc_' || n, $2, $3, '+49' || (1510000000 + n) FROM generate_series(1, 10000) n WHERE $4::text <> ''`,
  `INSERT INTO conversations (organization_id, id, phone_number_id, contact_id, last_message_at, updated_at)
   SELECT $1, 'cnv_' || n, $2, 'ctc_' || n, sent_at, sent_at
   FROM generate_series(1, 10000) n, LATERAL (SELECT timestamptz '2026-01-01Z' + n % 7919 * interval '1 minute') AS message (sent_at)
   WHERE $3 <> $4`,
  `INSERT INTO conversation_labels (organization_id, conversation_id, label_id)
   SELECT $1, 'cnv_' || n, $4 FROM generate_series(50, 10000, 50) n WHERE $2 <> $3`,
].map((text, index) => statement(`test_seed_labeled_conversations_${index}`, text))

async function seedMany() {
  const own = await createTestDatabase()
  const { organization, account, team } = await aTenant(own)
  const { id: label } = await aLabel(own, team)
  for (const each of neverAnalyze) await own.execute(each)
  for (const each of seed) await own.execute(each, [organization.id, account.phone_number_id, team.id, label])
  return { own, organization, account, label }
}

let many: ReturnType<typeof seedMany> | undefined
/** 10,000 conversations, one in 50 of which has the label. Created once, by the first test that needs them. */
const manyLabeled = () => (many ??= seedMany())
afterAll(async () => (await many)?.own.drop())

it.each([
  ['list_conversations_label_id', []],
  ['list_conversations_label_id_next', ['2026-01-04T00:00:00Z', 'cnv_0']],
  ['list_updated_label_id', []],
  ['list_updated_label_id_next', ['2026-01-04T00:00:00Z', 'cnv_0']],
])('%s reads a page from the label’s index, independent of statistics', async (name, position) => {
  const { own, organization, account, label } = await manyLabeled()
  const since = name.startsWith('list_updated') ? ['2025-01-01T00:00:00Z'] : []
  const values = [organization.id, account.phone_number_id, '26', ...since, label, ...position]
  const { text } = registeredStatements().find((each) => each.name === name)!
  const run = `EXECUTE list(${values.map((value) => `'${value}'`).join(', ')})`
  const explain = statement(`test_explain_${name}`, `EXPLAIN (ANALYZE, BUFFERS) ${run}`)
  for (const mode of ['force_generic_plan', 'force_custom_plan']) {
    const rows = await own.session(async (session) => {
      await session.run(`SET plan_cache_mode = ${mode}; PREPARE list AS ${text}`)
      await session.run(run)
      return session.query<{ 'QUERY PLAN': string }>(explain)
    })
    const plan = rows.map((row) => row['QUERY PLAN']).join('\n')
    expect(plan).toContain(since.length > 0 ? 'conversation_labels_updated_list' : 'conversation_labels_list')
    expect(plan).not.toContain('Seq Scan on conversations')
    expect(Number(/Buffers: shared hit=(\d+)/.exec(plan)?.[1])).toBeLessThan(400)
  }
})
