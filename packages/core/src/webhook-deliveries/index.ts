export { bulkReplayWebhookDeliveries } from './bulk-replay-webhook-deliveries.ts'
export { getWebhookDelivery } from './get-webhook-delivery.ts'
export { listWebhookDeliveries } from './list-webhook-deliveries.ts'
export { replayWebhookDelivery } from './replay-webhook-delivery.ts'
