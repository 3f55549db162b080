export { type AttemptError, type AttemptOutcome, isGone, isSuccess } from './attempt-outcome.ts'
export {
  type Claim,
  type ClaimedDelivery,
  claimDeliveries,
  type SealedSecret,
  type WantedDeliveries,
} from './claim-deliveries.ts'
export { endDeliveriesOfDeleted } from './end-deliveries-of-deleted.ts'
export { type DueSubscription, findDueSubscriptions } from './find-due-subscriptions.ts'
export { type Attempt, recordAttempts, type Unrecorded } from './record-attempts.ts'
export { releaseDeliveries } from './release-deliveries.ts'
export { type EventToSign, type SignatureHeaders, signEvent } from './sign-event.ts'
export { startDeliveries } from './start-deliveries.ts'
