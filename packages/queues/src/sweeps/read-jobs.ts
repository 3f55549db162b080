import { jobSchemaOf, type LibraryPool } from '@channel/db'
import { maxDepth, type QueueState } from '../leased/index.ts'

// The tables of the job library, which `migrate` creates.
const exists = (schema: string) => `SELECT to_regclass('${schema}.job') IS NOT NULL AS exists`
const read = (schema: string) => `SELECT count(*)::int AS depth,
    coalesce(greatest(0, extract(epoch FROM clock_timestamp() - min(start_after))), 0)::float8 AS oldest_age
  FROM (SELECT start_after FROM ${schema}.job WHERE state < 'active' AND name NOT LIKE '\\_\\_pgboss\\_\\_%'
        ORDER BY start_after LIMIT ${maxDepth}) AS waiting`

/** Reads what waits in the queue of jobs of a cell. Undefined: no worker has created it yet. */
export async function readJobs(pool: Pick<LibraryPool, 'executeSql'>, cell: string): Promise<QueueState | undefined> {
  const schema = jobSchemaOf(cell)
  const found = await pool.executeSql(exists(schema))
  if (!found.rows[0]?.exists) return undefined
  const { rows } = await pool.executeSql(read(schema))
  return { queue: 'jobs', depth: rows[0].depth, oldestAge: rows[0].oldest_age }
}
