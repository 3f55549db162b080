import type { Account, ListAccountsInput } from '@channel/contract/types'
import type { Queryable, RowOf } from '@channel/db'
import { type FilterOf, listStatements, type Page, pageOf, readPage } from '../../mechanisms/pagination/index.ts'
import type { Scope } from '../../mechanisms/scope/index.ts'
import { accountColumns, accountTables, accountView } from './account-view.ts'

const selectAccounts = listStatements<FilterOf<ListAccountsInput['query']>, RowOf<'list_accounts'>>({
  name: 'list_accounts',
  fixedValues: 2,
  filters: {
    customer_id: (param) => `account.customer_id = ${param}`,
    status: (param) => `account.status = ${param}`,
  },
  text: ({ conditions, after }) => `
    SELECT ${accountColumns} FROM ${accountTables}
    WHERE account.organization_id = $1${conditions}
      ${after ? `AND (account.created_at, account.id) < ${after}` : ''}
    ORDER BY account.created_at DESC, account.id DESC LIMIT $2`,
})

/**
 * Lists the organization's accounts, newest first.
 *
 * @throws ApiError `invalid_cursor`
 */
export async function listAccounts(
  database: Queryable,
  scope: Scope,
  { query }: ListAccountsInput,
): Promise<Page<Account>> {
  const { limit, cursor, ...filters } = query
  const page = readPage(scope, { limit, cursor }, { list: 'listAccounts', filters })
  const { statement, values } = selectAccounts(filters, page.after)
  const rows = await database.query(statement, [scope.organizationId, page.fetch, ...values])
  return pageOf(page, rows, accountView)
}
