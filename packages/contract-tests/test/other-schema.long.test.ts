import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createEmptyDatabase } from '@channel/test-kit'
import { afterAll, describe } from 'vitest'
import { scenariosFor } from '../src/scenarios/index.ts'
import { openService } from '../src/start/open-service.ts'
import type { Session } from '../src/target/session.ts'
import { describeScenarios } from './contract.fixtures.ts'

const schema = 'tables_of_channel'

describe(`the service with its tables in the schema ${schema}`, () => {
  const resources = new AsyncDisposableStack()
  afterAll(() => resources.disposeAsync())

  /** The database has no schema `public`, so a statement that names it fails. */
  async function openInSchema(): Promise<Session> {
    const database = resources.use(await createEmptyDatabase())
    await database.session((session) => session.run(`DROP SCHEMA public; CREATE SCHEMA ${schema}`))
    const url = `${database.url}${database.url.includes('?') ? '&' : '?'}`
    const databaseUrl = `${url}options=${encodeURIComponent(`-c search_path=${schema}`)}`
    const dataDirectory = await mkdtemp(join(tmpdir(), 'channel-schema-'))
    resources.defer(() => rm(dataDirectory, { recursive: true, force: true }))
    return openService({ place: { databaseUrl, dataDirectory } })
  }

  describeScenarios(scenariosFor({ isMock: false }), openInSchema)
})
