import {
  type Database,
  DatabaseUnavailable,
  describeMissingJobSchema,
  findPendingMigrations,
  hasSqlState,
  MigrationError,
  readMigrations,
} from '@channel/db'
import { currentOutages } from '../log/index.ts'

/** A readiness check failure. */
export interface ReadinessFailure {
  /**
   * `database_read_only`: it is a standby; `migrations`: it lacks some; `schema_mismatch`: the program cannot run on its schema;
   * `stalled`: a part of the process does nothing any more.
   */
  readonly code: 'database' | 'database_read_only' | 'migrations' | 'schema_mismatch' | 'draining' | 'stalled'
  /** One line for the operator. */
  readonly detail?: string
  /** Since when, if it is known. */
  readonly since?: string | undefined
}

const limitMs = 2_000

/** Returns the current failures; empty if the database can be used. */
export type ReadinessCheck = () => Promise<readonly ReadinessFailure[]>

/**
 * Opens the readiness check of the database. The migrations are loaded once: a deployment may replace the files while this
 * process runs, but the process needs those of its own version. A check takes at most 2 s: a supervisor waits no longer. Checks at the
 * same time are one, so that they take no connections while the database hangs.
 *
 * @param reading the migrations, if they are already loaded: for several cells
 */
export async function openReadinessCheck(database: Database, reading = readMigrations()): Promise<ReadinessCheck> {
  const migrations = await reading
  let running: { readonly begin: string; readonly result: Promise<readonly ReadinessFailure[]> } | undefined

  async function check(): Promise<readonly ReadinessFailure[]> {
    try {
      await database.checkWritable()
      const [first] = await findPendingMigrations(database, migrations)
      const missing = first
        ? `the database lacks the migrations from ${first.name} on`
        : await describeMissingJobSchema(database)
      return missing === undefined ? [] : [{ code: 'migrations', detail: missing }]
    } catch (error) {
      if (error instanceof MigrationError) return [{ code: 'schema_mismatch', detail: error.message }]
      // insufficient_privilege
      if (hasSqlState(error, '42501'))
        return [{ code: 'migrations', detail: `the role lacks rights: ${(error as Error).message}` }]
      const problem = error instanceof DatabaseUnavailable ? error.problem : undefined
      if (problem === 'unprepared') return [{ code: 'migrations', detail: (error as Error).message }]
      const code = problem === 'read_only' ? 'database_read_only' : 'database'
      return [{ code, since: currentOutages().database?.since }]
    }
  }

  return async () => {
    running ??= {
      begin: new Date().toISOString(),
      result: check().finally(() => {
        running = undefined
      }),
    }
    const { begin, result } = running
    const late = Promise.withResolvers<readonly ReadinessFailure[]>()
    const timer = setTimeout(() => {
      const since = currentOutages().database?.since ?? begin
      late.resolve([{ code: 'database', detail: `the database has not responded for ${limitMs / 1_000} s`, since }])
    }, limitMs)
    return Promise.race([result, late.promise]).finally(() => clearTimeout(timer))
  }
}
