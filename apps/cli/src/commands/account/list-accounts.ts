import { listConnectedAccounts } from '@channel/core/accounts'
import { parseId } from '../../arguments/parse-value.ts'
import { onDatabase } from '../../on-database.ts'
import { printList } from '../../output/print.ts'
import { operatorCommand } from '../operator-command.ts'

export const listAccountsCommand = operatorCommand('list', 'list the channel accounts, newest first', [
  'account list',
  'account list --organization org_01JQ4Z0N9V7T3C5R8M2K6X1WEB --json',
])
  .option('--organization <id>', 'only accounts of this organization', parseId('org'))
  .action(async ({ json, organization }) => {
    printList(
      await onDatabase((database) => listConnectedAccounts(database, { organization_id: organization })),
      json,
      {
        columns: [
          'id',
          'organization_id',
          'team_id',
          'phone_number_id',
          'phone_number',
          'name',
          'verified',
          'status',
          'restriction',
        ],
        emptyText: 'No accounts.',
      },
    )
  })
