import { unauthenticatedOrganizationId } from '@channel/core/mechanisms/api-log'
import { recordAudit } from '@channel/core/mechanisms/audit-log'
import { addMember } from '@channel/core/members'
import { anOrganization } from '@channel/core/testing'
import { statement } from '@channel/db'
import { createTestDatabase, fakeClock } from '@channel/test-kit'
import { expect, it } from 'vitest'
import { purgeSignIns } from './purge-sign-ins.ts'

const insertSessions = statement(
  'test_insert_sign_in_sessions',
  `INSERT INTO sign_in_sessions (id, token, user_id, expires_at)
   SELECT 'ses_' || n, 'token_' || n, $1, $2::timestamptz + n * interval '1 day' FROM generate_series(1, 3) AS n`,
)
const insertVerification = statement(
  'test_insert_sign_in_verification',
  "INSERT INTO sign_in_verifications (id, identifier, value, expires_at) VALUES ('sgn_1', 'state', 'x', $1)",
)
const remaining = statement(
  'test_remaining_sign_ins',
  `SELECT (SELECT count(*) FROM sign_in_sessions) AS sessions, (SELECT count(*) FROM sign_in_verifications) AS verifications,
          (SELECT count(*) FROM audit_log) AS entries`,
)

it('removes ended sessions, unfinished sign-ins and old attempts of unknown users, and nothing else', async () => {
  await using database = await createTestDatabase()
  const clock = fakeClock(new Date())
  const { id: organizationId } = await anOrganization(database)
  const member = { organization_id: organizationId, name: 'Ada', email: 'ada@example.com', role: 'owner' } as const
  const userId = await database.transaction((tx) => addMember(tx, member))
  await database.execute(insertSessions, [userId, clock.now()])
  await database.execute(insertVerification, [clock.now()])
  await database.transaction(async (tx) => {
    const entry = { action: 'createSession', outcome: 'refused' } as const
    for (const id of [organizationId, unauthenticatedOrganizationId]) recordAudit(tx, { ...entry, organizationId: id })
  })
  clock.advance(2 * 24 * 60 * 60 * 1000)
  expect(await purgeSignIns(database, clock)).toBe(3)
  expect(await database.query(remaining)).toEqual([{ sessions: 1, verifications: 0, entries: 2 }])
  clock.advance(30 * 24 * 60 * 60 * 1000)
  expect(await purgeSignIns(database, clock)).toBe(2)
  expect(await database.query(remaining)).toEqual([{ sessions: 0, verifications: 0, entries: 1 }])
})
