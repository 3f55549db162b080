import { idPrefixes } from '@channel/core/mechanisms/ids'
import { type Database, statement } from '@channel/db'
import { encodeTime } from 'ulid'
import type { Retention } from './list-retentions.ts'
import { type Purge, purgeByAge } from './purge-in-turns.ts'
import { purgeBatch } from './purge-options.ts'

// OFFSET forces one lookup per event. Without it, a planner with wrong statistics could choose a join that scans all
// deliveries.
const unused = `NOT EXISTS (
  SELECT FROM webhook_deliveries delivery
  WHERE delivery.organization_id = event.organization_id AND delivery.event_id = event.id OFFSET 0
)`

/** Removes those of an organization's events (`$2`) that no delivery refers to. */
export const removeUnusedEvents = statement(
  'remove_unused_events',
  `DELETE FROM events WHERE organization_id = $1 AND id = ANY (ARRAY(
     SELECT id FROM events event WHERE organization_id = $1 AND id = ANY ($2::text[]) AND ${unused}
     FOR UPDATE SKIP LOCKED
   ))`,
)

// Ids start with their creation time, so the key finds old events in order.
const purgeStatement = statement(
  'purge_unused_events',
  `WITH examined AS MATERIALIZED (
     SELECT id, created_at FROM events WHERE organization_id = $1 AND id > $2 AND id < $3 ORDER BY id LIMIT $4
   ), removed AS (
     DELETE FROM events WHERE organization_id = $1 AND id = ANY (ARRAY(
       SELECT id FROM events event
       WHERE organization_id = $1 AND id = ANY (ARRAY(SELECT id FROM examined)) AND ${unused}
       FOR UPDATE SKIP LOCKED
     ))
   )
   SELECT id, created_at FROM examined ORDER BY id`,
)

const timeDigits = 10

/** Removes an organization's events from before the retention limit that no delivery refers to. Yields 0. */
export function purgeUnusedEvents(database: Database, retention: Retention): Purge {
  return purgeByAge(retention, async (before, { id }) => {
    const end = `${idPrefixes.event}_${encodeTime(Math.max(0, before.getTime()), timeDigits)}`
    const rows = await database.query(purgeStatement, [retention.organization_id, id, end, purgeBatch])
    return { rows, removed: 0 }
  })
}
