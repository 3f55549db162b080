import { purgeMessages } from '../purge-messages.ts'
import type { Job } from './job.ts'

/** Every hour, for at most an hour: removes messages older than their organization's retention. */
export const purgeMessagesJob: Job = {
  name: 'purge-messages',
  schedule: '47 * * * *',
  queue: { expireInSeconds: 3_600 },
  async run(_data, { database, signal }) {
    await purgeMessages(database, { now: () => new Date(), signal })
  },
}
