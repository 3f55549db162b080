import { maintainApiLogPartitions } from '../maintain-api-log-partitions.ts'
import type { Job } from './job.ts'

/** Every hour, so that the next run makes up for a failure. A week of partitions exists in advance. */
export const keepApiLogPartitionsJob: Job = {
  name: 'keep-api-log-partitions',
  schedule: '7 * * * *',
  runsAtStart: true,
  async run(_data, { database }) {
    await maintainApiLogPartitions(database, () => new Date())
  },
}
