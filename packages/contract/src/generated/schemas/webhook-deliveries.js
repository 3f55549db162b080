// Generated from spec/. Do not edit.
import { z } from '@hono/zod-openapi'
import { dateTime, orNull } from '@channel/codegen/zod'
import {
  AccountConnectedEvent,
  AccountDisconnectedEvent,
  AccountUpdatedEvent,
  ContactCreatedEvent,
  ContactDeletedEvent,
  ContactOptedInEvent,
  ContactOptedOutEvent,
  ContactUpdatedEvent,
  ConversationCreatedEvent,
  ConversationUpdatedEvent,
  MessageDeliveredEvent,
  MessageFailedEvent,
  MessageReadEvent,
  MessageReceivedEvent,
  MessageSentEvent,
  MessageUpdatedEvent,
  SetupLinkCompletedEvent,
  SetupLinkExpiredEvent,
  SetupLinkFailedEvent,
  TemplateCreatedEvent,
  TemplateDeletedEvent,
  TemplateUpdatedEvent,
  WebhookTestEvent,
} from './events.js'
import { EventType, Timestamp, WebhookSubscriptionId, listOf, responseOf } from './shared.js'

/**
 * `pending` before the first attempt, `succeeded` after an answer of 2xx, `failed` when another attempt follows, `dead`
 * when none does.
 */
export const WebhookDeliveryStatus = z.enum(['pending', 'succeeded', 'failed', 'dead'])
  .openapi('WebhookDeliveryStatus')

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

/** A page of webhook deliveries, the newest first. */
export const WebhookDeliveryList = listOf(WebhookDelivery).openapi('WebhookDeliveryList')

/** Which deliveries of a subscription to replay. What is left out does not narrow. */
export const BulkReplay = z.strictObject({
  subscription_id: WebhookSubscriptionId,
  status: WebhookDeliveryStatus.optional(),
  event_type: EventType.optional(),
  /** Only deliveries of this moment or later. */
  created_after: dateTime().optional(),
  /** Only deliveries from before this moment. */
  created_before: dateTime().optional(),
}).openapi('BulkReplay')

/** What a bulk replay has done. */
export const BulkReplayResult = z.looseObject({
  /** How many new deliveries are waiting to be sent. */
  enqueued: z.int().min(0).max(1000),
  /** Whether more deliveries match than one request replays. */
  capped: z.boolean(),
}).openapi('BulkReplayResult')

/** What a bulk replay has done. */
export const BulkReplayResponse = responseOf(BulkReplayResult).openapi('BulkReplayResponse')

/**
 * What is sent to a webhook subscription. `type` tells which event it is. The set may grow: answer 200 to a type that
 * you do not know.
 */
export const WebhookEvent = z.discriminatedUnion('type', [
  MessageReceivedEvent,
  MessageSentEvent,
  MessageDeliveredEvent,
  MessageReadEvent,
  MessageFailedEvent,
  MessageUpdatedEvent,
  ConversationCreatedEvent,
  ConversationUpdatedEvent,
  ContactCreatedEvent,
  ContactUpdatedEvent,
  ContactDeletedEvent,
  ContactOptedOutEvent,
  ContactOptedInEvent,
  TemplateCreatedEvent,
  TemplateUpdatedEvent,
  TemplateDeletedEvent,
  AccountConnectedEvent,
  AccountUpdatedEvent,
  AccountDisconnectedEvent,
  SetupLinkCompletedEvent,
  SetupLinkFailedEvent,
  SetupLinkExpiredEvent,
  WebhookTestEvent,
]).openapi('WebhookEvent')

/** One time that a delivery was tried. */
export const WebhookDeliveryAttempt = z.looseObject({
  /** The first attempt has 1. */
  number: z.int().min(1),
  /** When it began. */
  started_at: Timestamp,
  /** How long it took, in milliseconds. */
  duration_ms: z.int().min(0),
  /** The status that the receiver answered; null when it gave no answer. */
  response_status: z.int().nullable(),
  /**
   * Why there was no answer; null when there was one. `dns_failed`: the host could not be looked up; `address_refused`:
   * it is not on the public internet; `connection_failed`, `connection_timeout`, `tls_failed`: no connection was made,
   * or it broke off; `invalid_response`: what came was not HTTP; `timeout`: no answer within 15 s; `interrupted`: the
   * service ended before there was one. New ones may appear.
   */
  error: z.string().nullable(),
  /**
   * The beginning of what the receiver answered, 8 KiB at most, without secrets; null for an answer in compressed form
   * and for an erased delivery.
   */
  response_body_snippet: z.string().nullable(),
}).openapi('WebhookDeliveryAttempt')

/** An event on its way to one subscription, with what is sent and what became of each attempt. */
export const WebhookDeliveryWithPayload = WebhookDelivery.extend({
  /** The event, as it is sent; null when it was erased (`payload_erased_at`). */
  payload: orNull(WebhookEvent),
  /** The attempts so far, the first one first. */
  attempts: z.array(WebhookDeliveryAttempt).max(10),
}).openapi('WebhookDeliveryWithPayload')

/** A webhook delivery. */
export const WebhookDeliveryWithPayloadResponse = responseOf(WebhookDeliveryWithPayload)
  .openapi('WebhookDeliveryWithPayloadResponse')

/** The new delivery, in short. */
export const WebhookDeliveryReplay = z.looseObject({
  id: WebhookDeliveryId,
  /** Always `webhook_delivery`. */
  object: z.literal('webhook_delivery'),
  /** The delivery that it replays. */
  replayed_from: WebhookDeliveryId,
  /** Always `pending`. */
  status: z.literal('pending'),
}).openapi('WebhookDeliveryReplay')

/** The new delivery, in short. */
export const WebhookDeliveryReplayResponse = responseOf(WebhookDeliveryReplay)
  .openapi('WebhookDeliveryReplayResponse')

/** The delivery of a test event. */
export const WebhookTestResponse = responseOf(WebhookDelivery).openapi('WebhookTestResponse')
