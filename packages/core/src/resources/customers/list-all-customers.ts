import { type Queryable, statement } from '@channel/db'
import { type OperatorCustomer, operatorCustomerColumns, operatorCustomerView } from './operator-customer.ts'

const selectCustomers = statement(
  'list_all_customers',
  `SELECT ${operatorCustomerColumns} FROM customers WHERE $1::text IS NULL OR organization_id = $1
   ORDER BY created_at DESC, id DESC`,
)

/** Lists the end-customers of one or all organizations, newest first. */
export async function listAllCustomers(
  database: Queryable,
  input: { organization_id?: string | undefined } = {},
): Promise<OperatorCustomer[]> {
  const rows = await database.query(selectCustomers, [input.organization_id])
  return rows.map(operatorCustomerView)
}
