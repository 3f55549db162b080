// Generated from spec/. Do not edit.
import { z } from '@hono/zod-openapi'
import { dateTime, fields, integer, orNull, text, unique, uri } from '@channel/codegen/zod'
import { MessageDirection } from './messages.js'
import {
  AnyEventType,
  EventType,
  LabelId,
  PhoneNumberId,
  Timestamp,
  WebhookDisabledReason,
  WebhookSubscriptionId,
  listOf,
  responseOf,
} from './shared.js'

/**
 * The URL that events are sent to. It must use `https` and must not contain a user name or password. The host must be
 * on the public internet: nothing is sent to private, local or reserved addresses, unless the operator of the service
 * has allowed their range. A service in development mode also accepts its own machine (`localhost`, `127.0.0.1`,
 * `[::1]`), also over `http`.
 */
export const ReceiverUrl = uri({ max: 2048 }).openapi('ReceiverUrl')

/**
 * The order of events.
 *
 * - `none`: each event is sent as soon as possible, so that events can arrive in any order.
 * - `conversation`: the events of a conversation are sent one after the other. An event waits until the earlier one was
 *   accepted or is `dead`. Events without a conversation do not wait.
 */
export const WebhookOrdering = z.enum(['none', 'conversation']).openapi('WebhookOrdering')

/**
 * Groups the received messages of a conversation: instead of a `message.received` for each, one `messages.received` is
 * sent with all of them, after `seconds` without a message, at `max` messages, or at the latest ten times `seconds`
 * after the first one.
 */
export const WebhookBuffer = z.strictObject({
  /** How long to wait for another message, in seconds. */
  seconds: integer().min(1).max(60),
  /** The max number of messages of a group. */
  max: integer().min(2).max(50),
}).openapi('WebhookBuffer')

/**
 * Only events about a conversation that has at least one of these labels when the event occurs, and about its messages.
 */
export const FilteredLabelIds = z.array(LabelId).min(1).max(50).apply(unique).openapi('FilteredLabelIds')

/** Only events about messages of these types, such as `text` or `image`. */
export const FilteredMessageTypes = z.array(text({ min: 1, max: 64 })).min(1).max(20).apply(unique)
  .openapi('FilteredMessageTypes')

/** The id of a secret of a webhook subscription. */
export const WebhookSecretId = text({ max: 64, pattern: /^whk_/ }).openapi('WebhookSecretId')

/** A secret that deliveries are signed with. Its text is shown only once, at creation. */
export const WebhookSecret = z.looseObject({
  id: WebhookSecretId,
  /** The last four characters of the secret. */
  hint: z.string(),
  /** When the secret was created. */
  created_at: Timestamp,
  /**
   * When the secret expires and deliveries are no longer signed with it; null for the newest secret, which does not
   * expire.
   */
  expires_at: orNull(Timestamp),
}).openapi('WebhookSecret')

/** A URL that receives events of your organization, and the event types it receives. */
export const WebhookSubscription = z.looseObject({
  id: WebhookSubscriptionId,
  /** Always `webhook_subscription`. */
  object: z.literal('webhook_subscription'),
  url: ReceiverUrl,
  /** Your own description. */
  description: z.string().nullable(),
  /** The event types that are sent, or only `*` for all but those of groups (`group_…`) and notes (`note.…`). */
  event_types: z.array(AnyEventType).min(1).apply(unique),
  /** Whether deliveries are sent. While false, they are held. */
  enabled: z.boolean(),
  disabled_reason: WebhookDisabledReason,
  /** Only events of this account are sent; null for all accounts. */
  phone_number_id: orNull(PhoneNumberId),
  /** Only events of this end-customer's accounts are sent; null for all accounts. */
  customer_id: z.string().nullable(),
  ordering: WebhookOrdering,
  /** How received messages of a conversation are grouped; null when each is sent by itself. */
  buffer: orNull(WebhookBuffer),
  /** The names of the headers that are sent with each delivery, in lower case. Their values are not shown. */
  header_names: z.array(z.string()).max(20),
  /** Whether deliveries are sent with HTTP basic authentication. */
  has_basic_auth: z.boolean(),
  /** Only events about conversations with one of these labels are sent; null for all events. */
  label_ids: orNull(FilteredLabelIds),
  /** Only events about messages of these types are sent; null for all events. */
  message_types: orNull(FilteredMessageTypes),
  /** Only events about inbound or outbound messages are sent; null for all events. */
  direction: orNull(MessageDirection),
  /** Whether deliveries contain only ids, the type and the time, and no personal data. */
  thin_payload: z.boolean(),
  /** The secrets that deliveries are signed with, newest first. */
  secrets: z.array(WebhookSecret),
  /** When the subscription was created. */
  created_at: Timestamp,
  /** When the subscription last changed. Changes to its secrets do not count. */
  updated_at: Timestamp,
}).openapi('WebhookSubscription')

