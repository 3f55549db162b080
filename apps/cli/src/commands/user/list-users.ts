import { listAllUsers } from '@channel/core/users'
import { parseId } from '../../arguments/parse-value.ts'
import { onDatabase } from '../../on-database.ts'
import { printList } from '../../output/print.ts'
import { operatorCommand } from '../operator-command.ts'

export const listUsersCommand = operatorCommand('list', 'list the users, newest first', [
  'user list',
  'user list --organization org_01JQ4Z0N9V7T3C5R8M2K6X1WEB --json',
])
  .option('--organization <id>', 'only users of this organization', parseId('org'))
  .action(async ({ json, organization }) => {
    printList(await onDatabase((database) => listAllUsers(database, { organization_id: organization })), json, {
      columns: ['id', 'organization_id', 'name', 'email'],
      emptyText: 'No users.',
    })
  })
