import { deriveSecrets, type RotationProgress, type RotationResult, rotateSecrets } from '@channel/core'
import { onDatabase } from '../../on-database.ts'
import { findOperatorSecret } from '../../operator-secret.ts'
import { Failure } from '../../output/failure.ts'
import { printOne } from '../../output/print.ts'
import { describeKind } from '../../secret-status/describe-values.ts'
import { operatorCommand } from '../operator-command.ts'

const betweenLinesMs = 1_000

export const rotateSecretCommand = operatorCommand(
  'rotate',
  'seal everything that is stored with the first secret of CHANNEL_SECRET, while the service runs; run it again if it was interrupted',
  ['secret rotate'],
).action(async ({ json }) => {
  const result = await onDatabase(async (database) => {
    const secrets = deriveSecrets((await findOperatorSecret(process.env)).channelSecret)
    const onProgress = json ? () => undefined : printProgress()
    return rotateSecrets(database, secrets, { now: () => new Date(), onProgress })
  })
  const { key_id, resealed, left } = result
  printOne(json ? result : { key_id, ...resealed }, json)
  if (left.length > 0) throw new Failure(describeLeft(result))
  if (!json) console.log('\nNothing needs another key now; `secret status` says when the old secret can be removed.')
})

/** The first batch, the last one, and one line a second between them. */
function printProgress(): (progress: RotationProgress) => void {
  let last: { readonly kind: string; readonly at: number } | undefined
  return ({ kind, resealed, total }) => {
    const now = performance.now()
    if (last?.kind === kind && resealed < total && now - last.at < betweenLinesMs) return
    last = { kind, at: now }
    console.log(`${describeKind(kind)}: ${resealed} of ${total} sealed again`)
  }
}

function describeLeft({ left }: RotationResult): string {
  const parts = left.map(({ kind, key_id, count }) => `${describeKind(kind)}: ${count} with key ${key_id}`)
  return `Some values could not be opened (${parts.join('; ')}). Put the secret of that key behind the others in CHANNEL_SECRET, then rotate again.`
}
