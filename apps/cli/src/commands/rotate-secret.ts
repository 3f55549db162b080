import { readDatabaseTime } from '@channel/core/mechanisms/clock'
import { deriveSecrets } from '@channel/core/mechanisms/sealing'
import { type RotationProgress, type RotationResult, rotateSecrets } from '@channel/core/secret-rotation'
import { onDatabase } from '../on-database.ts'
import { findOperatorSecret } from '../operator-secret.ts'
import { Failure } from '../output/failure.ts'
import { printOne } from '../output/print.ts'
import { describeKind } from '../secret-status/describe-values.ts'
import { databaseNames, operatorCommand } from './operator-command.ts'

const progressIntervalMs = 1_000

export const rotateSecretCommand = operatorCommand(
  'rotate',
  're-encrypt all stored values with the first secret of CHANNEL_SECRET, while the service runs; repeat it after an interruption',
  ['secret rotate'],
  [...databaseNames, 'CHANNEL_SECRET'],
).action(async ({ json }) => {
  const result = await onDatabase(async (database) => {
    const secrets = deriveSecrets((await findOperatorSecret(process.env)).channelSecret)
    const onProgress = json ? () => undefined : printProgress()
    const time = await readDatabaseTime(database)
    return rotateSecrets(database, secrets, { now: () => time, onProgress })
  })
  const { key_id, resealed, left } = result
  printOne(json ? result : { key_id, ...resealed }, json)
  if (left.length > 0) throw new Failure(describeRemaining(result))
  if (!json)
    console.log('\nNo stored value needs another key now; `secret status` shows when the old secret can be removed.')
})

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
