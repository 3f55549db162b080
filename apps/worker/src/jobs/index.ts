import { expireSetupLinksJob } from './expire-setup-links.ts'
import type { RegisteredJob } from './job.ts'
import { keepApiLogPartitionsJob } from './keep-api-log-partitions.ts'
import { purgeIdempotencyRecordsJob } from './purge-idempotency-records.ts'
import { purgeProviderWebhooksJob } from './purge-provider-webhooks.ts'

/** Every kind of background work that the worker runs; a new one is a file in this folder and a line here. */
export const jobs: readonly RegisteredJob[] = [
  expireSetupLinksJob,
  keepApiLogPartitionsJob,
  purgeIdempotencyRecordsJob,
  purgeProviderWebhooksJob,
]
