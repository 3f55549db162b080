import type { Customer } from '@channel/contract/types'
import { type CustomerRow, customerColumns, customerView } from './customer-view.ts'

/** A customer as {@link operatorCustomerColumns} selects it. */
export type OperatorCustomerRow = CustomerRow & { readonly organization_id: string }

export const operatorCustomerColumns = `${customerColumns}, organization_id`

/** An end-customer as the operator sees it: with the id of its organization. */
export interface OperatorCustomer extends Customer {
  readonly organization_id: string
}

export function operatorCustomerView(row: OperatorCustomerRow): OperatorCustomer {
  return { ...customerView(row), organization_id: row.organization_id }
}
