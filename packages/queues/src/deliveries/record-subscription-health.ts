import { currentTime, type DeliveryClock, laterThan } from '@channel/core/mechanisms/clock'
import { statement, type Transaction } from '@channel/db'

/** The health of a subscription's current URL, according to attempts. */
export interface SubscriptionHealth {
  readonly organization_id: string
  readonly subscription_id: string
  readonly url: string
  readonly state: 'working' | 'failing' | 'gone'
}

const maxFailurePeriod = "interval '5 days'"

// Rows are locked in order, so that two workers that update the same subscriptions cannot deadlock. Unchanged rows are
// not written: while a receiver keeps failing, only the first failure writes.
const recordStatement = statement(
  'record_webhook_subscription_health',
  `WITH reported AS MATERIALIZED (
     SELECT subscription.organization_id, subscription.id, reported.state,
       reported.state = 'gone' OR reported.state = 'failing'
         AND coalesce(failing_since <= ${currentTime('$2')} - ${maxFailurePeriod}, false) AS disable
     FROM json_to_recordset($1::json) AS reported (organization_id text, subscription_id text, url text, state text)
     JOIN webhook_subscriptions subscription ON subscription.organization_id = reported.organization_id
       AND subscription.id = reported.subscription_id AND subscription.url = reported.url AND enabled
     ORDER BY subscription.organization_id, subscription.id
     FOR NO KEY UPDATE OF subscription
   )
   UPDATE webhook_subscriptions subscription SET
     failing_since = CASE reported.state WHEN 'working' THEN NULL ELSE coalesce(failing_since, ${currentTime('$2')}) END,
     enabled = NOT disable,
     disabled_reason = CASE WHEN disable THEN CASE reported.state WHEN 'gone' THEN 'endpoint_gone' ELSE 'failing' END END,
     updated_at = CASE WHEN disable THEN ${laterThan('updated_at')}
                  ELSE updated_at END
   FROM reported
   WHERE subscription.organization_id = reported.organization_id AND subscription.id = reported.id
     AND (disable OR (failing_since IS NULL) = (reported.state <> 'working'))`,
)

/**
 * Records since when a subscription has been failing and when it has recovered. Disables a subscription whose receiver
 * is gone, or has only failed for 5 days. Sent with the transaction's COMMIT.
 */
export function recordSubscriptionHealth(
  tx: Transaction,
  { aheadMs }: Pick<DeliveryClock, 'aheadMs'>,
  health: readonly SubscriptionHealth[],
): void {
  tx.enqueue(recordStatement, [JSON.stringify(health), aheadMs()])
}
