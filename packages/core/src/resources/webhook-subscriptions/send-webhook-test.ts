import type { WebhookDelivery, WebhookInputs } from '@channel/contract/types'
import { statement, type Transaction } from '@channel/db'
import { newId } from '../../mechanisms/ids/index.ts'
import { hintChange, hintDelivery } from '../../mechanisms/outbox/index.ts'
import { currentEpoch } from '../../mechanisms/restore/index.ts'
import type { Scope } from '../../mechanisms/scope/index.ts'
import { deliveryColumns, deliveryView, subscriptionDisabled } from '../webhook-deliveries/index.ts'
import { findSubscription } from './find-subscription.ts'
import { subscriptionView } from './subscription-view.ts'

const insertStatement = statement(
  'send_webhook_test',
  `WITH event AS (
     INSERT INTO events (organization_id, id, type, payload, created_at, object_id, epoch)
     VALUES ($1, $2, 'webhook.test', $3, $4, $6, ${currentEpoch})
   )
   INSERT INTO webhook_deliveries AS delivery
     (organization_id, id, subscription_id, event_id, event_type, url, next_attempt_at)
   VALUES ($1, $5, $6, $2, 'webhook.test', $7, clock_timestamp())
   RETURNING ${deliveryColumns}`,
)

/**
 * Records a `webhook.test` event with a delivery only to this subscription, regardless of its event types.
 *
 * @throws ApiError `resource_not_found`, `webhook_subscription_disabled`
 */
export async function sendWebhookTest(
  tx: Transaction,
  scope: Scope,
  { params }: { readonly params: { readonly id: string } },
): Promise<WebhookDelivery> {
  const row = await findSubscription(tx, scope, params.id)
  if (!row.enabled) throw subscriptionDisabled(row.id)
  const payload: WebhookInputs['webhook.test']['body'] = {
    id: newId('event'),
    object: 'event',
    type: 'webhook.test',
    created_at: scope.now().toISOString().replace('Z', '000Z'),
    api_version: 'v1',
    phone_number_id: null,
    customer: null,
    data: { object: subscriptionView(row, row.secrets) },
  }
  const [delivery] = await tx.query(insertStatement, [
    scope.organizationId,
    payload.id,
    JSON.stringify(payload),
    payload.created_at,
    newId('webhookDelivery'),
    row.id,
    row.url,
  ])
  hintChange(tx, scope.organizationId)
  hintDelivery(tx, { organization_id: scope.organizationId, subscription_id: row.id })
  return deliveryView(delivery!)
}
