import { randomBytes } from 'node:crypto'
import { type Database, limitsOf, migrate, openDatabase, startTemporaryPostgres, statement } from '@channel/db'
import { findCitusNodes } from './citus-nodes.ts'
import { databaseOf, withDatabase } from './database-url.ts'

/** A server with a migrated template database that tests clone. */
export interface TestDatabaseServer {
  /** Clones the template and returns the clone's URL. */
  clone(): Promise<string>
  /** Creates a database without tables and returns its URL. */
  empty(): Promise<string>
  /** The database that all test files of a worker share, created on first use. */
  shared(worker: string): Promise<string>
  drop(url: string): Promise<void>
  /** Stops a temporary server, or removes this run's databases from a given one. */
  stop(): Promise<void>
}

const prefix = 'channel_test_'
const abandonedAfterMs = 24 * 60 * 60 * 1000

/**
 * Prepares databases for a test run: on Citus with CITUS_DATABASE_URL, else on the server of TEST_DATABASE_URL or DATABASE_URL, else
 * on a temporary one. On a given server all names begin with `channel_test_`; leftovers of killed runs are removed after a day.
 */
export async function startTestDatabaseServer(environment: NodeJS.ProcessEnv): Promise<TestDatabaseServer> {
  const citusUrl = environment.CITUS_DATABASE_URL || undefined
  const given = citusUrl || environment.TEST_DATABASE_URL || environment.DATABASE_URL || undefined
  const temporary = given === undefined ? await startTemporaryPostgres() : undefined
  const serverUrl = given ?? (temporary?.url as string)
  const admin = openDatabase({ url: serverUrl, poolSize: 1, applicationName: 'channel-tests', statementTimeoutMs: 0 })
  const citus = citusUrl === undefined ? undefined : await findCitusNodes(admin, citusUrl)
  const run = `${prefix}${Date.now()}_${randomBytes(3).toString('hex')}`
  const template = `${run}_template`
  const created = new Set<string>()
  const sharedByWorker = new Map<string, Promise<string>>()
  let count = 0

  const sql = (text: string) => admin.session((session) => session.run(text))

  async function create(name: string, from: string): Promise<string> {
    created.add(name)
    // Copying files takes two thirds of the time of copying through the WAL.
    await admin.session(async (session) => {
      await session.run(`CREATE DATABASE ${name} TEMPLATE ${from} STRATEGY file_copy`)
      // They are not copied.
      await session.run(limitsOf('SESSION_USER', name))
    })
    return withDatabase(serverUrl, name)
  }

  async function createNext(from: string): Promise<string> {
    count += 1
    const url = await create(`${run}_${count}`, from)
    await citus?.prepare(databaseOf(url))
    return url
  }
  const clone = () => createNext(template)

  async function dropDatabase(name: string): Promise<void> {
    await sql(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`)
    await citus?.drop(name)
  }

  async function stop(): Promise<void> {
    if (temporary === undefined) {
      for (const name of created) await dropDatabase(name)
    }
    await admin.close()
    await temporary?.stop()
  }

  try {
    if (temporary === undefined) await dropAbandoned(admin)
    const database = openDatabase({ url: await create(template, 'template0'), poolSize: 1 })
    await migrate(database)
    await database.close()
  } catch (error) {
    await stop()
    throw error
  }

  return {
    clone,
    empty: () => createNext('template0'),
    shared(worker) {
      const url = sharedByWorker.get(worker) ?? clone()
      sharedByWorker.set(worker, url)
      return url
    },
    async drop(url) {
      const name = databaseOf(url)
      if (!created.has(name)) throw new Error(`the database ${name} was not created by this run`)
      await dropDatabase(name)
      created.delete(name)
    },
    stop,
  }
}

const listDatabases = statement('test_kit_list_databases', 'SELECT datname AS name FROM pg_database')

async function dropAbandoned(admin: Database): Promise<void> {
  for (const { name } of await admin.query<{ name: string }>(listDatabases)) {
    const startedAt = Number(/^channel_test_(\d+)_/.exec(name)?.[1] ?? Number.NaN)
    if (Date.now() - startedAt > abandonedAfterMs) {
      await admin.session((session) => session.run(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`))
    }
  }
}
