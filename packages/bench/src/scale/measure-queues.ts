import { systemDeliveryClock as clock } from '@channel/core/mechanisms/clock'
import { claimDeliveries, findDueSubscriptions } from '@channel/queues/deliveries'
import { readQueues, readRates, readRetentionLags, readSubscriptionHealth } from '@channel/queues/readings'
import { claimSends, findDueNumbers } from '@channel/queues/sends'
import { costOf, cpuOfConnection } from './cost-of.ts'
import type { Installation } from './installation.ts'

/** How many of the newest deliveries and sends become due again, and in how many claims each of them is claimed. */
const due = 500
const claims = 20
/** The measurements of a claim; each begins with new rows. */
const repeats = 8
const leaseMs = 600_000

const makeDue = [
  `UPDATE webhook_deliveries SET status = 'pending', attempt_count = 0, next_attempt_at = clock_timestamp()
   WHERE (organization_id, id) IN (
     SELECT organization_id, id FROM webhook_deliveries
     WHERE organization_id = $1 AND status = 'succeeded' AND subscription_id = $2 ORDER BY created_at DESC LIMIT ${due})`,
  `INSERT INTO message_sends (organization_id, message_id, phone_number_id, conversation_id, payload)
   SELECT organization_id, id, phone_number_id, conversation_id,
     json_build_object('recipient_type', 'individual', 'to', recipient, 'type', 'text', 'text', json_build_object('body', content))
   FROM messages WHERE organization_id = $1 AND direction = 'outbound' AND $2::text IS NOT NULL ORDER BY created_at DESC LIMIT ${due}`,
]
const endAll = [
  `UPDATE webhook_deliveries SET status = 'succeeded', attempt_count = 1, next_attempt_at = NULL, lease_token = NULL, leased_until = NULL
   WHERE organization_id = $1 AND subscription_id = $2 AND next_attempt_at IS NOT NULL`,
  'DELETE FROM message_sends WHERE organization_id = $1 AND $2::text IS NOT NULL',
]

/**
 * Measures claims of due work of the large organization, and the counts of what waits, without a worker.
 *
 * @param subscriptionId has got deliveries
 * @returns by statement, the CPU time of PostgreSQL for a run in milliseconds
 */
export async function measureQueues(
  { client, database, large: { organizationId, numbers } }: Installation,
  subscriptionId: string,
): Promise<Map<string, number>> {
  const cpuMs = await cpuOfConnection(database)
  const quota = due / claims
  const lanes = { first: quota, retry: 0, replay: 0 }
  const wantedDeliveries = [{ organization_id: organizationId, subscription_id: subscriptionId, ...lanes }]
  const wantedSends = numbers.map((phone_number_id) => ({
    organization_id: organizationId,
    phone_number_id,
    quota: Math.ceil(quota / numbers.length),
  }))
  const costs = new Map<string, number>()
  const run = async (statements: readonly string[]) => {
    for (const sql of statements) await client.query(sql, [organizationId, subscriptionId])
  }
  const claim = async (name: string, take: () => Promise<number>) => {
    let [spentMs, taken] = [0, 0]
    for (let repeat = 0; repeat < repeats; repeat++) {
      await run(makeDue)
      const before = cpuMs()
      for (let count = 0; count < claims; count++) taken += await take()
      spentMs += cpuMs() - before
      await run(endAll)
    }
    if (taken === 0) throw new Error(`Nothing was claimed: ${name}`)
    costs.set(name, spentMs / repeats / claims)
  }
  // The last worker has ended, and nothing is claimed until another one confirms that the database is current.
  await client.query(
    "UPDATE restore_marker SET is_at_rest = false, confirmed_until = clock_timestamp() + interval '10 minutes'",
  )
  await claim('claim deliveries', async () => {
    return (await claimDeliveries(database, clock, { wanted: wantedDeliveries, leaseMs })).deliveries.length
  })
  await claim('claim sends', async () => (await claimSends(database, clock, { wanted: wantedSends, leaseMs })).length)
  await run(makeDue)
  const counts = {
    'find due subscriptions': () => findDueSubscriptions(database, clock),
    'find due numbers': () => findDueNumbers(database, clock),
    'count queues': () => readQueues(database),
    'count rates': () => readRates(database),
    'count retention lags': () => readRetentionLags(database),
    'count subscriptions that fail': () => readSubscriptionHealth(database),
  }
  for (const [name, read] of Object.entries(counts)) costs.set(name, await costOf(cpuMs, read))
  await run(endAll)
  await client.query('UPDATE restore_marker SET is_at_rest = true')
  return costs
}
