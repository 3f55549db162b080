// Generated from spec/. Do not edit.
import { z } from '@hono/zod-openapi'
import { anyOf, dateTime, integer, orNull } from '@channel/codegen/zod'
import { WebhookEvent } from './events.js'
import {
  AnyEventType,
  EventType,
  OtherEvent,
  Timestamp,
  WebhookSubscriptionId,
  listOf,
  responseOf,
} from './shared.js'

/**
 * `pending` before the first attempt, `succeeded` after a 2xx response, `failed` when another attempt follows, `dead`
 * when no attempt follows.
 */
export const WebhookDeliveryStatus = z.enum(['pending', 'succeeded', 'failed', 'dead'])
  .openapi('WebhookDeliveryStatus')

/** The id of a webhook delivery. */
export const WebhookDeliveryId = z.string().regex(/^wbd_[0-9A-HJKMNP-TV-Z]{26}$/).openapi('WebhookDeliveryId')

/**
 * Why the service ended the delivery before its last attempt; null otherwise. The set may grow.
 *
 * - `backlog_full`: too many deliveries of the subscription were waiting. Replay it when your receiver works again.
 * - `restored`: the service was restored from a backup in which the delivery was waiting, and it may have been sent
 *   before. Replay it if you have not received it.
 */
export const WebhookDeadReason = z.string().nullable().openapi('WebhookDeadReason')

/** The delivery of an event to one subscription. */
export const WebhookDelivery = z.looseObject({
  id: WebhookDeliveryId,
  /** Always `webhook_delivery`. */
  object: z.literal('webhook_delivery'),
  subscription_id: WebhookSubscriptionId,
  event_type: AnyEventType,
  /** The id of the event. All deliveries of the event share it. */
  event_id: z.string().regex(/^evt_/),
  status: WebhookDeliveryStatus,
  dead_reason: WebhookDeadReason,
  /** The number of attempts so far. */
  attempt_count: integer().min(0),
  /** When the last attempt was made; null before the first attempt. */
  last_attempt_at: orNull(Timestamp),
  /**
   * When the next attempt is due; null when no attempt follows, and while the delivery waits for an earlier one of its
   * conversation (`ordering` of the subscription).
   */
  next_attempt_at: orNull(Timestamp),
  /** The HTTP status of the receiver's last response; null when there was none. */
  response_status: integer().nullable(),
  /** The beginning of the receiver's last response; null for an erased delivery. */
  response_body_snippet: z.string().nullable(),
  /** How long the last attempt took, in milliseconds. */
  duration_ms: integer().nullable(),
  /** The delivery that this one replays; null when this is not a replay. The original may already be deleted. */
  replayed_from: orNull(WebhookDeliveryId),
  /**
   * When the payload was erased because its contact was deleted; otherwise null. An erased delivery has no payload and
   * no response snippets, is not attempted again, and cannot be replayed.
   */
  payload_erased_at: orNull(Timestamp),
  /** When the delivery was created. */
  created_at: Timestamp,
}).openapi('WebhookDelivery')

/** A page of webhook deliveries, newest first. */
export const WebhookDeliveryList = listOf(WebhookDelivery).openapi('WebhookDeliveryList')

/** Which deliveries of a subscription to replay. An omitted filter matches all deliveries. */
export const BulkReplay = z.strictObject({
  subscription_id: WebhookSubscriptionId,
  status: WebhookDeliveryStatus.optional(),
  event_type: EventType.optional(),
  /** Only deliveries created at or after this time. */
  created_after: dateTime().optional(),
  /** Only deliveries created before this time. */
  created_before: dateTime().optional(),
}).openapi('BulkReplay')

/** The result of a bulk replay. */
export const BulkReplayResult = z.looseObject({
  /** The number of new deliveries. */
  enqueued: integer().min(0).max(1000),
  /** True when more deliveries match than one request replays. */
  capped: z.boolean(),
}).openapi('BulkReplayResult')

/** The result of a bulk replay. */
export const BulkReplayResponse = responseOf(BulkReplayResult).openapi('BulkReplayResponse')

/** One attempt of a delivery. */
export const WebhookDeliveryAttempt = z.looseObject({
  /** The number of the attempt, starting at 1. */
  number: integer().min(1),
  /** When the attempt started. */
  started_at: Timestamp,
  /** How long the attempt took, in milliseconds. */
  duration_ms: integer().min(0),
  /** The HTTP status of the receiver's response; null when there was none. */
  response_status: integer().nullable(),
  /**
   * Why there was no response; null when there was one. `dns_failed`: the host name could not be resolved;
   * `address_refused`: the address is not on the public internet; `connection_failed`, `connection_timeout`,
   * `tls_failed`: the connection failed or broke off; `invalid_response`: the response was not valid HTTP; `timeout`:
   * no response within 15 seconds; `interrupted`: the service stopped before a response arrived. New values may appear.
   */
  error: z.string().nullable(),
  /**
   * The beginning of the receiver's response, at most 8 KiB, without secrets; null for a compressed response and for an
   * erased delivery.
   */
  response_body_snippet: z.string().nullable(),
}).openapi('WebhookDeliveryAttempt')

/** The delivery of an event to one subscription, with its payload and attempts. */
export const WebhookDeliveryWithPayload = WebhookDelivery.extend({
  /**
   * The event as sent to the receiver; null when it was erased (`payload_erased_at`). A receiver with `thin_payload`
   * gets only its ids, the type and the time, as a `ThinEvent`.
   */
  payload: anyOf([WebhookEvent, OtherEvent, z.null()]),
  /** The attempts so far, oldest first. */
  attempts: z.array(WebhookDeliveryAttempt).max(10),
}).openapi('WebhookDeliveryWithPayload')

/** A webhook delivery. */
export const WebhookDeliveryWithPayloadResponse = responseOf(WebhookDeliveryWithPayload)
  .openapi('WebhookDeliveryWithPayloadResponse')

/** A short form of the new delivery. */
export const WebhookDeliveryReplay = z.looseObject({
  id: WebhookDeliveryId,
  /** Always `webhook_delivery`. */
  object: z.literal('webhook_delivery'),
  /** The delivery that the new one replays. */
  replayed_from: WebhookDeliveryId,
  /** Always `pending`. */
  status: z.literal('pending'),
}).openapi('WebhookDeliveryReplay')

/** A short form of the new delivery. */
export const WebhookDeliveryReplayResponse = responseOf(WebhookDeliveryReplay)
  .openapi('WebhookDeliveryReplayResponse')

/** The delivery of a test event. */
export const WebhookTestResponse = responseOf(WebhookDelivery).openapi('WebhookTestResponse')
