import { aContact, aDeliveryClock, aWebhookSubscription } from '@channel/core/testing'
import { statement } from '@channel/db'
import { collectLog } from '@channel/logger/testing'
import { expect } from 'vitest'
import { core, database, nothing, records, type SomeVerbs } from './world.ts'

const noticesWriter = statement(
  'test_background_writer_of_notices',
  'SELECT xmin::text AS transaction FROM notices WHERE organization_id = $1 AND subject = $2',
)
const failSubscription = statement(
  'test_fail_subscription',
  "UPDATE webhook_subscriptions SET failing_since = now() - interval '61 minutes' WHERE organization_id = $1 AND id = $2",
)
const withoutMails = { now: () => new Date(), mails: false }

export const webhooksAndNotices = {
  // Disabling a subscription is reported by noticeSubscriptions.
  recordAttempts: nothing.with(async ({ account, organization, clock }) => {
    await aContact(database, account)
    const due = await core.findDueSubscriptions(database, clock)
    const wanted = due
      .filter(({ organization_id }) => organization_id === organization.id)
      .map((each) => ({ ...each, first: 10, retry: 0, replay: 0 }))
    const { deliveries } = await core.claimDeliveries(database, clock, { wanted, leaseMs: 60_000 })
    expect(deliveries.length).toBeGreaterThan(0)
    const gone = { responseStatus: 410, error: null, snippet: null, retryAfterMs: undefined, durationMs: 1 }
    const attempts = deliveries.map((delivery) => ({ delivery, outcome: gone, startedAtMs: clock.monotonicMs() }))
    return () => core.recordAttempts(database, clock, attempts)
  }),
  noticeSubscriptions: {
    writer: noticesWriter,
    ...records('subscription.failing').with(async ({ organization }) => {
      const { id } = await aWebhookSubscription(database, organization.id)
      await database.execute(failSubscription, [organization.id, id])
      return () => core.noticeSubscriptions(database, withoutMails)
    }),
  },
  warnOfQuotas: {
    writer: noticesWriter,
    ...records('quota.warning').with(async ({ organization: { id } }) => {
      await database.transaction((tx) => core.updateOrganization(tx, { id, max_webhook_subscriptions: 2 }))
      return () => core.warnOfQuotas(database, withoutMails)
    }),
  },
  mailNotices: nothing.by(() => {
    const publicUrl = 'https://channel.example.com'
    const { log } = collectLog()
    return core.mailNotices(database, { send: async () => undefined, publicUrl, clock: aDeliveryClock(), log })
  }),
  storeProviderWebhook: nothing.by(() => core.storeProviderWebhook(database, Buffer.from('{}'))),
} satisfies SomeVerbs
