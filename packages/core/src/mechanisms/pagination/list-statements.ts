import { type Statement, type StatementOptions, statement, statementFamily } from '@channel/db'
import type { Position } from './cursor.ts'

/** What one of a list's statements is made of. */
export interface ListParts<Filter extends string> {
  /** The filters that the statement is for. */
  readonly given: ReadonlySet<Filter>
  /** ` AND …` for each of them. */
  readonly conditions: string
  /** The place (`$4`) of the value of each of them. */
  readonly places: Readonly<Partial<Record<Filter, string>>>
  /** The places (`$4`) of the position's `(created_at, id)`, ready to compare with, on pages but the first. */
  readonly after: string | undefined
  /** The same two places one by one, for an order that one comparison cannot say. */
  readonly position: { readonly created_at: string; readonly id: string } | undefined
}

/** How a list is written as SQL. */
export interface ListDefinition<Filter extends string> {
  /** Of the list, for the names of its statements, and that of their family. */
  readonly name: string
  /** How many values come before the filters' (organization, account, limit). */
  readonly fixedValues: number
  /** The condition of each filter, made from the place of its value; empty when `text` uses the value itself. */
  readonly filters: Readonly<Record<Filter, (place: string) => string>>
  /** Whether every page begins after a position, the first one too: there are no statements of their own for first pages. */
  readonly alwaysAfter?: boolean
  readonly text: (parts: ListParts<Filter>) => string
  readonly options?: (parts: ListParts<Filter>) => StatementOptions
}

/** A statement with the values that follow the fixed ones. */
export interface ListStatement<Row> {
  readonly statement: Statement<Row>
  readonly values: readonly string[]
}

/**
 * The statements of a list: one for each set of filters, for the first page and for the others, made at its first use.
 * `$4 IS NULL OR …` in one statement for all sets would have one plan for all, which scans.
 *
 * @returns picks the statement for the given filters
 */
export function listStatements<Filter extends string, Row = never>(
  definition: ListDefinition<Filter>,
): (filters: Readonly<Partial<Record<Filter, string | undefined>>>, after: Position | undefined) => ListStatement<Row> {
  const statements = new Map<string, Statement<Row>>()
  const allFilters = Object.keys(definition.filters) as Filter[]
  const pages = definition.alwaysAfter ? [true] : [false, true]
  function statementFor(given: readonly Filter[], next: boolean): Statement<Row> {
    if (!pages.includes(next)) throw new Error(`The list ${definition.name} has no page without a position.`)
    const name = [definition.name, ...given, ...(next ? ['next'] : [])].join('_')
    const known = statements.get(name)
    if (known !== undefined) return known
    const parts = partsOf(definition, given, next)
    const options = { ...definition.options?.(parts), family: definition.name }
    const made: Statement<Row> = statement(name, definition.text(parts), options)
    statements.set(name, made)
    return made
  }
  statementFamily(() => {
    for (const given of subsets(allFilters)) for (const next of pages) statementFor(given, next)
  })
  return (filters, after) => {
    const given = allFilters.filter((filter) => filters[filter] !== undefined)
    const position = after === undefined ? [] : [after.created_at, after.id]
    const values = [...allFilters.flatMap((filter) => filters[filter] ?? []), ...position]
    return { statement: statementFor(given, after !== undefined), values }
  }
}

function partsOf<Filter extends string>(
  { fixedValues, filters }: ListDefinition<Filter>,
  given: readonly Filter[],
  next: boolean,
): ListParts<Filter> {
  const places = Object.fromEntries(given.map((filter, index) => [filter, `$${fixedValues + index + 1}`])) as Partial<
    Record<Filter, string>
  >
  const conditions = given
    .map((filter, index) => filters[filter](`$${fixedValues + index + 1}`))
    .filter((condition) => condition !== '')
    .map((condition) => ` AND ${condition}`)
    .join('')
  const place = fixedValues + given.length
  const position = next ? { created_at: `$${place + 1}::timestamptz`, id: `$${place + 2}::text` } : undefined
  const after = position && `(${position.created_at}, ${position.id})`
  return { given: new Set(given), conditions, places, after, position }
}

function subsets<Item>(items: readonly Item[]): Item[][] {
  const sets: Item[][] = [[]]
  for (const item of items) sets.push(...sets.map((set) => [...set, item]))
  return sets
}
