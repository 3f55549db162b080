import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { deriveSecrets, type Secrets } from '@channel/core/mechanisms/sealing'
import { createCell, type Database, openDatabase } from '@channel/db'
import { collectLog } from '@channel/logger/testing'
import { type MediaStore, openMediaStore } from '@channel/media-store'
import { type Simulator, startSimulator } from '@channel/simulator'
import { createTestDatabase, type OwnDatabase } from '@channel/test-kit'
import { afterAll } from 'vitest'
import { runApi } from '../../src/process/run-api.ts'
import { readSettings } from '../../src/process/settings.ts'
import { type ApiEnvironment, apiEnvironment } from '../support/api-environment.ts'
import { testSecret, verifyToken } from '../support/start-api.ts'
import { createTenant, type Tenant } from '../support/tenant.ts'

/** One cell behind the API that serves both, as tests of an API expect it. */
export interface CellOfTest {
  readonly url: string
  readonly dependencies: { readonly database: Database; readonly mediaBaseUrl: string }
  readonly mediaStore: MediaStore
  /** Creates an organization with a team, an account and an API key in the cell. */
  tenant(): Promise<Tenant>
}

/** An API with the cells main and other, on a database of its own, for the rest of the test file. */
export interface TwoCells {
  readonly url: string
  readonly simulator: Simulator
  readonly secrets: Secrets
  readonly main: CellOfTest & { readonly databaseUrl: string }
  readonly other: CellOfTest
  readonly logged: ReturnType<typeof collectLog>['lines']
}

export async function startTwoCells(settings: ApiEnvironment = {}): Promise<TwoCells> {
  const main: OwnDatabase = await createTestDatabase()
  const other = openDatabase({ url: main.url, cell: 'other', poolSize: 4 })
  await createCell(main, other)
  const simulator = await startSimulator()
  const directory = await mkdtemp(join(tmpdir(), 'channel-cells-'))
  const mediaStore = await openMediaStore({ directory, s3: undefined })
  const environment = await apiEnvironment({
    DATABASE_URL: main.url,
    MEDIA_DIRECTORY: directory,
    PROVIDER_BASE_URL: simulator.url,
    PROVIDER_APP_ID: simulator.app.id,
    PROVIDER_APP_SECRET: simulator.app.secret,
    PROVIDER_VERIFY_TOKEN: verifyToken,
    RATE_LIMIT_READS_PER_MINUTE: '0',
    RATE_LIMIT_WRITES_PER_MINUTE: '0',
    ...settings,
  })
  const { log, lines } = collectLog({ level: 'info' })
  const api = await runApi(readSettings(environment), log)
  afterAll(async () => {
    await api.stop(1_000)
    await simulator.stop()
    await other.close()
    await main.drop()
    await rm(directory, { recursive: true })
  })
  const { url } = api
  const secrets = deriveSecrets(testSecret)
  const cellOf = (database: Database): CellOfTest => ({
    url,
    dependencies: { database, mediaBaseUrl: `${url}/media` },
    mediaStore,
    tenant: () => createTenant(database, { url, simulator, secrets }),
  })
  return {
    url,
    simulator,
    secrets,
    main: { ...cellOf(main), databaseUrl: main.url },
    other: cellOf(other),
    logged: lines,
  }
}
