import { countMessagesByHour } from '../count-messages.ts'
import type { Job } from './job.ts'

/** Every minute, for plots: counts the messages of the current hours, and of all hours in which no worker ran. */
export const countMessagesJob: Job = {
  name: 'count-messages',
  schedule: '* * * * *',
  runsAtStart: true,
  async run(_data, { database, signal }) {
    await countMessagesByHour(database, { now: () => new Date(), signal })
  },
}
