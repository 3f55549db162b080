import { listOrganizations } from '@channel/core'
import { onDatabase } from '../../on-database.ts'
import { printList } from '../../output/print.ts'
import { operatorCommand } from '../operator-command.ts'

export const listOrganizationsCommand = operatorCommand('list', 'list the organizations, newest first', [
  'organization list',
  'organization list --json',
]).action(async ({ json }) => {
  printList(await onDatabase((database) => listOrganizations(database)), json, {
    columns: ['id', 'name', 'plan', 'state', 'created_at'],
    nothing: 'There is no organization.',
  })
})
