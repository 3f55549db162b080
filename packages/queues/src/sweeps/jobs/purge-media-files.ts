import { purgeMediaFiles } from '../purge-media-files.ts'
import type { Job } from './job.ts'

/** Every hour, for at most an hour: removes files of media older than their organization's retention. */
export const purgeMediaFilesJob: Job = {
  name: 'purge-media-files',
  schedule: '57 * * * *',
  queue: { expireInSeconds: 3_600 },
  async run(_data, { database, signal }) {
    await purgeMediaFiles(database, { now: () => new Date(), signal })
  },
}
