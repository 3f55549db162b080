import { purgeSignIns } from '../purge-sign-ins.ts'
import type { Job } from './job.ts'

/** Every hour: removes ended sessions of the dashboard, and what sign-ins leave behind. */
export const purgeSignInsJob: Job = {
  name: 'purge-sign-ins',
  schedule: '37 * * * *',
  async run(_data, { database, signal }) {
    await purgeSignIns(database, { now: () => new Date() }, signal)
  },
}
