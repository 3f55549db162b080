import { type Database, openDatabase } from '@channel/db'
import { inject } from 'vitest'
import type {} from './global-setup.ts'

/** A database like the migrated template, empty but for what migrations put in. */
export interface TestDatabase extends Database {
  /** For a process that a test starts. */
  readonly url: string
}

/** A database that only one test uses. */
export interface OwnDatabase extends TestDatabase {
  /** Closes and removes it; what a test leaves is removed at the end of the run. */
  drop(): Promise<void>
  [Symbol.asyncDispose](): Promise<void>
}

const poolSize = 4
let opened: Promise<TestDatabase> | undefined

/**
 * The database that all test files of a worker share, one after the other, each file with a pool of its own: for tests
 * that make an organization each and look at nothing else. Needs no closing.
 */
export function sharedDatabase(): Promise<TestDatabase> {
  opened ??= ask(`/shared?worker=${process.env.VITEST_POOL_ID ?? ''}`).then((url) => open(url))
  return opened
}

/**
 * A database of one's own, in about 0.1 s: for tests that claim, sweep, migrate or count what is there.
 * `await using database = await createTestDatabase()` drops it at the end of the test.
 */
export async function createTestDatabase(): Promise<OwnDatabase> {
  const url = await ask('/clone')
  const database = open(url)
  const drop = async () => {
    await database.close()
    await ask(`/drop?url=${encodeURIComponent(url)}`)
  }
  return { ...database, drop, [Symbol.asyncDispose]: drop }
}

function open(url: string): TestDatabase {
  return { ...openDatabase({ url, poolSize, applicationName: 'channel-tests' }), url }
}

async function ask(path: string): Promise<string> {
  const response = await fetch(new URL(path, inject('testDatabasesUrl')))
  const text = await response.text()
  if (!response.ok) throw new Error(`no test database: ${text}`)
  return text
}
