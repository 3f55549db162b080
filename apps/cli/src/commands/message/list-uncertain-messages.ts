import { listUncertainSends } from '@channel/core'
import { parseId } from '../../arguments/parse-value.ts'
import { onDatabase } from '../../on-database.ts'
import { printList } from '../../output/print.ts'
import { operatorCommand } from '../operator-command.ts'

const summary = 'list the uncertain messages per number, with their count and age'
const description = `${summary}

The provider was called, but its response was lost or the worker ended: the message may have been sent and is not retried.
A status from the provider settles it; without one it fails after 24 hours.`

export const listUncertainMessagesCommand = operatorCommand('uncertain', description, [
  'message uncertain',
  'message uncertain --organization org_01JQ4Z0N9V7T3C5R8M2K6X1WEB --json',
])
  .summary(summary)
  .option('--organization <id>', 'only messages of this organization', parseId('org'))
  .action(async ({ json, organization }) => {
    printList(await onDatabase((database) => listUncertainSends(database, { organization_id: organization })), json, {
      columns: [
        'organization_id',
        'phone_number_id',
        'messages',
        'oldest_called_at',
        'oldest_age_seconds',
        'next_fails_at',
      ],
      nothing: 'No uncertain messages.',
    })
  })
