import { listLatestCalls, unauthenticatedOrganizationId } from '@channel/core'
import { parseId, parseRows } from '../../arguments/parse-value.ts'
import { onDatabase } from '../../on-database.ts'
import { printList } from '../../output/print.ts'
import { operatorCommand } from '../operator-command.ts'

const description = `list the latest calls of an organization, newest first

Calls without a valid key, and calls that need none, are listed under ${unauthenticatedOrganizationId}.`

export const listApiLogCommand = operatorCommand('list', description, [
  'api-log list --organization org_01JQ4Z0N9V7T3C5R8M2K6X1WEB',
  'api-log list --organization org_01JQ4Z0N9V7T3C5R8M2K6X1WEB --limit 500 --json',
])
  .summary('list the latest calls of an organization, newest first')
  .requiredOption('--organization <id>', 'the organization', parseId('org'))
  .option('--limit <n>', 'number of calls, 1 to 1000', parseRows, 50)
  .action(async ({ json, organization, limit }) => {
    printList(
      await onDatabase((database) => listLatestCalls(database, { organization_id: organization, limit })),
      json,
      {
        columns: ['created_at', 'method', 'path', 'status', 'latency_ms', 'ip', 'key_id', 'request_id'],
        emptyText: 'No calls.',
      },
    )
  })
