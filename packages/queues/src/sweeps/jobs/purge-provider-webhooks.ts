import { purgeProviderWebhooks } from '../purge-provider-webhooks.ts'
import type { Job } from './job.ts'

/** Every hour: removes given-up webhooks of the provider that were received 30 days ago or earlier. */
export const purgeProviderWebhooksJob: Job = {
  name: 'purge-provider-webhooks',
  schedule: '27 * * * *',
  async run(_data, { database, signal }) {
    await purgeProviderWebhooks(database, { now: () => new Date() }, signal)
  },
}
