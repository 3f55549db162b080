import type { Queryable } from '../queryable.ts'
import { statement } from '../statement.ts'

const readFunctions = statement(
  'distribution_read_functions',
  'SELECT oid::int AS oid, proname AS name, provolatile AS volatility FROM pg_proc',
)
const readTables = statement(
  'distribution_read_tables',
  `SELECT class.oid::int AS oid, relname AS name, attnum::text AS column
   FROM pg_class class JOIN pg_attribute ON attrelid = class.oid AND attname = 'organization_id'
   WHERE relnamespace = 'public'::regnamespace AND relkind IN ('r', 'p') AND NOT relispartition AND relname <> ALL ($1)`,
)

/** A function, or the function of an operator. */
export interface DatabaseFunction {
  readonly name: string
  readonly volatility: 'i' | 's' | 'v'
}

/** A table whose rows each belong to one organization. */
export interface DistributedTable {
  readonly name: string
  /** The number of the column of the organization. */
  readonly column: string
}

/** What parsed queries refer to by oid. */
export interface DistributionCatalog {
  readonly functions: ReadonlyMap<string, DatabaseFunction>
  readonly tables: ReadonlyMap<string, DistributedTable>
}

/** @param referenceTables tables that every server has as a whole */
export async function readDistributionCatalog(
  database: Queryable,
  referenceTables: readonly string[],
): Promise<DistributionCatalog> {
  const functions = await database.query<DatabaseFunction & { oid: number }>(readFunctions)
  const tables = await database.query<DistributedTable & { oid: number }>(readTables, [referenceTables])
  return { functions: byOid(functions), tables: byOid(tables) }
}

function byOid<Row extends { readonly oid: number }>(rows: readonly Row[]): ReadonlyMap<string, Row> {
  return new Map(rows.map((row) => [String(row.oid), row]))
}
