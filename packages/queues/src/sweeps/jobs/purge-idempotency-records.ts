import { purgeIdempotencyRecords } from '../purge-idempotency-records.ts'
import type { Job } from './job.ts'

/** Every hour: removes stored responses older than 24 hours, which are no longer replayed. */
export const purgeIdempotencyRecordsJob: Job = {
  name: 'purge-idempotency-records',
  schedule: '17 * * * *',
  async run(_data, { database, signal }) {
    await purgeIdempotencyRecords(database, { now: () => new Date() }, signal)
  },
}
