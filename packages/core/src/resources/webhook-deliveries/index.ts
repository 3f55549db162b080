export { bulkReplayWebhookDeliveries } from './bulk-replay-webhook-deliveries.ts'
export {
  attemptsColumn,
  type DeliveryRow,
  deliveryColumns,
  deliveryView,
  hasInlineAttempt,
} from './delivery-view.ts'
export { getWebhookDelivery } from './get-webhook-delivery.ts'
export { listWebhookDeliveries } from './list-webhook-deliveries.ts'
export { replayWebhookDelivery } from './replay-webhook-delivery.ts'
export { subscriptionDisabled } from './subscription-disabled.ts'
