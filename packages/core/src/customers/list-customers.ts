import { type CustomerRow, type Queryable, statement } from '@channel/db'
import { type Customer, customerColumns, customerView } from './customer-view.ts'

const selectCustomers = statement(
  'list_customers',
  `SELECT ${customerColumns} FROM customers WHERE $1::text IS NULL OR organization_id = $1
   ORDER BY created_at DESC, id DESC`,
)

/** The end-customers of an organization, or of all, the newest first. */
export async function listCustomers(
  database: Queryable,
  input: { organization_id?: string | undefined } = {},
): Promise<Customer[]> {
  const rows = await database.query<CustomerRow>(selectCustomers, [input.organization_id])
  return rows.map(customerView)
}
