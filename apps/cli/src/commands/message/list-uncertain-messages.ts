import { listUncertainSends } from '@channel/core/mechanisms/outbox'
import { parseId } from '../../arguments/parse-value.ts'
import { onDatabase } from '../../on-database.ts'
import { printList } from '../../output/print.ts'
import { operatorCommand } from '../operator-command.ts'

const summary = 'count the uncertain messages of each phone number, with the age of the oldest'
const description = `${summary}

A message is uncertain if the provider was called and its response was lost, or the worker ended before it arrived. It may
have been sent, so it is not retried. A status from the provider settles it. Without one, it fails after 24 hours.`

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
      emptyText: 'No uncertain messages.',
    })
  })
