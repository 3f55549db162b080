import { purgeWebhookDeliveries } from '../purge-webhook-deliveries.ts'
import type { Job } from './job.ts'

/** Every hour, for at most an hour: removes finished webhook deliveries older than their organization's retention. */
export const purgeWebhookDeliveriesJob: Job = {
  name: 'purge-webhook-deliveries',
  schedule: '37 * * * *',
  queue: { expireInSeconds: 3_600 },
  async run(_data, { database, signal }) {
    await purgeWebhookDeliveries(database, { now: () => new Date(), signal })
  },
}
