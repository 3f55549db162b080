import { listOrganizations } from '@channel/core/organizations'
import { onDatabase } from '../../on-database.ts'
import { printList } from '../../output/print.ts'
import { operatorCommand } from '../operator-command.ts'
import { showRetention } from './show-retention.ts'

export const listOrganizationsCommand = operatorCommand('list', 'list the organizations, newest first', [
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
