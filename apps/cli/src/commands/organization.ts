import { createOrganization, listOrganizations, plans } from '@channel/core/organizations'
import { Option } from '@commander-js/extra-typings'
import { parseName } from '../arguments/parse-value.ts'
import { inTransaction, onDatabase } from '../on-database.ts'
import { printList, printOne } from '../output/print.ts'
import { brandOrganizationCommand } from './brand-organization.ts'
import { deleteOrganizationCommand } from './delete-organization.ts'
import { exportOrganizationCommand } from './export-organization.ts'
import { operatorCommand } from './operator-command.ts'
import { showOrganizationCommand } from './show-organization.ts'
import { showRetention } from './show-retention.ts'
import { updateOrganizationCommand } from './update-organization.ts'

const create = operatorCommand('create', 'create an organization; it then needs a team, an account and a key', [
  'organization create --name Acme',
  'organization create --name Acme --plan platform --json',
])
  .requiredOption('--name <name>', 'its name', parseName)
  .addOption(
    new Option('--plan <plan>', 'only platform organizations may have customers').choices(plans).default(plans[0]),
  )
  .action(async ({ json, name, plan }) => {
    const organization = await inTransaction((tx) => createOrganization(tx, { name, plan }))
    printOne(json ? organization : showRetention(organization), json)
  })

const list = operatorCommand('list', 'list the organizations, newest first', [
  'organization list',
  'organization list --json',
]).action(async ({ json }) => {
  const organizations = await onDatabase((database) => listOrganizations(database))
  printList(json ? organizations : organizations.map(showRetention), json, {
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
  deleteOrganizationCommand,
]
