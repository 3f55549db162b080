import { timeOfIds } from '@channel/core/mechanisms/ids'
import { dayMs } from '@channel/core/mechanisms/retries'
import { type Database, statement } from '@channel/db'
import type { Retention } from './list-retentions.ts'
import { keptDays, startOfPeriod } from './partitioned-tables.ts'
import { type Purge, purgeByAge } from './purge-in-turns.ts'
import { purgeBatch } from './purge-options.ts'

// OFFSET forces one lookup per event. Without it, a planner with wrong statistics could choose a join that scans all
// deliveries.
const unused = `NOT EXISTS (
  SELECT FROM webhook_deliveries delivery
  WHERE delivery.organization_id = event.organization_id AND delivery.event_id = event.id OFFSET 0
)`

// Ids start with their creation time, so the key finds old events in order. Their bounds are repeated, because they select partitions.
const purgeStatement = statement(
  'purge_unused_events',
  `WITH examined AS MATERIALIZED (
     SELECT id, created_at FROM events WHERE organization_id = $1 AND id > $2 AND id < $3 ORDER BY id LIMIT $4
   ), removed AS (
     DELETE FROM events WHERE organization_id = $1 AND id > $2 AND id < $3 AND id = ANY (ARRAY(
       SELECT id FROM events event
       WHERE organization_id = $1 AND id > $2 AND id < $3 AND id = ANY (ARRAY(SELECT id FROM examined)) AND ${unused}
       FOR UPDATE SKIP LOCKED
     ))
   )
   SELECT id, created_at FROM examined ORDER BY id`,
)

/**
 * Removes an organization's events from before the retention limit that no delivery refers to. Those that are kept until their week is
 * dropped stay a day longer than that, so that only a week that has to stay is removed in batches. Yields 0.
 */
export function purgeUnusedEvents(database: Database, retention: Retention, now: () => Date): Purge {
  return purgeByAge(retention, async (before, { id }) => {
    const isShorter = before.getTime() > now().getTime() - keptDays * dayMs
    const end = isShorter ? before : new Date(startOfPeriod({ width: 7 }, before.getTime() - dayMs))
    const values = [retention.organization_id, id, timeOfIds('event', end.toISOString()), purgeBatch]
    return { rows: await database.query(purgeStatement, values), removed: 0 }
  })
}
