import type { Account, ListAccountsInput } from '@channel/contract/types'
import type { RowOf } from '@channel/db'
import { newestFirst } from '../../mechanisms/pagination/index.ts'
import { accountColumns, accountTables, accountView } from './account-view.ts'
import { shownStatus } from './restrictions.ts'

/** Lists the organization's accounts, newest first. */
export const listAccounts = newestFirst<ListAccountsInput['query'], RowOf<'list_accounts'>, Account>({
  list: 'listAccounts',
  name: 'list_accounts',
  select: `SELECT ${accountColumns} FROM ${accountTables} WHERE account.organization_id = $1`,
  table: 'account',
  filters: {
    customer_id: (param) => `account.customer_id = ${param}`,
    status: (param) => `(${shownStatus}) = ${param}`,
  },
  view: accountView,
})
