import { listUncertainSends } from '@channel/core/mechanisms/outbox'
import { listCommand } from './list-command.ts'

const description = `count the uncertain messages of each phone number, with the age of the oldest

A message is uncertain if the provider was called and its response was lost, or the worker ended before it arrived. It may
have been sent, so it is not retried. A status from the provider settles it. Without one, it fails after 24 hours.
Ages are those of \`status\`: work that is held after a restore is not late, and counts from its release on.`

const columns = [
  'organization_id',
  'phone_number_id',
  'messages',
  'oldest_called_at',
  'oldest_age_seconds',
  'next_fails_at',
]

const list = { description, rows: 'messages', columns, emptyText: 'No uncertain messages.', load: listUncertainSends }

export const verbs = [listCommand('message', list, 'uncertain')]
