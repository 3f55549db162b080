// Generated from spec/. Do not edit.
import { z } from '@hono/zod-openapi'
import { dateTime, orNull, text } from '@channel/codegen/zod'

/** `{ data, request_id }` around a resource, such as `HealthResponse`. */
export const responseOf = (data) =>
  z.looseObject({ data, request_id: RequestId })

/** `{ data, has_more, next_cursor, request_id }` around a resource, such as `AccountList`. */
export const listOf = (data) =>
  z.looseObject({
    /** The items of this page, none if nothing matches. */
    data: z.array(data).max(100),
    /** Whether there is another page. */
    has_more: z.boolean(),
    /** What to send as `cursor` for the next page; null on the last one. */
    next_cursor: z.string().nullable(),
    request_id: RequestId,
  })

/**
 * The id of this request, the same as in the `X-Request-Id` header. Quote it when you contact support: it leads
 * straight to what happened.
 */
export const RequestId = z.string().regex(/^req_/).openapi('RequestId')

/** A moment in UTC, always with microseconds and `Z`. */
export const Timestamp = dateTime({ pattern: /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{6}Z$/ }).openapi('Timestamp')

/** A phone number in E.164 form, with its `+` and country code and nothing between the digits. */
export const PhoneNumber = z.string().regex(/^\+[1-9]\d{1,14}$/).openapi('PhoneNumber')

/**
 * The upstream provider's id of a business phone number. It names a connected account in paths; `GET /v1/accounts`
 * returns it on each row.
 */
export const PhoneNumberId = z.string().regex(/^\d{6,20}$/).openapi('PhoneNumberId')

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

/** The id of a webhook subscription. */
export const WebhookSubscriptionId = text({ max: 64, pattern: /^wbs_/ }).openapi('WebhookSubscriptionId')

/**
 * `pending` before the first attempt, `succeeded` after an answer of 2xx, `failed` when another attempt follows, `dead`
 * when none does.
 */
export const WebhookDeliveryStatus = z.enum(['pending', 'succeeded', 'failed', 'dead'])
  .openapi('WebhookDeliveryStatus')

/** What happened, as `resource.what`. The set may grow: answer 200 to a type that you do not know. */
export const EventType = z.enum([
  'message.received',
  'message.sent',
  'message.delivered',
  'message.read',
  'message.failed',
  'message.updated',
  'conversation.created',
  'conversation.updated',
  'contact.created',
  'contact.updated',
  'contact.deleted',
  'contact.opted_out',
  'contact.opted_in',
  'template.created',
  'template.updated',
  'template.deleted',
  'account.connected',
  'account.updated',
  'account.disconnected',
  'setup_link.completed',
  'setup_link.failed',
  'setup_link.expired',
  'webhook.test',
]).openapi('EventType')

/** The id of a webhook delivery. */
export const WebhookDeliveryId = z.string().regex(/^wbd_[0-9A-HJKMNP-TV-Z]{26}$/).openapi('WebhookDeliveryId')

/** An event on its way to one subscription. */
export const WebhookDelivery = z.looseObject({
  id: WebhookDeliveryId,
  /** Always `webhook_delivery`. */
  object: z.literal('webhook_delivery'),
  subscription_id: WebhookSubscriptionId,
  event_type: EventType,
  /** The id of the event, the same in every delivery of it. */
  event_id: z.string().regex(/^evt_/),
  status: WebhookDeliveryStatus,
  /** How many times it was tried. */
  attempt_count: z.int().min(0),
  /** When it was last tried; null before the first attempt. */
  last_attempt_at: orNull(Timestamp),
  /** When it is tried next; null when it is not tried again. */
  next_attempt_at: orNull(Timestamp),
  /** The status that the receiver last answered; null when it gave no answer. */
  response_status: z.int().nullable(),
  /** The beginning of the receiver's last answer; null for an erased delivery. */
  response_body_snippet: z.string().nullable(),
  /** How long the last attempt took, in milliseconds. */
  duration_ms: z.int().nullable(),
  /** The delivery that this one replays, which may no longer be kept; null when it replays none. */
  replayed_from: orNull(WebhookDeliveryId),
  /**
   * When the payload was erased, because the contact whose data it showed was deleted; null for any other delivery. The
   * payload and the receiver's answers are gone then, no attempt follows, and the delivery cannot be replayed.
   */
  payload_erased_at: orNull(Timestamp),
  /** When the delivery was made. */
  created_at: Timestamp,
}).openapi('WebhookDelivery')

/** What every event has. */
export const EventEnvelope = z.looseObject({
  /** The id of the event, the same in every delivery of it. */
  id: z.string().regex(/^evt_/),
  /** Always `event`. */
  object: z.literal('event'),
  type: EventType,
  /** When it happened. */
  created_at: Timestamp,
  /** The version of the API whose resource the event holds. */
  api_version: z.literal('v1'),
  /** The account that it happened on; null when it is about none. */
  phone_number_id: orNull(PhoneNumberId),
  /**
   * The end-customer that the account belongs to; null when it is your organization's own, or when there is no account.
   */
  customer: orNull(CustomerReference),
}).openapi('EventEnvelope')

/** The connected account that a resource belongs to. */
export const AccountReference = z.looseObject({
  /** The account's number; null where the provider has not told it. */
  phone_number: orNull(PhoneNumber),
  /** What names the account in paths. */
  phone_number_id: orNull(PhoneNumberId),
  /** The end-customer that the account belongs to; null when it is the organization's own. */
  customer: orNull(CustomerReference),
}).openapi('AccountReference')

/** The contact that was deleted. */
export const DeletedContact = z.looseObject({
  id: ContactId,
  /** Always `contact`. */
  object: z.literal('contact'),
  /** Always true. */
  deleted: z.boolean(),
}).openapi('DeletedContact')

/** The event `contact.deleted`. It is gone with its conversation and messages, which have no events of their own. */
export const ContactDeletedEvent = EventEnvelope.extend({
  /** Always `contact.deleted`. */
  type: z.literal('contact.deleted'),
  /** What happened to which resource. */
  data: z.looseObject({
    /** What the deletion answers. */
    object: DeletedContact,
  }),
}).openapi('ContactDeletedEvent')

/** What is left of a template that the provider has no longer. */
export const DeletedTemplate = z.looseObject({
  /** The id that the template had. */
  id: z.string().regex(/^tmpl_/),
  /** Always `template`. */
  object: z.literal('template'),
  /** Always true. */
  deleted: z.literal(true),
}).openapi('DeletedTemplate')

/** The event `template.deleted`. The provider has it no longer. */
export const TemplateDeletedEvent = EventEnvelope.extend({
  /** Always `template.deleted`. */
  type: z.literal('template.deleted'),
  /** What happened to which resource. */
  data: z.looseObject({
    /** What is left of it. */
    object: DeletedTemplate,
  }),
}).openapi('TemplateDeletedEvent')
