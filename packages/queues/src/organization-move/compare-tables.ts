import { findDifferences } from './copy-changes.ts'
import { isInRange, rangesOf, rangeValues } from './key-ranges.ts'
import type { MovedTable } from './moved-tables.ts'
import type { Moving } from './moving.ts'

const rowsAtATime = 5_000

/**
 * Compares all copied rows with their originals, while these are used. Rows that differ are recorded as changed, so that they are
 * copied again and compared once more: most have just been changed.
 *
 * @returns the number of rows that differed without having been changed; 0 unless something else has written to the copies
 */
export async function compareTables(moving: Moving): Promise<number> {
  let unexplained = 0
  for (const table of moving.tables.filter(({ isLookup }) => !isLookup)) {
    for await (const range of rangesOf(moving, table, { schema: moving.source, size: rowsAtATime })) {
      const startedMs = performance.now()
      const where = (row: string) => isInRange(table, row, range)
      const { keys, originals } = await findDifferences(moving, table, where, rangeValues(moving, range))
      if (keys.length > 0) unexplained += await recordDifferences(moving, table, keys)
      moving.onProgress('compared', table.name, originals)
      if (range.upTo !== null) await moving.pause(startedMs)
    }
  }
  return unexplained
}

async function recordDifferences(
  { session, source, organizationId }: Moving,
  { name }: MovedTable,
  keys: readonly unknown[],
): Promise<number> {
  const [recorded] = await session.ask<{ count: number }>(
    `WITH differing AS (
       SELECT key, EXISTS (
         SELECT FROM ${source}.organization_move_changes change
         WHERE change.organization_id = $1 AND change.table_name = $2 AND change.key = differing.key
       ) AS is_known
       FROM jsonb_array_elements($3::jsonb) AS differing (key)
     ), recorded AS (
       INSERT INTO ${source}.organization_move_changes (organization_id, table_name, key)
       SELECT $1, $2, key FROM differing WHERE NOT is_known RETURNING 1
     )
     SELECT count(*)::int AS count FROM recorded`,
    [organizationId, name, JSON.stringify(keys)],
  )
  return recorded!.count
}
