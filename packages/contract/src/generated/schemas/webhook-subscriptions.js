// Generated from spec/. Do not edit.
import { z } from '@hono/zod-openapi'
import { orNull, text } from '@channel/codegen/zod'
import { PhoneNumberId, ReceiverUrl, RequestId, SubscribedEventTypes, WebhookDelivery, WebhookSecretId, WebhookSubscription, WebhookSubscriptionId, listOf, responseOf } from './shared.js'

/** A page of webhook subscriptions, the newest first. */
export const WebhookSubscriptionList = listOf(WebhookSubscription).openapi('WebhookSubscriptionList')

/** A webhook subscription to create. */
export const WebhookSubscriptionCreate = z.strictObject({
  url: ReceiverUrl,
  /** A note of your own. */
  description: text({ max: 500 }).nullable().optional(),
  event_types: SubscribedEventTypes,
  /** Whether deliveries are sent. */
  enabled: z.boolean().default(true),
  /** Only events of this account of yours; */
  phone_number_id: orNull(PhoneNumberId).optional(),
  /** Only events of the accounts of this end-customer of yours; */
  customer_id: text({ min: 1, max: 64 }).nullable().optional(),
}).openapi('WebhookSubscriptionCreate')

/** The secret, in the form of Standard Webhooks: */
export const WebhookSecretText = z.string().regex(/^whsec_[A-Za-z0-9+/]{32}$/).openapi('WebhookSecretText')

/** The subscription that was created, with its secret. */
export const CreatedWebhookSubscription = WebhookSubscription.extend({ secret: WebhookSecretText }).openapi('CreatedWebhookSubscription')

/** The subscription that was created, with its secret. */
export const CreatedWebhookSubscriptionResponse = responseOf(CreatedWebhookSubscription).openapi('CreatedWebhookSubscriptionResponse')

/** A webhook subscription. */
export const WebhookSubscriptionResponse = responseOf(WebhookSubscription).openapi('WebhookSubscriptionResponse')

/** The webhook subscription that was deleted. */
export const DeletedWebhookSubscription = z.looseObject({
  id: WebhookSubscriptionId,
  /** Always `webhook_subscription`. */
  object: z.literal('webhook_subscription'),
  /** Always true. */
  deleted: z.boolean(),
}).openapi('DeletedWebhookSubscription')

/** The webhook subscription that was deleted. */
export const DeletedWebhookSubscriptionResponse = responseOf(DeletedWebhookSubscription).openapi('DeletedWebhookSubscriptionResponse')

/** What to change of a webhook subscription. */
export const WebhookSubscriptionUpdate = z.strictObject({
  url: ReceiverUrl.optional(),
  /** The new note; */
  description: text({ max: 500 }).nullable().optional(),
  event_types: SubscribedEventTypes.optional(),
  /** False holds deliveries; */
  enabled: z.boolean().optional(),
  /** Only events of this account of yours; */
  phone_number_id: orNull(PhoneNumberId).optional(),
  /** Only events of the accounts of this end-customer of yours; */
  customer_id: text({ min: 1, max: 64 }).nullable().optional(),
}).openapi('WebhookSubscriptionUpdate')

/** How to make a secret. */
export const WebhookSecretCreate = z.strictObject({
  /** After how many hours the secrets before it expire; */
  expire_previous_in_hours: z.int().min(0).max(168).default(24),
}).openapi('WebhookSecretCreate')

/** A secret that was made, with its text. */
export const CreatedWebhookSecret = z.looseObject({
  id: WebhookSecretId,
  /** Always `webhook_secret`. */
  object: z.literal('webhook_secret'),
  secret: WebhookSecretText,
}).openapi('CreatedWebhookSecret')

/** A secret that was made, with its text. */
export const CreatedWebhookSecretResponse = responseOf(CreatedWebhookSecret).openapi('CreatedWebhookSecretResponse')

/** The secret that was deleted. */
export const DeletedWebhookSecret = z.looseObject({
  id: WebhookSecretId,
  /** Always `webhook_secret`. */
  object: z.literal('webhook_secret'),
  /** Always true. */
  deleted: z.boolean(),
}).openapi('DeletedWebhookSecret')

/** The secret that was deleted. */
export const DeletedWebhookSecretResponse = responseOf(DeletedWebhookSecret).openapi('DeletedWebhookSecretResponse')

/** The delivery of a test event. */
export const WebhookTestResponse = z.looseObject({ data: WebhookDelivery, request_id: RequestId }).openapi('WebhookTestResponse')
