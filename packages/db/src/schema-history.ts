import type { Migration } from './migration.ts'
import { BaselineMismatch, MigrationError } from './migration-error.ts'
import type { Queryable, Session } from './queryable.ts'
import { statement } from './statement.ts'

/** A row of `schema_migrations`. */
interface AppliedMigration extends Pick<Migration, 'version' | 'name' | 'checksum'> {
  readonly oldest_compatible: number
}

const findTable = statement('migrate_find_table', `SELECT to_regclass('schema_migrations') IS NOT NULL AS is_there`)
const findBaseline = statement(
  'migrate_find_baseline',
  `SELECT count(*) > 0 AS is_migrated, max(checksum) FILTER (WHERE version = 0) AS baseline FROM schema_migrations`,
)
const readApplied = statement(
  'migrate_read_applied',
  'SELECT version, name, checksum, oldest_compatible FROM schema_migrations ORDER BY version',
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
  oldest_compatible integer NOT NULL
)`

/** Creates the table of applied migrations. */
export function prepareHistory(session: Session): Promise<void> {
  return session.run(createTable)
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
 * @throws MigrationError if the program cannot run on the schema: another baseline, an unknown migration that needs newer
 *   programs, or an applied one that was edited
 * @throws DatabaseUnavailable
 */
export async function findPendingMigrations(
  database: Queryable,
  migrations: readonly Migration[],
): Promise<readonly Migration[]> {
  const known = new Map(migrations.map((migration) => [migration.version, migration]))
  const applied = await readHistory(database, known.get(0))
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

/** Checks the baseline first: the history of a database without it may lack columns. */
async function readHistory(database: Queryable, baseline: Migration | undefined): Promise<AppliedMigration[]> {
  const [table] = await database.query<{ is_there: boolean }>(findTable)
  if (!table?.is_there) return []
  const [found] = await database.query<{ is_migrated: boolean; baseline: string | null }>(findBaseline)
  if (!found?.is_migrated) return []
  if (found.baseline !== baseline?.checksum) {
    const made = found.baseline === null ? 'before the baseline' : 'with another baseline'
    throw new BaselineMismatch(
      `the schema of the database was created ${made}, so this program cannot use or upgrade it; it was left unchanged`,
    )
  }
  return database.query<AppliedMigration>(readApplied)
}

/**
 * A migration that declares only its own number needs a program that contains it: its effect on older programs is unknown.
 *
 * @param newest the newest migration of the program
 */
function refuseIncompatible(unknown: readonly AppliedMigration[], newest: number): void {
  let worst: { readonly name: string; readonly needs: number } | undefined
  for (const { version, name, oldest_compatible: needs } of unknown) {
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
