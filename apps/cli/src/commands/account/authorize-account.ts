import { authorizeAccount } from '@channel/core/accounts'
import { deriveSecrets } from '@channel/core/mechanisms/sealing'
import { readVariables } from '@channel/settings'
import { parseAccountNumber, parseId } from '../../arguments/parse-value.ts'
import { inTransaction } from '../../on-database.ts'
import { findOperatorSecret } from '../../operator-secret.ts'
import { printOne } from '../../output/print.ts'
import { databaseNames, operatorCommand } from '../operator-command.ts'

export const authorizeAccountCommand = operatorCommand(
  'authorize',
  "store the provider's token of an account, from PROVIDER_TOKEN because other users can see arguments",
  ['account authorize acc_01JQ4Z0N9V7T3C5R8M2K6X1WEB --waba-id 102290129340398'],
  [...databaseNames, 'CHANNEL_SECRET', 'PROVIDER_TOKEN'],
)
  .argument('<id>', 'the account', parseId('acc'))
  .option('--waba-id <number>', "the upstream provider's business account", parseAccountNumber)
  .action(async (id, { json, wabaId }) => {
    const { PROVIDER_TOKEN: token } = readVariables(process.env, ['PROVIDER_TOKEN'], ['PROVIDER_TOKEN'])
    const secrets = deriveSecrets((await findOperatorSecret(process.env)).channelSecret)
    printOne(await inTransaction((tx) => authorizeAccount(tx, secrets, { id, token, waba_id: wabaId })), json)
  })
