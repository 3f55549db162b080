import { type LockWait, withLockTimeout } from './lock-timeout.ts'
import { MigrationError } from './migration-error.ts'
import type { Migration } from './migration-files.ts'
import type { Queryable, Session } from './queryable.ts'
import { statement } from './statement.ts'

/** A row of `schema_migrations`. */
interface AppliedMigration extends Pick<Migration, 'version' | 'name' | 'checksum'> {
  /** Null for a migration that does not declare it. */
  readonly oldest_compatible: number | null
}

const findTable = statement('migrate_find_table', `SELECT to_regclass('schema_migrations') IS NOT NULL AS is_there`)
// Read through JSON: older databases lack the column until they are migrated.
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

/** Creates the table of applied migrations, or adds its missing column. */
export async function prepareHistory(session: Session, wait: LockWait): Promise<void> {
  await session.run(createTable)
  // Checked first: the ALTER blocks every readiness check, even if the column exists.
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
 * The pending migrations of a database; all of them if it was never migrated. Applied migrations that the program
 * does not know are accepted if they are compatible with it.
 *
 * @param migrations those of the program, from {@link readMigrations}
 * @throws MigrationError if the program cannot run on the schema: an unknown migration needs newer programs, or an
 *   applied one was edited
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
        `migration ${migration.name} was edited after it was applied; restore it and put the change into a new migration`,
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
 * A migration that declares no compatibility, or only its own number, needs a program that contains it: its effect
 * on older programs is unknown.
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
    `the database is newer than this program: it has migration ${worst.name}, which needs a program with migration ${numbered(worst.needs)} or later, but this one ends with ${numbered(newest)}; run the newer program`,
  )
}

function numbered(version: number): string {
  return String(version).padStart(4, '0')
}
