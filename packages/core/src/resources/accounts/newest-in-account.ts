import type { AccountReference } from '@channel/contract/types'
import type { Queryable } from '@channel/db'
import {
  type FilterOf,
  listStatements,
  type NewestFirst,
  type Page,
  type PageQuery,
  type Position,
  pageOf,
  readPage,
} from '../../mechanisms/pagination/index.ts'
import type { Scope } from '../../mechanisms/scope/index.ts'
import { accountTables } from './account-view.ts'
import { type PathAccountRow, pathAccountColumns, pathAccountIs, requireUsableAccount } from './resolve-account.ts'

/** A list of the rows of an account, by `created_at` and `id`. An account without any has one row, with null as its `id`. */
interface NewestInAccount<Query extends PageQuery, Row, Item>
  extends Pick<NewestFirst<Query, Row, Item>, 'list' | 'name' | 'filters'> {
  readonly table: string
  /** The name of a row of the table in `columns` and `filters`. */
  readonly row: string
  readonly columns: string
  readonly view: (row: Extract<Row, Position>, account: AccountReference) => Item
}

/**
 * Creates the verb of a list of an account, newest first, in one round trip. It throws ApiError `invalid_cursor`, or what
 * {@link requireUsableAccount} throws.
 */
export function newestInAccount<
  Query extends PageQuery,
  Row extends PathAccountRow & { readonly id: string | null },
  Item,
>({ list, name, table, row, columns, filters, view }: NewestInAccount<Query, Row, Item>) {
  const statements = listStatements<FilterOf<Query>, Row>({
    name,
    fixedValues: 3,
    filters,
    text: ({ conditions, after }) => `
    SELECT ${pathAccountColumns}, ${columns}
    FROM ${accountTables}
    LEFT JOIN LATERAL (
      SELECT * FROM ${table} ${row}
      WHERE organization_id = $1 AND phone_number_id = $2${conditions} ${after ? `AND (created_at, id) < ${after}` : ''}
      ORDER BY created_at DESC, id DESC LIMIT $3
    ) ${row} ON account.verified
    WHERE ${pathAccountIs}
    ORDER BY ${row}.created_at DESC, ${row}.id DESC`,
  })
  return async (
    database: Queryable,
    scope: Scope,
    { params, query }: { readonly params: { readonly phone_number_id: string }; readonly query: Query },
  ): Promise<Page<Item>> => {
    const account = params.phone_number_id
    const { limit, cursor, ...others } = query
    const given = others as Readonly<Partial<Record<FilterOf<Query>, string>>>
    const page = readPage(scope, { limit, cursor }, { list, account, filters: given })
    const { statement, values } = statements(given, page.after)
    const rows = await database.query(statement, [scope.organizationId, account, page.fetch, ...values])
    const reference = requireUsableAccount(rows[0], account)
    return pageOf(page, rows, (found) => view(found, reference))
  }
}
