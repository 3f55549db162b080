import { purgeHistory } from '../purge-history.ts'
import type { Job } from './job.ts'

/** Every hour: removes entries of audit logs and hourly figures that are 400 days old. */
export const purgeHistoryJob: Job = {
  name: 'purge-history',
  schedule: '12 * * * *',
  async run(_data, { database, signal }) {
    await purgeHistory(database, { now: () => new Date() }, signal)
  },
}
