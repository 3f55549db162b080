import { aContact, aCustomer, anInboundMessage } from '@channel/core/testing'
import { core, database, inAYear, nothing, records, type SomeVerbs } from './world.ts'

const later = (ms: number) => ({ now: () => new Date(Date.now() + ms) })

export const sweeps = {
  expireSetupLinks: records('setup_link.expired').with(async ({ scope, organization }) => {
    const { id: customer_id } = await aCustomer(database, organization.id)
    const input = { params: { customer_id }, body: { expires_in_hours: 1 } }
    await database.transaction((tx) => core.createSetupLink(tx, scope, input, { publicUrl: 'https://api.example.com' }))
    return () => core.expireSetupLinks(database, inAYear)
  }),
  reportClosingWindows: records('conversation.window_closing').with(async ({ scope, account }) => {
    await database.transaction((tx) =>
      core.updateOwnOrganization(tx, scope, { body: { window_closing_minutes: 60 } }, { usedSecondFactor: false }),
    )
    await anInboundMessage(database, account)
    return () => core.reportClosingWindows(database, later(23.5 * 3_600_000))
  }),
  wakeSnoozedConversations: records('conversation.updated').with(async ({ scope, account }) => {
    const { conversation_id: id } = await anInboundMessage(database, account)
    const params = { phone_number_id: account.phone_number_id, id }
    const body = { snoozed_until: later(60_000).now().toISOString() }
    await database.transaction((tx) => core.updateConversation(tx, scope, { params, body }))
    return () => core.wakeSnoozedConversations(database, later(120_000))
  }),
  purgeProviderWebhooks: nothing.by(() => core.purgeProviderWebhooks(database, inAYear)),
  purgeSignIns: nothing.by(() => core.purgeSignIns(database, inAYear)),
  purgeHistory: nothing.by(() => core.purgeHistory(database, inAYear)),
  purgeIdempotencyRecords: nothing.by(() => core.purgeIdempotencyRecords(database, inAYear)),
  purgeUnusedUploads: nothing.by(() => core.purgeUnusedUploads(database, inAYear)),
  purgeWebhookDeliveries: nothing.with(async ({ account }) => {
    await aContact(database, account)
    return () => core.purgeWebhookDeliveries(database, inAYear)
  }),
  purgeMessages: nothing.with(async ({ account, organization: { id } }) => {
    await anInboundMessage(database, account)
    await database.transaction((tx) => core.updateOrganization(tx, { id, message_retention_days: 30 }))
    return () => core.purgeMessages(database, inAYear)
  }),
  purgeMediaFiles: nothing.with(async ({ organization: { id } }) => {
    await database.transaction((tx) => core.updateOrganization(tx, { id, media_retention_days: 30 }))
    return () => core.purgeMediaFiles(database, inAYear)
  }),
  countMessagesByHour: nothing.by(() => core.countMessagesByHour(database, later(0))),
  mergeUsage: nothing.by(() => core.mergeUsage(database, later(0))),
  maintainPartitions: nothing.by(() => core.maintainPartitions(database, later(0))),
} satisfies SomeVerbs
