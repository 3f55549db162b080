import { connectAccount } from '@channel/core/accounts'
import {
  parseAccountNumber,
  parseId,
  parseName,
  parsePhoneNumber,
  parsePhoneNumberId,
} from '../../arguments/parse-value.ts'
import { inTransaction } from '../../on-database.ts'
import { printOne } from '../../output/print.ts'
import { operatorCommand } from '../operator-command.ts'

export const connectAccountCommand = operatorCommand(
  'connect',
  'connect a channel account: a number that sends and receives',
  [
    'account connect --organization org_01JQ4Z0N9V7T3C5R8M2K6X1WEB --team team_01JQ4Z0N9V7T3C5R8M2K6X1WEB --phone-number-id 106540352242922 --phone-number +4930123456 --name Support',
  ],
)
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
