import { type CustomerRow, statement, type Transaction } from '@channel/db'
import { OperatorError } from '../errors.ts'
import { newId } from '../ids.ts'
import { requireName } from '../operator-input.ts'
import { findOrganization } from '../organizations/find-organization.ts'
import { type Customer, customerColumns, customerView } from './customer-view.ts'

const insertCustomer = statement(
  'create_customer',
  `INSERT INTO customers (organization_id, id, name) VALUES ($1, $2, $3) RETURNING ${customerColumns}`,
)

/**
 * Creates an end-customer of an organization with the plan `platform`.
 *
 * @throws OperatorError for an unknown organization, one with another plan, or a bad name
 */
export async function createCustomer(
  tx: Transaction,
  input: { organization_id: string; name: string },
): Promise<Customer> {
  const name = requireName(input.name, 'name')
  const { id, plan } = await findOrganization(tx, input.organization_id)
  if (plan !== 'platform') {
    throw new OperatorError(
      `Organization ${id} has the plan ${plan}; only those with the plan platform have customers.`,
    )
  }
  const [row] = await tx.query<CustomerRow>(insertCustomer, [id, newId('customer'), name])
  return customerView(row!)
}
