import { keepApiLogPartitions } from '@channel/core'
import type { Job } from './job.ts'

/** Hourly, though once a day would do: a week of partitions is ahead, and a failure now is made good soon. */
export const keepApiLogPartitionsJob: Job = {
  name: 'keep-api-log-partitions',
  schedule: '7 * * * *',
  runsAtStart: true,
  async run(_data, { database }) {
    await keepApiLogPartitions(database, () => new Date())
  },
}
