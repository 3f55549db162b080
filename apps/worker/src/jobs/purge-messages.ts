import { purgeMessages } from '@channel/core'
import type { Job } from './job.ts'

/** Every hour, for an hour at most: removes messages that are older than their organization keeps them. */
export const purgeMessagesJob: Job = {
  name: 'purge-messages',
  schedule: '47 * * * *',
  queue: { expireInSeconds: 3_600 },
  async run(_data, { database, signal }) {
    await purgeMessages(database, { now: () => new Date(), signal })
  },
}
