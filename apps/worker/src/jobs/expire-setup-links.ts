import { expireSetupLinks } from '@channel/core'
import type { Job } from './job.ts'

/** Every minute: a link that has expired cannot be used from that moment on, and within a minute its event tells so. */
export const expireSetupLinksJob: Job = {
  name: 'expire-setup-links',
  schedule: '* * * * *',
  runsAtStart: true,
  async run(_data, { database, signal }) {
    await expireSetupLinks(database, { now: () => new Date() }, signal)
  },
}