/** A page of webhook subscriptions, newest first. */
export const WebhookSubscriptionList = listOf(WebhookSubscription).openapi('WebhookSubscriptionList')

/** An event type, or `*` for all types but those of groups and notes. */
export const SubscribedEventType = z.union([EventType, z.literal('*')]).openapi('SubscribedEventType')

/**
 * The event types to send, or only `*` for all of them, including types added later. `*` does not include the types of
 * groups (`group_…`) and notes (`note.…`): name them.
 */
export const SubscribedEventTypes = z.array(SubscribedEventType).min(1).apply(unique).openapi('SubscribedEventTypes')

/**
 * Headers to send with each delivery, such as a key that your gateway requires. They are encrypted, and no response
 * shows their values. The names are case-insensitive. Names that the service or HTTP itself uses are refused, such as
 * `Host`, `Content-Type`, `Content-Length`, `Connection`, `User-Agent` and all that begin with `webhook-`. All names
 * and values together have at most 8 KiB.
 */
export const WebhookHeaders = fields({}, {
  rest: text({ min: 1, max: 1024, pattern: /^[!-~]([ -~]*[!-~])?$/ }),
  max: 20,
  names: z.string().regex(/^[A-Za-z0-9!#$%&'*+.^_`|~-]{1,64}$/),
}).openapi('WebhookHeaders')

/**
 * A user name and a password that each delivery sends as HTTP basic authentication. They are encrypted, and no response
 * shows them.
 */
export const WebhookBasicAuth = z.strictObject({
  /** The user name. It must not contain a colon. */
  username: text({ min: 1, max: 255, pattern: /^[^:\u0000-\u001f\u007f]+$/u }),
  /** The password. */
  password: text({ max: 255, pattern: /^[^\u0000-\u001f\u007f]*$/u }),
}).openapi('WebhookBasicAuth')

/** A webhook subscription to create. */
export const WebhookSubscriptionCreate = z.strictObject({
  url: ReceiverUrl,
  /** Your own description. */
  description: text({ max: 500 }).nullable().optional(),
  event_types: SubscribedEventTypes,
  /** Whether deliveries are sent. While false, they are held. */
  enabled: z.boolean().default(true),
  /** Send only events of this account. If omitted, events of all accounts are sent. */
  phone_number_id: orNull(PhoneNumberId).optional(),
  /** Send only events of this end-customer's accounts. If omitted, events of all accounts are sent. */
  customer_id: text({ min: 1, max: 64 }).nullable().optional(),
  /** Send only events about conversations with one of these labels; if omitted, all events are sent. */
  label_ids: orNull(FilteredLabelIds).optional(),
  /** Send only events about messages of these types; if omitted, all events are sent. */
  message_types: orNull(FilteredMessageTypes).optional(),
  /** Send only events about inbound or outbound messages; if omitted, all events are sent. */
  direction: orNull(MessageDirection).optional(),
  /**
   * Send only ids, the type and the time of each event, without personal data. Read the rest by the id. If omitted, the
   * whole event is sent.
   */
  thin_payload: z.boolean().optional(),
  /** The order of events. If omitted, `none`. */
  ordering: WebhookOrdering.optional(),
  /** How to group the received messages of a conversation; if omitted or null, each is sent by itself. */
  buffer: orNull(WebhookBuffer).optional(),
  /** Headers to send with each delivery. */
  headers: orNull(WebhookHeaders).optional(),
  /** HTTP basic authentication for deliveries. */
  basic_auth: orNull(WebhookBasicAuth).optional(),
}).openapi('WebhookSubscriptionCreate')

/** The secret in Standard Webhooks format: `whsec_` and the key in base64. It is shown only once. */
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

/** The fields of a webhook subscription to change. Omitted fields keep their values. */
export const WebhookSubscriptionUpdate = z.strictObject({
  url: ReceiverUrl.optional(),
  /** The new description, or null to clear it. */
  description: text({ max: 500 }).nullable().optional(),
  event_types: SubscribedEventTypes.optional(),
  /** False holds deliveries; true sends them, including those held so far. */
  enabled: z.boolean().optional(),
  /** Send only events of this account; null for all accounts. */
  phone_number_id: orNull(PhoneNumberId).optional(),
  /** Send only events of this end-customer's accounts; null for all accounts. */
  customer_id: text({ min: 1, max: 64 }).nullable().optional(),
  /** Send only events about conversations with one of these labels; null for all events. */
  label_ids: orNull(FilteredLabelIds).optional(),
  /** Send only events about messages of these types; null for all events. */
  message_types: orNull(FilteredMessageTypes).optional(),
  /** Send only events about inbound or outbound messages; null for all events. */
  direction: orNull(MessageDirection).optional(),
  /** Send only ids, the type and the time of each event, without personal data. Read the rest by the id. */
  thin_payload: z.boolean().optional(),
  /** The order of events. It holds for events from now on. */
  ordering: WebhookOrdering.optional(),
  /** How to group the received messages of a conversation; null sends each by itself. */
  buffer: orNull(WebhookBuffer).optional(),
  /** Headers to send with each delivery; they replace all former ones, and null removes them. */
  headers: orNull(WebhookHeaders).optional(),
  /** HTTP basic authentication for deliveries; null removes it. */
  basic_auth: orNull(WebhookBasicAuth).optional(),
}).openapi('WebhookSubscriptionUpdate')

/** Which deliveries of a subscription to send again. */
export const WebhookRecoveryCreate = z.strictObject({
  /** Only deliveries created at or after this time. */
  since: dateTime(),
}).openapi('WebhookRecoveryCreate')

/** The progress of sending failed deliveries again. */
export const WebhookRecovery = z.looseObject({
  /** Always `webhook_recovery`. */
  object: z.literal('webhook_recovery'),
  subscription_id: WebhookSubscriptionId,
  /** The time from the request. */
  since: Timestamp,
  /** The number of events that this request sends again. */
  enqueued: integer().min(0).max(1000),
  /** The number of events that further requests would send again; 10,000 also stands for more. */
  remaining: integer().min(0).max(10000),
}).openapi('WebhookRecovery')

/** The progress of sending failed deliveries again. */
export const WebhookRecoveryResponse = responseOf(WebhookRecovery).openapi('WebhookRecoveryResponse')

/** Options for the new secret. */
export const WebhookSecretCreate = z.strictObject({
  /**
   * After how many hours the older secrets expire; 0 means immediately. A secret that expires sooner keeps its expiry.
   */
  expire_previous_in_hours: integer().min(0).max(168).default(24),
}).openapi('WebhookSecretCreate')

/** A newly created secret, with its text. */
export const CreatedWebhookSecret = z.looseObject({
  id: WebhookSecretId,
  /** Always `webhook_secret`. */
  object: z.literal('webhook_secret'),
  secret: WebhookSecretText,
}).openapi('CreatedWebhookSecret')

/** A newly created secret, with its text. */
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
