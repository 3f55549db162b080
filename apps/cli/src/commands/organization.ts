import { createOrganization, listOrganizations, plans } from '@channel/core/organizations'
import { mainCell } from '@channel/db'
import { Option } from '@commander-js/extra-typings'
import { parseName } from '../arguments/parse-value.ts'
import { inTransaction, onEveryCell } from '../on-database.ts'
import { printOne } from '../output/print.ts'
import { printListOfCells } from '../output/print-list-of-cells.ts'
import { brandOrganizationCommand } from './brand-organization.ts'
import { deleteOrganizationCommand } from './delete-organization.ts'
import { exportOrganizationCommand } from './export-organization.ts'
import { moveOrganizationCommand } from './move-organization.ts'
import { operatorCommand } from './operator-command.ts'
import { showOrganizationCommand } from './show-organization.ts'
import { showRetention } from './show-retention.ts'
import { updateOrganizationCommand } from './update-organization.ts'

const create = operatorCommand('create', 'create an organization; it then needs a team, an account and a key', [
  'organization create --name Acme',
  'organization create --name Acme --plan platform --json',
  'organization create --name Acme --cell europe',
])
  .requiredOption('--name <name>', 'its name', parseName)
  .addOption(
    new Option('--plan <plan>', 'only platform organizations may have customers').choices(plans).default(plans[0]),
  )
  .option('--cell <name>', 'the cell that it lives in', mainCell)
  .action(async ({ json, name, plan, cell }) => {
    const organization = await inTransaction(['cell', cell], (tx) => createOrganization(tx, { name, plan }))
    printOne(json ? organization : showRetention(organization), json)
  })

const list = operatorCommand('list', 'list the organizations, newest first', [
  'organization list',
  'organization list --json',
]).action(async ({ json }) => {
  const organizations = await onEveryCell(async (database) => {
    const found = await listOrganizations(database)
    return json ? found : found.map(showRetention)
  })
  printListOfCells(organizations, json, {
    columns: [
      'id',
      'name',
      'plan',
      'state',
      'delivery_retention_days',
      'message_retention_days',
      'media_retention_days',
      'created_at',
    ],
    emptyText: 'No organizations.',
  })
})

export const verbs = [
  create,
  list,
  showOrganizationCommand,
  updateOrganizationCommand,
  brandOrganizationCommand,
  exportOrganizationCommand,
  moveOrganizationCommand,
  deleteOrganizationCommand,
]
