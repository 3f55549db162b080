import { updateOrganization } from '@channel/core'
import { Option } from '@commander-js/extra-typings'
import { parseId, parseLimit } from '../../arguments/parse-value.ts'
import { inTransaction } from '../../on-database.ts'
import { printOne } from '../../output/print.ts'
import { operatorCommand } from '../operator-command.ts'

export const updateOrganizationCommand = operatorCommand('update', 'change an organization', [
  'organization update org_01JQ4Z0N9V7T3C5R8M2K6X1WEB --plan platform',
  'organization update org_01JQ4Z0N9V7T3C5R8M2K6X1WEB --state trial_ended --monthly-messages 1000',
])
  .argument('<id>', 'the organization', parseId('org'))
  .addOption(new Option('--plan <plan>', 'platform may have customers').choices(['standard', 'platform'] as const))
  .addOption(
    new Option('--state <state>', 'what is not active may not send').choices([
      'active',
      'trial_ended',
      'inactive',
    ] as const),
  )
  .option('--require-consent', 'send only to contacts who wrote before')
  .option('--no-require-consent', 'send to everybody')
  .option(
    '--monthly-messages <count>',
    'messages that may be sent in a calendar month, or none for no limit',
    parseLimit,
  )
  .action(async (id, { json, plan, state, requireConsent, monthlyMessages }, command) => {
    const monthly_messages = monthlyMessages === 'none' ? null : monthlyMessages
    const changes = { plan, state, require_consent: requireConsent, monthly_messages }
    if (Object.values(changes).every((value) => value === undefined)) {
      command.error('nothing to change: give --plan, --state, --require-consent or --monthly-messages')
    }
    printOne(await inTransaction((tx) => updateOrganization(tx, { id, ...changes })), json)
  })
