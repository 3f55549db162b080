import { purgeMediaFiles } from '@channel/core'
import type { Job } from './job.ts'

/** Every hour, for an hour at most: removes files of media that are older than their organization keeps them. */
export const purgeMediaFilesJob: Job = {
  name: 'purge-media-files',
  schedule: '57 * * * *',
  queue: { expireInSeconds: 3_600 },
  async run(_data, { database, signal }) {
    await purgeMediaFiles(database, { now: () => new Date(), signal })
  },
}
