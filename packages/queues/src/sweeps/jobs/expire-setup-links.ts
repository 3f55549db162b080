import { expireSetupLinks } from '../expire-setup-links.ts'
import type { Job } from './job.ts'

/** Every minute. An expired link cannot be used in any case; its event follows within a minute. */
export const expireSetupLinksJob: Job = {
  name: 'expire-setup-links',
  schedule: '* * * * *',
  runsAtStart: true,
  async run(_data, { database, signal }) {
    await expireSetupLinks(database, { now: () => new Date() }, signal)
  },
}
