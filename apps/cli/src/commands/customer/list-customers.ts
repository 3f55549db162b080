import { listAllCustomers } from '@channel/core/customers'
import { parseId } from '../../arguments/parse-value.ts'
import { onDatabase } from '../../on-database.ts'
import { printList } from '../../output/print.ts'
import { operatorCommand } from '../operator-command.ts'

export const listCustomersCommand = operatorCommand('list', 'list the end-customers, newest first', [
  'customer list',
  'customer list --organization org_01JQ4Z0N9V7T3C5R8M2K6X1WEB --json',
])
  .option('--organization <id>', 'only customers of this organization', parseId('org'))
  .action(async ({ json, organization }) => {
    printList(await onDatabase((database) => listAllCustomers(database, { organization_id: organization })), json, {
      columns: ['id', 'organization_id', 'name', 'status'],
      emptyText: 'No customers.',
    })
  })
