import { deriveSecrets, secretStatus } from '@channel/core'
import { onDatabase } from '../../on-database.ts'
import { findOperatorSecret } from '../../operator-secret.ts'
import { printList } from '../../output/print.ts'
import { nextSteps } from '../../secret-status/next-steps.ts'
import { operatorCommand } from '../operator-command.ts'

export const secretStatusCommand = operatorCommand(
  'status',
  'list how many stored values need which key, which keys the running processes know, and what to do next',
  ['secret status'],
).action(async ({ json }) => {
  const status = await onDatabase(async (database) => {
    const secrets = deriveSecrets((await findOperatorSecret(process.env)).channelSecret)
    return database.session((session) => secretStatus(session, secrets, new Date()))
  })
  const steps = nextSteps(status)
  const next = steps.length > 0 ? steps : ['Everything is sealed with the first secret: there is nothing to do.']
  if (json) return console.log(JSON.stringify({ ...status, next }))
  const keys = status.keys.map(({ values, ...key }) => ({ ...key, ...values }))
  printList(keys, false, { columns: keyColumns, nothing: 'There is no key.' })
  console.log('')
  const processes = status.processes.map((each) => ({ ...each, key_ids: each.key_ids.join(', ') }))
  printList(processes, false, { columns: processColumns, nothing: 'No process of the service is running.' })
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
