export { type AttemptError, type AttemptOutcome, isGone, isSuccess } from './attempt-outcome.ts'
export { bulkReplayWebhookDeliveries } from './bulk-replay-webhook-deliveries.ts'
export {
  type Claim,
  type ClaimedDelivery,
  claimDeliveries,
  type SealedSecret,
  type WantedDeliveries,
} from './claim-deliveries.ts'
export { deliveriesChannel, readDeliveryHint, readErasureHint } from './deliveries-channel.ts'
export { type DeliveryClock, systemDeliveryClock } from './delivery-clock.ts'
export { endDeliveriesOfDeleted } from './end-deliveries-of-deleted.ts'
export { type DueSubscription, findDueSubscriptions } from './find-due-subscriptions.ts'
export { getWebhookDelivery } from './get-webhook-delivery.ts'
export { listWebhookDeliveries } from './list-webhook-deliveries.ts'
export { purgeWebhookDeliveries } from './purge-webhook-deliveries.ts'
export { type Attempt, recordAttempts, type Unrecorded } from './record-attempts.ts'
export { releaseDeliveries } from './release-deliveries.ts'
export { replayWebhookDelivery } from './replay-webhook-delivery.ts'
