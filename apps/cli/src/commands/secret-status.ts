import { readDatabaseTime } from '@channel/core/mechanisms/clock'
import { deriveSecrets } from '@channel/core/mechanisms/sealing'
import { secretStatus } from '@channel/core/secret-rotation'
import { onDatabase } from '../on-database.ts'
import { findOperatorSecret } from '../operator-secret.ts'
import { printList } from '../output/print.ts'
import { nextSteps } from '../secret-status/next-steps.ts'
import { databaseNames, operatorCommand } from './operator-command.ts'

export const secretStatusCommand = operatorCommand(
  'status',
  'list the keys that stored values need, the keys of the running processes, and the next steps',
  ['secret status'],
  [...databaseNames, 'CHANNEL_SECRET'],
).action(async ({ json }) => {
  const status = await onDatabase(async (database) => {
    const secrets = deriveSecrets((await findOperatorSecret(process.env)).channelSecret)
    return database.session(async (session) => secretStatus(session, secrets, await readDatabaseTime(session)))
  })
  const steps = nextSteps(status)
  const next = steps.length > 0 ? steps : ['All stored values use the first secret: nothing to do.']
  if (json) return console.log(JSON.stringify({ ...status, next }))
  const keys = status.keys.map(({ values, ...key }) => ({ ...key, ...values }))
  printList(keys, false, { columns: keyColumns, emptyText: 'No keys.' })
  console.log('')
  const processes = status.processes.map((each) => ({ ...each, key_ids: each.key_ids.join(', ') }))
  printList(processes, false, { columns: processColumns, emptyText: 'No processes of the service are running.' })
  console.log(['', ...next].join('\n'))
})

const keyColumns = [
  'key_id',
  'position',
  'provider_tokens',
  'webhook_secrets',
  'number_pins',
  'stored_responses',
  'last_used_at',
  'cursors_until',
  'can_be_removed',
]
const processColumns = ['kind', 'host', 'pid', 'key_ids', 'seen_at']
