import { chmod, mkdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { migrate, openDatabase, startEmbeddedPostgres } from '@channel/db'
import { Client } from 'pg'
import { seedContacts } from './seed-contacts.ts'
import { seedOrganization } from './seed-organization.ts'

/** The database of a bench run. */
export interface BenchDatabase {
  readonly url: string
  /** `PostgreSQL 18.4, embedded`. */
  readonly description: string
  /** A connection for setup and inspection. */
  readonly client: Client
  /** Removes the database, and stops an embedded server. */
  [Symbol.asyncDispose](): Promise<void>
}

const databaseName = 'channel_bench'
const endingSignals = ['SIGINT', 'SIGTERM'] as const

/**
 * Creates a migrated database with one organization and `contacts` contacts: on the server of DATABASE_URL, as a
 * separate database, or on an embedded server in the temporary directory, with the settings of `npm start`.
 *
 * @throws Error in one line if there is no server, or another bench uses the database
 */
export async function openBenchDatabase(contacts: number, log: (line: string) => void): Promise<BenchDatabase> {
  const databaseUrl = process.env.DATABASE_URL
  const server = databaseUrl ? { url: databaseUrl, stop: async () => undefined } : await startOwnServer()
  let removing: Promise<void> | undefined
  async function remove(): Promise<void> {
    await administer(server.url, `DROP DATABASE IF EXISTS ${databaseName} WITH (FORCE)`)
    await server.stop()
  }
  const removeAll = () => {
    removing ??= remove()
    return removing
  }
  // The embedded server is detached from the terminal: without this it would outlive an interrupted run.
  const endEarly = () => void removeAll().finally(() => process.exit(130))
  for (const signal of endingSignals) process.once(signal, endEarly)
  try {
    const url = await recreateDatabase(server.url, databaseName)
    const client = new Client({ connectionString: url })
    client.on('error', () => undefined)
    await client.connect()
    await migrateAndSeed(url, client, contacts, log)
    const { rows } = await client.query<{ server_version: string }>('SHOW server_version')
    return {
      url,
      description: `PostgreSQL ${rows[0]?.server_version.split(' ')[0]}, ${databaseUrl ? 'from DATABASE_URL' : 'embedded'}`,
      client,
      async [Symbol.asyncDispose]() {
        for (const signal of endingSignals) process.removeListener(signal, endEarly)
        await client.end()
        await removeAll()
      },
    }
  } catch (error) {
    await removeAll()
    throw error
  }
}

/** One directory for all runs, so that the server of a killed run is ended and its data reused. */
async function startOwnServer(): Promise<{ url: string; stop: () => Promise<unknown> }> {
  const directory = join(tmpdir(), `channel-bench-${process.getuid?.() ?? 0}`)
  await mkdir(directory, { recursive: true })
  // As root, the server runs as another user. That user must be able to enter the directory.
  await chmod(directory, 0o755)
  const server = await startEmbeddedPostgres({ dataDir: join(directory, 'data'), systemDir: join(directory, 'system') })
  return {
    url: server.url,
    async stop() {
      await server.stop()
      await rm(directory, { recursive: true, force: true })
    },
  }
}

/** Creates an empty database, whatever was in it. @returns its URL */
export async function recreateDatabase(serverUrl: string, name: string): Promise<string> {
  await administer(serverUrl, `DROP DATABASE IF EXISTS ${name}`)
  await administer(serverUrl, `CREATE DATABASE ${name} ENCODING 'UTF8' TEMPLATE template0`)
  return serverUrl.replace(/^([a-z]+:\/\/[^/?#]*)(\/[^?#]*)?/, `$1/${name}`)
}

async function administer(url: string, sql: string): Promise<void> {
  const server = openDatabase({ url, poolSize: 1 })
  try {
    await server.session((session) => session.run(sql))
  } finally {
    await server.close()
  }
}

async function migrateAndSeed(url: string, client: Client, contacts: number, log: (line: string) => void) {
  const database = openDatabase({ url, poolSize: 1 })
  await migrate(database)
  await database.close()
  const started = performance.now()
  await seedOrganization(client)
  await seedContacts(client, contacts, (done) =>
    log(`created ${done.toLocaleString('en')} contacts of ${contacts.toLocaleString('en')}`),
  )
  log(`the data is ready after ${((performance.now() - started) / 1000).toFixed(0)} s`)
}
