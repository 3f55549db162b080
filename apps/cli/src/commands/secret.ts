import { readDatabaseTime } from '@channel/core/mechanisms/clock'
import { deriveSecrets, splitSecrets } from '@channel/core/mechanisms/sealing'
import {
  type RotationProgress,
  type RotationResult,
  rotateSecrets,
  type SecretStatus,
  secretStatus,
} from '@channel/core/secret-rotation'
import { isSet } from '@channel/settings'
import { dataDirectory } from '../data-directory.ts'
import { onEveryCell } from '../on-database.ts'
import { findOperatorSecret } from '../operator-secret.ts'
import { Failure } from '../output/failure.ts'
import { printList, printOne } from '../output/print.ts'
import { invocation } from '../program-name.ts'
import { makeSecret, secretFilePath, writeSecretFile } from '../secret-file.ts'
import { describeKind } from '../secret-status/describe-values.ts'
import { mergeRotations, mergeStatuses } from '../secret-status/merge-cells.ts'
import { nextSteps } from '../secret-status/next-steps.ts'
import { databaseNames, operatorCommand } from './operator-command.ts'

export const help = `
To replace the secret, while the service runs:
  1. ${invocation} secret generate    generates a new secret
  2. Set CHANNEL_SECRET=NEW,OLD for every process and for these commands, and restart every process. With the
     embedded database the new secret is already in the secret file: restart the service.
     For a rolling restart, use OLD,NEW first and then NEW,OLD.
  3. ${invocation} secret rotate      re-encrypts stored values with NEW
  4. Remove OLD when 'secret status' says so ('secret prune', with the embedded database), and restart again.`

const variables = [...databaseNames, 'CHANNEL_SECRET'] as const

const generate = operatorCommand(
  'generate',
  'generate a secret; with the embedded database it becomes the first in the secret file, else it is printed',
  ['secret generate'],
).action(async ({ json }) => {
  const secret = makeSecret()
  const key_id = deriveSecrets(secret).current('encryption').id
  if (isSet(process.env, 'CHANNEL_SECRET') || isSet(process.env, 'DATABASE_URL')) {
    printOne({ key_id, secret }, json)
    if (!json) console.log('\nPut it first in CHANNEL_SECRET of every process: the new secret, a comma, the old one.')
    return
  }
  const { channelSecret } = await findOperatorSecret(process.env)
  const directory = dataDirectory(process.env)
  await writeSecretFile(directory, [secret, ...splitSecrets(channelSecret)])
  printOne({ key_id, file: secretFilePath(directory) }, json)
  if (!json) console.log('\nRestart the service, then run `secret rotate`.')
})

const prune = operatorCommand(
  'prune',
  'remove unneeded secrets from the secret file of the embedded database',
  ['secret prune'],
  variables,
).action(async ({ json }) => {
  const { channelSecret, directory } = await findOperatorSecret(process.env)
  if (directory === undefined) {
    throw new Failure(
      'CHANNEL_SECRET is set, so there is no secret file in use: remove the old secret from CHANNEL_SECRET.',
    )
  }
  const { keys } = await loadStatus(channelSecret)
  const unneeded = keys.filter(({ can_be_removed }) => can_be_removed)
  const positions = unneeded.map(({ position }) => position)
  const remaining = splitSecrets(channelSecret).filter((_, index) => !positions.includes(index + 1))
  if (unneeded.length > 0) await writeSecretFile(directory, remaining)
  const removed = unneeded.map(({ key_id }) => key_id)
  printOne(
    { file: secretFilePath(directory), kept: remaining.length, removed: json ? removed : removed.join(', ') || null },
    json,
  )
})

const rotate = operatorCommand(
  'rotate',
  're-encrypt all stored values with the first secret of CHANNEL_SECRET, while the service runs; repeat it after an interruption',
  ['secret rotate'],
  variables,
).action(async ({ json }) => {
  const [main, ...others] = await onEveryCell(async (database) => {
    const secrets = deriveSecrets((await findOperatorSecret(process.env)).channelSecret)
    const onProgress = json ? () => undefined : printProgress()
    const time = await readDatabaseTime(database)
    return rotateSecrets(database, secrets, { now: () => time, onProgress })
  })
  const result = mergeRotations([main.result, ...others.map((each) => each.result)])
  const { key_id, resealed, left } = result
  printOne(json ? result : { key_id, ...resealed }, json)
  if (left.length > 0) throw new Failure(describeRemaining(result))
  if (!json)
    console.log('\nNo stored value needs another key now; `secret status` shows when the old secret can be removed.')
})

const progressIntervalMs = 1_000

/** Prints the first and the last batch, and one line a second in between. */
function printProgress(): (progress: RotationProgress) => void {
  let last: { readonly kind: string; readonly at: number } | undefined
  return ({ kind, resealed, total }) => {
    const now = performance.now()
    if (last?.kind === kind && resealed < total && now - last.at < progressIntervalMs) return
    last = { kind, at: now }
    console.log(`${describeKind(kind)}: ${resealed} of ${total} re-encrypted`)
  }
}

function describeRemaining({ left }: RotationResult): string {
  const parts = left.map(({ kind, key_id, count }) => `${describeKind(kind)}: ${count} with key ${key_id}`)
  return `Some values could not be decrypted (${parts.join('; ')}). Append the secret of that key to CHANNEL_SECRET, then rotate again.`
}

const status = operatorCommand(
  'status',
  'list the keys that stored values need, the keys of the running processes, and the next steps',
  ['secret status'],
  variables,
).action(async ({ json }) => {
  const found = await loadStatus()
  const steps = nextSteps(found)
  const next = steps.length > 0 ? steps : ['All stored values use the first secret: nothing to do.']
  if (json) return console.log(JSON.stringify({ ...found, next }))
  const keys = found.keys.map(({ values, ...key }) => ({ ...key, ...values }))
  printList(keys, false, { columns: keyColumns, emptyText: 'No keys.' })
  console.log('')
  const processes = found.processes.map((each) => ({ ...each, key_ids: each.key_ids.join(', ') }))
  const columns = ['kind', 'host', 'pid', 'key_ids', 'seen_at']
  printList(processes, false, { columns, emptyText: 'No processes of the service are running.' })
  console.log(['', ...next].join('\n'))
})

const keyColumns = [
  'key_id',
  'position',
  'provider_tokens',
  'webhook_secrets',
  'webhook_headers',
  'number_pins',
  'stored_responses',
  'last_used_at',
  'cursors_until',
  'can_be_removed',
]

async function loadStatus(given?: string): Promise<SecretStatus> {
  const found = await onEveryCell(async (database) => {
    const secrets = deriveSecrets(given ?? (await findOperatorSecret(process.env)).channelSecret)
    return database.session(async (session) => secretStatus(session, secrets, await readDatabaseTime(session)))
  })
  return mergeStatuses(found.map(({ result }) => result))
}

export const verbs = [generate, prune, rotate, status]
