import { randomUUID } from 'node:crypto'
import { listConnectedAccounts, receiveMessage } from '@channel/core'
import { parseId, parseName, parsePhoneNumber } from '../../arguments/parse-value.ts'
import { inTransaction } from '../../on-database.ts'
import { Failure } from '../../output/failure.ts'
import { printOne } from '../../output/print.ts'
import { operatorCommand } from '../operator-command.ts'

export const receiveMessageCommand = operatorCommand(
  'receive',
  'have a text arrive on an account as if a person had written it, to try things out',
  ['account receive acc_01JQ4Z0N9V7T3C5R8M2K6X1WEB --from +4915112345678 --name Ana --text "Are you open?"'],
)
  .argument('<id>', 'the account', parseId('acc'))
  .requiredOption('--from <number>', 'the phone number of who writes, in E.164 form', parsePhoneNumber)
  .requiredOption('--text <text>', 'what is written')
  .option('--name <name>', 'the name of who writes', parseName)
  .action(async (id, { json, from, text, name }) => {
    const message = await inTransaction(async (tx) => {
      const account = (await listConnectedAccounts(tx)).find((each) => each.id === id)
      if (account === undefined) throw new Failure(`There is no account ${id}.`)
      // A text has no media, so nothing shows their address.
      const scope = { organizationId: account.organization_id, mediaBaseUrl: '' }
      return receiveMessage(tx, scope, {
        phone_number_id: account.phone_number_id,
        provider_message_id: `wamid.${randomUUID()}`,
        from: { phone_number: from, name: name ?? null },
        type: 'text',
        content: text,
        sent_at: new Date().toISOString(),
      })
    })
    printOne(message, json)
  })
