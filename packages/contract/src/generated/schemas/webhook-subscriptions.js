// Generated from spec/. Do not edit.
import { z } from '@hono/zod-openapi'
import { orNull, text, unique, uri } from '@channel/codegen/zod'
import {
  EventType,
  PhoneNumberId,
  Timestamp,
  WebhookSubscriptionId,
  listOf,
  responseOf,
} from './shared.js'

/**
 * Where events are sent, by `https` and without a user name or password in it. The host has to be on the public
 * internet: nothing is sent to private, local or reserved addresses, unless the operator of the service has opened
 * their range. A service that is run for development takes its own machine (`localhost`, `127.0.0.1`, `[::1]`) as well,
 * also by `http`.
 */
export const ReceiverUrl = uri({ max: 2048 }).openapi('ReceiverUrl')

/** A type of event, or `*` for all. */
export const SubscribedEventType = z.union([EventType, z.literal('*')]).openapi('SubscribedEventType')

/** Which events are sent, or only `*` for all of them, those of types to come too. */
export const SubscribedEventTypes = z.array(SubscribedEventType).min(1).apply(unique).openapi('SubscribedEventTypes')

/** The id of a secret of a webhook subscription. */
export const WebhookSecretId = text({ max: 64, pattern: /^whk_/ }).openapi('WebhookSecretId')

/** A secret that deliveries are signed with. Its text is shown only once, when it is made. */
export const WebhookSecret = z.looseObject({
  id: WebhookSecretId,
  /** The last four characters of the secret, to tell it from others. */
  hint: z.string(),
  /** When the secret was made. */
  created_at: Timestamp,
  /** When deliveries are no longer signed with it; null for the newest secret, which does not expire. */
  expires_at: orNull(Timestamp),
}).openapi('WebhookSecret')

/** Where the events of your organization are sent, and which ones. */
export const WebhookSubscription = z.looseObject({
  id: WebhookSubscriptionId,
  /** Always `webhook_subscription`. */
  object: z.literal('webhook_subscription'),
  url: ReceiverUrl,
  /** A note of your own. */
  description: z.string().nullable(),
  event_types: SubscribedEventTypes,
  /** Whether deliveries are sent. While it is false, they are held. */
  enabled: z.boolean(),
  /**
   * Why the service disabled the subscription (`endpoint_gone`: the receiver answered 410; `failing`: nothing but
   * failures for 5 days); null when it is enabled, or was disabled by you. New reasons may appear.
   */
  disabled_reason: z.string().nullable(),
  /** Only events of this account; null for all accounts. */
  phone_number_id: orNull(PhoneNumberId),
  /** Only events of this end-customer's accounts; null for all accounts. */
  customer_id: z.string().nullable(),
  /** The secrets that deliveries are signed with, the newest first. */
  secrets: z.array(WebhookSecret),
  /** When the subscription was created. */
  created_at: Timestamp,
  /** When the subscription last changed; its secrets are not counted. */
  updated_at: Timestamp,
}).openapi('WebhookSubscription')

/** A page of webhook subscriptions, the newest first. */
export const WebhookSubscriptionList = listOf(WebhookSubscription).openapi('WebhookSubscriptionList')

/** A webhook subscription to create. */
export const WebhookSubscriptionCreate = z.strictObject({
  url: ReceiverUrl,
  /** A note of your own. */
  description: text({ max: 500 }).nullable().optional(),
  event_types: SubscribedEventTypes,
  /** Whether deliveries are sent. While it is false, they are held. */
  enabled: z.boolean().default(true),
  /** Only events of this account of yours; without it, those of all accounts. */
  phone_number_id: orNull(PhoneNumberId).optional(),
  /** Only events of the accounts of this end-customer of yours; without it, those of all accounts. */
  customer_id: text({ min: 1, max: 64 }).nullable().optional(),
}).openapi('WebhookSubscriptionCreate')

/** The secret, in the form of Standard Webhooks: `whsec_` and the key in base64. It is shown this once. */
export const WebhookSecretText = z.string().regex(/^whsec_[A-Za-z0-9+/]{32}$/).openapi('WebhookSecretText')

/** The subscription that was created, with its secret. */
export const CreatedWebhookSubscription = WebhookSubscription.extend({ secret: WebhookSecretText })
  .openapi('CreatedWebhookSubscription')

/** The subscription that was created, with its secret. */
export const CreatedWebhookSubscriptionResponse = responseOf(CreatedWebhookSubscription)
  .openapi('CreatedWebhookSubscriptionResponse')

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
export const DeletedWebhookSubscriptionResponse = responseOf(DeletedWebhookSubscription)
  .openapi('DeletedWebhookSubscriptionResponse')

/** What to change of a webhook subscription. Fields that are left out stay as they are. */
export const WebhookSubscriptionUpdate = z.strictObject({
  url: ReceiverUrl.optional(),
  /** The new note; null takes it away. */
  description: text({ max: 500 }).nullable().optional(),
  event_types: SubscribedEventTypes.optional(),
  /** False holds deliveries; true sends them, those that were held too. */
  enabled: z.boolean().optional(),
  /** Only events of this account of yours; null for all accounts. */
  phone_number_id: orNull(PhoneNumberId).optional(),
  /** Only events of the accounts of this end-customer of yours; null for all accounts. */
  customer_id: text({ min: 1, max: 64 }).nullable().optional(),
}).openapi('WebhookSubscriptionUpdate')

/** How to make a secret. */
export const WebhookSecretCreate = z.strictObject({
  /** After how many hours the secrets before it expire; 0 for at once. What expires sooner stays so. */
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
