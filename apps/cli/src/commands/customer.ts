import { addCustomer, listAllCustomers } from '@channel/core/customers'
import { parseId, parseName } from '../arguments/parse-value.ts'
import { inTransaction } from '../on-database.ts'
import { printOne } from '../output/print.ts'
import { listCommand } from './list-command.ts'
import { operatorCommand } from './operator-command.ts'

const create = operatorCommand('create', 'create an end-customer (organizations on the platform plan)', [
  'customer create --organization org_01JQ4Z0N9V7T3C5R8M2K6X1WEB --name "Corner Bakery"',
])
  .requiredOption('--organization <id>', 'the organization', parseId('org'))
  .requiredOption('--name <name>', 'its name', parseName)
  .action(async ({ json, organization, name }) => {
    const customer = { organization_id: organization, name }
    printOne(await inTransaction(['organization', organization], (tx) => addCustomer(tx, customer)), json)
  })

const list = listCommand('customer', {
  description: 'list the end-customers, newest first',
  rows: 'customers',
  columns: ['id', 'organization_id', 'name', 'status'],
  load: listAllCustomers,
})

export const verbs = [create, list]
