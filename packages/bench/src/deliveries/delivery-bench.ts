import { randomBytes } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import { newId, timeOfIds } from '@channel/core/mechanisms/ids'
import { deliveriesChannel } from '@channel/core/mechanisms/outbox'
import { createOrganization } from '@channel/core/organizations'
import { createWebhookSubscription } from '@channel/core/webhook-subscriptions'
import { type Database, openDatabase, statement } from '@channel/db'
import { maintainPartitions } from '@channel/queues/sweeps'
import type { RunningProcess } from '@channel/test-kit/start-process'
import { fixture } from '../database/fixture.ts'
import type { BenchDatabase } from '../database/open-bench-database.ts'
import { benchScope, workerProgram } from '../http/variants.ts'
import { startProgram } from '../processes/start-program.ts'

const insertDeliveries = statement(
  'bench_insert_deliveries',
  `WITH event AS (
     INSERT INTO events (organization_id, id, type, payload, created_at)
     SELECT $1, $3 || number, 'contact.created',
       json_build_object('id', $3 || number, 'object', 'event', 'type', 'contact.created', 'pad', repeat('x', 870)), now()
     FROM (SELECT lpad(number::text, 6, '0') AS number FROM generate_series(1, $4::int) AS number) AS numbers
     RETURNING id
   )
   INSERT INTO webhook_deliveries (organization_id, id, subscription_id, event_id, event_type, url, next_attempt_at)
   SELECT $1, 'wbd_' || right(event.id, 26), subscription.id, event.id, 'contact.created', url,
     clock_timestamp()
   FROM event, webhook_subscriptions subscription WHERE subscription.organization_id = $1 AND subscription.id = $2`,
)
// Each week of a service has some: plans of tables that are known to be empty sort what waits.
const insertFinished = statement(
  'bench_insert_finished_deliveries',
  `WITH event AS (
     INSERT INTO events (organization_id, id, type, payload, created_at)
     SELECT $1, $2 || lpad(number::text, 16, '0'), 'contact.created', json_build_object('object', 'event', 'pad', repeat('x', 870)), $4
     FROM generate_series(1, $3::int) AS number
     RETURNING id, created_at
   )
   INSERT INTO webhook_deliveries (organization_id, id, subscription_id, event_id, event_type, url, status, attempt_count,
     last_attempt_at, response_status, duration_ms, created_at)
   SELECT $1, 'wbd_' || right(id, 26), 'wbs_finished', id, 'contact.created', 'https://hooks.example.com/', 'succeeded', 1,
     created_at, 200, 20, created_at
   FROM event`,
)
const finishedWeeks = 5
const finishedPerWeek = 1_000
const weekMs = 7 * 86_400_000
const enableSubscriptions = statement(
  'bench_enable_subscriptions',
  'UPDATE webhook_subscriptions SET enabled = true WHERE deleted_at IS NULL AND id = coalesce($1, id)',
)
// Polled every few milliseconds. Counting all pending rows, or scanning the index entries of sent ones, would distort
// the measurement, so the query looks for the last one first.
const findWaiting = statement(
  'bench_find_waiting',
  `SELECT id FROM webhook_deliveries
   WHERE next_attempt_at IS NOT NULL AND organization_id = $1 AND subscription_id = $2
   ORDER BY CASE WHEN replayed_from IS NULL THEN least(attempt_count, 1) ELSE 2 END DESC, next_attempt_at DESC
   LIMIT 1`,
)
const countWaiting = statement(
  'bench_count_waiting',
  'SELECT count(*) AS count FROM webhook_deliveries WHERE next_attempt_at IS NOT NULL',
)

export interface Subscription {
  readonly organizationId: string
  readonly id: string
}

/** The requests that the sink received. */
export interface SinkCounts {
  readonly requests: number
  readonly ids: number
  readonly hanging: number
  /** By event, in milliseconds since 1970. */
  readonly arrivals: Readonly<Record<string, number>>
}

/**
 * The database, the sink and the senders of a bench run.
 *
 * @param options.keepsData keeps what is in the tables, but for pending deliveries
 */
