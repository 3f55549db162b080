import type { BulkReplayResult, BulkReplayWebhookDeliveriesInput } from '@channel/contract/types'
import { statement, type Transaction } from '@channel/db'
import { currentTraceparent } from '@channel/traces'
import { toTimestamp } from '../../mechanisms/clock/index.ts'
import { notFound } from '../../mechanisms/errors/index.ts'
import { noOtherFields } from '../../mechanisms/fields/index.ts'
import { deliveryIdFrom, idMarginMs, newId, timeOfIds } from '../../mechanisms/ids/index.ts'
import { hintReplays } from '../../mechanisms/outbox/index.ts'
import type { Scope } from '../../mechanisms/scope/index.ts'
import { subscriptionDisabled } from './subscription-disabled.ts'

/** Max replays per request, a limit of the product. */
const maxReplays = 1000

// A statement does not see the rows that it inserts, so it never picks its own replays. It picks one row above the limit to
// detect more. It inserts replays in the order of their originals, so created_at keeps that order. It locks the events, as a
// single replay does, and the originals, so that retention does not delete them. The
// least id selects the partitions that are read.
const replayStatement = statement(
  'bulk_replay_webhook_deliveries',
  `WITH subscription AS MATERIALIZED (
     SELECT enabled FROM webhook_subscriptions WHERE organization_id = $1 AND id = $2
   ), picked AS MATERIALIZED (
     SELECT id, event_id, event_type, url, created_at FROM webhook_deliveries
     WHERE organization_id = $1 AND subscription_id = $2 AND id > $10 AND created_at >= $5 AND created_at < $6
       AND ($3::text IS NULL OR status = $3) AND ($4::text IS NULL OR event_type = $4) AND payload_erased_at IS NULL
       AND (SELECT enabled FROM subscription)
     ORDER BY created_at, id LIMIT $8::int + 1 FOR KEY SHARE
   ), replayable AS MATERIALIZED (
     SELECT oldest.* FROM (SELECT * FROM picked ORDER BY created_at, id LIMIT $8::int) AS oldest
     CROSS JOIN LATERAL (
       SELECT FROM events WHERE organization_id = $1 AND id = oldest.event_id AND payload_erased_at IS NULL FOR SHARE
     ) AS event
   ), replayed AS (
     INSERT INTO webhook_deliveries
       (organization_id, id, subscription_id, event_id, event_type, url, replayed_from, next_attempt_at, traceparent)
     SELECT $1, ${deliveryIdFrom('$7::text')}, $2, event_id, event_type, url, id, clock_timestamp(), $9
     FROM replayable ORDER BY created_at, id
     RETURNING id
   )
   SELECT enabled, (SELECT count(*) FROM replayed) AS enqueued, (SELECT count(*) FROM picked) > $8::int AS capped
   FROM subscription`,
  { planEachTime: true },
)

/**
 * Replays the matching deliveries of a subscription, oldest first, in one round trip.
 *
 * @throws ApiError `resource_not_found` for the subscription, `webhook_subscription_disabled`
 */
export async function bulkReplayWebhookDeliveries(
  tx: Transaction,
  scope: Scope,
  { body }: Pick<BulkReplayWebhookDeliveriesInput, 'body'>,
): Promise<BulkReplayResult> {
  const { subscription_id, status, event_type, created_after, created_before, ...rest } = body
  noOtherFields(rest)
  const from = created_after === undefined ? '-infinity' : toTimestamp(created_after)
  const [result] = await tx.query(replayStatement, [
    scope.organizationId,
    subscription_id,
    status,
    event_type,
    from,
    created_before === undefined ? 'infinity' : toTimestamp(created_before),
    newId('webhookDelivery'),
    maxReplays,
    currentTraceparent(),
    timeOfIds('webhookDelivery', from, -idMarginMs),
  ])
  if (result === undefined) throw notFound('subscription_id', `There is no webhook subscription ${subscription_id}.`)
  if (!result.enabled) throw subscriptionDisabled(subscription_id)
  hintReplays(tx, { organization_id: scope.organizationId, subscription_id })
  return { enqueued: result.enqueued, capped: result.capped }
}
