import { addApiKey } from '@channel/core/api-keys'
import { type Database, migrate, openDatabase } from '@channel/db'
import type { RunningProcess } from '@channel/test-kit/start-process'
import { Client } from 'pg'
import { recreateDatabase } from '../database/open-bench-database.ts'
import { type BenchOrganization, createBenchOrganization } from '../database/seed-conversations.ts'
import { apiProgram } from '../http/variants.ts'
import { providerSettings } from '../inbound/inbound-plan.ts'
import { startProgram } from '../processes/start-program.ts'

const numbers = Array.from({ length: 20 }, (_, index) => String(600_000_000_000 + index))

/** A service with its own database on the bench's server, and an organization in it that is larger than the others. */
export interface Installation extends AsyncDisposable {
  readonly url: string
  readonly client: Client
  /** Has one connection. */
  readonly database: Database
  readonly api: RunningProcess
  readonly large: BenchOrganization
  readonly key: string
}

/** @param name of the database, which is created, and removed at the end */
export async function openInstallation(
  server: { readonly url: string; readonly client: Client },
  name: string,
): Promise<Installation> {
  await using cleanup = new AsyncDisposableStack()
  const url = await recreateDatabase(server.url, name)
  cleanup.defer(async () => void (await server.client.query(`DROP DATABASE ${name} WITH (FORCE)`)))
  const database = openDatabase({ url, poolSize: 1, statementTimeoutMs: 0 })
  cleanup.defer(() => database.close())
  await migrate(database)
  const client = new Client({ connectionString: url })
  await client.connect()
  cleanup.defer(() => client.end())
  const large = await database.transaction((tx) => createBenchOrganization(tx, 'Large', numbers))
  const { key } = await database.transaction((tx) => addApiKey(tx, { organization_id: large.organizationId }))
  const api = cleanup.use(await startProgram(apiProgram(url, { environment: providerSettings })))
  const kept = cleanup.move()
  return { url, client, database, api, large, key, [Symbol.asyncDispose]: () => kept.disposeAsync() }
}
