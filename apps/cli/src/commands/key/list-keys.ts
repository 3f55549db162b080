import { listAllApiKeys } from '@channel/core/api-keys'
import { parseId } from '../../arguments/parse-value.ts'
import { onDatabase } from '../../on-database.ts'
import { printList } from '../../output/print.ts'
import { operatorCommand } from '../operator-command.ts'

export const listKeysCommand = operatorCommand('list', 'list the API keys, newest first', [
  'key list',
  'key list --organization org_01JQ4Z0N9V7T3C5R8M2K6X1WEB --json',
])
  .option('--organization <id>', 'only keys of this organization', parseId('org'))
  .action(async ({ json, organization }) => {
    printList(await onDatabase((database) => listAllApiKeys(database, { organization_id: organization })), json, {
      columns: ['id', 'organization_id', 'name', 'display', 'expires_at', 'revoked_at'],
      emptyText: 'No keys.',
    })
  })