export async function openDeliveryBench(
  bench: Pick<BenchDatabase, 'url' | 'client'>,
  { organizationId: ownId = fixture.organizationId as string, keepsData = false } = {},
) {
  const database: Database = openDatabase({ url: bench.url, statementTimeoutMs: 0 })
  const sink = await startProgram({ entry: 'packages/bench/src/deliveries/sink-main.ts' })
  const other = await database.transaction((tx) => createOrganization(tx, { name: 'Other' }))
  await bench.client.query('UPDATE organizations SET max_webhook_subscriptions = NULL')
  await maintainPartitions(database, { now: () => new Date() })
  const insertFinishedOfWeeks = async () => {
    for (let week = 0; week < finishedWeeks; week++) {
      const time = new Date(Date.now() - week * weekMs).toISOString()
      await database.execute(insertFinished, [ownId, timeOfIds('event', time), finishedPerWeek, time])
    }
    await maintainPartitions(database, { now: () => new Date() })
  }
  const insert = async ({ organizationId, id }: Subscription, count: number, hint: boolean): Promise<string> => {
    // Begins with the time, as the ids of the service do, which selects the partition. Ids of a millisecond differ at their end only.
    const prefix = newId('event').slice(0, -16) + randomBytes(5).toString('hex').toUpperCase()
    await database.transaction(async (tx) => {
      await tx.execute(insertDeliveries, [organizationId, id, prefix, count])
      if (hint) tx.hint(deliveriesChannel, `${organizationId} ${id}`)
    })
    return prefix
  }

  return {
    /** Another organization. */
    otherId: other.id,
    readSink: async () => (await fetch(sink.url)).json() as Promise<SinkCounts>,
    /** Removes everything of an earlier measurement. */
    async clear(): Promise<void> {
      await bench.client.query(
        keepsData
          ? 'DELETE FROM webhook_deliveries WHERE next_attempt_at IS NOT NULL'
          : 'TRUNCATE webhook_delivery_attempts, webhook_deliveries, events',
      )
      await bench.client.query('UPDATE webhook_subscriptions SET deleted_at = now(), enabled = false')
      if (!keepsData) await insertFinishedOfWeeks()
      await bench.client.query('VACUUM ANALYZE webhook_deliveries, events')
      await fetch(sink.url, { method: 'DELETE' })
    },
    /** Creates a subscription of the bench's organization or another one, initially disabled. */
    async subscribe(path: '/take' | '/later' | '/hang', organizationId: string = ownId): Promise<Subscription> {
      const body = { url: `${sink.url}${path}`, event_types: ['*'] as const, enabled: false }
      const scope = { ...benchScope, organizationId, development: true }
      const { id } = await database.transaction((tx) => createWebhookSubscription(tx, scope, { body }))
      return { organizationId, id }
    },
    /** Creates deliveries to a subscription. */
    record: (subscription: Subscription, count: number) => insert(subscription, count, false),
    /**
     * Creates one delivery with its hint, as a verb does. @returns its event's id and commit time, in milliseconds
     * since 1970
     */
    async recordOne(subscription: Subscription): Promise<{ id: string; atMs: number }> {
      const prefix = await insert(subscription, 1, true)
      return { id: `${prefix}000001`, atMs: performance.timeOrigin + performance.now() }
    },
    /** @param only makes only its pending deliveries due; all by default */
    async enable(only?: Subscription): Promise<void> {
      await database.transaction(async (tx) => {
        await tx.execute(enableSubscriptions, [only?.id])
        tx.hint(deliveriesChannel, '')
      })
    },
    /** The number of pending deliveries. */
    async countWaiting(): Promise<number> {
      return (await database.query<{ count: number }>(countWaiting))[0]?.count ?? 0
    },
    /** Resolves when a subscription has no pending deliveries: all are sent and recorded. */
    async untilDone({ organizationId, id }: Subscription): Promise<void> {
      while ((await database.query(findWaiting, [organizationId, id])).length > 0) await delay(20)
    },
    startWorker: (): Promise<RunningProcess> => startProgram(workerProgram(bench.url, { CHANNEL_DEVELOPMENT: '1' })),
    startSender: (how: 'Pool.request' | 'pg-boss', count: number): Promise<RunningProcess> =>
      startProgram({
        entry: 'packages/bench/src/deliveries/sender-main.ts',
        environment: { HOW: how, COUNT: String(count), SINK: sink.url, DATABASE_URL: bench.url },
      }),
    async [Symbol.asyncDispose](): Promise<void> {
      await database.close()
      await sink[Symbol.asyncDispose]()
    },
  }
}

export type DeliveryBench = Awaited<ReturnType<typeof openDeliveryBench>>
