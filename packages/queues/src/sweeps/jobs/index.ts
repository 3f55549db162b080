import { countMessagesJob } from './count-messages.ts'
import { expireSetupLinksJob } from './expire-setup-links.ts'
import type { RegisteredJob } from './job.ts'
import { keepApiLogPartitionsJob } from './keep-api-log-partitions.ts'
import { purgeHistoryJob } from './purge-history.ts'
import { purgeIdempotencyRecordsJob } from './purge-idempotency-records.ts'
import { purgeMediaFilesJob } from './purge-media-files.ts'
import { purgeMessagesJob } from './purge-messages.ts'
import { purgeProviderWebhooksJob } from './purge-provider-webhooks.ts'
import { purgeSignInsJob } from './purge-sign-ins.ts'
import { purgeUnusedUploadsJob } from './purge-unused-uploads.ts'
import { purgeWebhookDeliveriesJob } from './purge-webhook-deliveries.ts'

export type { Job, JobContext } from './job.ts'

/** All jobs of the worker. To add one, create a file in this folder and add a line here. */
export const jobs: readonly RegisteredJob[] = [
  countMessagesJob,
  expireSetupLinksJob,
  keepApiLogPartitionsJob,
  purgeHistoryJob,
  purgeIdempotencyRecordsJob,
  purgeMediaFilesJob,
  purgeMessagesJob,
  purgeProviderWebhooksJob,
  purgeSignInsJob,
  purgeUnusedUploadsJob,
  purgeWebhookDeliveriesJob,
]
