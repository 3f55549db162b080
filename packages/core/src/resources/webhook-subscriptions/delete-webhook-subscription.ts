import type { DeletedWebhookSubscription, DeleteWebhookSubscriptionInput } from '@channel/contract/types'
import { statement, type Transaction } from '@channel/db'
import type { Scope } from '../../mechanisms/scope/index.ts'
import { subscriptionNotFound } from './find-subscription.ts'
import { deleteHeaders } from './webhook-headers.ts'

const deleteStatement = statement(
  'delete_webhook_subscription',
  `UPDATE webhook_subscriptions SET deleted_at = statement_timestamp(), enabled = false
   WHERE organization_id = $1 AND id = $2 AND deleted_at IS NULL`,
)
const deleteSecrets = statement(
  'delete_webhook_secrets_of_subscription',
  'DELETE FROM webhook_secrets WHERE organization_id = $1 AND subscription_id = $2',
)

/**
 * Marks a subscription as deleted, which cannot be undone, and removes its secrets and headers.
 *
 * @throws ApiError `resource_not_found`
 */
export async function deleteWebhookSubscription(
  tx: Transaction,
  scope: Scope,
  { params }: DeleteWebhookSubscriptionInput,
): Promise<DeletedWebhookSubscription> {
  const deleted = await tx.execute(deleteStatement, [scope.organizationId, params.id])
  if (deleted === 0) throw subscriptionNotFound(params.id)
  tx.enqueue(deleteSecrets, [scope.organizationId, params.id])
  deleteHeaders(tx, scope, params.id)
  return { id: params.id, object: 'webhook_subscription', deleted: true }
}
