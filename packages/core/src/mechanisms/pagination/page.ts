import type { Scope } from '../scope/index.ts'
import { type CursorBinding, decodeCursor, encodeCursor, type Position } from './cursor.ts'

/** The pagination parameters of every list. The contract sets the limits and the default of `limit`. */
export interface PageQuery {
  readonly limit: number
  readonly cursor?: string | undefined
}

/** The names of a list's filters: all query parameters except the pagination parameters. */
export type FilterOf<Query extends PageQuery> = Exclude<keyof Query, keyof PageQuery> & string

/** The response of a list, without its `request_id`. */
export interface Page<Item> {
  data: Item[]
  has_more: boolean
  next_cursor: string | null
}

/** The pagination values for a list's statement. It fetches one row more than a page has, to detect a next page. */
export interface PageRequest {
  readonly size: number
  readonly fetch: number
  readonly after: Position | undefined
  readonly scope: Scope
  readonly binding: CursorBinding
}

/**
 * Parses the pagination parameters.
 *
 * @throws ApiError `invalid_cursor`
 */
export function readPage(scope: Scope, { limit, cursor }: PageQuery, binding: CursorBinding): PageRequest {
  const after = cursor === undefined ? undefined : decodeCursor(scope, binding, cursor)
  return { size: limit, fetch: limit + 1, after, scope, binding }
}

/**
 * The position where a page of a list with an upper time bound starts. An index scan uses only one bound: with both
 * `created_at < …` and a position, it would scan from the bound down to the position. The cursor's position is always
 * before the bound, because the cursor is bound to that filter. No id sorts before the empty one.
 */
export function positionBefore({ after }: PageRequest, created_at: string): Position {
  return after ?? { created_at, id: '' }
}

/** A row that was found. */
type Found<Row> = Extract<Row, Position>

/**
 * Builds a page from the fetched rows. An account or a customer without items yields one row with a null item.
 *
 * @param positionOf the sort key of a row, for lists that are not ordered by `created_at`
 */
export function pageOf<Row extends { readonly id: string | null }, Item>(
  { size, scope, binding }: PageRequest,
  rows: readonly Row[],
  view: (row: Found<Row>) => Item,
  positionOf: (row: Found<Row>) => Position = (row) => row,
): Page<Item> {
  const found = rows.filter((row): row is Found<Row> => row.id !== null)
  const shown = found.slice(0, size)
  const last = found.length > size ? shown.at(-1) : undefined
  return {
    data: shown.map(view),
    has_more: last !== undefined,
    next_cursor: last === undefined ? null : encodeCursor(scope, binding, positionOf(last)),
  }
}
