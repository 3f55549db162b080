import { purgeWebhookDeliveries } from '@channel/core'
import type { Job } from './job.ts'

/** Every hour, for an hour at most: removes finished webhook deliveries that are older than their organization keeps them. */
export const purgeWebhookDeliveriesJob: Job = {
  name: 'purge-webhook-deliveries',
  schedule: '37 * * * *',
  queue: { expireInSeconds: 3_600 },
  async run(_data, { database, signal }) {
    await purgeWebhookDeliveries(database, { now: () => new Date(), signal })
  },
}
