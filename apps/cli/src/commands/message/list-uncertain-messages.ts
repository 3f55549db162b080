import { listUncertainSends } from '@channel/core'
import { parseId } from '../../arguments/parse-value.ts'
import { onDatabase } from '../../on-database.ts'
import { printList } from '../../output/print.ts'
import { operatorCommand } from '../operator-command.ts'

const summary = 'show how many messages are uncertain, by number, and how old they are'
const description = `${summary}

The provider was called with them and its response was lost, or the worker died: they may have been sent, and are not sent
again. A status of the provider's settles them; without one they fail after 24 hours.`

export const listUncertainMessagesCommand = operatorCommand('uncertain', description, [
  'message uncertain',
  'message uncertain --organization org_01JQ4Z0N9V7T3C5R8M2K6X1WEB --json',
])
  .summary(summary)
  .option('--organization <id>', 'only those of this organization', parseId('org'))
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
      nothing: 'No message is uncertain.',
    })
  })
