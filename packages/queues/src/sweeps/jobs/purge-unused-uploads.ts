import { purgeUnusedUploads } from '../purge-unused-uploads.ts'
import type { Job } from './job.ts'

/** Every hour, for at most an hour: removes uploaded files that no message has used for 30 days. */
export const purgeUnusedUploadsJob: Job = {
  name: 'purge-unused-uploads',
  schedule: '47 * * * *',
  queue: { expireInSeconds: 3_600 },
  async run(_data, { database, signal }) {
    await purgeUnusedUploads(database, { now: () => new Date(), signal })
  },
}
