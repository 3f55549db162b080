// Generated from spec/. Do not edit.
import { createRoute, z } from '@hono/zod-openapi'
import { json, reply } from '@channel/codegen/zod'
import {
  IdempotentReplayed,
  RateLimit,
  RateLimitPolicy,
  WebhookSecretLocation,
  WebhookSubscriptionLocation,
} from '../headers.js'
import { Cursor, IdempotencyKey, Limit } from '../parameters.js'
import {
  AuthenticationFailed,
  Conflict,
  IdempotencyKeyReused,
  InternalError,
  NotEntitled,
  NotFound,
  PayloadTooLarge,
  RateLimited,
  UnsupportedMediaType,
  ValidationFailed,
} from '../responses.js'
import { RequestId, WebhookSubscriptionId } from '../schemas/shared.js'
import { WebhookTestResponse } from '../schemas/webhook-deliveries.js'
import {
  CreatedWebhookSecretResponse,
  CreatedWebhookSubscriptionResponse,
  DeletedWebhookSecretResponse,
  DeletedWebhookSubscriptionResponse,
  WebhookRecoveryCreate,
  WebhookRecoveryResponse,
  WebhookSecretCreate,
  WebhookSecretId,
  WebhookSubscriptionCreate,
  WebhookSubscriptionList,
  WebhookSubscriptionResponse,
  WebhookSubscriptionUpdate,
} from '../schemas/webhook-subscriptions.js'

/** Lists the webhook subscriptions of your organization, newest first (by `created_at`, then `id`, both descending). */
export const listWebhookSubscriptions = createRoute({
  operationId: 'listWebhookSubscriptions',
  method: 'get',
  path: '/v1/webhook_subscriptions',
  tags: ['webhook-subscriptions'],
  summary: 'List webhook subscriptions',
  security: [{ apiKey: [] }],
  request: { query: z.strictObject({ limit: Limit, cursor: Cursor }) },
  responses: {
    200: reply(WebhookSubscriptionList, {
      description: 'A page of webhook subscriptions.',
      headers: { 'X-Request-Id': RequestId, RateLimit, 'RateLimit-Policy': RateLimitPolicy },
    }),
    400: ValidationFailed,
    401: AuthenticationFailed,
    429: RateLimited,
    500: InternalError,
  },
})

/**
 * Creates a subscription. From now on, each event of its types is sent to its URL. The response contains the `secret`
 * that deliveries are signed with. It is not shown again, so store it where you verify signatures. If your organization
 * has as many subscriptions as its plan includes (100 by default), the response is 403 `feature_not_entitled`.
 */
export const createWebhookSubscription = createRoute({
  operationId: 'createWebhookSubscription',
  method: 'post',
  path: '/v1/webhook_subscriptions',
  tags: ['webhook-subscriptions'],
  summary: 'Create a webhook subscription',
  security: [{ apiKey: [] }],
  request: { headers: z.object({ 'idempotency-key': IdempotencyKey }), body: json(WebhookSubscriptionCreate) },
  responses: {
    201: reply(CreatedWebhookSubscriptionResponse, {
      description: 'The subscription was created.',
      headers: {
        'X-Request-Id': RequestId,
        Location: WebhookSubscriptionLocation,
        RateLimit,
        'RateLimit-Policy': RateLimitPolicy,
        'Idempotent-Replayed': IdempotentReplayed,
      },
    }),
    400: ValidationFailed,
    401: AuthenticationFailed,
    403: NotEntitled,
    409: Conflict,
    413: PayloadTooLarge,
    415: UnsupportedMediaType,
    422: IdempotencyKeyReused,
    429: RateLimited,
    500: InternalError,
  },
})

/** Returns one subscription. Only the last four characters of its secrets are shown. */
export const getWebhookSubscription = createRoute({
  operationId: 'getWebhookSubscription',
  method: 'get',
  path: '/v1/webhook_subscriptions/{id}',
  tags: ['webhook-subscriptions'],
  summary: 'Get a webhook subscription',
  security: [{ apiKey: [] }],
  request: { params: z.object({ id: WebhookSubscriptionId }) },
  responses: {
    200: reply(WebhookSubscriptionResponse, {
      description: 'The subscription.',
      headers: { 'X-Request-Id': RequestId, RateLimit, 'RateLimit-Policy': RateLimitPolicy },
    }),
    400: ValidationFailed,
    401: AuthenticationFailed,
    404: NotFound,
    429: RateLimited,
    500: InternalError,
  },
})

