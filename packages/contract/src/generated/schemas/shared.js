// Generated from spec/. Do not edit.
import { z } from '@hono/zod-openapi'
import { dateTime, orNull, text } from '@channel/codegen/zod'

/** `{ data, request_id }` around a resource, such as `HealthResponse`. */
export const responseOf = (data) =>
  z.looseObject({ data, request_id: RequestId })

/** `{ data, has_more, next_cursor, request_id }` around a resource, such as `AccountList`. */
export const listOf = (data) =>
  z.looseObject({
    /** The items on this page; empty if nothing matches. */
    data: z.array(data).max(100),
    /** True when there is another page. */
    has_more: z.boolean(),
    /** The `cursor` of the next page; null on the last page. */
    next_cursor: z.string().nullable(),
    request_id: RequestId,
  })

/** The type of the event, as `resource.action`. The set may grow: respond with 200 to a type that you do not know. */
export const AnyEventType = z.string().openapi('AnyEventType')

/** A timestamp in UTC, always with microseconds and `Z`. */
export const Timestamp = dateTime({ pattern: /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{6}Z$/ }).openapi('Timestamp')

/**
 * The upstream provider's id of a business phone number. It identifies a connected account in paths. `GET /v1/accounts`
 * returns it on each row.
 */
export const PhoneNumberId = z.string().regex(/^\d{6,20}$/).openapi('PhoneNumberId')

/** The id of a message. */
export const MessageId = z.string().regex(/^msg_[0-9A-HJKMNP-TV-Z]{26}$/).openapi('MessageId')

/** The id of this request, equal to the `X-Request-Id` header. Quote it when you contact support. */
export const RequestId = z.string().regex(/^req_/).openapi('RequestId')

/** A phone number in E.164 format: `+`, the country code and the number, without separators. */
export const PhoneNumber = z.string().regex(/^\+[1-9]\d{1,14}$/).openapi('PhoneNumber')

/** The id of an end-customer. */
export const CustomerId = text({ max: 64, pattern: /^cus_/ }).openapi('CustomerId')

/** The end-customer that an account belongs to (platform mode). */
export const CustomerReference = z.looseObject({
  id: CustomerId,
  /** The name of the end-customer. */
  name: z.string(),
}).openapi('CustomerReference')

/** The id of a contact. */
export const ContactId = z.string().regex(/^ctc_[0-9A-HJKMNP-TV-Z]{26}$/).openapi('ContactId')

/** The id of a label. */
export const LabelId = z.string().regex(/^lbl_[0-9A-HJKMNP-TV-Z]{26}$/).openapi('LabelId')

/** The id of a conversation. */
export const ConversationId = z.string().regex(/^cnv_[0-9A-HJKMNP-TV-Z]{26}$/).openapi('ConversationId')

/** The connected account that a resource belongs to. */
export const AccountReference = z.looseObject({
  /** The account's phone number; null when the provider has not reported it. */
  phone_number: orNull(PhoneNumber),
  /** The id of the account in phone-scoped paths. */
  phone_number_id: orNull(PhoneNumberId),
  /** The end-customer that the account belongs to; null when the account is your organization's own. */
  customer: orNull(CustomerReference),
}).openapi('AccountReference')

/** The id of a user. */
export const UserId = text({ max: 64, pattern: /^usr_/ }).openapi('UserId')

/** The id of a webhook subscription. */
export const WebhookSubscriptionId = text({ max: 64, pattern: /^wbs_/ }).openapi('WebhookSubscriptionId')

/** An event type of this version of the API, as `resource.action`. */
export const EventType = z.enum([
  'message.received',
  'messages.received',
  'message.sent',
  'message.delivered',
  'message.read',
  'message.failed',
  'message.updated',
  'conversation.created',
  'conversation.updated',
  'conversation.window_closing',
  'group_message.received',
  'group_message.updated',
  'group_conversation.created',
  'group_conversation.updated',
  'note.created',
  'note.updated',
  'note.deleted',
  'contact.created',
  'contact.updated',
  'contact.deleted',
  'contact.opted_out',
  'contact.opted_in',
  'template.created',
  'template.updated',
  'template.deleted',
  'broadcast.started',
  'broadcast.paused',
  'broadcast.completed',
  'broadcast.canceled',
  'account.connected',
  'account.updated',
  'account.disconnected',
  'setup_link.completed',
  'setup_link.failed',
  'setup_link.expired',
  'setup_link.revoked',
  'subscription.failing',
  'subscription.disabled',
  'quota.warning',
  'webhook.test',
]).openapi('EventType')

/** The fields of every event. */
export const EventEnvelope = z.looseObject({
  /** The id of the event. All deliveries of the event share it. */
  id: z.string().regex(/^evt_/),
  /** Always `event`. */
  object: z.literal('event'),
  /** When the event happened. */
  created_at: Timestamp,
  /** The API version of the resource in the event. */
  api_version: z.literal('v1'),
  /** The account of the event; null when the event concerns no account. */
  phone_number_id: orNull(PhoneNumberId),
  /**
   * The end-customer that the account belongs to; null when the account is your organization's own, or when there is no
   * account.
   */
  customer: orNull(CustomerReference),
}).openapi('EventEnvelope')

/**
 * Why the service disabled the subscription; null when it is enabled or was disabled by you. The set may grow.
 *
 * - `endpoint_gone`: the receiver responded with 410.
 * - `failing`: all attempts failed for 5 days.
 */
export const WebhookDisabledReason = z.string().nullable().openapi('WebhookDisabledReason')

/** An event of a type that was added to the API later. Respond with 200; older programs read it as this. */
export const OtherEvent = EventEnvelope.extend({
  /** A type that this version of the API does not have. The set may grow. */
  type: z.string(),
  /** The resource, and what changed. */
  data: z.looseObject({}),
}).openapi('OtherEvent')
