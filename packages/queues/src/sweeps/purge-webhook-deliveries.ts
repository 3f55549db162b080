import { opaque } from '@channel/core/mechanisms/pagination'
import { type Database, statement } from '@channel/db'
import type { Retention } from './list-retentions.ts'
import { endOfPurge } from './partitioned-tables.ts'
import { inTurns, type Purge, purgeByAge, purgeInTurns } from './purge-in-turns.ts'
import { type PurgeOptions, purgeBatch } from './purge-options.ts'
import { purgeUnusedEvents } from './purge-unused-events.ts'

// The bounds select the partitions.
const isExpired = (id: string) =>
  `${id} >= (SELECT min(id) FROM expired) AND ${id} <= (SELECT max(id) FROM expired) AND ${id} = ANY (ARRAY(SELECT id FROM expired))`

// Prepared once, because planning it for its values took longer than the rest.
const removeStatement = statement(
  'purge_webhook_deliveries',
  `WITH expired AS MATERIALIZED (
     SELECT id, created_at FROM webhook_deliveries
     WHERE organization_id = $1 AND status = ${opaque('$2::text')} AND created_at < ${opaque('$3::timestamptz')} AND (created_at, id) > (${opaque('$4::timestamptz')}, ${opaque('$5::text')})
     ORDER BY created_at, id LIMIT ${purgeBatch} FOR UPDATE SKIP LOCKED
   ), attempts AS (
     DELETE FROM webhook_delivery_attempts
     WHERE organization_id = $1 AND ${isExpired('delivery_id')}
   ), deliveries AS (
     DELETE FROM webhook_deliveries WHERE organization_id = $1 AND ${isExpired('id')}
   )
   SELECT id, created_at FROM expired ORDER BY created_at, id`,
)

const finished = ['succeeded', 'dead'] as const

/**
 * Removes finished deliveries older than their organization's retention, with their attempts, and events that no
 * delivery refers to any more, unless they are about to be dropped with their week. Small transactions with pauses; several workers may run it concurrently.
 *
 * @returns the number of removed deliveries
 */
export function purgeWebhookDeliveries(database: Database, options: PurgeOptions): Promise<number> {
  return purgeInTurns(database, 'delivery', options, (retention) =>
    inTurns([
      ...finished.map((status) => purgeStatus(database, retention, status, options.now)),
      purgeUnusedEvents(database, retention, options.now),
    ]),
  )
}

function purgeStatus(
  database: Database,
  retention: Retention,
  status: (typeof finished)[number],
  now: () => Date,
): Purge {
  const { organization_id } = retention
  return purgeByAge(retention, async (before, { created_at, id }) => {
    const values = [organization_id, status, endOfPurge(before, now()), created_at, id]
    const rows = await database.query(removeStatement, values)
    return { rows, removed: rows.length }
  })
}
