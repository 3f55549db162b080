import type { CreatedWebhookSecret, Handlers } from '@channel/contract/types'
import {
  createWebhookSecret,
  createWebhookSubscription,
  deleteWebhookSecret,
  deleteWebhookSubscription,
  getWebhookSubscription,
  listWebhookSubscriptions,
  recoverWebhookDeliveries,
  sendWebhookTest,
  updateWebhookSubscription,
} from '@channel/core/webhook-subscriptions'
import { accepted, created, page } from '../request/reply.ts'
import type { RequestContext } from '../request/request-context.ts'
import { read, write } from '../request/verb-handlers.ts'

export const webhookSubscriptions = {
  listWebhookSubscriptions: read(listWebhookSubscriptions, page),
  getWebhookSubscription: read(getWebhookSubscription),
  createWebhookSubscription: write(createWebhookSubscription, created(subscriptionPath)),
  updateWebhookSubscription: write(updateWebhookSubscription),
  deleteWebhookSubscription: write(deleteWebhookSubscription),
  createWebhookSecret: write(createWebhookSecret, created(secretPath)),
  deleteWebhookSecret: write(deleteWebhookSecret),
  recoverWebhookDeliveries: write(recoverWebhookDeliveries, accepted),
  sendWebhookTest: write(sendWebhookTest, accepted),
} satisfies Handlers<'webhook-subscriptions', RequestContext>

function subscriptionPath({ id }: { id: string }): string {
  return `/v1/webhook_subscriptions/${id}`
}

function secretPath({ id }: CreatedWebhookSecret, { params }: { params: { id: string } }): string {
  return `${subscriptionPath(params)}/secrets/${id}`
}
