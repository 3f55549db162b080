import { setTimeout as delay } from 'node:timers/promises'
import { applyMigration } from './apply-migration.ts'
import { findServerProblem, type ServerFacts } from './check-server.ts'
import { MigrationError } from './migration-error.ts'
import { readMigrations } from './migration-files.ts'
import type { Database, Session } from './queryable.ts'
import { findPendingMigrations, prepareHistory } from './schema-history.ts'
import { statement } from './statement.ts'

const readServer = statement(
  'migrate_read_server',
  `SELECT current_setting('server_version_num')::int AS version, current_setting('server_version') AS release,
          current_setting('server_encoding') AS encoding`,
)
// Any number, as long as it stays the same and nothing else in the database uses it.
const tryLock = statement('migrate_try_lock', 'SELECT pg_try_advisory_lock(7204518869014) AS locked')

/** How to migrate. */
export interface MigrateOptions {
  /** Where the migrations lie, if not beside the code. */
  readonly migrationsDirectory?: string
  /** Called with one line whenever a migration has to wait for other sessions. */
  readonly log?: (line: string) => void
  /** Ends the waiting for other processes and sessions; a migration that runs is finished. */
  readonly signal?: AbortSignal
  /** How long requests may queue behind a migration that waits for a lock; 2,000 by default. */
  readonly lockTimeoutMs?: number
}

/** More than the second after which PostgreSQL cancels an autovacuum that holds the lock. */
const defaultLockTimeoutMs = 2_000

/**
 * Applies the migrations that the database lacks, each in a transaction of its own, and gives their file names.
 * Several processes may do so at once: one works, the others wait. A file that says `-- no-transaction` runs bare (CREATE
 * INDEX CONCURRENTLY); it holds one statement that may be run again after a failure. A database that is newer than the
 * program, but compatible with it, is left as it is.
 *
 * @throws MigrationError when the server is older than 15 or not in UTF-8, when a migration that was applied has been
 *   edited since, when the database needs a newer program, or when a migration fails (naming it)
 * @throws DatabaseUnavailable
 */
export async function migrate(database: Database, options: MigrateOptions = {}): Promise<string[]> {
  const { migrationsDirectory, log = () => undefined, signal, lockTimeoutMs = defaultLockTimeoutMs } = options
  const migrations = await readMigrations(migrationsDirectory)
  const wait = { lockTimeoutMs, log, signal }
  return database.session(async (session) => {
    await checkServer(session, database.description)
    await lock(session, signal)
    await prepareHistory(session, wait)
    const pending = await findPendingMigrations(session, migrations)
    for (const migration of pending) {
      signal?.throwIfAborted()
      await applyMigration(session, migration, wait)
    }
    return pending.map((migration) => migration.name)
  })
}

async function checkServer(session: Session, where: string): Promise<void> {
  const [server] = await session.query<ServerFacts>(readServer)
  const problem = server && findServerProblem(server, where)
  if (problem !== undefined) throw new MigrationError(problem)
}

/** Asks again and again: a session that waits inside one statement holds a snapshot, which CREATE INDEX CONCURRENTLY waits for. */
async function lock(session: Session, signal: AbortSignal | undefined): Promise<void> {
  for (;;) {
    const [row] = await session.query<{ locked: boolean }>(tryLock)
    if (row?.locked === true) return
    await delay(50, undefined, { signal })
  }
}
