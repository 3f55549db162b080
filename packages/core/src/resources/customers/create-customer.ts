import type { CreateCustomerInput, Customer } from '@channel/contract/types'
import { statement, type Transaction } from '@channel/db'
import { entitlementColumns, requirePlatform } from '../../mechanisms/entitlements/index.ts'
import { noOtherFields, writtenColumns } from '../../mechanisms/fields/index.ts'
import { newId } from '../../mechanisms/ids/index.ts'
import { requireMetadata } from '../../mechanisms/input/index.ts'
import type { Scope } from '../../mechanisms/scope/index.ts'
import { customerColumns, customerView } from './customer-view.ts'

const columns = writtenColumns<CreateCustomerInput['body']>(3, {
  name: 'value',
  external_id: 'value',
  metadata: 'json',
})

const insertCustomer = statement(
  'create_customer',
  `WITH created AS (
     INSERT INTO customers (organization_id, id, ${columns.names}) VALUES ($1, $2, ${columns.params})
     RETURNING ${customerColumns}
   )
   SELECT ${entitlementColumns}, created.* FROM created JOIN organizations organization ON organization.id = $1`,
)

/**
 * Creates an end-customer of the organization, active. One round trip.
 *
 * @throws ApiError as requirePlatform; `invalid_field_value` for metadata
 */
export async function createCustomer(
  tx: Transaction,
  scope: Scope,
  { body }: Pick<CreateCustomerInput, 'body'>,
): Promise<Customer> {
  const { name, external_id, metadata, ...rest } = body
  noOtherFields(rest)
  requireMetadata(metadata)
  const values = [scope.organizationId, newId('customer'), ...columns.values({ name, external_id, metadata })]
  const [row] = await tx.query(insertCustomer, values)
  // An error rolls back the inserted customer.
  requirePlatform(row!)
  return customerView(row!)
}
