import {
  authorizeAccount,
  connectAccount,
  listConnectedAccounts,
  moveAccount,
  verifyAccount,
} from '@channel/core/accounts'
import { deriveSecrets } from '@channel/core/mechanisms/sealing'
import { readVariables } from '@channel/settings'
import {
  parseAccountNumber,
  parseId,
  parseName,
  parsePhoneNumber,
  parsePhoneNumberId,
} from '../arguments/parse-value.ts'
import { inTransaction } from '../on-database.ts'
import { findOperatorSecret } from '../operator-secret.ts'
import { printOne } from '../output/print.ts'
import { listCommand } from './list-command.ts'
import { databaseNames, operatorCommand } from './operator-command.ts'

const authorize = operatorCommand(
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

const connect = operatorCommand('connect', 'connect a channel account: a number that sends and receives', [
  'account connect --organization org_01JQ4Z0N9V7T3C5R8M2K6X1WEB --team team_01JQ4Z0N9V7T3C5R8M2K6X1WEB --phone-number-id 106540352242922 --phone-number +4930123456 --name Support',
])
  .requiredOption('--organization <id>', 'the organization', parseId('org'))
  .requiredOption('--team <id>', 'the team of its contacts', parseId('team'))
  .requiredOption('--phone-number-id <number>', "the upstream provider's id, 6 to 20 digits", parsePhoneNumberId)
  .requiredOption('--phone-number <number>', 'the number in E.164 form, such as +4930123456', parsePhoneNumber)
  .requiredOption('--name <name>', 'the display name', parseName)
  .option('--customer <id>', 'the end-customer that the account belongs to', parseId('cus'))
  .option('--waba-id <number>', "the upstream provider's business account", parseAccountNumber)
  .option('--unverified', 'connect it unverified: the API rejects requests that use it')
  .action(async ({ json, organization, team, phoneNumberId, phoneNumber, name, customer, wabaId, unverified }) => {
    const input = {
      organization_id: organization,
      team_id: team,
      phone_number_id: phoneNumberId,
      phone_number: phoneNumber,
      name,
      customer_id: customer,
      waba_id: wabaId,
      verified: unverified !== true,
    }
    printOne(await inTransaction((tx) => connectAccount(tx, input)), json)
  })

const list = listCommand('account', {
  description: 'list the channel accounts, newest first',
  rows: 'accounts',
  columns: [
    'id',
    'organization_id',
    'team_id',
    'phone_number_id',
    'phone_number',
    'name',
    'verified',
    'status',
    'restriction',
  ],
  load: listConnectedAccounts,
})

const move = operatorCommand('move', 'move an account to another team; existing contacts keep their team', [
  'account move acc_01JQ4Z0N9V7T3C5R8M2K6X1WEB --team team_01JQ4Z0N9V7T3C5R8M2K6X1WEB',
])
  .argument('<id>', 'the account', parseId('acc'))
  .requiredOption('--team <id>', 'a team of the same organization', parseId('team'))
  .action(async (id, { json, team }) => {
    printOne(await inTransaction((tx) => moveAccount(tx, { id, team_id: team })), json)
  })

const verify = operatorCommand('verify', 'mark the phone number of an account as verified', [
  'account verify acc_01JQ4Z0N9V7T3C5R8M2K6X1WEB',
])
  .argument('<id>', 'the account', parseId('acc'))
  .action(async (id, { json }) => {
    printOne(await inTransaction((tx) => verifyAccount(tx, { id })), json)
  })

export const verbs = [authorize, connect, list, move, verify]
