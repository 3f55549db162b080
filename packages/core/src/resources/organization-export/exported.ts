import type { AccountReference } from '@channel/contract/types'
import { type Statement, statement } from '@channel/db'

/** What views need besides a row. */
export interface ViewContext {
  /** The account with a phone number id. */
  readonly accountOf: (phoneNumberId: string) => AccountReference
  /** The public URL of files, without a trailing slash. */
  readonly mediaBaseUrl: string
  readonly now: Date
}

/** A kind of rows that an export contains. */
export interface Exported {
  /** Names its file. */
  readonly name: string
  /** The tables that it covers. */
  readonly tables: readonly string[]
  /** Reads a batch after a position. Its parameters are the organization, and the position. */
  readonly read: Statement<Positioned>
  /** The position before the first row. */
  readonly first: readonly string[]
  readonly view: (row: never, context: ViewContext) => unknown
}

/** A row with the values of its key, as text. */
export interface Positioned {
  readonly position: string[]
}

/** Rows of one statement. */
export const rowsAtATime = 1_000

interface Parts<Row> {
  /** Columns and tables; `$1` is the organization. */
  readonly select: string
  readonly from: string
  readonly where: string
  /** The rest of the primary key after the organization, so that a batch is a range of an index. */
  readonly key: readonly string[]
  readonly types?: readonly ('text' | 'timestamptz' | 'date')[]
  readonly tables: readonly string[]
  readonly view: (row: Row, context: ViewContext) => unknown
}

/** Describes a kind of rows. */
export function exported<Row>(name: string, parts: Parts<Row>): Exported {
  const { select, from, where, key, types = key.map(() => 'text' as const), tables, view } = parts
  const after = types.map((type, index) => `($2::text[])[${index + 1}]::${type}`)
  const read = statement(
    `export_${name}`,
    `SELECT ${select}, ARRAY[${key.map((column) => `${column}::text`).join(', ')}] AS position
     FROM ${from} WHERE ${where} AND (${key.join(', ')}) > (${after.join(', ')})
     ORDER BY ${key.join(', ')} LIMIT ${rowsAtATime}`,
  ) as Statement<Positioned>
  return { name, tables, read, first: types.map((type) => (type === 'text' ? '' : '-infinity')), view }
}
