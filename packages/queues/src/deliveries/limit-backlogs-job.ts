import type { Job } from '../sweeps/index.ts'
import { limitBacklogs } from './limit-backlogs.ts'

/**
 * Every ten minutes: ends deliveries beyond the max number that may wait for a subscription.
 *
 * @param max 0 for no limit
 */
export function limitBacklogsJob(max: number): Job {
  return {
    name: 'limit-webhook-backlogs',
    schedule: '*/10 * * * *',
    async run(_data, { database, signal }) {
      if (max > 0) await limitBacklogs(database, { max, signal })
    },
  }
}