/** Deletes a subscription and its secrets. Nothing is sent to its URL any more. This cannot be undone. */
export const deleteWebhookSubscription = createRoute({
  operationId: 'deleteWebhookSubscription',
  method: 'delete',
  path: '/v1/webhook_subscriptions/{id}',
  tags: ['webhook-subscriptions'],
  summary: 'Delete a webhook subscription',
  security: [{ apiKey: [] }],
  request: { params: z.object({ id: WebhookSubscriptionId }) },
  responses: {
    200: reply(DeletedWebhookSubscriptionResponse, {
      description: 'The subscription was deleted.',
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
 * Updates a subscription. While `enabled` is false, events are still recorded for it and held. They are sent once it is
 * enabled again, which also clears `disabled_reason`. An empty body changes nothing.
 */
export const updateWebhookSubscription = createRoute({
  operationId: 'updateWebhookSubscription',
  method: 'patch',
  path: '/v1/webhook_subscriptions/{id}',
  tags: ['webhook-subscriptions'],
  summary: 'Update a webhook subscription',
  security: [{ apiKey: [] }],
  request: { params: z.object({ id: WebhookSubscriptionId }), body: json(WebhookSubscriptionUpdate) },
  responses: {
    200: reply(WebhookSubscriptionResponse, {
      description: 'The updated subscription.',
      headers: { 'X-Request-Id': RequestId, RateLimit, 'RateLimit-Policy': RateLimitPolicy },
    }),
    400: ValidationFailed,
    401: AuthenticationFailed,
    404: NotFound,
    413: PayloadTooLarge,
    415: UnsupportedMediaType,
    429: RateLimited,
    500: InternalError,
  },
})

/**
 * After your receiver was down: sends every event again that it has not accepted since a time, oldest first, up to
 * 1,000 per request. A `dead` delivery is replayed to the current URL; a `failed` one is attempted now instead of
 * later. Call it again until `remaining` is 0. An event is sent once, however often you call it: one that is waiting,
 * or has been delivered since, is skipped, and so are deliveries with an erased payload. If the subscription is
 * disabled, the response is 409 `webhook_subscription_disabled`.
 */
export const recoverWebhookDeliveries = createRoute({
  operationId: 'recoverWebhookDeliveries',
  method: 'post',
  path: '/v1/webhook_subscriptions/{id}/recover',
  tags: ['webhook-subscriptions'],
  summary: 'Send the failed deliveries of a webhook subscription again',
  security: [{ apiKey: [] }],
  request: {
    params: z.object({ id: WebhookSubscriptionId }),
    headers: z.object({ 'idempotency-key': IdempotencyKey }),
    body: json(WebhookRecoveryCreate),
  },
  responses: {
    202: reply(WebhookRecoveryResponse, {
      description: 'The deliveries are waiting to be sent.',
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
 * Creates a new secret and returns it. It is not shown again. Older secrets expire after `expire_previous_in_hours`.
 * Until then, deliveries carry one signature for each secret, so that receivers can switch over without rejecting
 * deliveries. A subscription has at most 10 secrets at a time.
 */
export const createWebhookSecret = createRoute({
  operationId: 'createWebhookSecret',
  method: 'post',
  path: '/v1/webhook_subscriptions/{id}/secrets',
  tags: ['webhook-subscriptions'],
  summary: 'Add a secret to a webhook subscription',
  security: [{ apiKey: [] }],
  request: {
    params: z.object({ id: WebhookSubscriptionId }),
    headers: z.object({ 'idempotency-key': IdempotencyKey }),
    body: json(WebhookSecretCreate),
  },
  responses: {
    201: reply(CreatedWebhookSecretResponse, {
      description: 'The secret was created.',
      headers: {
        'X-Request-Id': RequestId,
        Location: WebhookSecretLocation,
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
 * Deletes a secret. Deliveries are no longer signed with it. The last secret cannot be deleted (`last_secret`). If the
 * newest secret is deleted, the one before it no longer expires.
 */
export const deleteWebhookSecret = createRoute({
  operationId: 'deleteWebhookSecret',
  method: 'delete',
  path: '/v1/webhook_subscriptions/{id}/secrets/{secret_id}',
  tags: ['webhook-subscriptions'],
  summary: 'Delete a secret of a webhook subscription',
  security: [{ apiKey: [] }],
  request: { params: z.object({ id: WebhookSubscriptionId, secret_id: WebhookSecretId }) },
  responses: {
    200: reply(DeletedWebhookSecretResponse, {
      description: 'The secret was deleted.',
      headers: { 'X-Request-Id': RequestId, RateLimit, 'RateLimit-Policy': RateLimitPolicy },
    }),
    400: ValidationFailed,
    401: AuthenticationFailed,
    404: NotFound,
    409: Conflict,
    429: RateLimited,
    500: InternalError,
  },
})

/**
 * Sends a `webhook.test` event to this subscription only, regardless of its event types. The event is signed and
 * retried like any other. The response contains the delivery. If the subscription is disabled, the response is 409
 * `webhook_subscription_disabled`.
 */
export const sendWebhookTest = createRoute({
  operationId: 'sendWebhookTest',
  method: 'post',
  path: '/v1/webhook_subscriptions/{id}/test',
  tags: ['webhook-subscriptions'],
  summary: 'Send a test event to a webhook subscription',
  security: [{ apiKey: [] }],
  request: {
    params: z.object({ id: WebhookSubscriptionId }),
    headers: z.object({ 'idempotency-key': IdempotencyKey }),
  },
  responses: {
    202: reply(WebhookTestResponse, {
      description: 'The event is waiting to be sent.',
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
