import type { WebhookDeliveryReplay } from '@channel/contract/types'
import { statement, type Transaction } from '@channel/db'
import { currentTraceparent } from '@channel/traces'
import { ApiError } from '../../mechanisms/errors/index.ts'
import { newId } from '../../mechanisms/ids/index.ts'
import { hintReplays } from '../../mechanisms/outbox/index.ts'
import type { Scope } from '../../mechanisms/scope/index.ts'
import { deliveryNotFound } from './get-webhook-delivery.ts'
import { subscriptionDisabled } from './subscription-disabled.ts'

// A deleted subscription is not enabled either. The lock on the event delays an erasure until the replay exists, so that the
// erasure ends the replay too. The lock on the original keeps retention from deleting it.
const replayStatement = statement(
  'replay_webhook_delivery',
  `WITH original AS MATERIALIZED (
     SELECT delivery.*, subscription.enabled, event.payload_erased_at IS NOT NULL AS erased
     FROM webhook_deliveries delivery
     JOIN webhook_subscriptions subscription
       ON subscription.organization_id = $1 AND subscription.id = delivery.subscription_id
     JOIN events event ON event.organization_id = $1 AND event.id = delivery.event_id
     WHERE delivery.organization_id = $1 AND delivery.id = $2
     FOR SHARE OF event FOR KEY SHARE OF delivery
   ), replay AS (
     INSERT INTO webhook_deliveries
       (organization_id, id, subscription_id, event_id, event_type, url, replayed_from, next_attempt_at, traceparent)
     SELECT organization_id, $3, subscription_id, event_id, event_type, url, id, clock_timestamp(), $4
     FROM original WHERE enabled AND NOT erased
   )
   SELECT subscription_id, enabled, erased FROM original`,
)

/**
 * Creates a new delivery of the same event to the URL of the original. The original does not change.
 *
 * @throws ApiError `resource_not_found`, `webhook_payload_erased`, `webhook_subscription_disabled`
 */
export async function replayWebhookDelivery(
  tx: Transaction,
  scope: Scope,
  { params }: { readonly params: { readonly id: string } },
): Promise<WebhookDeliveryReplay> {
  const id = newId('webhookDelivery')
  const [original] = await tx.query(replayStatement, [scope.organizationId, params.id, id, currentTraceparent()])
  if (original === undefined) throw deliveryNotFound(params.id)
  if (original.erased) throw payloadErased(params.id)
  if (!original.enabled) throw subscriptionDisabled(original.subscription_id)
  hintReplays(tx, { organization_id: scope.organizationId, subscription_id: original.subscription_id })
  return { id, object: 'webhook_delivery', replayed_from: params.id, status: 'pending' }
}

/** 409: the contact in the payload was deleted, so the payload was erased and cannot be sent. */
function payloadErased(id: string): ApiError {
  const message = `The payload of webhook delivery ${id} was erased, because its contact was deleted.`
  return new ApiError('webhook_payload_erased', message)
}
