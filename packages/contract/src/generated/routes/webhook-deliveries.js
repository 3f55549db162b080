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
import {
  EventType,
  RequestId,
  WebhookDeliveryId,
  WebhookDeliveryStatus,
  WebhookSubscriptionId,
} from '../schemas/shared.js'
import {
  BulkReplay,
  BulkReplayResponse,
  WebhookDeliveryList,
  WebhookDeliveryReplayResponse,
  WebhookDeliveryWithPayloadResponse,
} from '../schemas/webhook-deliveries.js'

/** Lists the deliveries of your organization, the newest first (`created_at`, then `id`, both descending), without their payloads. */
export const listWebhookDeliveries = createRoute({
  operationId: 'listWebhookDeliveries',
  method: 'get',
  path: '/v1/webhook_deliveries',
  tags: ['webhook-deliveries'],
  summary: 'List webhook deliveries',
  security: [{ apiKey: [] }],
  'x-errors': ['V', 'A', 'R', 'I'],
  request: {
    query: z.strictObject({
      subscription_id: WebhookSubscriptionId.optional(),
      status: WebhookDeliveryStatus.optional(),
      event_type: EventType.optional(),
      event_id: text({ min: 1, max: 64 }).optional(),
      created_after: dateTime().optional(),
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

/** Replays every delivery of a subscription that matches, the oldest first and 1,000 at most; `capped` tells whether there were more. */
export const bulkReplayWebhookDeliveries = createRoute({
  operationId: 'bulkReplayWebhookDeliveries',
  method: 'post',
  path: '/v1/webhook_deliveries/bulk_replay',
  tags: ['webhook-deliveries'],
  summary: 'Replay many webhook deliveries',
  security: [{ apiKey: [] }],
  'x-errors': ['V', 'A', 'N', 'C', 'R', 'I'],
  'x-additions': { '413': 'body', '415': 'body', '422': 'idempotency' },
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

/** Returns one delivery with the payload that it carries and what became of each attempt. */
export const getWebhookDelivery = createRoute({
  operationId: 'getWebhookDelivery',
  method: 'get',
  path: '/v1/webhook_deliveries/{id}',
  tags: ['webhook-deliveries'],
  summary: 'Get a webhook delivery',
  security: [{ apiKey: [] }],
  'x-errors': ['V', 'A', 'N', 'R', 'I'],
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

/** Sends the same event once more, to the URL that the delivery was made for, as a new delivery; the original stays as it is. */
export const replayWebhookDelivery = createRoute({
  operationId: 'replayWebhookDelivery',
  method: 'post',
  path: '/v1/webhook_deliveries/{id}/replay',
  tags: ['webhook-deliveries'],
  summary: 'Replay a webhook delivery',
  security: [{ apiKey: [] }],
  'x-errors': ['V', 'A', 'N', 'C', 'R', 'I'],
  'x-additions': { '422': 'idempotency' },
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
