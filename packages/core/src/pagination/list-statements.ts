import { type Statement, type StatementOptions, statement } from '@channel/db'
import type { Position } from './cursor.ts'

/** The places (`$4`) of a list's values in its statement; a filter that is not given has none. */
export interface ListPlaces<Filter extends string> {
  readonly filter: Readonly<Partial<Record<Filter, string>>>
  /** The places of the position's `(created_at, id)`, ready to compare with, on pages but the first. */
  readonly after: string | undefined
}

/** How a list is written as SQL. */
export interface ListDefinition<Filter extends string> {
  /** Of the list, for the names of its statements. */
  readonly name: string
  /** How many values come before the filters' (organization, account, limit). */
  readonly fixedValues: number
  readonly filters: readonly Filter[]
  readonly text: (places: ListPlaces<Filter>) => string
  readonly options?: (places: ListPlaces<Filter>) => StatementOptions
}

/** A statement with the values that follow the fixed ones. */
export interface ListStatement {
  readonly statement: Statement
  readonly values: readonly string[]
}

/**
 * Registers a prepared statement for every set of filters, for the first page and for the others. `$4 IS NULL OR …` in one
 * statement for all would be planned once for all, and scan.
 *
 * @returns picks the statement for the filters that are given
 */
export function listStatements<Filter extends string>(
  definition: ListDefinition<Filter>,
): (filters: Readonly<Partial<Record<Filter, string | undefined>>>, after: Position | undefined) => ListStatement {
  const statements = new Map<string, Statement>()
  for (const given of subsets(definition.filters)) {
    for (const next of [false, true]) {
      const name = [definition.name, ...given, ...(next ? ['next'] : [])].join('_')
      const places = placesOf(definition.fixedValues, given, next)
      statements.set(name, statement(name, definition.text(places), definition.options?.(places)))
    }
  }
  return (filters, after) => {
    let name = definition.name
    const values: string[] = []
    for (const filter of definition.filters) {
      const value = filters[filter]
      if (value === undefined) continue
      name += `_${filter}`
      values.push(value)
    }
    if (after !== undefined) {
      name += '_next'
      values.push(after.created_at, after.id)
    }
    return { statement: statements.get(name)!, values }
  }
}

function placesOf<Filter extends string>(fixed: number, given: readonly Filter[], next: boolean): ListPlaces<Filter> {
  const filter: Partial<Record<Filter, string>> = {}
  for (const [index, each] of given.entries()) filter[each] = `$${fixed + index + 1}`
  const position = fixed + given.length
  return { filter, after: next ? `($${position + 1}::timestamptz, $${position + 2}::text)` : undefined }
}

function subsets<Item>(items: readonly Item[]): Item[][] {
  const sets: Item[][] = [[]]
  for (const item of items) sets.push(...sets.map((set) => [...set, item]))
  return sets
}
