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
 * Lists the deliveries of your organization, newest first (by `created_at`, then `id`, both descending), without their
 * payloads. Filters can be combined; a delivery must match all of them. Deliveries with the status `succeeded` or
 * `dead` are deleted after 30 days, unless your organization has another retention setting.
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
      /** Only deliveries of this webhook subscription. Deleted subscriptions can be used too. */
      subscription_id: WebhookSubscriptionId.optional(),
      /** Only deliveries with this status. */
      status: WebhookDeliveryStatus.optional(),
      /** Only deliveries of events of this type. */
      event_type: EventType.optional(),
      /** Only deliveries of this event. */
      event_id: text({ min: 1, max: 64 }).optional(),
      /** Only deliveries created at or after this time. */
      created_after: dateTime().optional(),
      /** Only deliveries created before this time. */
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
 * Replays all matching deliveries of a subscription, oldest first, up to 1,000 per request. `capped` says whether more
 * deliveries match. To replay more, page through `created_after` and `created_before`. Earlier replays are deliveries
 * too and can match; the replays created by this request are never included. Deliveries with an erased payload are
 * skipped. If the subscription is disabled or deleted, the response is 409 `webhook_subscription_disabled`.
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
 * Returns one delivery with its payload and its attempts. If the contact shown in the payload was deleted, `payload` is
 * null and `payload_erased_at` says when it was erased.
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
 * Creates a new delivery of the same event, sent to the URL of the original delivery. The original does not change. If
 * the subscription is disabled or deleted, the response is 409 `webhook_subscription_disabled`. If the payload was
 * erased because its contact was deleted, the response is 409 `webhook_payload_erased`.
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
