import { readDatabaseTime } from '@channel/core/mechanisms/clock'
import { deriveSecrets, splitSecrets } from '@channel/core/mechanisms/sealing'
import { secretStatus } from '@channel/core/secret-rotation'
import { onDatabase } from '../on-database.ts'
import { findOperatorSecret } from '../operator-secret.ts'
import { Failure } from '../output/failure.ts'
import { printOne } from '../output/print.ts'
import { secretFilePath, writeSecretFile } from '../secret-file.ts'
import { databaseNames, operatorCommand } from './operator-command.ts'

export const pruneSecretsCommand = operatorCommand(
  'prune',
  'remove unneeded secrets from the secret file of the embedded database',
  ['secret prune'],
  [...databaseNames, 'CHANNEL_SECRET'],
).action(async ({ json }) => {
  const { channelSecret, directory } = await findOperatorSecret(process.env)
  if (directory === undefined) {
    throw new Failure(
      'CHANNEL_SECRET is set, so there is no secret file in use: remove the old secret from CHANNEL_SECRET.',
    )
  }
  const { keys } = await onDatabase((database) =>
    database.session(async (session) =>
      secretStatus(session, deriveSecrets(channelSecret), await readDatabaseTime(session)),
    ),
  )
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
