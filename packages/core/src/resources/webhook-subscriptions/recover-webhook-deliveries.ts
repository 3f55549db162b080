import type { RecoverWebhookDeliveriesInput, WebhookRecovery } from '@channel/contract/types'
import { statement, type Transaction } from '@channel/db'
import { currentTraceparent } from '@channel/traces'
import { toTimestamp } from '../../mechanisms/clock/index.ts'
import { noOtherFields } from '../../mechanisms/fields/index.ts'
import { deliveryIdFrom, idMarginMs, newId, timeOfIds } from '../../mechanisms/ids/index.ts'
import { hintDeliveries, hintReplays } from '../../mechanisms/outbox/index.ts'
import type { Scope } from '../../mechanisms/scope/index.ts'
import { subscriptionDisabled } from '../webhook-deliveries/index.ts'
import { findSubscriptionToChange } from './find-subscription.ts'

/** Max events per request. */
const maxEnqueued = 1000
/** What remains is counted up to this number, so that a request takes no longer if much failed. */
const maxRemaining = 10_000

const failedSince = `organization_id = $1 AND subscription_id = $2 AND id > $9 AND created_at >= $3 AND payload_erased_at IS NULL`

// A dead delivery of an event that has a newer one is skipped: so each event is sent once, however often this runs. It locks the
// events and the originals as a bulk replay does. Deliveries that a worker has are skipped. Bounds
// of ids select the partitions that are read: a replay's id has a time (14 characters) no earlier than its original's.
const recoverStatement = statement(
  'recover_webhook_deliveries',
  `WITH dead AS MATERIALIZED (
     SELECT id, created_at FROM webhook_deliveries delivery
     WHERE ${failedSince} AND status = 'dead' AND NOT EXISTS (
       SELECT FROM webhook_deliveries newer
       WHERE newer.organization_id = $1 AND newer.event_id = delivery.event_id AND newer.subscription_id = $2 AND newer.id >= left(delivery.id, 14)
         AND (newer.created_at, newer.id) > (delivery.created_at, delivery.id) OFFSET 0
     )
     ORDER BY created_at, id LIMIT $6::int
   ), failed AS MATERIALIZED (
     SELECT id, created_at FROM webhook_deliveries
     WHERE ${failedSince} AND status = 'failed' AND next_attempt_at > clock_timestamp() AND lease_token IS NULL
     ORDER BY created_at, id LIMIT $6::int
   ), found AS MATERIALIZED (
     SELECT * FROM dead UNION ALL SELECT * FROM failed
   ), picked AS MATERIALIZED (
     SELECT id FROM found ORDER BY created_at, id LIMIT $5::int
   ), original AS MATERIALIZED (
     SELECT delivery.id, delivery.event_id, delivery.event_type, delivery.created_at, delivery.conversation_id
     FROM picked JOIN webhook_deliveries delivery ON delivery.organization_id = $1 AND delivery.id = picked.id
     WHERE status = 'dead' FOR KEY SHARE OF delivery
   ), replayable AS MATERIALIZED (
     SELECT original.* FROM original CROSS JOIN LATERAL (
       SELECT FROM events WHERE organization_id = $1 AND id = original.event_id AND payload_erased_at IS NULL FOR SHARE
     ) AS event
   ), replayed AS (
     INSERT INTO webhook_deliveries
       (organization_id, id, subscription_id, event_id, event_type, url, replayed_from, next_attempt_at, traceparent, conversation_id)
     SELECT $1, ${deliveryIdFrom('$4::text')}, $2, event_id, event_type, $7, id, clock_timestamp(), $8, conversation_id
     FROM replayable ORDER BY created_at, id
     RETURNING id
   ), locked AS MATERIALIZED (
     SELECT delivery.id FROM picked JOIN webhook_deliveries delivery ON delivery.organization_id = $1 AND delivery.id = picked.id
     WHERE status = 'failed' AND next_attempt_at > clock_timestamp() AND lease_token IS NULL
     ORDER BY delivery.id FOR NO KEY UPDATE OF delivery SKIP LOCKED
   ), retried AS (
     UPDATE webhook_deliveries delivery SET next_attempt_at = clock_timestamp()
     FROM locked WHERE delivery.organization_id = $1 AND delivery.id = locked.id
     RETURNING delivery.id
   )
   SELECT (SELECT count(*) FROM replayed) AS replayed, (SELECT count(*) FROM retried) AS retried,
     (SELECT count(*) FROM found) - (SELECT count(*) FROM picked) AS remaining`,
  { planEachTime: true },
)

/**
 * Sends what a receiver has not accepted since a time again, oldest first: replays dead deliveries to the current URL, and makes the
 * next attempt of failed ones due. Concurrent calls for a subscription run one after the other.
 *
 * @throws ApiError `resource_not_found`, `webhook_subscription_disabled`
 */
export async function recoverWebhookDeliveries(
  tx: Transaction,
  scope: Scope,
  { params, body }: Pick<RecoverWebhookDeliveriesInput, 'params' | 'body'>,
): Promise<WebhookRecovery> {
  const { since: given, ...rest } = body
  noOtherFields(rest)
  const { row } = await findSubscriptionToChange(tx, scope, params.id)
  if (!row.enabled) throw subscriptionDisabled(row.id)
  const since = toTimestamp(given)
  const [result] = await tx.query(recoverStatement, [
    scope.organizationId,
    row.id,
    since,
    newId('webhookDelivery'),
    maxEnqueued,
    maxEnqueued + maxRemaining,
    row.url,
    currentTraceparent(),
    timeOfIds('webhookDelivery', since, -idMarginMs),
  ])
  const { replayed, retried, remaining } = result!
  if (replayed > 0) hintReplays(tx, { organization_id: scope.organizationId, subscription_id: row.id })
  if (retried > 0) hintDeliveries(tx)
  return {
    object: 'webhook_recovery',
    subscription_id: row.id,
    since,
    enqueued: replayed + retried,
    remaining: Math.min(remaining, maxRemaining),
  }
}
