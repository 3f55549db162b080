import type { Customer, UpdateCustomerInput } from '@channel/contract/types'
import { statement, type Transaction } from '@channel/db'
import { changesTo } from '../changes-to.ts'
import { metadataToJson, requireMetadata } from '../metadata.ts'
import { noOtherFields } from '../no-other-fields.ts'
import type { Scope } from '../scope.ts'
import { type CustomerRow, customerView } from './customer-view.ts'
import { findCustomerToChange } from './find-customer.ts'

const updateStatement = statement(
  'update_customer',
  `UPDATE customers
   SET name = $3, external_id = $4, status = $5, metadata = $6,
       updated_at = greatest(clock_timestamp(), updated_at + interval '1 microsecond')
   WHERE organization_id = $1 AND id = $2
   RETURNING updated_at`,
)

/**
 * Changes a customer: a field that is left out stays, null clears it, anything else replaces it. When nothing changes by
 * it, neither does `updated_at`.
 *
 * @throws ApiError as findCustomerToChange; `invalid_field_value` for metadata
 */
export async function updateCustomer(
  tx: Transaction,
  scope: Scope,
  { params, body }: Pick<UpdateCustomerInput, 'params' | 'body'>,
): Promise<Customer> {
  const { name, external_id, status, metadata, ...rest } = body
  noOtherFields(rest)
  requireMetadata(metadata)
  const row = await findCustomerToChange(tx, scope, params.id)
  const changes = changesTo(row, { name, external_id, status, metadata })
  if (Object.keys(changes).length === 0) return customerView(row)

  const next: CustomerRow = { ...row, ...changes }
  const [updated] = await tx.query<{ updated_at: string }>(updateStatement, [
    scope.organizationId,
    row.id,
    next.name,
    next.external_id,
    next.status,
    metadataToJson(next.metadata),
  ])
  return customerView({ ...next, ...updated })
}
