import { statement, type Transaction } from '@channel/db'
import { hintErasure } from '../outbox/index.ts'

// Every statement that changes several deliveries locks them in this order. A lease stays: the result of an attempt in
// flight is still recorded.
const eraseStatement = statement(
  'erase_deliveries_of_events',
  `WITH erased AS MATERIALIZED (
     SELECT id FROM webhook_deliveries WHERE organization_id = $1 AND event_id = ANY ($2::text[])
     ORDER BY id FOR NO KEY UPDATE
   ), updated AS (
     UPDATE webhook_deliveries delivery
     SET payload_erased_at = $3, response_body_snippet = NULL, next_attempt_at = NULL,
       status = CASE WHEN status IN ('pending', 'failed') THEN 'dead' ELSE status END
     FROM erased WHERE delivery.organization_id = $1 AND delivery.id = erased.id
     RETURNING lease_token
   )
   SELECT EXISTS (SELECT FROM updated WHERE lease_token IS NOT NULL) AS is_held`,
)
// A separate statement, because it has to see the attempts that were recorded before the deliveries were locked.
const eraseAttempts = statement(
  'erase_attempts_of_events',
  `UPDATE webhook_delivery_attempts attempt SET response_body_snippet = NULL
   FROM webhook_deliveries delivery
   WHERE delivery.organization_id = $1 AND delivery.event_id = ANY ($2::text[])
     AND attempt.organization_id = $1 AND attempt.delivery_id = delivery.id AND attempt.response_body_snippet IS NOT NULL`,
)

/**
 * Ends the deliveries of events whose payload is erased: pending ones become `dead` without an attempt. The response
 * snippets are erased too, since they may repeat the payload. Sent with the transaction's next statement.
 *
 * @param erasedAt the time of the erasure, as a date-time
 */
export function eraseDeliveriesOfEvents(
  tx: Transaction,
  organizationId: string,
  eventIds: readonly string[],
  erasedAt: string,
): void {
  tx.enqueue(eraseStatement, [organizationId, eventIds, erasedAt], ([row]) => {
    if (row?.is_held) hintErasure(tx, organizationId)
  })
  tx.enqueue(eraseAttempts, [organizationId, eventIds])
}
