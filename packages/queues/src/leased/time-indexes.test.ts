import { inUtc } from '@channel/core/mechanisms/clock'
import { type Database, statement } from '@channel/db'
import { createTestDatabase } from '@channel/test-kit'
import { afterAll, beforeAll, expect, it } from 'vitest'

let database: Database & { drop(): Promise<void> }
beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.drop())

// With statistics from a time when nothing waited, the planner reads such an index from its beginning on, if it may.
it.each([
  ['webhook_deliveries_due_by_time', 'webhook_deliveries', 'true'],
  ['message_sends_due_by_time', 'message_sends', "state = 'pending'"],
  ['provider_webhooks_due_by_time', 'provider_webhooks', 'NOT is_history'],
  ['provider_webhooks_history_due_by_time', 'provider_webhooks', 'is_history'],
])('%s finds rows by their time, and serves no other condition', async (index, table, isQueued) => {
  const find = statement(`test_find_${index}`, `SELECT pg_get_indexdef('${index}'::regclass) AS definition`)
  const isUsed = (condition: string) =>
    database.session(async (session) => {
      const [found] = await session.query<{ definition: string }>(find)
      const definition = found!.definition.replace(/ ON .* USING/, ' ON alone USING')
      await session.run(`CREATE TEMP TABLE alone (LIKE ${table}); ${definition}; SET enable_seqscan = off`)
      const explain = statement(
        `test_explain_${index}_${condition.length}`,
        `EXPLAIN SELECT FROM alone WHERE next_attempt_at IS NOT NULL AND ${isQueued} AND ${condition}`,
      )
      const plan = await session.query<{ 'QUERY PLAN': string }>(explain)
      return plan.some((line) => line['QUERY PLAN'].includes(index))
    })
  expect(await isUsed(`${inUtc('next_attempt_at')} >= now()::timestamp`)).toBe(true)
  expect(await isUsed('next_attempt_at >= now()')).toBe(false)
})
