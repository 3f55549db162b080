import { verifyAccount } from '@channel/core/accounts'
import { parseId } from '../../arguments/parse-value.ts'
import { inTransaction } from '../../on-database.ts'
import { printOne } from '../../output/print.ts'
import { operatorCommand } from '../operator-command.ts'

export const verifyAccountCommand = operatorCommand('verify', 'mark the phone number of an account as verified', [
  'account verify acc_01JQ4Z0N9V7T3C5R8M2K6X1WEB',
])
  .argument('<id>', 'the account', parseId('acc'))
  .action(async (id, { json }) => {
    printOne(await inTransaction((tx) => verifyAccount(tx, { id })), json)
  })
