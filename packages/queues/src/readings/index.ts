export { queueReadings } from './queue-readings.ts'
export { readQueues } from './read-queues.ts'
export { readRetentionLags } from './read-retention-lags.ts'
export { readSubscriptionHealth } from './read-subscription-health.ts'
