import type { Handlers } from '@channel/contract/types'
import {
  bulkReplayWebhookDeliveries,
  getWebhookDelivery,
  listWebhookDeliveries,
  replayWebhookDelivery,
} from '@channel/core/webhook-deliveries'
import { accepted, page } from '../request/reply.ts'
import type { RequestContext } from '../request/request-context.ts'
import { read, write } from '../request/verb-handlers.ts'

export const webhookDeliveries = {
  listWebhookDeliveries: read(listWebhookDeliveries, page),
  getWebhookDelivery: read(getWebhookDelivery),
  replayWebhookDelivery: write(replayWebhookDelivery, accepted),
  bulkReplayWebhookDeliveries: write(bulkReplayWebhookDeliveries, accepted),
} satisfies Handlers<'webhook-deliveries', RequestContext>
