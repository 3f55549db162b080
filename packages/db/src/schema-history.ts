import { type LockWait, withLockTimeout } from './lock-timeout.ts'
import { MigrationError } from './migration-error.ts'
import type { Migration } from './migration-files.ts'
import type { Queryable, Session } from './queryable.ts'
import { statement } from './statement.ts'

/** A row of `schema_migrations`. */
interface AppliedMigration extends Pick<Migration, 'version' | 'name' | 'checksum'> {
  /** Null for a migration that did not declare it. */
  readonly oldest_compatible: number | null
}

const findTable = statement('migrate_find_table', `SELECT to_regclass('schema_migrations') IS NOT NULL AS is_there`)
// By way of JSON: the column is missing until a program that knows it has migrated.
const readApplied = statement(
  'migrate_read_applied',
  `SELECT version, name, checksum, (to_jsonb(applied) ->> 'oldest_compatible')::int AS oldest_compatible
   FROM schema_migrations applied ORDER BY version`,
)
const findColumn = statement(
  'migrate_find_column',
  `SELECT EXISTS (
     SELECT FROM pg_attribute WHERE attrelid = 'schema_migrations'::regclass AND attname = 'oldest_compatible'
   ) AS is_there`,
)
const recordApplied = statement(
  'migrate_record_applied',
  'INSERT INTO schema_migrations (version, name, checksum, oldest_compatible) VALUES ($1, $2, $3, $4)',
)

const createTable = `CREATE TABLE IF NOT EXISTS schema_migrations (
  version integer PRIMARY KEY,
  name text NOT NULL,
  checksum text NOT NULL,
  applied_at timestamptz NOT NULL DEFAULT now(),
  oldest_compatible integer
)`

/** Creates the table of applied migrations, or adds what it lacks. */
export async function prepareHistory(session: Session, wait: LockWait): Promise<void> {
  await session.run(createTable)
  // Asked first: the ALTER locks out every readiness check, even if there is nothing to add.
  const [column] = await session.query<{ is_there: boolean }>(findColumn)
  if (column?.is_there) return
  await withLockTimeout(session, wait, 'The table schema_migrations', () =>
    session.run('ALTER TABLE schema_migrations ADD COLUMN oldest_compatible integer'),
  )
}

/** Records that a migration was applied. */
export async function recordMigration(session: Session, migration: Migration): Promise<void> {
  const { version, name, checksum, oldestCompatible } = migration
  await session.execute(recordApplied, [version, name, checksum, oldestCompatible])
}

/**
 * The migrations of a program that its database lacks: all of them if it was never migrated. Migrations that the program
 * does not know are fine as long as they are compatible with it.
 *
 * @param migrations those of the program, from {@link readMigrations}
 * @throws MigrationError when the program cannot run on the schema: a migration that it does not know needs newer programs,
 *   or one that was applied has been edited since
 * @throws DatabaseUnavailable
 */
export async function findPendingMigrations(
  database: Queryable,
  migrations: readonly Migration[],
): Promise<readonly Migration[]> {
  const [table] = await database.query<{ is_there: boolean }>(findTable)
  const applied = table?.is_there ? await database.query<AppliedMigration>(readApplied) : []
  const known = new Map(migrations.map((migration) => [migration.version, migration]))
  for (const { version, checksum } of applied) {
    const migration = known.get(version)
    if (migration !== undefined && migration.checksum !== checksum) {
      throw new MigrationError(
        `migration ${migration.name} was edited after it had been applied; restore it and put the change into a new migration`,
      )
    }
  }
  refuseIncompatible(
    applied.filter(({ version }) => !known.has(version)),
    migrations.at(-1)?.version ?? 0,
  )
  const done = new Set(applied.map(({ version }) => version))
  return migrations.filter(({ version }) => !done.has(version))
}

/**
 * A migration that declares nothing, or itself, runs with programs that contain it and no others: nobody can say what it
 * did to programs of before.
 *
 * @param newest the newest migration of the program
 */
function refuseIncompatible(unknown: readonly AppliedMigration[], newest: number): void {
  let worst: { readonly name: string; readonly needs: number } | undefined
  for (const { version, name, oldest_compatible } of unknown) {
    const needs = oldest_compatible ?? version
    const isCompatible = needs <= newest && needs < version
    if (!isCompatible && (worst === undefined || needs >= worst.needs)) worst = { name, needs }
  }
  if (worst === undefined) return
  throw new MigrationError(
    `the database is newer than this program: it has migration ${worst.name}, which needs programs of migration ${numbered(worst.needs)} or later, and this one is of ${numbered(newest)}; run the newer program`,
  )
}

function numbered(version: number): string {
  return String(version).padStart(4, '0')
}
