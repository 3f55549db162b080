import { type Queryable, statement, type Transaction } from '@channel/db'
import { entitlementColumns, requirePlatform } from '../../mechanisms/entitlements/index.ts'
import { type ApiError, notFound } from '../../mechanisms/errors/index.ts'
import type { Scope } from '../../mechanisms/scope/index.ts'
import { type CustomerRow, customerColumns } from './customer-view.ts'

const findStatement = statement(
  'find_customer',
  `SELECT ${customerColumns} FROM customers WHERE organization_id = $1 AND id = $2`,
)

const lockStatement = statement(
  'find_customer_to_change',
  `WITH customer AS MATERIALIZED (
     SELECT ${customerColumns} FROM customers WHERE organization_id = $1 AND id = $2 FOR NO KEY UPDATE
   )
   SELECT ${entitlementColumns}, customer.*
   FROM organizations organization LEFT JOIN customer ON true WHERE organization.id = $1`,
)

/**
 * Fetches a customer of the organization.
 *
 * @throws ApiError `resource_not_found` if it is unknown or belongs to another organization
 */
export async function findCustomer(database: Queryable, scope: Scope, id: string): Promise<CustomerRow> {
  const [row] = await database.query(findStatement, [scope.organizationId, id])
  if (row === undefined) throw customerNotFound(id)
  return row
}

/**
 * Like {@link findCustomer}, and locks the customer until the transaction ends. Requires that the organization may change
 * customers.
 *
 * @throws ApiError also as requirePlatform, even if the customer does not exist
 */
export async function findCustomerToChange(tx: Transaction, scope: Scope, id: string): Promise<CustomerRow> {
  const [row] = await tx.query(lockStatement, [scope.organizationId, id])
  requirePlatform(row!)
  if (row!.id === null) throw customerNotFound(id)
  return row as CustomerRow
}

/** @param param the request field that names the customer; the path's `id` by default */
export function customerNotFound(id: string, param = 'id'): ApiError {
  return notFound(param, `There is no customer ${id}.`)
}
