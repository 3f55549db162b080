import { createOrganization } from '@channel/core/organizations'
import { Option } from '@commander-js/extra-typings'
import { parseName } from '../../arguments/parse-value.ts'
import { inTransaction } from '../../on-database.ts'
import { printOne } from '../../output/print.ts'
import { operatorCommand } from '../operator-command.ts'
import { showRetention } from './show-retention.ts'

export const createOrganizationCommand = operatorCommand(
  'create',
  'create an organization; it then needs a team, an account and a key',
  ['organization create --name Acme', 'organization create --name Acme --plan platform --json'],
)
  .requiredOption('--name <name>', 'its name', parseName)
  .addOption(
    new Option('--plan <plan>', 'only platform organizations may have customers')
      .choices(['standard', 'platform'] as const)
      .default('standard' as const),
  )
  .action(async ({ json, name, plan }) => {
    const organization = await inTransaction((tx) => createOrganization(tx, { name, plan }))
    printOne(json ? organization : showRetention(organization), json)
  })
