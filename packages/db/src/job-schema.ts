import library from 'pg-boss/package.json' with { type: 'json' }
import { hasSqlState } from './errors.ts'
import { MigrationError } from './migration-error.ts'
import type { Queryable, Session } from './queryable.ts'
import { statement } from './statement.ts'

// The tables of the job library are its own, and so are the statements that create and upgrade them. `migrate` runs these, so that
// the worker needs no rights to change a schema.

/** The schema of the job library. */
export const jobSchema = 'pgboss'

const needed = library.pgboss.schema
const readVersion = statement('read_job_schema_version', `SELECT version FROM ${jobSchema}.version`)

/** What the job library lacks in the database, in one line. Undefined if it can run. A newer version can be used. */
export async function describeMissingJobSchema(database: Queryable): Promise<string | undefined> {
  const version = await findVersion(database)
  if (version === undefined) return `the tables of the job library (schema ${jobSchema}) are missing`
  return version < needed ? `the tables of the job library are older than this program needs` : undefined
}

/**
 * Creates or upgrades the tables of the job library.
 *
 * @throws MigrationError
 */
export async function migrateJobSchema(session: Session): Promise<void> {
  const version = await findVersion(session)
  if (version !== undefined && version >= needed) return
  const { getConstructionPlans, getMigrationPlans } = await import('pg-boss')
  const sql = version === undefined ? getConstructionPlans(jobSchema) : getMigrationPlans(jobSchema, version)
  await session.run(sql).catch((error: Error) => {
    throw new MigrationError(`the tables of the job library cannot be made: ${error.message}`, { cause: error })
  })
}

async function findVersion(database: Queryable): Promise<number | undefined> {
  try {
    const [row] = await database.query<{ version: number }>(readVersion)
    return row?.version
  } catch (error) {
    // undefined_table, also without the schema
    if (hasSqlState(error, '42P01')) return undefined
    throw error
  }
}
