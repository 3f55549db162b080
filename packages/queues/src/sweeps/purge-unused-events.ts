import { timeOfIds } from '@channel/core/mechanisms/ids'
import { opaque } from '@channel/core/mechanisms/pagination'
import { type Database, statement } from '@channel/db'
import type { Retention } from './list-retentions.ts'
import { endOfPurge } from './partitioned-tables.ts'
import { type Purge, purgeByAge } from './purge-in-turns.ts'
import { purgeBatch } from './purge-options.ts'

// Prepared once: planned for its values each time, it took four times as long. Ids start with their creation time, so the key finds old events in order. Their bounds are repeated, because they select partitions. A
// replay can be in any later partition of deliveries, so each is read once for all events.
const isInRange = `id > ${opaque('$2::text')} AND id < ${opaque('$3::text')}`
const purgeStatement = statement(
  'purge_unused_events',
  `WITH examined AS MATERIALIZED (
     SELECT id, created_at FROM events WHERE organization_id = $1 AND ${isInRange} ORDER BY id LIMIT ${purgeBatch}
   ), used AS MATERIALIZED (
     SELECT DISTINCT event_id AS id FROM webhook_deliveries
     WHERE organization_id = $1 AND event_id >= (SELECT min(id) FROM examined) AND event_id <= (SELECT max(id) FROM examined)
   ), removed AS (
     DELETE FROM events WHERE organization_id = $1 AND ${isInRange} AND id = ANY (ARRAY(
       SELECT id FROM events event
       WHERE organization_id = $1 AND ${isInRange} AND id = ANY (ARRAY(SELECT id FROM examined EXCEPT SELECT id FROM used))
       FOR UPDATE SKIP LOCKED
     ))
   )
   SELECT id, created_at FROM examined ORDER BY id`,
)

/** Removes an organization's events from before the end of a purge that no delivery refers to. Yields 0. */
export function purgeUnusedEvents(database: Database, retention: Retention, now: () => Date): Purge {
  return purgeByAge(retention, async (before, { id }) => {
    const values = [retention.organization_id, id, timeOfIds('event', endOfPurge(before, now()).toISOString())]
    return { rows: await database.query(purgeStatement, values), removed: 0 }
  })
}
