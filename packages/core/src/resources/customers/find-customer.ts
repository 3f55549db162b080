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
 * @throws ApiError `resource_not_found` when it is unknown or somebody else's
 */
export async function findCustomer(database: Queryable, scope: Scope, id: string): Promise<CustomerRow> {
  const [row] = await database.query(findStatement, [scope.organizationId, id])
  if (row === undefined) throw customerNotFound(id)
  return row
}

/**
 * As {@link findCustomer}, for an organization that may change its customers; nobody else changes this one until the
 * transaction ends.
 *
 * @throws ApiError also as requirePlatform, whether there is such a customer or not
 */
export async function findCustomerToChange(tx: Transaction, scope: Scope, id: string): Promise<CustomerRow> {
  const [row] = await tx.query(lockStatement, [scope.organizationId, id])
  requirePlatform(row!)
  if (row!.id === null) throw customerNotFound(id)
  return row as CustomerRow
}

/** @param param the request field that names the customer, where it is not the path's `id` */
export function customerNotFound(id: string, param = 'id'): ApiError {
  return notFound(param, `There is no customer ${id}.`)
}
