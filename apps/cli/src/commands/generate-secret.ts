import { deriveSecrets, splitSecrets } from '@channel/core/mechanisms/sealing'
import { isSet } from '@channel/settings'
import { dataDirectory } from '../data-directory.ts'
import { findOperatorSecret } from '../operator-secret.ts'
import { printOne } from '../output/print.ts'
import { makeSecret, secretFilePath, writeSecretFile } from '../secret-file.ts'
import { operatorCommand } from './operator-command.ts'

export const generateSecretCommand = operatorCommand(
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
