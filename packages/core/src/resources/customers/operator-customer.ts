import type { Customer } from '@channel/contract/types'
import type { RowOf } from '@channel/db'
import { customerColumns, customerView } from './customer-view.ts'

export const operatorCustomerColumns = `${customerColumns}, organization_id`

/** An end-customer as the operator sees it: with the id of its organization. */
export interface OperatorCustomer extends Customer {
  readonly organization_id: string
}

export function operatorCustomerView(row: RowOf<'list_all_customers'>): OperatorCustomer {
  return { ...customerView(row), organization_id: row.organization_id }
}
