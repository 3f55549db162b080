import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { anInboundMessage, aTenant, channelSecretOfTests, type Tenant } from '@channel/core/testing'
import { statement } from '@channel/db'
import { startSimulator } from '@channel/simulator'
import { createTestDatabase } from '@channel/test-kit'
import { afterAll, beforeAll } from 'vitest'

const copyMessages = statement(
  'cli_test_copy_messages',
  `INSERT INTO messages (organization_id, id, phone_number_id, conversation_id, contact_id, direction, type, status)
   SELECT organization_id, 'msg_' || lpad(n::text, 26, '0'), phone_number_id, conversation_id, contact_id, direction, type, status
   FROM messages CROSS JOIN generate_series(1, $2::int) AS n WHERE organization_id = $1`,
)

/** A database, a directory and a simulated provider, with the environment of a command that uses them. */
export function useLeaving() {
  const parts = {} as {
    database: Awaited<ReturnType<typeof createTestDatabase>>
    simulator: Awaited<ReturnType<typeof startSimulator>>
    directory: string
    environment: NodeJS.ProcessEnv
  }
  beforeAll(async () => {
    parts.database = await createTestDatabase()
    parts.simulator = await startSimulator({})
    parts.directory = await mkdtemp(join(tmpdir(), 'channel-leave-'))
    parts.environment = {
      DATABASE_URL: parts.database.url,
      CHANNEL_SECRET: channelSecretOfTests,
      MEDIA_DIRECTORY: join(parts.directory, 'media'),
      PROVIDER_BASE_URL: parts.simulator.url,
    }
  })
  afterAll(async () => {
    await parts.database.drop()
    await parts.simulator.stop()
    await rm(parts.directory, { recursive: true, force: true })
  })

  /** Makes the simulated provider know a business account. */
  async function aBusinessAccount(id: string, token: string): Promise<void> {
    const headers = { 'Content-Type': 'application/json' }
    const body = JSON.stringify({ token, subscribed: true })
    await fetch(`${parts.simulator.url}/_control/wabas/${id}`, { method: 'PUT', headers, body })
  }
  /** A tenant with this many messages and one more, all of one contact. */
  async function aTenantWith(messages: number): Promise<Tenant> {
    const tenant = await aTenant(parts.database)
    await anInboundMessage(parts.database, tenant.account)
    await parts.database.execute(copyMessages, [tenant.organization.id, messages])
    return tenant
  }
  const lastRequest = () => parts.simulator.requests.at(-1)
  return { parts, aBusinessAccount, aTenantWith, lastRequest }
}
