import { setTimeout as delay } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { findServerProblem, type ServerFacts } from './check-server.ts'
import { type Migration, readMigrations } from './migration-files.ts'
import type { Database, Queryable, Session } from './queryable.ts'
import { statement } from './statement.ts'

/** What keeps a database from being migrated, in one line for the operator. */
export class MigrationError extends Error {
  override readonly name = 'MigrationError'
}

/** Beside the sources, and beside a bundle when `migrations/` is copied there. */
export const defaultMigrationsDirectory = fileURLToPath(
  new URL(import.meta.url.endsWith('/src/migrate.ts') ? '../migrations' : './migrations', import.meta.url),
)

const readServer = statement(
  'migrate_read_server',
  `SELECT current_setting('server_version_num')::int AS version, current_setting('server_version') AS release,
          current_setting('server_encoding') AS encoding`,
)
// Any number, as long as it stays the same and nothing else in the database uses it.
const tryLock = statement('migrate_try_lock', 'SELECT pg_try_advisory_lock(7204518869014) AS locked')
const findTable = statement('migrate_find_table', `SELECT to_regclass('schema_migrations') IS NOT NULL AS is_there`)
const readApplied = statement(
  'migrate_read_applied',
  'SELECT version, name, checksum FROM schema_migrations ORDER BY version',
)
const recordApplied = statement(
  'migrate_record_applied',
  'INSERT INTO schema_migrations (version, name, checksum) VALUES ($1, $2, $3)',
)

const createTable = `CREATE TABLE IF NOT EXISTS schema_migrations (
  version integer PRIMARY KEY,
  name text NOT NULL,
  checksum text NOT NULL,
  applied_at timestamptz NOT NULL DEFAULT now()
)`

/** Where the migrations lie, if not beside the code. */
export interface MigrateOptions {
  readonly migrationsDirectory?: string
}

/**
 * Applies the migrations that the database lacks, each in a transaction of its own, and gives their file names.
 * Several processes may do so at once: one works, the others wait. A file whose first line is `-- no-transaction` runs
 * bare (CREATE INDEX CONCURRENTLY); it holds one statement that may be run again after a failure.
 *
 * @throws MigrationError when the server is older than 15 or not in UTF-8, when a migration that was applied has been
 *   edited since, when the database is newer than the code, or when a migration fails (naming it)
 * @throws DatabaseUnavailable
 */
export async function migrate(database: Database, options: MigrateOptions = {}): Promise<string[]> {
  const migrations = await readMigrations(options.migrationsDirectory ?? defaultMigrationsDirectory)
  return database.session(async (session) => {
    await checkServer(session, database.description)
    await lock(session)
    await session.run(createTable)
    const applied = await session.query<Pick<Migration, 'version' | 'name' | 'checksum'>>(readApplied)
    const pending = findPending(migrations, applied)
    for (const migration of pending) await apply(session, migration)
    return pending.map((migration) => migration.name)
  })
}

/**
 * The file names of the migrations that the database lacks: all of them when it was never migrated.
 *
 * @throws MigrationError as {@link migrate}, DatabaseUnavailable
 */
export async function pendingMigrations(database: Queryable, options: MigrateOptions = {}): Promise<string[]> {
  const migrations = await readMigrations(options.migrationsDirectory ?? defaultMigrationsDirectory)
  const [table] = await database.query<{ is_there: boolean }>(findTable)
  const applied = table?.is_there
    ? await database.query<Pick<Migration, 'version' | 'name' | 'checksum'>>(readApplied)
    : []
  return findPending(migrations, applied).map((migration) => migration.name)
}

async function checkServer(session: Session, where: string): Promise<void> {
  const [server] = await session.query<ServerFacts>(readServer)
  const problem = server && findServerProblem(server, where)
  if (problem !== undefined) throw new MigrationError(problem)
}

/** Asks again and again: a session that waits inside one statement holds a snapshot, which CREATE INDEX CONCURRENTLY waits for. */
async function lock(session: Session): Promise<void> {
  for (;;) {
    const [row] = await session.query<{ locked: boolean }>(tryLock)
    if (row?.locked === true) return
    await delay(50)
  }
}

function findPending(
  migrations: readonly Migration[],
  applied: readonly Pick<Migration, 'version' | 'name' | 'checksum'>[],
): Migration[] {
  const byVersion = new Map(migrations.map((migration) => [migration.version, migration]))
  for (const row of applied) {
    const migration = byVersion.get(row.version)
    if (migration === undefined) {
      throw new MigrationError(
        `the database is newer than this program: it has migration ${row.name}, which the program does not know; run the newer program`,
      )
    }
    if (migration.checksum !== row.checksum) {
      throw new MigrationError(
        `migration ${migration.name} was edited after it had been applied; restore it and put the change into a new migration`,
      )
    }
  }
  const done = new Set(applied.map((row) => row.version))
  return migrations.filter((migration) => !done.has(migration.version))
}

async function apply(session: Session, migration: Migration): Promise<void> {
  try {
    if (migration.inTransaction) await session.run('BEGIN')
    await session.run(migration.sql)
    if (migration.inTransaction) await checkStillOpen(session)
    await session.execute(recordApplied, [migration.version, migration.name, migration.checksum])
    if (migration.inTransaction) await session.run('COMMIT')
  } catch (error) {
    if (migration.inTransaction) await session.run('ROLLBACK').catch(() => undefined)
    throw new MigrationError(`migration ${migration.name} failed: ${describe(error, migration.sql)}`, { cause: error })
  }
}

async function checkStillOpen(session: Session): Promise<void> {
  try {
    await session.run('SAVEPOINT before_the_record')
  } catch (error) {
    // no_active_sql_transaction
    if ((error as { code?: string }).code !== '25P01') throw error
    throw new Error('it ends its own transaction; leave BEGIN and COMMIT out of it')
  }
}

function describe(error: unknown, sql: string): string {
  if (!(error instanceof Error)) return String(error)
  const { position, hint } = error as { position?: string; hint?: string }
  const line = position === undefined ? '' : ` (line ${sql.slice(0, Number(position) - 1).split('\n').length})`
  return `${error.message}${line}${hint === undefined ? '' : `. ${hint}`}`
}
