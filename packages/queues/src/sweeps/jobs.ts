import { readDatabaseTime } from '@channel/core/mechanisms/clock'
import type { Database } from '@channel/db'
import { countMessagesByHour } from './count-messages-by-hour.ts'
import { expireSetupLinks } from './expire-setup-links.ts'
import type { Job } from './job.ts'
import { maintainPartitions } from './maintain-partitions.ts'
import { mergeUsage } from './merge-usage.ts'
import { purgeHistory } from './purge-history.ts'
import { purgeIdempotencyRecords } from './purge-idempotency-records.ts'
import { purgeMediaFiles } from './purge-media-files.ts'
import { purgeMessages } from './purge-messages.ts'
import type { PurgeOptions } from './purge-options.ts'
import { purgeProviderWebhooks } from './purge-provider-webhooks.ts'
import { purgeSignIns } from './purge-sign-ins.ts'
import { purgeUnusedUploads } from './purge-unused-uploads.ts'
import { purgeWebhookDeliveries } from './purge-webhook-deliveries.ts'
import { reportClosingWindows } from './report-closing-windows.ts'
import { wakeSnoozedConversations } from './wake-snoozed-conversations.ts'

const everyMinute = { schedule: '* * * * *', runsAtStart: true }
/**
 * For sweeps that pause between their transactions, and may take an hour. As long as one is not done, other workers join it every ten
 * minutes; only one run waits for a free worker.
 */
const everyTenMinutes = (minute: number) => ({
  schedule: `${minute}-59/10 * * * *`,
  queue: { expireInSeconds: 3_600, policy: 'short' as const },
})

/** All scheduled sweeps. A comment beside each says what it removes, and after how long. */
export const jobs: readonly Job[] = [
  { name: 'count-messages', ...everyMinute, run: sweep(countMessagesByHour) },
  { name: 'merge-usage', ...everyMinute, run: sweep(mergeUsage) },
  // An expired link cannot be used in any case; its event follows within a minute.
  { name: 'expire-setup-links', ...everyMinute, run: sweep(expireSetupLinks) },
  // The announcement comes within a minute of the chosen time.
  { name: 'report-closing-windows', ...everyMinute, run: sweep(reportClosingWindows) },
  // A conversation comes back within a minute of its time.
  { name: 'wake-snoozed-conversations', ...everyMinute, run: sweep(wakeSnoozedConversations) },
  // Every hour, so that the next run makes up for a failure: a week of partitions exists in advance.
  { name: 'keep-partitions', schedule: '7 * * * *', runsAtStart: true, run: sweep(maintainPartitions) },
  { name: 'purge-history', schedule: '12 * * * *', run: sweep(purgeHistory) },
  { name: 'purge-idempotency-records', schedule: '17 * * * *', run: sweep(purgeIdempotencyRecords) },
  { name: 'purge-provider-webhooks', schedule: '27 * * * *', run: sweep(purgeProviderWebhooks) },
  { name: 'purge-sign-ins', schedule: '37 * * * *', run: sweep(purgeSignIns) },
  { name: 'purge-webhook-deliveries', ...everyTenMinutes(7), run: sweep(purgeWebhookDeliveries) },
  { name: 'purge-messages', ...everyTenMinutes(1), run: sweep(purgeMessages) },
  { name: 'purge-unused-uploads', ...everyTenMinutes(3), run: sweep(purgeUnusedUploads) },
  { name: 'purge-media-files', ...everyTenMinutes(5), run: sweep(purgeMediaFiles) },
]

function sweep(work: (database: Database, options: PurgeOptions) => Promise<unknown>): Job['run'] {
  return async (_data, { database, signal, pauseFactor }) => {
    const time = await readDatabaseTime(database)
    await work(database, { now: () => time, signal, pauseFactor })
  }
}
