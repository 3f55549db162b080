import type { Customer, GetCustomerInput } from '@channel/contract/types'
import type { Queryable } from '@channel/db'
import type { Scope } from '../../mechanisms/scope/index.ts'
import { customerView } from './customer-view.ts'
import { findCustomer } from './find-customer.ts'

/**
 * Returns a customer of the organization.
 *
 * @throws as {@link findCustomer}
 */
export async function getCustomer(database: Queryable, scope: Scope, { params }: GetCustomerInput): Promise<Customer> {
  return customerView(await findCustomer(database, scope, params.id))
}
