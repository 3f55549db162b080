import type { Customer, ListCustomersInput } from '@channel/contract/types'
import type { Queryable, RowOf } from '@channel/db'
import { type FilterOf, listStatements, type Page, pageOf, readPage } from '../../mechanisms/pagination/index.ts'
import type { Scope } from '../../mechanisms/scope/index.ts'
import { customerColumns, customerView } from './customer-view.ts'

const selectCustomers = listStatements<FilterOf<ListCustomersInput['query']>, RowOf<'list_customers'>>({
  name: 'list_customers',
  fixedValues: 2,
  filters: {},
  text: ({ after }) => `
    SELECT ${customerColumns} FROM customers
    WHERE organization_id = $1 ${after ? `AND (created_at, id) < ${after}` : ''}
    ORDER BY created_at DESC, id DESC LIMIT $2`,
})

/**
 * Lists the organization's customers, newest first. An organization without platform mode has none.
 *
 * @throws ApiError `invalid_cursor`
 */
export async function listCustomers(
  database: Queryable,
  scope: Scope,
  { query }: ListCustomersInput,
): Promise<Page<Customer>> {
  const page = readPage(scope, query, { list: 'listCustomers', filters: {} })
  const { statement, values } = selectCustomers({}, page.after)
  const rows = await database.query(statement, [scope.organizationId, page.fetch, ...values])
  return pageOf(page, rows, customerView)
}
