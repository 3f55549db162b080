import { statement, type Transaction } from '@channel/db'
import { OperatorError } from '../../mechanisms/errors/index.ts'
import { newId } from '../../mechanisms/ids/index.ts'
import { requireName } from '../../mechanisms/input/index.ts'
import { findOrganization } from '../organizations/index.ts'
import { type OperatorCustomer, operatorCustomerColumns, operatorCustomerView } from './operator-customer.ts'

const insertCustomer = statement(
  'add_customer',
  `INSERT INTO customers (organization_id, id, name) VALUES ($1, $2, $3) RETURNING ${operatorCustomerColumns}`,
)

/**
 * Adds an end-customer to an organization with the plan `platform`, in any subscription state.
 *
 * @throws OperatorError for an unknown organization, an organization with another plan, or an invalid name
 */
export async function addCustomer(
  tx: Transaction,
  input: { organization_id: string; name: string },
): Promise<OperatorCustomer> {
  const name = requireName(input.name, 'name')
  const { id, plan } = await findOrganization(tx, input.organization_id)
  if (plan !== 'platform') {
    throw new OperatorError(`Organization ${id} has the plan ${plan}, but customers require the plan platform.`)
  }
  const [row] = await tx.query(insertCustomer, [id, newId('customer'), name])
  return operatorCustomerView(row!)
}
