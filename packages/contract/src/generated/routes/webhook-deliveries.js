// Generated from spec/. Do not edit.
import { createRoute, z } from '@hono/zod-openapi'
import { dateTime, json, reply, text } from '@channel/codegen/zod'
import { IdempotentReplayed, RateLimit, RateLimitPolicy } from '../headers.js'
import { Cursor, IdempotencyKey, Limit } from '../parameters.js'
import {
  AuthenticationFailed,
  Conflict,
  IdempotencyKeyReused,
  InternalError,
  NotFound,
  PayloadTooLarge,
  RateLimited,
  UnsupportedMediaType,
  ValidationFailed,
} from '../responses.js'
import { EventType, RequestId, WebhookSubscriptionId } from '../schemas/shared.js'
import {
  BulkReplay,
  BulkReplayResponse,
  WebhookDeliveryId,
  WebhookDeliveryList,
  WebhookDeliveryReplayResponse,
  WebhookDeliveryStatus,
  WebhookDeliveryWithPayloadResponse,
} from '../schemas/webhook-deliveries.js'

/**
 * Lists the deliveries of your organization, the newest first (`created_at`, then `id`, both descending), without their
 * payloads. Filters may be combined; a delivery has to match all of them. Deliveries that succeeded or are dead are
 * deleted after 90 days, unless another time is set for your organization.
 */
export const listWebhookDeliveries = createRoute({
  operationId: 'listWebhookDeliveries',
  method: 'get',
  path: '/v1/webhook_deliveries',
  tags: ['webhook-deliveries'],
  summary: 'List webhook deliveries',
  security: [{ apiKey: [] }],
  request: {
    query: z.strictObject({
      /** Only deliveries of this webhook subscription, also of one that was deleted. */
      subscription_id: WebhookSubscriptionId.optional(),
      /** Only deliveries in this state. */
      status: WebhookDeliveryStatus.optional(),
      /** Only deliveries of events of this type. */
      event_type: EventType.optional(),
      /** Only deliveries of this event. */
      event_id: text({ min: 1, max: 64 }).optional(),
      /** Only deliveries of this moment or later. */
      created_after: dateTime().optional(),
      /** Only deliveries from before this moment. */
      created_before: dateTime().optional(),
      limit: Limit,
      cursor: Cursor,
    }),
  },
  responses: {
    200: reply(WebhookDeliveryList, {
      description: 'A page of webhook deliveries.',
      headers: { 'X-Request-Id': RequestId, RateLimit, 'RateLimit-Policy': RateLimitPolicy },
    }),
    400: ValidationFailed,
    401: AuthenticationFailed,
    429: RateLimited,
    500: InternalError,
  },
})

/**
 * Replays every delivery of a subscription that matches, the oldest first and 1,000 at most; `capped` tells whether
 * there were more. For more, page through `created_after` and `created_before`: replays are deliveries of the
 * subscription too, those of the request itself are never among what it takes. Deliveries whose payload was erased are
 * skipped. A subscription that is disabled or deleted gets nothing: `webhook_subscription_disabled`.
 */
export const bulkReplayWebhookDeliveries = createRoute({
  operationId: 'bulkReplayWebhookDeliveries',
  method: 'post',
  path: '/v1/webhook_deliveries/bulk_replay',
  tags: ['webhook-deliveries'],
  summary: 'Replay many webhook deliveries',
  security: [{ apiKey: [] }],
  request: { headers: z.object({ 'idempotency-key': IdempotencyKey }), body: json(BulkReplay) },
  responses: {
    202: reply(BulkReplayResponse, {
      description: 'The new deliveries are waiting to be sent.',
      headers: {
        'X-Request-Id': RequestId,
        RateLimit,
        'RateLimit-Policy': RateLimitPolicy,
        'Idempotent-Replayed': IdempotentReplayed,
      },
    }),
    400: ValidationFailed,
    401: AuthenticationFailed,
    404: NotFound,
    409: Conflict,
    413: PayloadTooLarge,
    415: UnsupportedMediaType,
    422: IdempotencyKeyReused,
    429: RateLimited,
    500: InternalError,
  },
})

/**
 * Returns one delivery with the payload that it carries and what became of each attempt. Once the contact that the
 * payload shows is deleted, `payload` is null and `payload_erased_at` tells since when.
 */
export const getWebhookDelivery = createRoute({
  operationId: 'getWebhookDelivery',
  method: 'get',
  path: '/v1/webhook_deliveries/{id}',
  tags: ['webhook-deliveries'],
  summary: 'Get a webhook delivery',
  security: [{ apiKey: [] }],
  request: { params: z.object({ id: WebhookDeliveryId }) },
  responses: {
    200: reply(WebhookDeliveryWithPayloadResponse, {
      description: 'The delivery.',
      headers: { 'X-Request-Id': RequestId, RateLimit, 'RateLimit-Policy': RateLimitPolicy },
    }),
    400: ValidationFailed,
    401: AuthenticationFailed,
    404: NotFound,
    429: RateLimited,
    500: InternalError,
  },
})

/**
 * Sends the same event once more, to the URL that the delivery was made for, as a new delivery; the original stays as
 * it is. When the subscription is disabled or deleted, nothing is sent: `webhook_subscription_disabled`. Neither is a
 * payload that was erased with its contact: `webhook_payload_erased`.
 */
export const replayWebhookDelivery = createRoute({
  operationId: 'replayWebhookDelivery',
  method: 'post',
  path: '/v1/webhook_deliveries/{id}/replay',
  tags: ['webhook-deliveries'],
  summary: 'Replay a webhook delivery',
  security: [{ apiKey: [] }],
  request: {
    params: z.object({ id: WebhookDeliveryId }),
    headers: z.object({ 'idempotency-key': IdempotencyKey }),
  },
  responses: {
    202: reply(WebhookDeliveryReplayResponse, {
      description: 'The new delivery is waiting to be sent.',
      headers: {
        'X-Request-Id': RequestId,
        RateLimit,
        'RateLimit-Policy': RateLimitPolicy,
        'Idempotent-Replayed': IdempotentReplayed,
      },
    }),
    400: ValidationFailed,
    401: AuthenticationFailed,
    404: NotFound,
    409: Conflict,
    422: IdempotencyKeyReused,
    429: RateLimited,
    500: InternalError,
  },
})
