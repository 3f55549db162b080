import { dayMs } from '@channel/core/mechanisms/retries'
import { type Database, type Session, statement } from '@channel/db'
import { keptDays, type PartitionedTable, partitionedTables, startOfPeriod } from './partitioned-tables.ts'
import type { PurgeOptions } from './purge-options.ts'

const daysAhead = 7
/** Moving the rows of a period may take minutes; a half-open connection must not block the job forever. */
const statementTimeoutMs = 5 * 60_000

/** The changed partitions, by their table and first day, such as `api_log 2026-11-21`. */
export interface ChangedPartitions {
  readonly created: string[]
  readonly dropped: string[]
}

const lockPartitions = statement(
  'lock_partitions',
  `SELECT pg_advisory_xact_lock(hashtext(current_schema() || '.' || $1::text || '_partitions'))`,
)
const selectPartitions = statement(
  'list_partitions',
  `SELECT to_date(right(class.relname, 8), 'YYYYMMDD')::text AS day
   FROM pg_inherits JOIN pg_class class ON class.oid = inhrelid
   WHERE inhparent = $1::text::regclass AND class.relname ~ '_[0-9]{8}$' ORDER BY day`,
)
const createStatement = statement('create_partition', 'SELECT create_partition($1, $2, $3, $4)')
const dropStatement = statement('drop_partition', 'SELECT drop_partition($1, $2)')

/**
 * Creates the partitions of now and a week ahead, and drops those whose rows are all more than 30 days old, unless some must stay. Rows in
 * a default partition, whose period had no partition in time, move to a partition of their own. May run at any time, also concurrently.
 *
 * @throws DatabaseError `55P03` when a table is locked for seconds; completed changes stay, and so do those of other tables
 */
export async function maintainPartitions(
  database: Database,
  { now }: Pick<PurgeOptions, 'now'>,
): Promise<ChangedPartitions> {
  const changed: ChangedPartitions = { created: [], dropped: [] }
  const failures: unknown[] = []
  const maintain = async (session: Session) => {
    for (const table of partitionedTables) {
      await maintainTable(session, table, now().getTime(), changed).catch((error: unknown) => failures.push(error))
    }
  }
  await database.session(maintain, { statementTimeoutMs })
  if (failures.length > 0) throw failures[0]
  return changed
}

async function maintainTable(
  session: Session,
  table: PartitionedTable,
  nowMs: number,
  { created, dropped }: ChangedPartitions,
): Promise<void> {
  const { name } = table
  const firstMs = startOfPeriod(table, nowMs - keptDays * dayMs)
  for (const day of await daysOf(session, name)) {
    if (day >= dayOf(firstMs)) break
    if (await inShortTransaction(session, name, () => dropPartition(session, table, day, nowMs)))
      dropped.push(`${name} ${day}`)
  }
  const { findInDefault, deleteFromDefault } = table
  if (deleteFromDefault !== undefined) await session.execute(deleteFromDefault, [table.keyAt(firstMs)])
  const periods: PartitionBounds[] = []
  for (let ms = firstMs; ms <= nowMs + daysAhead * dayMs; ms += table.width * dayMs) periods.push(boundsOf(table, ms))
  const columns = [periods.map(({ day }) => day), periods.map(({ from }) => from), periods.map(({ to }) => to)]
  const found = new Set((await session.query(findInDefault, columns)).map(({ day }) => day))
  const current = dayOf(startOfPeriod(table, nowMs))
  for (const bounds of periods.filter(({ day }) => day >= current || found.has(day))) {
    if (await inShortTransaction(session, name, () => createPartition(session, name, bounds)))
      created.push(`${name} ${bounds.day}`)
  }
}

/** @returns false when it does not exist any more, or has rows that must stay */
async function dropPartition(session: Session, table: PartitionedTable, day: string, nowMs: number): Promise<boolean> {
  const { name, width, findKept } = table
  if (!(await daysOf(session, name)).includes(day)) return false
  if (findKept !== undefined) {
    const startMs = Date.parse(day)
    const { from, to } = boundsOf(table, startMs)
    const [kept] = await session.query(findKept, [from, to, new Date(startMs + width * dayMs), new Date(nowMs)])
    if (kept?.is_kept !== false) return false
  }
  await session.query(dropStatement, [name, day])
  return true
}

interface PartitionBounds {
  /** The first day, which names it. */
  readonly day: string
  readonly from: string
  readonly to: string
}

function boundsOf({ keyAt, width }: PartitionedTable, ms: number): PartitionBounds {
  return { day: dayOf(ms), from: keyAt(ms), to: keyAt(ms + width * dayMs) }
}

/** @returns false when it exists already */
async function createPartition(session: Session, name: string, { day, from, to }: PartitionBounds): Promise<boolean> {
  if ((await daysOf(session, name)).includes(day)) return false
  await session.query(createStatement, [name, day, from, to])
  return true
}

/** A statement that waits for a lock on a table blocks all later ones, so the wait is short and the caller retries. */
async function inShortTransaction<Result>(
  session: Session,
  table: string,
  work: () => Promise<Result>,
): Promise<Result> {
  await session.run(`BEGIN; SET LOCAL lock_timeout = '2s'`)
  try {
    await session.query(lockPartitions, [table])
    const result = await work()
    await session.run('COMMIT')
    return result
  } catch (error) {
    await session.run('ROLLBACK').catch(() => undefined)
    throw error
  }
}

async function daysOf(session: Session, table: string): Promise<string[]> {
  const rows = await session.query(selectPartitions, [table])
  return rows.map(({ day }) => day)
}

function dayOf(ms: number): string {
  return new Date(ms).toISOString().slice(0, 10)
}
