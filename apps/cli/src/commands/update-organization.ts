import { recordAudit } from '@channel/core/mechanisms/audit-log'
import { plans, states, updateOrganization } from '@channel/core/organizations'
import { Option } from '@commander-js/extra-typings'
import { parseId, parseLimit, parseRetention } from '../arguments/parse-value.ts'
import { inTransaction } from '../on-database.ts'
import { printOne } from '../output/print.ts'
import { operatorCommand } from './operator-command.ts'
import { showRetention } from './show-retention.ts'

export const updateOrganizationCommand = operatorCommand('update', 'change an organization', [
  'organization update org_01JQ4Z0N9V7T3C5R8M2K6X1WEB --plan platform',
  'organization update org_01JQ4Z0N9V7T3C5R8M2K6X1WEB --state trial_ended --monthly-messages 1000',
  'organization update org_01JQ4Z0N9V7T3C5R8M2K6X1WEB --delivery-retention-days 30 --message-retention-days forever',
])
  .argument('<id>', 'the organization', parseId('org'))
  .addOption(new Option('--plan <plan>', 'only platform organizations may have customers').choices(plans))
  .addOption(new Option('--state <state>', 'only active organizations may send').choices(states))
  .option('--require-consent', 'send only to contacts that have written before')
  .option('--no-require-consent', 'send to all contacts')
  .option('--monthly-messages <count>', 'max messages per calendar month, or none for no limit', parseLimit)
  .option(
    '--max-webhook-subscriptions <count>',
    'max webhook subscriptions, or none for no limit (default 100)',
    parseLimit,
  )
  .option(
    '--delivery-retention-days <days>',
    'days to keep completed webhook deliveries, or forever (default 90)',
    parseRetention,
  )
  .option(
    '--message-retention-days <days>',
    'days to keep messages and their files, or forever (the default)',
    parseRetention,
  )
  .option(
    '--media-retention-days <days>',
    'days to keep the files of messages, or forever (the default)',
    parseRetention,
  )
  .action(async (id, { json, plan, state, requireConsent, ...limits }, command) => {
    const changes = {
      plan,
      state,
      require_consent: requireConsent,
      monthly_messages: countOf(limits.monthlyMessages),
      max_webhook_subscriptions: countOf(limits.maxWebhookSubscriptions),
      delivery_retention_days: daysOf(limits.deliveryRetentionDays),
      message_retention_days: daysOf(limits.messageRetentionDays),
      media_retention_days: daysOf(limits.mediaRetentionDays),
    }
    if (Object.values(changes).every((value) => value === undefined)) {
      command.error(
        'nothing to change: give --plan, --state, --require-consent, --monthly-messages, --max-webhook-subscriptions or one of --…-retention-days',
      )
    }
    const organization = await inTransaction(['organization', id], async (tx) => {
      const updated = await updateOrganization(tx, { id, ...changes })
      const entry = { organizationId: id, action: 'updateOrganization', targetId: id, details: changes }
      recordAudit(tx, { ...entry, outcome: 'succeeded' })
      return updated
    })
    printOne(json ? organization : showRetention(organization), json)
  })

function countOf(value: number | 'none' | undefined): number | null | undefined {
  return value === 'none' ? null : value
}

function daysOf(value: number | 'forever' | undefined): number | null | undefined {
  return value === 'forever' ? null : value
}
