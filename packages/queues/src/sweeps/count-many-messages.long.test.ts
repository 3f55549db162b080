import { getFigures } from '@channel/core/figures'
import { anInboundMessage, aScope, aTenant, type Tenant } from '@channel/core/testing'
import { type Database, type Statement, statement } from '@channel/db'
import { createTestDatabase, type OwnDatabase } from '@channel/test-kit'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { countMessagesByHour } from './count-messages-by-hour.ts'

const seed = [
  'DELETE FROM messages WHERE id <> $1',
  // One a second from 02:00 on. Every other one was scheduled long before.
  `INSERT INTO messages (organization_id, id, phone_number_id, conversation_id, contact_id, direction, type, status,
     provider_message_id, created_at, send_at)
   SELECT organization_id, 'msg_' || n, phone_number_id, conversation_id, contact_id, direction, type, status, 'wamid.' || n,
     at - (n % 2) * interval '20 days', CASE WHEN n % 2 = 1 THEN at END
   FROM messages, generate_series(0, 7199) AS n, LATERAL (SELECT timestamptz '2026-11-21T02:00:00Z' + n * interval '1 second' AS at)
   WHERE id = $1`,
  'DELETE FROM messages WHERE id = $1',
].map((text, index) => statement(`test_seed_messages_${index}`, text))

const minuteMs = 60_000
const lastMs = Date.parse('2026-11-21T04:00:00Z')

let database: OwnDatabase
let tenant: Tenant
beforeEach(async () => {
  database = await createTestDatabase()
  tenant = await aTenant(database)
  const { id } = await anInboundMessage(database, tenant.account)
  for (const each of seed) await database.execute(each, [id])
})
afterEach(() => database.drop())

const countAt = (ms: number, by: Database = database, signal?: AbortSignal) =>
  countMessagesByHour(by, { now: () => new Date(ms), signal })

async function inbound(): Promise<number> {
  const scope = aScope(tenant.organization.id, { now: () => new Date(lastMs) })
  const { hours } = await getFigures(database, scope, { query: {} })
  return hours.reduce((sum, hour) => sum + hour.message_inbound, 0)
}

interface Plan {
  readonly 'Relation Name'?: string
  readonly 'Actual Rows': number
  readonly 'Actual Loops': number
  readonly 'Rows Removed by Filter'?: number
  readonly Plans?: readonly Plan[]
}

/** The messages that a plan has read. */
function messagesRead(plan: Plan): number {
  const perLoop = plan['Relation Name'] === 'messages' ? plan['Actual Rows'] + (plan['Rows Removed by Filter'] ?? 0) : 0
  const below = (plan.Plans ?? []).map(messagesRead).reduce((sum, each) => sum + each, 0)
  return perLoop * plan['Actual Loops'] + below
}

it('reads the messages of some minutes in the run of a minute', async () => {
  let read = 0
  const observed: Database = {
    ...database,
    async execute(each: Statement, values) {
      if (!each.name.startsWith('count_')) return database.execute(each, values)
      const explain = statement(`test_explain_${each.name}`, `EXPLAIN (ANALYZE, FORMAT JSON) ${each.text}`)
      const [row] = await database.query<{ 'QUERY PLAN': [{ Plan: Plan }] }>(explain, values)
      read += messagesRead(row!['QUERY PLAN'][0].Plan)
      return 0
    },
  }
  await countAt(lastMs - 30 * minuteMs, observed)
  const reads: number[] = []
  for (let ms = lastMs - 29 * minuteMs; ms <= lastMs; ms += minuteMs) {
    read = 0
    await countAt(ms, observed)
    reads.push(read)
  }
  expect(await inbound()).toBe(7_200)
  // A bucket of five minutes is read every minute while it is new, and four times later.
  expect(Math.max(...reads)).toBeLessThanOrEqual(5 * 300)
  expect(reads.reduce((sum, each) => sum + each) / reads.length).toBeLessThanOrEqual((5 + 4) * 60)
})

it('counts in smaller steps after one exceeds the statement timeout, and continues after a crash', async () => {
  const [slow, stopped] = [new Set<number>(), new AbortController()]
  let steps = 0
  const limited: Database = {
    ...database,
    async execute(each: Statement, values = []) {
      if (each.name !== 'count_messages_by_hour') return database.execute(each, values)
      const [from, to] = values as [Date, Date]
      const minutes = (to.getTime() - from.getTime()) / minuteMs
      if (minutes > 10) {
        slow.add(minutes)
        await database.session((session) => session.run('SELECT pg_sleep(60)'), { statementTimeoutMs: 1 })
      }
      steps += 1
      if (steps === 20) stopped.abort()
      return database.execute(each, values)
    },
  }
  await countAt(lastMs - 4 * 60 * minuteMs)
  await countAt(lastMs, limited, stopped.signal)
  expect(steps).toBe(20)
  expect(await inbound()).toBeLessThan(7_200)
  await countAt(lastMs, limited)
  expect(slow).toContain(20)
  expect(await inbound()).toBe(7_200)
})
