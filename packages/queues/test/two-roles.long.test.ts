import { once } from 'node:events'
import { anInboundMessage } from '@channel/core/testing'
import { findSchemaRights, migrate, statement } from '@channel/db'
import { openWebhookSink } from '@channel/test-kit/webhook-sink'
import { expect, it } from 'vitest'
import { maintainPartitions, purgeMessages } from '../src/sweeps/index.ts'
import { aSendingOrganization } from './support/a-sending-organization.ts'
import { startProcess } from './support/start-process.ts'
import { aDatabaseOfTwoRoles } from './support/two-roles.ts'

const countJobs = statement(
  'roles_test_jobs',
  `SELECT count(DISTINCT name) AS count FROM pgboss.job WHERE state = 'completed'`,
)
const failedJobs = statement(
  'roles_test_failed',
  `SELECT name, output::text AS output FROM pgboss.job WHERE state IN ('failed', 'retry')`,
)
const partitions = statement(
  'roles_test_partitions',
  `SELECT count(*)::int AS count FROM pg_inherits WHERE inhparent = 'api_log'::regclass`,
)
const countCalls = statement('roles_test_calls', 'SELECT count(*)::int AS count FROM api_log')
const countMessages = statement('roles_test_messages', 'SELECT count(*)::int AS count FROM messages')
const age = statement('roles_test_age', `UPDATE messages SET created_at = created_at - interval '400 days'`)
const limitRetention = statement('roles_test_retention', `UPDATE organizations SET message_retention_days = 30`)

it('sends, receives, delivers and runs jobs with a role that owns nothing', async () => {
  const { admin, owned, service } = await aDatabaseOfTwoRoles()
  await migrate(owned, { service })
  expect(await migrate(owned, { service })).toEqual([])
  // It may also find that there is nothing to do.
  expect(await migrate(service)).toEqual([])
  expect(await findSchemaRights(service)).toMatchObject({ mayChangeSchema: false, withoutRights: [] })
  expect(await findSchemaRights(owned)).toMatchObject({ mayChangeSchema: true, withoutRights: [] })
  const refused = { code: expect.stringMatching(/^42501$/) }
  for (const sql of [
    'CREATE TABLE other (id int)',
    'CREATE SCHEMA other',
    'DROP TABLE api_log',
    'ALTER TABLE messages ADD other int',
    'TRUNCATE messages',
    'CREATE FUNCTION other() RETURNS int LANGUAGE sql AS $$ SELECT 1 $$',
    'DELETE FROM schema_migrations',
    'CREATE TABLE pgboss.other (id int)',
  ])
    await expect(
      service.session((session) => session.run(sql)),
      sql,
    ).rejects.toMatchObject(refused)

  await using sink = await openWebhookSink()
  const { simulator, account, key } = await aSendingOrganization(service, `${sink.url}/hook`)
  const { phone_number_id } = account
  const settings = {
    PORT: '0',
    CHANNEL_DEVELOPMENT: '1',
    PROVIDER_BASE_URL: simulator.url,
    // Of the role that owns the schema: API and worker must not need it.
    DATABASE_MIGRATION_URL: 'postgres://nobody@127.0.0.1:1/none',
  }
  startProcess('worker', service.url, settings)
  const [{ url }] = (await once(startProcess('api', service.url, settings).child, 'message')) as [{ url: string }]
  const { contact_id } = await anInboundMessage(service, account)
  const response = await fetch(`${url}/v1/${phone_number_id}/messages`, {
    method: 'POST',
    headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json', 'idempotency-key': 'one' },
    body: JSON.stringify({ contact_id, type: 'text', text: { body: 'hello' } }),
  })
  expect(response.status).toBe(202)
  const slow = { timeout: 30_000 }
  await expect.poll(() => simulator.sent().length, slow).toBe(1)
  await expect.poll(() => sink.at('/hook').length, slow).toBeGreaterThan(0)
  const count = async (of: typeof countCalls) => (await service.query<{ count: number }>(of))[0]!.count
  await expect.poll(() => count(countJobs), slow).toBeGreaterThan(3)
  await expect.poll(() => count(countCalls), slow).toBeGreaterThan(0)
  expect(await admin.query(failedJobs)).toEqual([])
  expect(await (await fetch(`${url}/ready`)).json()).toMatchObject({ status: 'ready' })

  await expect.poll(() => count(partitions), slow).toBe(9)
  const later = new Date(Date.now() + 60 * 86_400_000)
  const changed = await maintainPartitions(service, { now: () => later })
  // Eight days of the log, and two weeks each of deliveries, attempts and events.
  expect(changed).toMatchObject({ created: { length: 14 }, dropped: { length: 14 } })
  expect(await count(countCalls)).toBe(0)
  await service.execute(limitRetention)
  await service.execute(age)
  await purgeMessages(service, { now: () => new Date() })
  expect(await count(countMessages)).toBe(0)
}, 120_000)

it('says which role lacks which rights', async () => {
  const { owned, service } = await aDatabaseOfTwoRoles()
  await expect(migrate(service)).rejects.toThrow(/permission denied for schema public/)
  await migrate(owned)
  const { withoutRights } = await findSchemaRights(service)
  expect(withoutRights).toContain('public.messages')
  await migrate(owned, { service })
  const later = `CREATE TABLE later (id int)`
  await owned.session((session) => session.run(later))
  expect(await findSchemaRights(service)).toMatchObject({ withoutRights: [] })
})
