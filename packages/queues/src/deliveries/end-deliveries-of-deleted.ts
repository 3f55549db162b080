import type { DeliveryClock } from '@channel/core/mechanisms/clock'
import { type Queryable, statement } from '@channel/db'
import { isFree } from '../leased/index.ts'
import { isBlocked } from './deliveries-table.ts'

const endStatement = statement(
  'end_webhook_deliveries_of_deleted',
  `WITH waiting AS MATERIALIZED (
     SELECT delivery.organization_id, delivery.id FROM webhook_deliveries delivery
     JOIN webhook_subscriptions subscription ON subscription.organization_id = $1
       AND subscription.id = delivery.subscription_id AND deleted_at IS NOT NULL
     WHERE delivery.organization_id = $1 AND delivery.subscription_id = $2 AND next_attempt_at IS NOT NULL
       AND ${isFree('delivery', '$3')}
     LIMIT $4 FOR NO KEY UPDATE OF delivery SKIP LOCKED
   ), blocked AS MATERIALIZED (
     SELECT organization_id, id FROM webhook_deliveries delivery
     WHERE organization_id = $1 AND subscription_id = $2 AND ${isBlocked('delivery')} AND EXISTS (SELECT FROM waiting)
     LIMIT $4 FOR NO KEY UPDATE SKIP LOCKED
   ), ended AS (
     SELECT * FROM waiting UNION ALL SELECT * FROM blocked LIMIT $4
   )
   UPDATE webhook_deliveries delivery
   SET status = 'dead', next_attempt_at = NULL, lease_token = NULL, leased_until = NULL
   FROM ended WHERE delivery.organization_id = ended.organization_id AND delivery.id = ended.id`,
)

const batchSize = 1_000

/**
 * Ends the pending deliveries of a deleted subscription as `dead`, up to a thousand per call.
 *
 * @returns whether there may be more
 */
export async function endDeliveriesOfDeleted(
  database: Queryable,
  { aheadMs }: Pick<DeliveryClock, 'aheadMs'>,
  { organization_id, subscription_id }: { readonly organization_id: string; readonly subscription_id: string },
): Promise<boolean> {
  const values = [organization_id, subscription_id, aheadMs(), batchSize]
  return (await database.execute(endStatement, values)) === batchSize
}
