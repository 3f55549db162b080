import { nounCommand } from '../noun-command.ts'
import { createCustomerCommand } from './create-customer.ts'
import { listCustomersCommand } from './list-customers.ts'

export const customerCommand = nounCommand('customer', 'end-customers of an organization on the platform plan', [
  createCustomerCommand,
  listCustomersCommand,
])
