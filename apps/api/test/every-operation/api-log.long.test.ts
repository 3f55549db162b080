import { unauthenticatedOrganizationId } from '@channel/core/mechanisms/api-log'
import { statement } from '@channel/db'
import { createTestDatabase } from '@channel/test-kit'
import { describe, expect, it } from 'vitest'
import { startApiProcess } from '../support/api-process.ts'
import { countLoggedCalls } from '../support/logged-calls.ts'
import { startApi } from '../support/start-api.ts'
import { createTenant } from '../support/tenant.ts'
import { sendBurst } from './api-log.fixtures.ts'

const api = await startApi()

const cutApiOff = statement(
  'test_cut_api_off',
  `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
   WHERE application_name = 'channel-api' AND datname = current_database()`,
)

describe('a process', () => {
  it('loses no calls while its connections are cut', async () => {
    await using ownDatabase = await createTestDatabase()
    const own = await createTenant(ownDatabase, { ...api, url: '', secrets: api.dependencies.secrets })
    const { child, url = '', ended } = await startApiProcess({ DATABASE_URL: ownDatabase.url })
    const burst = 5_000
    const failed = await sendBurst(url, own.key, burst, (sent) =>
      sent % 500 === 0 ? ownDatabase.query(cutApiOff) : undefined,
    )
    child.kill('SIGTERM')
    expect(await ended).toBe(0)
    // A key that is not cached at that time cannot be looked up; the call then has no organization.
    const counts = await Promise.all(
      [own.organizationId, unauthenticatedOrganizationId].map((id) => countLoggedCalls(ownDatabase, id, '/v1/nothing')),
    )
    expect(counts[0]! + counts[1]!).toBe(burst)
    expect(counts[1]).toBeLessThanOrEqual(failed)
  })
})
