import { setTimeout as delay } from 'node:timers/promises'
import { applyMigration } from './apply-migration.ts'
import { schemaOf } from './cell.ts'
import { installRoutes } from './cells/install-routes.ts'
import { describeServerProblem } from './find-server-problem.ts'
import { migrateJobSchema } from './job-schema.ts'
import { MigrationError } from './migration-error.ts'
import type { Database, Session } from './queryable.ts'
import { readMigrations } from './read-migrations.ts'
import { setRoleLimits } from './role-limits.ts'
import { findPendingMigrations, prepareHistory } from './schema-history.ts'
import { grantServiceRights } from './service-rights.ts'
import { statement } from './statement.ts'

const findSchema = statement('migrate_find_schema', 'SELECT to_regnamespace($1) IS NOT NULL AS is_there')
const readRole = statement('migrate_read_role', 'SELECT session_user::text AS role')
// Arbitrary but fixed. Nothing else in the database may use it.
const tryLock = statement('migrate_try_lock', 'SELECT pg_try_advisory_lock(7204518869014) AS locked')

/** Options of a migration. */
export interface MigrateOptions {
  /** The directory of the migrations, if not beside the code. */
  readonly migrationsDirectory?: string
  /** The database with the role of the service, if another one owns the schema. That role gets its rights and limits. */
  readonly service?: Database | undefined
  /** Called with one line whenever a migration has to wait for other sessions. */
  readonly log?: (line: string) => void
  /** Ends the wait for other processes and sessions. A running migration is completed. */
  readonly signal?: AbortSignal
  /** How long requests may queue behind a migration that waits for a lock; default 2,000. */
  readonly lockTimeoutMs?: number
}

/** Longer than the second after which PostgreSQL cancels an autovacuum that has the lock. */
export const defaultLockTimeoutMs = 2_000

/**
 * Creates the schema of the database's cell unless it exists, applies the pending migrations, each in its own transaction, and returns
 * their file names. In a cell besides main, it then creates the triggers that record routes. If several processes call it, one works
 * and the others wait. A file with `-- no-transaction` runs outside a transaction (CREATE INDEX
 * CONCURRENTLY); it must contain one statement that can be repeated after a failure. A database that is newer than
 * the program but compatible with it stays unchanged. Then the tables of the job library are made or upgraded, and the role of
 * the service gets its rights and limits.
 *
 * @throws MigrationError if the server is older than 15, the database is not in UTF-8, an applied migration was
 *   edited, the database needs a newer program, or a migration fails (naming it)
 * @throws DatabaseUnavailable
 */
export async function migrate(database: Database, options: MigrateOptions = {}): Promise<string[]> {
  const { migrationsDirectory, service, log = () => undefined, signal, lockTimeoutMs = defaultLockTimeoutMs } = options
  const migrations = await readMigrations(migrationsDirectory)
  const wait = { lockTimeoutMs, log, signal }
  return database.session(async (session) => {
    await checkServer(session, database.description)
    await lock(session, signal)
    await createSchema(session, database.cell)
    const pending = await findPendingMigrations(session, migrations)
    if (pending.length > 0) await prepareHistory(session)
    for (const migration of pending) {
      signal?.throwIfAborted()
      await applyMigration(session, migration, wait)
    }
    await installRoutes(session, database.cell, wait)
    await migrateJobSchema(session, database.cell)
    await prepareRole(session, database.poolRole, service)
    return pending.map((migration) => migration.name)
  })
}

/** Of a cell other than main. An administrator may have made it, for an owner that may not. */
async function createSchema(session: Session, cell: string): Promise<void> {
  const schema = schemaOf(cell)
  if (schema === undefined) return
  const [found] = await session.query<{ is_there: boolean }>(findSchema, [schema])
  if (found?.is_there) return
  await session.run(`CREATE SCHEMA ${schema}`).catch((error: Error) => {
    throw new MigrationError(`the schema of the cell ${cell} cannot be made: ${error.message}`, { cause: error })
  })
}

/** A role may set its own limits, and only a superuser those of another one. */
async function prepareRole(
  session: Session,
  poolRole: string | undefined,
  service: Database | undefined,
): Promise<void> {
  const role = service === undefined ? poolRole : await service.session((own) => prepareOwn(own))
  if (role !== undefined) await grantServiceRights(session, role)
  if (service === undefined) await setRoleLimits(session, poolRole)
}

async function prepareOwn(session: Session): Promise<string | undefined> {
  await setRoleLimits(session, undefined)
  const [found] = await session.query<{ role: string }>(readRole)
  return found?.role
}

async function checkServer(session: Session, where: string): Promise<void> {
  const problem = await describeServerProblem(session, where)
  if (problem !== undefined) throw new MigrationError(problem)
}

/** Polls: a session that waits inside one statement has a snapshot, which would block CREATE INDEX CONCURRENTLY. */
async function lock(session: Session, signal: AbortSignal | undefined): Promise<void> {
  for (;;) {
    const [row] = await session.query<{ locked: boolean }>(tryLock)
    if (row?.locked === true) return
    await delay(50, undefined, { signal })
  }
}
