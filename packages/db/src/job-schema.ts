import library from 'pg-boss/package.json' with { type: 'json' }
import { mainCell } from './cell.ts'
import { hasSqlState } from './errors.ts'
import { MigrationError } from './migration-error.ts'
import type { Database, Queryable, Session } from './queryable.ts'
import { statement } from './statement.ts'

// The tables of the job library are its own, and so are the statements that create and upgrade them. `migrate` runs these, so that
// the worker needs no rights to change a schema.

/** The schema of the job library of a cell. */
export function jobSchemaOf(cell: string): string {
  return cell === mainCell ? 'pgboss' : `pgboss_${cell}`
}

/** The same as an SQL expression, of the cell of the connection. */
export const currentJobSchema = `(CASE WHEN starts_with(current_schema(), 'cell_') THEN 'pgboss_' || substr(current_schema(), 6) ELSE 'pgboss' END)`

const needed = library.pgboss.schema

/** What the job library lacks in the database, in one line. Undefined if it can run. A newer version can be used. */
export async function describeMissingJobSchema(database: Database): Promise<string | undefined> {
  const version = await findVersion(database, database.cell)
  if (version === undefined) return `the tables of the job library (schema ${jobSchemaOf(database.cell)}) are missing`
  return version < needed ? `the tables of the job library are older than this program needs` : undefined
}

/**
 * Creates or upgrades the tables of the job library.
 *
 * @throws MigrationError
 */
export async function migrateJobSchema(session: Session, cell: string): Promise<void> {
  const schema = jobSchemaOf(cell)
  const version = await findVersion(session, cell)
  if (version !== undefined && version >= needed) return
  const { getConstructionPlans, getMigrationPlans } = await import('pg-boss')
  const sql = version === undefined ? getConstructionPlans(schema) : getMigrationPlans(schema, version)
  await session.run(sql).catch((error: Error) => {
    throw new MigrationError(`the tables of the job library cannot be made: ${error.message}`, { cause: error })
  })
}

async function findVersion(database: Queryable, cell: string): Promise<number | undefined> {
  const readVersion = statement(`read_job_version_${cell}`, `SELECT version FROM ${jobSchemaOf(cell)}.version`)
  try {
    const [row] = await database.query<{ version: number }>(readVersion)
    return row?.version
  } catch (error) {
    // undefined_table, also without the schema
    if (hasSqlState(error, '42P01')) return undefined
    throw error
  }
}
