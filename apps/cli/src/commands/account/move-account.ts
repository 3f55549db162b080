import { moveAccount } from '@channel/core/accounts'
import { parseId } from '../../arguments/parse-value.ts'
import { inTransaction } from '../../on-database.ts'
import { printOne } from '../../output/print.ts'
import { operatorCommand } from '../operator-command.ts'

export const moveAccountCommand = operatorCommand(
  'move',
  'move an account to another team; existing contacts keep their team',
  ['account move acc_01JQ4Z0N9V7T3C5R8M2K6X1WEB --team team_01JQ4Z0N9V7T3C5R8M2K6X1WEB'],
)
  .argument('<id>', 'the account', parseId('acc'))
  .requiredOption('--team <id>', 'a team of the same organization', parseId('team'))
  .action(async (id, { json, team }) => {
    printOne(await inTransaction((tx) => moveAccount(tx, { id, team_id: team })), json)
  })
