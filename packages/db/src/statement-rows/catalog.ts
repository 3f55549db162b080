import type { Queryable } from '../queryable.ts'
import { statement } from '../statement.ts'

const readFunctions = statement(
  'statement_rows_read_functions',
  "SELECT oid::int AS oid, proname AS name FROM pg_proc WHERE pronamespace = 'pg_catalog'::regnamespace",
)
const readOperators = statement(
  'statement_rows_read_operators',
  "SELECT oid::int AS oid, oprname AS name FROM pg_operator WHERE oprnamespace = 'pg_catalog'::regnamespace",
)

/** The names of PostgreSQL's built-in functions and operators by oid, as parsed queries refer to them. */
export interface Catalog {
  readonly functions: ReadonlyMap<string, string>
  readonly operators: ReadonlyMap<string, string>
}

export async function readCatalog(database: Queryable): Promise<Catalog> {
  const [functions, operators] = await Promise.all(
    [readFunctions, readOperators].map((each) => database.query<{ oid: number; name: string }>(each)),
  )
  const names = (rows: typeof functions) => new Map(rows?.map(({ oid, name }) => [String(oid), name]))
  return { functions: names(functions), operators: names(operators) }
}
