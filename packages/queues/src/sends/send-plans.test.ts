import { anInboundMessage, aTenant, insertWaitingSends } from '@channel/core/testing'
import { type Database, registeredStatements, statement } from '@channel/db'
import { createTestDatabase } from '@channel/test-kit'
import { afterAll, beforeAll, expect, it } from 'vitest'
import './index.ts'

// The queue grows and shrinks, so the planner's statistics may date from when it was nearly empty. Then all indexes
// look equally good, and the wrong one scans an organization's whole backlog for each message.

const neverAnalyze = statement(
  'send_plans_test_never_analyze',
  'ALTER TABLE message_sends SET (autovacuum_enabled = off)',
)

interface Plan {
  readonly 'Node Type': string
  readonly 'Relation Name'?: string
  readonly 'Index Cond'?: string
  readonly Plans?: readonly Plan[]
}

/** How a statement reaches the rows of the outbox. */
async function scansOf(name: string, values: readonly unknown[]): Promise<string[]> {
  const { text } = registeredStatements().find((each) => each.name === name)!
  const explain = statement(`send_plans_test_${name}`, `EXPLAIN (GENERIC_PLAN, FORMAT JSON) ${text}`)
  const [row] = await database.query<{ 'QUERY PLAN': [{ Plan: Plan }] }>(explain, values)
  const scans: string[] = []
  const walk = (plan: Plan) => {
    const isScan = plan['Relation Name'] === 'message_sends' && plan['Node Type'] !== 'ModifyTable'
    if (isScan) scans.push(plan['Index Cond'] ?? plan['Node Type'])
    plan.Plans?.forEach(walk)
  }
  walk(row!['QUERY PLAN'][0].Plan)
  return scans
}

const uuid = '00000000-0000-4000-8000-000000000000'
const one = JSON.stringify([{ organization_id: 'org', message_id: 'msg', lease_token: uuid }])
const leaseMs = 60_000
const byMessage = /message_id = /

let database: Database & { drop(): Promise<void> }
beforeAll(async () => {
  database = await createTestDatabase()
  await database.execute(neverAnalyze)
  const tenant = await aTenant(database, 'platform')
  await anInboundMessage(database, tenant.account)
  await insertWaitingSends(database, tenant.organization.id, 3_000)
})
afterAll(() => database.drop())

it('claims messages of a number by index, and reads only their conversations', async () => {
  expect(
    await scansOf('claim_message_sends', [['org'], ['number'], [1], 0, uuid, leaseMs, [true], ['-infinity']]),
  ).toEqual([
    expect.stringMatching(/phone_number_id = .*next_attempt_at >= .*next_attempt_at <= /),
    expect.stringMatching(/conversation_id = .*ROW\(created_at, message_id\) < /),
    expect.stringMatching(byMessage),
  ])
})

it.each([
  ['begin_message_sends', [one, 0, leaseMs], 2],
  ['await_media_to_send', [one, 0], 2],
  ['release_message_sends', [one, 0], 1],
  ['record_lost_sends', [0, one], 1],
  ['record_accepted_sends', [one], 1],
])('finds messages by their keys: %s', async (name, values, times) => {
  expect(await scansOf(name, values)).toEqual(Array(times).fill(expect.stringMatching(byMessage)))
})

it('finds scheduled messages that are due by index, of each organization in turn', async () => {
  expect(await scansOf('find_due_scheduled_sends', [0])).toEqual([
    'Index Only Scan',
    expect.stringMatching(/organization_id > /),
    expect.stringMatching(/organization_id = .*created_at <= /),
  ])
  expect(await scansOf('release_scheduled_sends', [['org'], [1], 0])).toEqual([
    expect.stringMatching(/organization_id = .*created_at <= /),
    expect.stringMatching(byMessage),
  ])
})

it('lists uncertain messages without reading the backlog', async () => {
  expect(await scansOf('list_uncertain_sends', [null, 0])).not.toContain('Seq Scan')
})
