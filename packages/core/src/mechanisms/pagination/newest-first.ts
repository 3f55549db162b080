import type { Queryable } from '@channel/db'
import type { Scope } from '../scope/index.ts'
import type { Position } from './cursor.ts'
import { listStatements } from './list-statements.ts'
import { type FilterOf, type Page, type PageQuery, pageOf, readPage } from './page.ts'

/** A list of an organization's rows, by `created_at` and `id`. */
export interface NewestFirst<Query extends PageQuery, Row, Item> {
  /** The operation. */
  readonly list: string
  /** The name of its statements. */
  readonly name: string
  /** `SELECT … FROM … WHERE …`, where `$1` is the organization. */
  readonly select: string
  /** The table of the sort key, if several have its columns. */
  readonly table?: string
  /** Whether `$3` is the current time. */
  readonly usesTime?: boolean
  readonly filters: Readonly<Record<FilterOf<Query>, (param: string) => string>>
  readonly view: (row: Row, scope: Scope) => Item
}

/** Creates the verb of a list, newest first. It throws ApiError `invalid_cursor`. */
export function newestFirst<Query extends PageQuery, Row extends Position, Item>({
  list,
  name,
  select,
  table,
  usesTime = false,
  filters,
  view,
}: NewestFirst<Query, Row, Item>) {
  const [created_at, id] = table === undefined ? ['created_at', 'id'] : [`${table}.created_at`, `${table}.id`]
  const statements = listStatements<FilterOf<Query>, Row>({
    name,
    fixedValues: usesTime ? 3 : 2,
    filters,
    text: ({ conditions, after }) => `
      ${select}${conditions}${after ? ` AND (${created_at}, ${id}) < ${after}` : ''}
      ORDER BY ${created_at} DESC, ${id} DESC LIMIT $2`,
  })
  return async (database: Queryable, scope: Scope, { query }: { readonly query: Query }): Promise<Page<Item>> => {
    const { limit, cursor, ...others } = query
    const given = others as Readonly<Partial<Record<FilterOf<Query>, string>>>
    const page = readPage(scope, { limit, cursor }, { list, filters: given })
    const { statement, values } = statements(given, page.after)
    const fixed = [scope.organizationId, page.fetch, ...(usesTime ? [scope.now()] : [])]
    const rows = await database.query(statement, [...fixed, ...values])
    return pageOf(page, rows, (row) => view(row, scope))
  }
}
