import { OperatorError } from '@channel/core/mechanisms/errors'
import { hasSqlState } from '@channel/db'
import { insertRows } from './copy-rows.ts'
import { inTransaction } from './in-transaction.ts'
import { columnsOf, keyNames, keyObject, keysFrom, type MovedTable } from './moved-tables.ts'
import type { Moving } from './moving.ts'

/** Attempts for two rows that exchange a unique value between the statements of a transaction. */
const maxAttempts = 5

/** SQL: whether a row has one of the keys `$2`. */
const isGiven = (table: MovedTable, row: string) => {
  const given = `(SELECT ${columnsOf(keyNames(table))} FROM ${keysFrom(table, '$2')})`
  return `${row}.${table.owner} = $1 AND (${columnsOf(keyNames(table), row)}) IN ${given}`
}

/**
 * Copies the rows again that were changed since they were copied, and removes copies of those that are gone. The order of their changes
 * does not matter.
 *
 * @returns the number of rows
 */
export async function copyChanges(moving: Moving): Promise<number> {
  let total = 0
  for (const table of await changedTables(moving)) {
    const count = await copyChangesOf(moving, table)
    moving.onProgress('changed', table.name, count)
    total += count
  }
  return total
}

/** The tables with changes that are to be copied. */
export async function changedTables({ session, source, organizationId, tables }: Moving): Promise<MovedTable[]> {
  const rows = await session.ask<{ name: string }>(
    `SELECT DISTINCT table_name AS name FROM ${source}.organization_move_changes WHERE organization_id = $1`,
    [organizationId],
  )
  const names = new Set(rows.map(({ name }) => name))
  return tables.filter(({ name, isLookup }) => !isLookup && names.has(name))
}

/** One snapshot: what is recorded as changed, and what the rows are now. */
async function copyChangesOf(moving: Moving, table: MovedTable): Promise<number> {
  const { session } = moving
  for (let attempt = 1; ; attempt++) {
    try {
      return await inTransaction(session, 'BEGIN ISOLATION LEVEL REPEATABLE READ', () => takeChanges(moving, table))
    } catch (error) {
      if (!hasSqlState(error, '23505') || attempt === maxAttempts) throw error
    }
  }
}

/** Within a transaction whose statements all see the same rows. @throws MoveDiffers */
export async function takeChanges(moving: Moving, table: MovedTable): Promise<number> {
  const { session, source, target, organizationId } = moving
  const [taken] = await session.ask<{ keys: unknown[] | null }>(
    `WITH taken AS (
       DELETE FROM ${source}.organization_move_changes WHERE organization_id = $1 AND table_name = $2 RETURNING key
     )
     SELECT jsonb_agg(DISTINCT key) AS keys FROM taken`,
    [organizationId, table.name],
  )
  const keys = taken?.keys ?? []
  if (keys.length === 0) return 0
  const values = [organizationId, JSON.stringify(keys)]
  await session.ask(`DELETE FROM ${target}.${table.name} copy WHERE ${isGiven(table, 'copy')}`, values)
  await insertRows(moving, table, isGiven(table, 'own'), values, '')
  const where = (row: string) => isGiven(table, row)
  const differing = await findDifferences(moving, table, where, values)
  if (differing.keys.length > 0) throw new MoveDiffers(table.name, differing.keys)
  return keys.length
}

/** Copies that are not equal to their originals. */
export class MoveDiffers extends OperatorError {
  constructor(table: string, keys: readonly unknown[]) {
    super(
      `The copies of ${keys.length} rows of ${table} differ, such as ${JSON.stringify(keys[0])}. The organization is where it was.`,
    )
  }
}

/** What a comparison found. */
export interface Comparison {
  readonly originals: number
  readonly copies: number
  /** The keys of rows that are only in one of the cells, or differ. */
  readonly keys: readonly unknown[]
}

/** Compares rows with their copies, column by column, byte by byte. @param where SQL: which rows of the given name */
export async function findDifferences(
  { session, source, target }: Moving,
  table: MovedTable,
  where: (row: string) => string,
  values: readonly unknown[],
): Promise<Comparison> {
  const { name, compared } = table
  const isSame = keyNames(table)
    .map((column) => `original.${column} = copy.${column}`)
    .join(' AND ')
  const exists = (row: string) => `${row}.${table.owner} IS NOT NULL`
  const [found] = await session.ask<Comparison>(
    `SELECT count(*) FILTER (WHERE ${exists('original')})::int AS originals, count(*) FILTER (WHERE ${exists('copy')})::int AS copies,
       coalesce(jsonb_agg(CASE WHEN ${exists('original')} THEN ${keyObject(table, 'original')} ELSE ${keyObject(table, 'copy')} END)
         FILTER (WHERE NOT (${exists('original')} AND ${exists('copy')}
           AND record_image_eq(ROW(${columnsOf(compared, 'original')}), ROW(${columnsOf(compared, 'copy')})))), '[]') AS keys
     FROM (SELECT * FROM ${source}.${name} one WHERE ${where('one')}) AS original
     FULL JOIN (SELECT * FROM ${target}.${name} other WHERE ${where('other')}) AS copy ON ${isSame}`,
    values,
  )
  return found!
}
