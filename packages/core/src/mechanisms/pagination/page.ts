import type { Scope } from '../scope/index.ts'
import { type CursorBinding, decodeCursor, encodeCursor, type Position } from './cursor.ts'

/** The part of every list's query that says which page. Bounds and default of `limit` are the contract's. */
export interface PageQuery {
  readonly limit: number
  readonly cursor?: string | undefined
}

/** The names of a list's filters: all of its query but what says which page. */
export type FilterOf<Query extends PageQuery> = Exclude<keyof Query, keyof PageQuery> & string

/** A list's answer, but for its `request_id`. */
export interface Page<Item> {
  data: Item[]
  has_more: boolean
  next_cursor: string | null
}

/** What a list's statement needs to know: fetch one row more than a page has, to see whether there is another. */
export interface PageRequest {
  readonly size: number
  readonly fetch: number
  readonly after: Position | undefined
  readonly scope: Scope
  readonly binding: CursorBinding
}

/**
 * Reads which page is asked for.
 *
 * @throws ApiError `invalid_cursor`
 */
export function readPage(scope: Scope, { limit, cursor }: PageQuery, binding: CursorBinding): PageRequest {
  const after = cursor === undefined ? undefined : decodeCursor(scope, binding, cursor)
  return { size: limit, fetch: limit + 1, after, scope, binding }
}

/**
 * Where a page of a list that is bounded in time begins: an index is entered by one bound only, so that with
 * `created_at < …` and a position side by side everything from the bound down to the position would be read. The cursor's
 * position lies before the bound, which is among the filters that it belongs to; and no id is before the empty one.
 */
export function positionBefore({ after }: PageRequest, created_at: string): Position {
  return after ?? { created_at, id: '' }
}

/**
 * Makes a page of what was fetched for it.
 *
 * @param positionOf the sort key of a row, where the list is not ordered by its `created_at`
 */
export function pageOf<Row extends Position, Item>(
  { size, scope, binding }: PageRequest,
  rows: readonly Row[],
  view: (row: Row) => Item,
  positionOf: (row: Row) => Position = (row) => row,
): Page<Item> {
  const shown = rows.length > size ? rows.slice(0, size) : rows
  const last = rows.length > size ? shown.at(-1) : undefined
  return {
    data: shown.map(view),
    has_more: last !== undefined,
    next_cursor: last === undefined ? null : encodeCursor(scope, binding, positionOf(last)),
  }
}
