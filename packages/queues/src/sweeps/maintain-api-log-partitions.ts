import { type Database, type Queryable, type Session, statement } from '@channel/db'
import type { PurgeOptions } from './purge-options.ts'

const daysAhead = 7
const retentionDays = 30
const dayMs = 24 * 60 * 60 * 1000
/** Moving a day's rows may take minutes; a half-open connection must not block the job forever. */
const statementTimeoutMs = 5 * 60_000

/** The changed partitions of the log, as days such as `2026-11-21`. */
export interface ChangedPartitions {
  readonly created: string[]
  readonly dropped: string[]
}

const lockPartitions = statement(
  'lock_api_log_partitions',
  `SELECT pg_advisory_xact_lock(hashtext('api_log_partitions'))`,
)
const selectPartitions = statement(
  'list_api_log_partitions',
  `SELECT to_date(substring(class.relname FROM '^api_log_([0-9]{8})$'), 'YYYYMMDD')::text AS day
   FROM pg_inherits JOIN pg_class class ON class.oid = inhrelid
   WHERE inhparent = 'api_log'::regclass AND class.relname ~ '^api_log_[0-9]{8}$' ORDER BY day`,
)
const selectDefaultDays = statement(
  'list_api_log_default_days',
  `SELECT DISTINCT (created_at AT TIME ZONE 'UTC')::date::text AS day FROM api_log_default ORDER BY day`,
)
const deleteOldDefaults = statement('delete_old_api_log_defaults', 'DELETE FROM api_log_default WHERE created_at < $1')

const createStatement = statement('create_api_log_partition', 'SELECT create_api_log_partition($1)')
const dropStatement = statement('drop_api_log_partition', 'SELECT drop_api_log_partition($1)')

/**
 * Creates the partitions of today and a week ahead, and drops those whose calls are all more than 30 days old. Rows in
 * the default partition, whose day had no partition in time, move to a partition of their own. May run at any time,
 * also concurrently.
 *
 * @throws DatabaseError `55P03` when the log is locked for seconds; completed changes stay
 */
export async function maintainApiLogPartitions(
  database: Database,
  { now }: Pick<PurgeOptions, 'now'>,
): Promise<ChangedPartitions> {
  const today = Math.floor(now().getTime() / dayMs) * dayMs
  const firstDay = dayOf(today - retentionDays * dayMs)
  const maintain = async (session: Session): Promise<ChangedPartitions> => {
    const dropped = await inShortTransaction(session, () => dropBefore(session, firstDay))
    const upcoming = Array.from({ length: daysAhead + 1 }, (_, ahead) => dayOf(today + ahead * dayMs))
    const days = new Set([...upcoming, ...(await daysOf(session, selectDefaultDays))])
    const created: string[] = []
    for (const day of [...days].sort()) {
      if (await inShortTransaction(session, () => createPartition(session, day))) created.push(day)
    }
    return { created, dropped }
  }
  return database.session(maintain, { statementTimeoutMs })
}

async function dropBefore(session: Session, firstDay: string): Promise<string[]> {
  const old = (await daysOf(session, selectPartitions)).filter((day) => day < firstDay)
  for (const day of old) await session.query(dropStatement, [day])
  await session.execute(deleteOldDefaults, [`${firstDay}T00:00:00Z`])
  return old
}

/** @returns false when it exists already */
async function createPartition(session: Session, day: string): Promise<boolean> {
  if ((await daysOf(session, selectPartitions)).includes(day)) return false
  await session.query(createStatement, [day])
  return true
}

/** A statement that waits for a lock on the log blocks all later ones, so the wait is short and the caller retries. */
async function inShortTransaction<Result>(session: Session, work: () => Promise<Result>): Promise<Result> {
  await session.run(`BEGIN; SET LOCAL lock_timeout = '2s'`)
  try {
    await session.query(lockPartitions)
    const result = await work()
    await session.run('COMMIT')
    return result
  } catch (error) {
    await session.run('ROLLBACK').catch(() => undefined)
    throw error
  }
}

async function daysOf(database: Queryable, statementOfDays: typeof selectPartitions): Promise<string[]> {
  const rows = await database.query(statementOfDays)
  return rows.map(({ day }) => day)
}

function dayOf(ms: number): string {
  return new Date(ms).toISOString().slice(0, 10)
}
