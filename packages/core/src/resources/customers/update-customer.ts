import type { Customer, UpdateCustomerInput } from '@channel/contract/types'
import { statement, type Transaction } from '@channel/db'
import { changeRow, changesTo, writtenColumns } from '../../mechanisms/fields/index.ts'
import { requireMetadata } from '../../mechanisms/input/index.ts'
import type { Scope } from '../../mechanisms/scope/index.ts'
import { type CustomerRow, customerView } from './customer-view.ts'
import { findCustomerToChange } from './find-customer.ts'

const columns = writtenColumns<UpdateCustomerInput['body']>(3, {
  name: 'value',
  external_id: 'value',
  status: 'value',
  metadata: 'json',
})

const updateStatement = statement('update_customer', `UPDATE customers ${changeRow(columns)}`)

/**
 * Changes a customer. Missing fields keep their values, null clears a field. If nothing changes, `updated_at` does not change
 * either.
 *
 * @throws ApiError as findCustomerToChange; `invalid_field_value` for metadata
 */
export async function updateCustomer(
  tx: Transaction,
  scope: Scope,
  { params, body }: UpdateCustomerInput,
): Promise<Customer> {
  requireMetadata(body.metadata)
  const row = await findCustomerToChange(tx, scope, params.id)
  const changes = changesTo(row, body)
  if (Object.keys(changes).length === 0) return customerView(row)

  const next: CustomerRow = { ...row, ...changes }
  const [updated] = await tx.query(updateStatement, [scope.organizationId, row.id, ...columns.values(next)])
  return customerView({ ...next, ...updated })
}
