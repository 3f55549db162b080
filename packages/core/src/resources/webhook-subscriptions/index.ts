export { createWebhookSecret } from './create-webhook-secret.ts'
export { createWebhookSubscription } from './create-webhook-subscription.ts'
export { deleteWebhookSecret } from './delete-webhook-secret.ts'
export { deleteWebhookSubscription } from './delete-webhook-subscription.ts'
export { getWebhookSubscription } from './get-webhook-subscription.ts'
export { listWebhookSubscriptions } from './list-webhook-subscriptions.ts'
export { newSecret, secretContext } from './new-secret.ts'
export { openWebhookSecret } from './open-webhook-secret.ts'
export { recoverWebhookDeliveries } from './recover-webhook-deliveries.ts'
export { sendWebhookTest } from './send-webhook-test.ts'
export {
  type SubscriptionWithSecretsRow,
  secretsColumn,
  subscriptionColumns,
  subscriptionView,
} from './subscription-view.ts'
export { updateWebhookSubscription } from './update-webhook-subscription.ts'
export { headersContext, openWebhookHeaders } from './webhook-headers.ts'
