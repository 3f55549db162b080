import { setTimeout as delay } from 'node:timers/promises'
import { systemDeliveryClock as clock } from '@channel/core/mechanisms/clock'
import { newId } from '@channel/core/mechanisms/ids'
import { claimDeliveries, findDueSubscriptions, WaitingDeliveries } from '@channel/queues/deliveries'
import {
  readQueues,
  readRates,
  readRetentionLags,
  readSubscriptionHealth,
  waitingInQueues,
} from '@channel/queues/readings'
import { claimSends, findDueNumbers, waitingSends } from '@channel/queues/sends'
import type { Costs } from './compare-costs.ts'
import { costsOf, cpuOfConnection } from './cost-of.ts'
import type { Installation } from './installation.ts'

/** How many deliveries and sends become due, and in how many claims they are claimed. */
const due = 100
const claims = 4
const repeats = 8
/** Between the repeats, so that no more is done in a second than the large organization does at the target. */
const pauseMs = 6_000
const leaseMs = 600_000

const numbered = (rows: string) => `(SELECT *, row_number() OVER () AS number FROM (${rows}) AS chosen)`
// New rows, of many conversations: those that were claimed before would leave what a service does not have.
const makeDue = [
  `INSERT INTO webhook_deliveries (organization_id, id, subscription_id, event_id, event_type, url, next_attempt_at)
   SELECT $1, replace(asked.id, 'msg_', 'wbd_'), $2, event.id, type, url, clock_timestamp()
   FROM ${numbered(`SELECT * FROM events WHERE organization_id = $1 ORDER BY id DESC LIMIT ${due}`)} AS event
   JOIN unnest($3::text[]) WITH ORDINALITY AS asked (id, number) USING (number)
   JOIN webhook_subscriptions subscription ON subscription.organization_id = $1 AND subscription.id = $2`,
  `WITH message AS (
     INSERT INTO messages (organization_id, id, phone_number_id, conversation_id, contact_id, direction, type, status, content)
     SELECT $1, asked.id, phone_number_id, conversation.id, contact_id, 'outbound', 'text', 'sent', 'We open at seven.'
     FROM ${numbered(`SELECT * FROM conversations WHERE organization_id = $1 ORDER BY random() LIMIT ${due}`)} AS conversation
     JOIN unnest($3::text[]) WITH ORDINALITY AS asked (id, number) USING (number) WHERE $2::text IS NOT NULL
     RETURNING *
   )
   INSERT INTO message_sends (organization_id, message_id, phone_number_id, conversation_id, payload)
   SELECT organization_id, id, phone_number_id, conversation_id, '{}' FROM message`,
]
const endAll = [
  `UPDATE webhook_deliveries SET status = 'succeeded', attempt_count = 1, next_attempt_at = NULL, lease_token = NULL, leased_until = NULL
   WHERE organization_id = $1 AND subscription_id = $2 AND $3::text[] IS NOT NULL AND next_attempt_at IS NOT NULL`,
  `UPDATE message_sends SET state = 'sent', next_attempt_at = NULL, lease_token = NULL, leased_until = NULL
   WHERE organization_id = $1 AND state = 'pending' AND $2::text IS NOT NULL AND $3::text[] IS NOT NULL`,
]

/** An installation without a worker, and a subscription of its large organization that has got deliveries. */
export interface QueuesSide {
  readonly installation: Installation
  readonly subscriptionId: string
}

/**
 * Measures claims of due work of the large organization, and the counts of what waits, of each installation in turn.
 *
 * @returns for each installation, by statement, the CPU time of PostgreSQL for a run in milliseconds
 */
export async function measureQueues(installations: readonly QueuesSide[]): Promise<Costs[]> {
  const sides = await Promise.all(installations.map(openSide))
  const costs = sides.map(() => new Map<string, number>())
  for (const side of sides) await side.run(makeDue)
  for (const [name, read] of Object.entries(counts)) {
    const each = await costsOf(sides.map((side) => ({ cpuMs: side.cpuMs, run: () => read(side) })))
    for (const [index, cost] of each.entries()) costs[index]?.set(name, cost)
  }
  for (const side of sides) await side.run(endAll)
  for (const name of claimNames) {
    const spentMs = sides.map(() => 0)
    for (let repeat = 0; repeat < repeats; repeat++) {
      await delay(pauseMs)
      for (const [index, side] of sides.entries()) spentMs[index]! += await side.claimAll(name)
    }
    for (const [index, all] of costs.entries()) all.set(name, spentMs[index]! / repeats / claims)
  }
  for (const { client } of sides) await client.query('UPDATE restore_marker SET is_at_rest = true')
  return costs
}

const claimNames = ['claim deliveries', 'claim sends'] as const
type ClaimName = (typeof claimNames)[number]
const counts: Readonly<Record<string, (side: OpenSide) => Promise<unknown>>> = {
  'find due subscriptions': ({ database, since }) => findDueSubscriptions(database, clock, since.deliveries),
  'find due numbers': ({ database, since }) => findDueNumbers(database, clock, since.sends),
  'count queues': ({ database, since }) => readQueues(database, since.queues),
  'count rates': ({ database }) => readRates(database),
  'count retention lags': ({ database }) => readRetentionLags(database),
  'count subscriptions that fail': ({ database }) => readSubscriptionHealth(database),
}
type OpenSide = Awaited<ReturnType<typeof openSide>>

async function openSide({ installation: { client, database, large }, subscriptionId }: QueuesSide) {
  const cpuMs = await cpuOfConnection(database)
  const quota = due / claims
  const lanes = { first: quota, retry: 0, replay: 0 }
  const wantedDeliveries = [{ organization_id: large.organizationId, subscription_id: subscriptionId, ...lanes }]
  const wantedSends = large.numbers.map((phone_number_id) => ({
    organization_id: large.organizationId,
    phone_number_id,
    quota: Math.ceil(quota / large.numbers.length),
  }))
  const run = async (statements: readonly string[]) => {
    const ids = Array.from({ length: due }, () => newId('message'))
    for (const sql of statements) await client.query(sql, [large.organizationId, subscriptionId, ids])
  }
  // As a worker and its readings remember it.
  const since = { deliveries: new WaitingDeliveries(), sends: waitingSends(), queues: waitingInQueues() }
  const take: Record<ClaimName, () => Promise<readonly unknown[]>> = {
    'claim deliveries': async () =>
      (await claimDeliveries(database, clock, { wanted: wantedDeliveries, leaseMs, waiting: since.deliveries }))
        .deliveries,
    'claim sends': () => claimSends(database, clock, { wanted: wantedSends, leaseMs, since: since.sends }),
  }
  // The last worker has ended, and nothing is claimed until another one confirms that the database is current.
  await client.query(
    "UPDATE restore_marker SET is_at_rest = false, confirmed_until = clock_timestamp() + interval '10 minutes'",
  )
  return {
    client,
    database,
    since,
    cpuMs,
    run,
    /** @returns the CPU time of PostgreSQL in milliseconds for claims of all that is due */
    async claimAll(name: ClaimName): Promise<number> {
      await run(makeDue)
      await findDueSubscriptions(database, clock, since.deliveries)
      await findDueNumbers(database, clock, since.sends)
      const before = cpuMs()
      let taken = 0
      for (let count = 0; count < claims; count++) taken += (await take[name]()).length
      const spentMs = cpuMs() - before
      if (taken < due / 2) throw new Error(`${taken} of ${due} were claimed: ${name}`)
      await run(endAll)
      return spentMs
    },
  }
}
