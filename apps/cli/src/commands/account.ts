import {
  authorizeAccount,
  connectAccount,
  disconnectAccount,
  findOperatorAccount,
  isNumberConnected,
  type LeftProvider,
  leaveProvider,
  listConnectedAccounts,
  moveAccount,
  NumberConnectedError,
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
import { inTransaction, onCellOf, onEveryCell } from '../on-database.ts'
import { openProvider, providerNames } from '../open-provider.ts'
import { findOperatorSecret } from '../operator-secret.ts'
import { Failure } from '../output/failure.ts'
import { printOne } from '../output/print.ts'
import { listCommand } from './list-command.ts'
import { databaseNames, operatorCommand } from './operator-command.ts'

const authorize = operatorCommand(
  'authorize',
  "store the provider's token of an account, from PROVIDER_TOKEN because other users can see arguments",
  ['account authorize acc_01JQ4Z0N9V7T3C5R8M2K6X1WEB --waba-id 102290129340398'],
  [...databaseNames, 'CHANNEL_SECRET', 'PROVIDER_TOKEN', ...providerNames],
)
  .argument('<id>', 'the account', parseId('acc'))
  .option('--waba-id <number>', "the upstream provider's business account", parseAccountNumber)
  .action(async (id, { json, wabaId }) => {
    const { PROVIDER_TOKEN: token } = readVariables(process.env, ['PROVIDER_TOKEN'], ['PROVIDER_TOKEN'])
    const secrets = deriveSecrets((await findOperatorSecret(process.env)).channelSecret)
    const account = await onCellOf(['account', id], (database) => findOperatorAccount(database, id))
    if (account.status === 'disconnected') await subscribeAgain(wabaId ?? account.waba_id, token)
    const input = { id, token, waba_id: wabaId }
    printOne(await inTransaction(['account', id], (tx) => authorizeAccount(tx, secrets, input)), json)
  })

/** Disconnecting has removed the app from the business account. */
async function subscribeAgain(wabaId: string | null, token: string): Promise<void> {
  if (wabaId === null) return
  const outcome = await (await openProvider(process.env)).subscribeApp({ wabaId, token })
  if (outcome.ok) return
  throw new Failure(
    `The provider does not send webhooks of the business account ${wabaId}: ${outcome.failure.message}. Nothing was changed.`,
  )
}

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
    // Another cell may have the number.
    const connected = await onEveryCell((database) => isNumberConnected(database, phoneNumberId))
    if (connected.some(({ result }) => result))
      throw new NumberConnectedError(`The phone_number_id ${phoneNumberId} is already connected.`)
    printOne(await inTransaction(['organization', organization], (tx) => connectAccount(tx, input)), json)
  })

const disconnect = operatorCommand(
  'disconnect',
  `disconnect an account, also at the provider; its data stays

Messages that wait, and those that are sent later, fail with permission_revoked. The provider stops sending webhooks, unless another
connected account belongs to the same business account. \`account authorize\` with a token, or a signup, connects it again.`,
  ['account disconnect acc_01JQ4Z0N9V7T3C5R8M2K6X1WEB'],
  [...databaseNames, 'CHANNEL_SECRET', ...providerNames],
)
  .argument('<id>', 'the account', parseId('acc'))
  .action(async (id, { json }) => {
    const secrets = deriveSecrets((await findOperatorSecret(process.env)).channelSecret)
    const provider = await openProvider(process.env)
    const { account, left } = await onCellOf(['account', id], async (database) => {
      const disconnected = await database.transaction((tx) => disconnectAccount(tx, { id }))
      const { organization_id } = disconnected
      return {
        account: disconnected,
        left: await leaveProvider(database, { secrets, provider }, { organization_id, id }),
      }
    })
    const [first] = left
    printOne({ ...account, provider_webhooks: first?.webhooks ?? 'no_token' }, json)
    if (first?.webhooks === 'failed') throw new Failure(describeFailedLeave(first))
  })

function describeFailedLeave({ waba_id, reason }: LeftProvider): string {
  return `The account is disconnected here, but the provider still sends webhooks of the business account ${waba_id}: ${reason}. Run the command again, or remove the app there.`
}

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
    printOne(await inTransaction(['account', id], (tx) => moveAccount(tx, { id, team_id: team })), json)
  })

const verify = operatorCommand('verify', 'mark the phone number of an account as verified', [
  'account verify acc_01JQ4Z0N9V7T3C5R8M2K6X1WEB',
])
  .argument('<id>', 'the account', parseId('acc'))
  .action(async (id, { json }) => {
    printOne(await inTransaction(['account', id], (tx) => verifyAccount(tx, { id })), json)
  })

export const verbs = [authorize, connect, disconnect, list, move, verify]
