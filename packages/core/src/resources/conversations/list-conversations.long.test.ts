import { type Queryable, registeredStatements, statement } from '@channel/db'
import { createTestDatabase } from '@channel/test-kit'
import { expect, it } from 'vitest'
import { aTenant } from '../../testing/index.ts'
import { listConversations } from './list-conversations.ts'

it('reads a page deep in the list, and among conversations without messages, from the index', async () => {
  await using deep = await createTestDatabase()
  const tenant = await aTenant(deep)
  const { id: organizationId } = tenant.organization
  const params = [organizationId, tenant.account.phone_number_id, tenant.team.id]
  for (const each of [seedContacts, seedConversations]) await deep.execute(each, params)
  await deep.execute(analyze)
  const rows = await deep.query<{ id: string; last_message_at: string | null }>(allInOrder, [organizationId])
  for (const at of [5_000, 15_000, 19_000]) {
    const { id, last_message_at } = rows[at]!
    const plan = await planOf(deep, [...params.slice(0, 2), '26', last_message_at ?? '-infinity', id])
    expect(plan).toContain('Index Scan using conversations_list')
    expect(plan).not.toMatch(/Seq Scan on conversations|Rows Removed by Filter: \d{3}/)
    expect(Number(/Buffers: shared hit=(\d+)/.exec(plan)?.[1])).toBeLessThan(400)
  }
})

it('reads a page of open windows from the index, behind a campaign to contacts who have not written', async () => {
  await using deep = await createTestDatabase()
  const tenant = await aTenant(deep)
  const { id: organizationId } = tenant.organization
  const params = [organizationId, tenant.account.phone_number_id, tenant.team.id]
  for (const each of [seedContacts, seedConversations]) await deep.execute(each, params)
  await deep.execute(seedWindows, [organizationId])
  await deep.execute(analyze)
  const since = new Date(Date.now() - 86_400_000).toISOString()
  const plan = await planOf(deep, [...params.slice(0, 2), '26', since], 'list_conversations_window')
  expect(plan).toContain('conversations_window_list')
  expect(plan).not.toMatch(/Seq Scan on conversations|Rows Removed by Filter: \d{3}/)
  expect(Number(/Buffers: shared hit=(\d+)/.exec(plan)?.[1])).toBeLessThan(2_000)
  const list = {
    params: { phone_number_id: tenant.account.phone_number_id },
    query: { window: 'open', limit: 25 },
  } as const
  const page = await listConversations(deep, tenant.scope, list)
  expect(page.data.map(({ id }) => Number(id.slice(-5)))).toEqual(Array.from({ length: 25 }, (_, n) => 20_000 - n * 40))
})

const seedContacts = statement(
  'testing_seed_contacts_of_conversations',
  `INSERT INTO contacts (organization_id, id, phone_number_id, team_id, phone_number)
   SELECT $1, 'ctc_' || lpad(n::text, 26, '0'), $2, $3, '+49151' || lpad(n::text, 8, '0') FROM generate_series(1, 20000) n`,
)
const seedConversations = statement(
  'testing_seed_conversations',
  `INSERT INTO conversations (organization_id, id, phone_number_id, contact_id, last_message_at)
   SELECT $1, 'cnv_' || lpad(n::text, 26, '0'), $2, 'ctc_' || lpad(n::text, 26, '0'),
          CASE WHEN n % 4 > 0 THEN timestamptz '2026-01-01' + n * interval '1 minute' END
   FROM generate_series(1, 20000) n WHERE $3::text IS NOT NULL`,
)
const seedWindows = statement(
  'testing_seed_windows',
  `UPDATE conversations SET last_message_at = now() + substr(id, 5)::int * interval '1 millisecond',
     last_inbound_at = CASE WHEN substr(id, 5)::int % 40 = 0 THEN now() - substr(id, 5)::int * interval '4 seconds'
       ELSE now() - interval '2 days' END
   WHERE organization_id = $1`,
)
const analyze = statement('testing_analyze_conversations', 'ANALYZE conversations')
const allInOrder = statement(
  'testing_conversations_in_order',
  'SELECT id, last_message_at FROM conversations WHERE organization_id = $1 ORDER BY last_message_at DESC NULLS LAST, id DESC',
)

async function planOf(
  queryable: Queryable,
  values: readonly unknown[],
  list = 'list_conversations_next',
): Promise<string> {
  const next = registeredStatements().find(({ name }) => name === list)
  const explain = statement(`testing_explain_${list}`, `EXPLAIN (ANALYZE, BUFFERS) ${next?.text}`)
  const rows = await queryable.query<{ 'QUERY PLAN': string }>(explain, values)
  return rows.map((row) => row['QUERY PLAN']).join('\n')
}
