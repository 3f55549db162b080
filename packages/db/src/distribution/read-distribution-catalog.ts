import type { Queryable } from '../queryable.ts'
import { statement } from '../statement.ts'

const readFunctions = statement(
  'distribution_read_functions',
  'SELECT oid::int AS oid, proname AS name, provolatile AS volatility FROM pg_proc',
)

/** A function, or the function of an operator. */
export interface DatabaseFunction {
  readonly name: string
  readonly volatility: 'i' | 's' | 'v'
}

/** What parsed queries refer to by oid. */
export interface DistributionCatalog {
  readonly functions: ReadonlyMap<string, DatabaseFunction>
}

export async function readDistributionCatalog(database: Queryable): Promise<DistributionCatalog> {
  const functions = await database.query<DatabaseFunction & { oid: number }>(readFunctions)
  return { functions: new Map(functions.map((each) => [String(each.oid), each])) }
}
