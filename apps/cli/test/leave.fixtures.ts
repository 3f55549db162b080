import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { channelSecretOfTests } from '@channel/core/testing'
import { startSimulator } from '@channel/simulator'
import { createTestDatabase } from '@channel/test-kit'
import { afterAll, beforeAll } from 'vitest'

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
  const lastRequest = () => parts.simulator.requests.at(-1)
  return { parts, aBusinessAccount, lastRequest }
}
