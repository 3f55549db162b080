import { type Queryable, statement } from '@channel/db'
import { isBlocked } from './deliveries-table.ts'

const batchSize = 1_000

const endStatement = statement(
  'end_held_deliveries',
  `WITH held AS MATERIALIZED (
     SELECT delivery.organization_id, delivery.id FROM webhook_deliveries delivery
     JOIN restore_holds hold ON hold.organization_id = delivery.organization_id
     WHERE delivery.organization_id = $1 AND (next_attempt_at IS NOT NULL OR ${isBlocked('delivery')}) AND delivery.created_at < unfinished_before
     ORDER BY delivery.id LIMIT ${batchSize} FOR NO KEY UPDATE OF delivery
   )
   UPDATE webhook_deliveries delivery
   SET status = 'dead', dead_reason = 'restored', next_attempt_at = NULL, lease_token = NULL, leased_until = NULL
   FROM held WHERE delivery.organization_id = held.organization_id AND delivery.id = held.id`,
)

/**
 * Ends the deliveries of an organization that were unfinished in a restored backup: they become `dead`, and can be replayed.
 *
 * @returns the number of deliveries
 */
export async function endHeldDeliveries(database: Queryable, organizationId: string): Promise<number> {
  for (let ended = 0; ; ) {
    const count = await database.execute(endStatement, [organizationId])
    ended += count
    if (count < batchSize) return ended
  }
}
