import { purgeIdempotencyRecords } from '@channel/core'
import type { Job } from './job.ts'

/** Every hour: removes the answers under an Idempotency-Key that are older than 24 hours and are given no more. */
export const purgeIdempotencyRecordsJob: Job = {
  name: 'purge-idempotency-records',
  schedule: '17 * * * *',
  async run(_data, { database, signal }) {
    await purgeIdempotencyRecords(database, { now: () => new Date() }, signal)
  },
}
