import { isInRange, rangesOf, rangeValues } from './key-ranges.ts'
import type { MovedTable } from './moved-tables.ts'
import type { Moving } from './moving.ts'

const rowsAtATime = 2_000

/**
 * Removes the rows of the organization from a cell, in batches. No trigger acts on it, so the files of messages stay.
 *
 * @returns the number of rows by table
 */
export async function removeRows(moving: Moving, schema: string): Promise<Record<string, number>> {
  const removed: Record<string, number> = {}
  for (const table of moving.tables) {
    let total = 0
    for await (const range of rangesOf(moving, table, { schema, size: rowsAtATime })) {
      const startedMs = performance.now()
      const count = await deleteRows(moving, schema, table, isInRange(table, 'old', range), rangeValues(moving, range))
      moving.onProgress('removed', table.name, count)
      total += count
      if (range.upTo !== null) await moving.pause(startedMs)
    }
    if (total > 0) removed[table.name] = total
  }
  return removed
}

/** @param where SQL: which rows of `old` */
export async function deleteRows(
  { session }: Moving,
  schema: string,
  { name }: MovedTable,
  where: string,
  values: readonly unknown[],
): Promise<number> {
  const [row] = await session.ask<{ count: number }>(
    `WITH removed AS (DELETE FROM ${schema}.${name} old WHERE ${where} RETURNING 1) SELECT count(*)::int AS count FROM removed`,
    values,
  )
  return row!.count
}
