import { createTeam } from '@channel/core/teams'
import { parseId, parseName } from '../../arguments/parse-value.ts'
import { inTransaction } from '../../on-database.ts'
import { printOne } from '../../output/print.ts'
import { operatorCommand } from '../operator-command.ts'

export const createTeamCommand = operatorCommand('create', 'create a team', [
  'team create --organization org_01JQ4Z0N9V7T3C5R8M2K6X1WEB --name Support',
])
  .requiredOption('--organization <id>', 'the organization', parseId('org'))
  .requiredOption('--name <name>', 'its name', parseName)
  .action(async ({ json, organization, name }) => {
    printOne(await inTransaction((tx) => createTeam(tx, { organization_id: organization, name })), json)
  })
