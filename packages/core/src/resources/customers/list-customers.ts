import type { Customer, ListCustomersInput } from '@channel/contract/types'
import type { RowOf } from '@channel/db'
import { newestFirst } from '../../mechanisms/pagination/index.ts'
import { customerColumns, customerView } from './customer-view.ts'

/** Lists the organization's customers, newest first. An organization without platform mode has none. */
export const listCustomers = newestFirst<ListCustomersInput['query'], RowOf<'list_customers'>, Customer>({
  list: 'listCustomers',
  name: 'list_customers',
  select: `SELECT ${customerColumns} FROM customers WHERE organization_id = $1`,
  filters: {},
  view: customerView,
})
