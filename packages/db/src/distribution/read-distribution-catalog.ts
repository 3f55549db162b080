import type { Queryable } from '../queryable.ts'
import { statement } from '../statement.ts'

const readFunctions = statement(
  'distribution_read_functions',
  'SELECT oid::int AS oid, proname AS name, provolatile AS volatility FROM pg_proc',
)
/** The SQL of whether the table `class` is distributed. Every server has a full copy of the others, whose comments say so. */
export const isDistributed = `coalesce(obj_description(class.oid, 'pg_class'), '') !~ 'Reference table'`

const readTables = statement(
  'distribution_read_tables',
  `SELECT class.oid::int AS oid, relname AS name, attnum::text AS column
   FROM pg_class class JOIN pg_attribute ON attrelid = class.oid AND attname = 'organization_id'
   WHERE relnamespace = 'public'::regnamespace AND relkind IN ('r', 'p') AND NOT relispartition AND ${isDistributed}`,
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

export async function readDistributionCatalog(database: Queryable): Promise<DistributionCatalog> {
  const functions = await database.query<DatabaseFunction & { oid: number }>(readFunctions)
  const tables = await database.query<DistributedTable & { oid: number }>(readTables)
  return { functions: byOid(functions), tables: byOid(tables) }
}

function byOid<Row extends { readonly oid: number }>(rows: readonly Row[]): ReadonlyMap<string, Row> {
  return new Map(rows.map((row) => [String(row.oid), row]))
}
