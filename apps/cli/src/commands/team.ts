import { createTeam, listTeams } from '@channel/core/teams'
import { parseId, parseName } from '../arguments/parse-value.ts'
import { inTransaction, onCellOf } from '../on-database.ts'
import { printList, printOne } from '../output/print.ts'
import { operatorCommand } from './operator-command.ts'

const create = operatorCommand('create', 'create a team', [
  'team create --organization org_01JQ4Z0N9V7T3C5R8M2K6X1WEB --name Support',
])
  .requiredOption('--organization <id>', 'the organization', parseId('org'))
  .requiredOption('--name <name>', 'its name', parseName)
  .action(async ({ json, organization, name }) => {
    const team = { organization_id: organization, name }
    printOne(await inTransaction(['organization', organization], (tx) => createTeam(tx, team)), json)
  })

const list = operatorCommand('list', 'list the teams of an organization', [
  'team list --organization org_01JQ4Z0N9V7T3C5R8M2K6X1WEB',
])
  .requiredOption('--organization <id>', 'the organization', parseId('org'))
  .action(async ({ json, organization }) => {
    const filter = { organization_id: organization }
    printList(await onCellOf(['organization', organization], (database) => listTeams(database, filter)), json, {
      columns: ['id', 'name', 'created_at'],
      emptyText: 'The organization has no team.',
    })
  })

export const verbs = [create, list]
