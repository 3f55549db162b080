import { listTeams } from '@channel/core/teams'
import { parseId } from '../../arguments/parse-value.ts'
import { onDatabase } from '../../on-database.ts'
import { printList } from '../../output/print.ts'
import { operatorCommand } from '../operator-command.ts'

export const listTeamsCommand = operatorCommand('list', 'list the teams of an organization', [
  'team list --organization org_01JQ4Z0N9V7T3C5R8M2K6X1WEB',
])
  .requiredOption('--organization <id>', 'the organization', parseId('org'))
  .action(async ({ json, organization }) => {
    printList(await onDatabase((database) => listTeams(database, { organization_id: organization })), json, {
      columns: ['id', 'name', 'created_at'],
      emptyText: 'The organization has no team.',
    })
  })
