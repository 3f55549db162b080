import { columnsOf, keyNames, type MovedTable } from './moved-tables.ts'
import type { Moving } from './moving.ts'

/** The place of a row: the values of its key, as text. Null: before the first row, or after the last one. */
export type Place = readonly string[] | null

/** A range of keys: the first place is excluded, the second is included. */
export interface KeyRange {
  readonly after: Place
  readonly upTo: Place
}

/** SQL: whether the key of `row` is in the range. The parameters are `$1`, the organization, and those of {@link rangeValues}. */
export function isInRange(table: MovedTable, row: string, { after, upTo }: KeyRange): string {
  const own = columnsOf(keyNames(table), row)
  const place = (parameter: number) =>
    table.key.map(({ type }, index) => `($${parameter}::text[])[${index + 1}]::${type}`).join(', ')
  return [
    `${row}.${table.owner} = $1`,
    after === null ? '$2::text[] IS NULL' : `(${own}) > (${place(2)})`,
    upTo === null ? '$3::text[] IS NULL' : `(${own}) <= (${place(3)})`,
  ].join(' AND ')
}

export function rangeValues({ organizationId }: Moving, { after, upTo }: KeyRange): unknown[] {
  return [organizationId, after, upTo]
}

/** Divides the rows of an organization into ranges of about as many rows. The last one is open, so that all have any key between them. */
export async function* rangesOf(
  moving: Moving,
  table: MovedTable,
  { schema, size, after = null }: { readonly schema: string; readonly size: number; readonly after?: Place },
): AsyncGenerator<KeyRange, void, void> {
  for (let begin: Place = after; ; ) {
    const range = { after: begin, upTo: null }
    const names = columnsOf(keyNames(table))
    const texts = keyNames(table).map((name) => `${name}::text`)
    const [last] = await moving.session.ask<{ place: string[] }>(
      `SELECT ARRAY[${texts.join(', ')}] AS place FROM (
         SELECT ${names} FROM ${schema}.${table.name} own WHERE ${isInRange(table, 'own', range)} ORDER BY ${names} OFFSET ${size - 1} LIMIT 1
       ) AS last`,
      rangeValues(moving, range),
    )
    if (last === undefined) return yield range
    yield { after: begin, upTo: last.place }
    begin = last.place
  }
}
