import { type Statement, type StatementOptions, statement, statementFamily } from '@channel/db'
import type { Position } from './cursor.ts'

/** The parts from which `text` builds a statement of the list. */
export interface ListParts<Filter extends string> {
  /** The filters in use. */
  readonly given: ReadonlySet<Filter>
  /** ` AND …` for each filter in use. */
  readonly conditions: string
  /** The placeholder (`$4`) of each filter's value. */
  readonly params: Readonly<Partial<Record<Filter, string>>>
  /**
   * The placeholders of the position as a row, `($4, $5)`, to compare `(created_at, id)` with; undefined on the first
   * page.
   */
  readonly after: string | undefined
  /** The same two placeholders separately, for an order that a row comparison cannot express. */
  readonly position: { readonly created_at: string; readonly id: string } | undefined
}

/** The definition of a list's statements. */
export interface ListDefinition<Filter extends string> {
  /** The name of the list, used for its statements and their family. */
  readonly name: string
  /** The number of values before those of the filters (organization, account, limit). */
  readonly fixedValues: number
  /** The condition of each filter, built from the placeholder of its value; empty when `text` uses the value itself. */
  readonly filters: Readonly<Record<Filter, (param: string) => string>>
  /** Whether every page starts after a position, including the first: then first pages have no statements of their own. */
  readonly alwaysAfter?: boolean
  readonly text: (parts: ListParts<Filter>) => string
  readonly options?: (parts: ListParts<Filter>) => StatementOptions
}

/** A statement with the values that follow the fixed ones. */
export interface ListStatement<Row> {
  readonly statement: Statement<Row>
  readonly values: readonly string[]
}

/** The max length of PostgreSQL's names. Longer ones have the numbers of the filters instead. */
const maxNameLength = 63

/**
 * Creates the statements of a list, each at its first use. Every set of filters has two: one for the first page, and one
 * for all later pages. A single statement with `$4 IS NULL OR …` would have a single plan, which scans the table.
 *
 * @returns a function that selects the statement for the given filters
 */
export function listStatements<Filter extends string, Row = never>(
  definition: ListDefinition<Filter>,
): (filters: Readonly<Partial<Record<Filter, string | undefined>>>, after: Position | undefined) => ListStatement<Row> {
  const statements = new Map<string, Statement<Row>>()
  const allFilters = Object.keys(definition.filters) as Filter[]
  const pages = definition.alwaysAfter ? [true] : [false, true]
  function nameOf(given: readonly Filter[], next: boolean): string {
    const suffix = next ? ['next'] : []
    const name = [definition.name, ...given, ...suffix].join('_')
    if (name.length <= maxNameLength) return name
    return [definition.name, ...given.map((filter) => allFilters.indexOf(filter)), ...suffix].join('_')
  }
  function statementFor(given: readonly Filter[], next: boolean): Statement<Row> {
    if (!pages.includes(next)) throw new Error(`The list ${definition.name} has no page without a position.`)
    const name = nameOf(given, next)
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
  const params = Object.fromEntries(given.map((filter, index) => [filter, `$${fixedValues + index + 1}`])) as Partial<
    Record<Filter, string>
  >
  const conditions = given
    .map((filter, index) => filters[filter](`$${fixedValues + index + 1}`))
    .filter((condition) => condition !== '')
    .map((condition) => ` AND ${condition}`)
    .join('')
  const param = fixedValues + given.length
  const position = next ? { created_at: `$${param + 1}::timestamptz`, id: `$${param + 2}::text` } : undefined
  const after = position && `(${position.created_at}, ${position.id})`
  return { given: new Set(given), conditions, params, after, position }
}

function subsets<Item>(items: readonly Item[]): Item[][] {
  const sets: Item[][] = [[]]
  for (const item of items) sets.push(...sets.map((set) => [...set, item]))
  return sets
}
