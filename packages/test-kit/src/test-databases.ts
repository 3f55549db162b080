import { type Database, openDatabase } from '@channel/db'
import { inject } from 'vitest'
import type {} from './global-setup.ts'

/** A clone of the migrated template. It contains only rows that migrations insert. */
export interface TestDatabase extends Database {
  /** For a process that a test starts. */
  readonly url: string
}

/** A database for one test. */
export interface OwnDatabase extends TestDatabase {
  /** Closes and drops it. Databases that a test leaves are dropped at the end of the run. */
  drop(): Promise<void>
  [Symbol.asyncDispose](): Promise<void>
}

/** Whether the databases are of Citus: then a test of cells distributes them. */
export const isOnCitus = Boolean(process.env.CITUS_DATABASE_URL)

const poolSize = 4
let opened: Promise<TestDatabase> | undefined

/**
 * The database of a test worker. Its test files share it, one after the other, each with its own pool. For tests that
 * create their own organization and read nothing else. It need not be closed.
 */
export function sharedDatabase(): Promise<TestDatabase> {
  opened ??= request(`/shared?worker=${process.env.VITEST_POOL_ID ?? ''}`).then((url) => open(url))
  return opened
}

/**
 * Creates a database for one test, in about 0.1 s: for tests that claim, sweep, migrate or count all rows.
 * `await using database = await createTestDatabase()` drops it at the end of the test.
 */
export function createTestDatabase(): Promise<OwnDatabase> {
  return create('/clone')
}

/** The same without tables, for a test of the first migration or of another version. */
export function createEmptyDatabase(): Promise<OwnDatabase> {
  return create('/empty')
}

async function create(path: string): Promise<OwnDatabase> {
  const url = await request(path)
  const database = open(url)
  const drop = async () => {
    await database.close()
    await request(`/drop?url=${encodeURIComponent(url)}`)
  }
  return { ...database, drop, [Symbol.asyncDispose]: drop }
}

function open(url: string): TestDatabase {
  return { ...openDatabase({ url, poolSize, applicationName: 'channel-tests' }), url }
}

async function request(path: string): Promise<string> {
  const response = await fetch(new URL(path, inject('testDatabasesUrl')))
  const text = await response.text()
  if (!response.ok) throw new Error(`no test database: ${text}`)
  return text
}
