import type { Handlers } from '@channel/contract/types'
import {
  bulkReplayWebhookDeliveries,
  getWebhookDelivery,
  listWebhookDeliveries,
  replayWebhookDelivery,
} from '@channel/core'
import type { RequestContext } from '../context.ts'
import { inTransaction } from '../in-transaction.ts'
import { accepted, ok, page } from '../reply.ts'

export const webhookDeliveries = {
  async listWebhookDeliveries(input, context) {
    return page(context, await listWebhookDeliveries(context.database, context.scope, input))
  },
  async getWebhookDelivery(input, context) {
    return ok(context, await getWebhookDelivery(context.database, context.scope, input))
  },
  replayWebhookDelivery: (input, context) =>
    inTransaction(context, async (tx) => accepted(context, await replayWebhookDelivery(tx, context.scope, input))),
  bulkReplayWebhookDeliveries: (input, context) =>
    inTransaction(context, async (tx) =>
      accepted(context, await bulkReplayWebhookDeliveries(tx, context.scope, input)),
    ),
} satisfies Handlers<'webhook-deliveries', RequestContext>
