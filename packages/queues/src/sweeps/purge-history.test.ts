import { anInboundMessage, anOrganization, aTenant } from '@channel/core/testing'
import { statement } from '@channel/db'
import { createTestDatabase, fakeClock } from '@channel/test-kit'
import { expect, it } from 'vitest'
import { purgeHistory } from './purge-history.ts'

// One more than a batch, and one that is not 400 days old.
const insertEntries = statement(
  'test_insert_audit_entries',
  `INSERT INTO audit_log (organization_id, id, created_at, action, outcome)
   SELECT $1, 'aud_' || n, $2::timestamptz + n * interval '1 millisecond', 'createLabel', 'succeeded'
   FROM unnest(array(SELECT generate_series(-1000, 0)) || 86400000) AS n`,
)
const insertFigures = statement(
  'test_insert_old_figures',
  `INSERT INTO hourly_figures (organization_id, hour, kind, slot, count)
   SELECT $1, $2::timestamptz + days * interval '1 day', 'log_2xx', 0, 7 FROM generate_series(-1, 1) AS days`,
)
const insertWebhookFigures = statement(
  'test_insert_old_webhook_figures',
  `INSERT INTO hourly_webhook_figures (organization_id, subscription_id, hour, kind, slot, count)
   SELECT $1, 'wbs_1', $2::timestamptz + days * interval '1 day', 'delivery_dead', 0, 7 FROM generate_series(-1, 1) AS days`,
)
const makeOld = statement('test_make_organizations_old', "UPDATE organizations SET created_at = '2020-01-01'")
const insertNotices = statement(
  'test_insert_old_notices',
  `INSERT INTO notices (organization_id, id, type, subject, occasion, detail, created_at)
   SELECT $1, 'ntc_' || days, 'quota.warning', 'monthly_messages', days, '{}', $2::timestamptz + days * interval '1 day'
   FROM generate_series(-1, 1) AS days`,
)
const insertLinks = statement(
  'test_insert_message_links',
  `INSERT INTO message_links (organization_id, id, message_id, hash, created_by, expires_at, revoked_at)
   SELECT $1, 'mlk_' || link.state || link.days, $2, sha256((link.state || link.days)::bytea), 'usr_1',
     $3::timestamptz - link.days * interval '1 day', CASE link.state WHEN 'revoked' THEN $3::timestamptz END
   FROM (VALUES ('expired', 30), ('expired', 29), ('revoked', 30), ('revoked', -7), ('active', -7)) AS link (state, days)`,
)
const remainingLinks = statement('test_remaining_message_links', 'SELECT id FROM message_links ORDER BY id COLLATE "C"')
const remaining = statement(
  'test_remaining_history',
  `SELECT (SELECT array_agg(id) FROM audit_log) AS entries, (SELECT count(*) FROM hourly_figures) AS figures,
     (SELECT count(*) FROM hourly_webhook_figures) AS webhook_figures,
     (SELECT count(*) FROM notices) AS notices`,
)

it('removes entries of audit logs, figures and notices that are 400 days old, of all organizations, and keeps newer ones', async () => {
  await using database = await createTestDatabase()
  const clock = fakeClock(new Date())
  const old = new Date(clock.now().getTime() - 400 * 24 * 60 * 60 * 1000)
  const [first, second] = [await anOrganization(database), await anOrganization(database)]
  await database.execute(makeOld)
  await database.execute(insertEntries, [first.id, old])
  for (const { id } of [first, second]) {
    await database.execute(insertFigures, [id, old])
    await database.execute(insertWebhookFigures, [id, old])
    await database.execute(insertNotices, [id, old])
  }
  expect(await purgeHistory(database, clock)).toBe(1_001 + 4 + 4 + 4)
  const left = { entries: ['aud_86400000'], figures: 2, webhook_figures: 2, notices: 2 }
  expect(await database.query(remaining)).toEqual([left])
  expect(await purgeHistory(database, clock)).toBe(0)
})

it('removes public links to messages that expired 30 days ago, revoked ones too', async () => {
  await using database = await createTestDatabase()
  const clock = fakeClock(new Date())
  const { organization, account } = await aTenant(database)
  const message = await anInboundMessage(database, account)
  await database.execute(makeOld)
  await database.execute(insertLinks, [organization.id, message.id, clock.now()])
  expect(await purgeHistory(database, clock)).toBe(2)
  const left = (await database.query(remainingLinks)).map(({ id }) => id)
  expect(left).toEqual(['mlk_active-7', 'mlk_expired29', 'mlk_revoked-7'])
  expect(await purgeHistory(database, clock)).toBe(0)
})
