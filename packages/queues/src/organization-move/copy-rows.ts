import { isInRange, type Place, rangesOf, rangeValues } from './key-ranges.ts'
import { columnsOf, type MovedTable } from './moved-tables.ts'
import type { Moving } from './moving.ts'
import { readCopied, saveCopied } from './phases.ts'

/** Rows of one transaction. */
const rowsAtATime = 2_000
/** So many rows change what the planner knows. */
const analyzedFrom = 1_000

/**
 * Copies the rows of all tables, while they are used. Continues where an earlier run was killed. Lookups are left to the end. A row that is
 * there already stays: if it has changed since it was copied, that is recorded.
 */
export async function copyTables(moving: Moving): Promise<void> {
  const copied = await readCopied(moving)
  for (const table of moving.tables.filter(({ isLookup }) => !isLookup)) {
    const after = copied[table.name]
    if (after === null) continue
    const count = await copyTable(moving, table, after ?? null)
    if (count >= analyzedFrom) await moving.session.run(`ANALYZE ${moving.target}.${table.name}`)
    await saveCopied(moving, table.name, null)
  }
}

async function copyTable(moving: Moving, table: MovedTable, after: Place): Promise<number> {
  let total = 0
  for await (const range of rangesOf(moving, table, { schema: moving.source, size: rowsAtATime, after })) {
    const startedMs = performance.now()
    const count = await insertRows(moving, table, isInRange(table, 'own', range), rangeValues(moving, range))
    if (range.upTo !== null) await saveCopied(moving, table.name, range.upTo)
    total += count
    moving.onProgress('copied', table.name, count)
    if (range.upTo !== null) await moving.pause(startedMs)
  }
  return total
}

/** @param where SQL: which rows of `own` are copied */
export async function insertRows(
  { session, source, target }: Moving,
  { name, columns }: MovedTable,
  where: string,
  values: readonly unknown[],
  onConflict = 'ON CONFLICT DO NOTHING',
): Promise<number> {
  const [row] = await session.ask<{ count: number }>(
    `WITH copied AS (
       INSERT INTO ${target}.${name} (${columnsOf(columns)}) OVERRIDING SYSTEM VALUE
       SELECT ${columnsOf(columns, 'own')} FROM ${source}.${name} own WHERE ${where}
       ${onConflict} RETURNING 1
     )
     SELECT count(*)::int AS count FROM copied`,
    values,
  )
  return row!.count
}
