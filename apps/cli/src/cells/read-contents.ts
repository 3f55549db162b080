import {
  type Database,
  findPendingMigrations,
  hasSqlState,
  jobSchemaOf,
  type readMigrations,
  statement,
} from '@channel/db'

/** What a cell contains. Null: its tables are missing. */
export interface CellContents {
  readonly organizations: number | null
  /** An estimate if there are many. */
  readonly messages: number | null
  /** In bytes. */
  readonly size: number | null
  readonly missing_migrations: number
}

const readStatement = statement(
  'read_contents_of_cell',
  `SELECT (SELECT count(*)::int FROM organizations) AS organizations,
     (SELECT CASE WHEN reltuples > 10000 THEN reltuples::bigint ELSE (SELECT count(*) FROM (SELECT 1 FROM messages LIMIT 10001) AS few) END
      FROM pg_class WHERE oid = 'messages'::regclass) AS messages,
     (SELECT sum(pg_total_relation_size(oid))::bigint FROM pg_class
      WHERE relkind = 'r' AND relnamespace IN (current_schema()::regnamespace, to_regnamespace($1))) AS size`,
)

export async function readContents(
  database: Database,
  migrations: Awaited<ReturnType<typeof readMigrations>>,
): Promise<CellContents> {
  const missing_migrations = (await findPendingMigrations(database, migrations)).length
  const [row] = await database
    .query<Omit<CellContents, 'missing_migrations'>>(readStatement, [jobSchemaOf(database.cell)])
    .catch((error: unknown) => {
      if (hasSqlState(error, '42P01')) return []
      throw error
    })
  return { organizations: null, messages: null, size: null, ...row, missing_migrations }
}
