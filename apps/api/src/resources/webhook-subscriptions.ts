import type { Handlers } from '@channel/contract/types'
import {
  createWebhookSecret,
  createWebhookSubscription,
  deleteWebhookSecret,
  deleteWebhookSubscription,
  getWebhookSubscription,
  listWebhookSubscriptions,
  sendWebhookTest,
  updateWebhookSubscription,
} from '@channel/core'
import type { RequestContext } from '../context.ts'
import { inTransaction } from '../in-transaction.ts'
import { accepted, created, ok, page } from '../reply.ts'

export const webhookSubscriptions = {
  async listWebhookSubscriptions(input, context) {
    return page(context, await listWebhookSubscriptions(context.database, context.scope, input))
  },
  async getWebhookSubscription(input, context) {
    return ok(context, await getWebhookSubscription(context.database, context.scope, input))
  },
  createWebhookSubscription: (input, context) =>
    inTransaction(context, async (tx) => {
      const subscription = await createWebhookSubscription(tx, context.scope, input)
      return created(context, `/v1/webhook_subscriptions/${subscription.id}`, subscription)
    }),
  updateWebhookSubscription: (input, context) =>
    inTransaction(context, async (tx) => ok(context, await updateWebhookSubscription(tx, context.scope, input))),
  deleteWebhookSubscription: (input, context) =>
    inTransaction(context, async (tx) => ok(context, await deleteWebhookSubscription(tx, context.scope, input))),
  createWebhookSecret: (input, context) =>
    inTransaction(context, async (tx) => {
      const secret = await createWebhookSecret(tx, context.scope, input)
      return created(context, `/v1/webhook_subscriptions/${input.params.id}/secrets/${secret.id}`, secret)
    }),
  sendWebhookTest: (input, context) =>
    inTransaction(context, async (tx) => accepted(context, await sendWebhookTest(tx, context.scope, input))),
  deleteWebhookSecret: (input, context) =>
    inTransaction(context, async (tx) => ok(context, await deleteWebhookSecret(tx, context.scope, input))),
} satisfies Handlers<'webhook-subscriptions', RequestContext>
