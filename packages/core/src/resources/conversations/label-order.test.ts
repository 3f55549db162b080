import { registeredStatements, statement } from '@channel/db'
import { createTestDatabase, sharedDatabase } from '@channel/test-kit'
import { afterAll, expect, it } from 'vitest'
import { aContact, aConversation, aLabel, anInboundMessage, aTenant, type Tenant } from '../../testing/index.ts'
import { attachConversationLabel } from './attach-label.ts'
import { listConversations } from './list-conversations.ts'
import { updateConversation } from './update-conversation.ts'

const database = await sharedDatabase()

const attach = (tenant: Tenant, id: string, label_id: string) =>
  database.transaction((tx) => attachConversationLabel(tx, tenant.scope, { params: { id }, body: { label_id } }))

async function inPages(tenant: Tenant, query: { label_id: string; status?: 'open'; updated_since?: string }) {
  const params = { phone_number_id: tenant.account.phone_number_id }
  const ids: string[] = []
  let cursor: string | undefined
  do {
    const page = await listConversations(database, tenant.scope, { params, query: { ...query, limit: 2, cursor } })
    ids.push(...page.data.map(({ id }) => id))
    cursor = page.next_cursor ?? undefined
  } while (cursor !== undefined)
  return ids
}

it('lists the conversations of a label by latest message and by latest change, also after updates', async () => {
  const tenant = await aTenant(database)
  const label_id = (await aLabel(database, tenant.team)).id
  const numbers = ['+4915100000001', '+4915100000002', '+4915100000003']
  const write = async (phone_number: string) =>
    (await anInboundMessage(database, tenant.account, { from: { phone_number } })).conversation_id
  const [one, two, three] = [await write(numbers[0]!), await write(numbers[1]!), await write(numbers[2]!)]
  const silent = (await aConversation(database, await aContact(database, tenant.account), tenant.organization.id)).id
  await write('+4915100000004')
  for (const id of [two, silent, three, one]) await attach(tenant, id, label_id)
  expect(await inPages(tenant, { label_id })).toEqual([three, two, one, silent])

  await write(numbers[0]!)
  const { phone_number_id } = tenant.account
  for (const id of [silent, two]) {
    const change = { params: { phone_number_id, id }, body: { status: 'resolved' as const } }
    await database.transaction((tx) => updateConversation(tx, tenant.scope, change))
  }
  expect(await inPages(tenant, { label_id })).toEqual([one, three, two, silent])
  expect(await inPages(tenant, { label_id, status: 'open' })).toEqual([one, three])
  const updated_since = '2020-01-01T00:00:00Z'
  expect(await inPages(tenant, { label_id, updated_since })).toEqual([two, silent, one, three])
  expect(await inPages(tenant, { label_id, status: 'open', updated_since })).toEqual([one, three])
})

const countWaiting = statement(
  'test_count_waiting_for_locks',
  `SELECT count(*) AS count FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`,
)
const compareKeys = statement(
  'test_compare_label_keys',
  `SELECT (link.phone_number_id, conversation_status, conversation_last_message_at, conversation_updated_at)
     IS NOT DISTINCT FROM (conversation.phone_number_id, status, last_message_at, updated_at) AS same
   FROM conversation_labels link JOIN conversations conversation ON conversation.id = link.conversation_id`,
)

it('keeps the sort keys current when a message arrives while the label is being attached', async () => {
  await using own = await createTestDatabase()
  const tenant = await aTenant(own)
  const from = { phone_number: '+4915100000009' }
  const { conversation_id: id } = await anInboundMessage(own, tenant.account, { from })
  const { id: label_id } = await aLabel(own, tenant.team)
  let isReceived = false
  const receiving = await own.transaction(async (tx) => {
    await attachConversationLabel(tx, tenant.scope, { params: { id }, body: { label_id } })
    const received = anInboundMessage(own, tenant.account, { from }).then(() => (isReceived = true))
    const isSettled = async () => isReceived || (await own.query<{ count: number }>(countWaiting))[0]!.count > 0
    await expect.poll(isSettled).toBe(true)
    return { received }
  })
  await receiving.received
  expect(await own.query(compareKeys)).toEqual([{ same: true }])
})

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

let many: ReturnType<typeof seedMany> | undefined
/** 10,000 conversations, one in 50 of which has the label. Created once, by the first test that needs them. */
const manyLabeled = () => (many ??= seedMany())
async function seedMany() {
  const own = await createTestDatabase()
  const { organization, account, team } = await aTenant(own)
  const { id: label } = await aLabel(own, team)
  for (const each of neverAnalyze) await own.execute(each)
  for (const each of seed) await own.execute(each, [organization.id, account.phone_number_id, team.id, label])
  return { own, organization, account, label }
}
afterAll(async () => (await many)?.own.drop())

it.each([
  ['list_conversations_label_id', []],
  ['list_conversations_label_id_next', ['2026-01-04T00:00:00Z', 'cnv_0']],
  ['list_updated_label_id', []],
  ['list_updated_label_id_next', ['2026-01-04T00:00:00Z', 'cnv_0']],
])('%s reads a page from the label’s index, independent of statistics', { tags: 'long' }, async (name, position) => {
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
