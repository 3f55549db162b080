import { registeredStatements, statement } from '@channel/db'
import { createTestDatabase } from '@channel/test-kit'
import { expect, it } from 'vitest'
import { findEntries } from './find-entries.ts'

const seed = statement(
  'test_audit_log_seed',
  `INSERT INTO audit_log (organization_id, id, action, outcome)
   SELECT 'org', 'aud_' || n, CASE n WHEN 1 THEN 'deleteMember' ELSE 'createLabel' END, 'succeeded'
   FROM generate_series(1, $1::int) AS n`,
)

it('finds a rare action by index, without a scan of the audit log', async () => {
  await using database = await createTestDatabase()
  await database.execute(seed, [5_000])
  await database.session((session) => session.run('ANALYZE audit_log'))
  expect(await findEntries(database, 'org', { action: 'deleteMember' }, undefined, 26)).toHaveLength(1)
  const { text } = registeredStatements().find(({ name }) => name === 'list_audit_log_action')!
  const explain = statement('test_explain_audit_log', `EXPLAIN EXECUTE entries('org', 26, 'deleteMember')`)
  for (const mode of ['force_generic_plan', 'force_custom_plan']) {
    const plan = await database.session(async (session) => {
      await session.run(`SET plan_cache_mode = ${mode}; PREPARE entries AS ${text}`)
      return session.query<{ 'QUERY PLAN': string }>(explain)
    })
    const lines = plan.map((line) => line['QUERY PLAN']).join('\n')
    expect(lines).toMatch(/Index Scan using audit_log_action/)
    expect(lines).not.toMatch(/Sort|Filter/)
  }
})
