// Generated from spec/. Do not edit.
import { createRoute, z } from '@hono/zod-openapi'
import { json, reply, text } from '@channel/codegen/zod'
import { BroadcastLocation, IdempotentReplayed, RateLimit, RateLimitPolicy } from '../headers.js'
import { Cursor, IdempotencyKey, Limit } from '../parameters.js'
import {
  AuthenticationFailed,
  Conflict,
  IdempotencyConflict,
  InternalError,
  NotFound,
  PayloadTooLarge,
  RateLimited,
  SemanticFailure,
  UnsupportedMediaType,
  ValidationFailed,
} from '../responses.js'
import {
  BroadcastCreate,
  BroadcastId,
  BroadcastList,
  BroadcastRecipientList,
  BroadcastRecipientStatusFilter,
  BroadcastRecipientsAdd,
  BroadcastRecipientsResponse,
  BroadcastResponse,
  BroadcastStatusFilter,
  BroadcastUpdate,
} from '../schemas/broadcasts.js'
import { PhoneNumberId, RequestId } from '../schemas/shared.js'

/** Lists the broadcasts of the account, newest first (by `created_at`, then `id`, both descending). */
export const listBroadcasts = createRoute({
  operationId: 'listBroadcasts',
  method: 'get',
  path: '/v1/{phone_number_id}/broadcasts',
  tags: ['broadcasts'],
  summary: 'List the broadcasts of an account',
  security: [{ apiKey: [] }],
  request: {
    params: z.object({ phone_number_id: PhoneNumberId }),
    query: z.strictObject({
      /** Only broadcasts with this status. */
      status: BroadcastStatusFilter.optional(),
      limit: Limit,
      cursor: Cursor,
    }),
  },
  responses: {
    200: reply(BroadcastList, {
      description: 'A page of broadcasts.',
      headers: { 'X-Request-Id': RequestId, RateLimit, 'RateLimit-Policy': RateLimitPolicy },
    }),
    400: ValidationFailed,
    401: AuthenticationFailed,
    404: NotFound,
    422: SemanticFailure,
    429: RateLimited,
    500: InternalError,
  },
})

/**
 * Creates a broadcast: a template that is sent to many recipients. It is a `draft` without recipients. Add them with
 * `POST /v1/{phone_number_id}/broadcasts/{id}/recipients`, then start it. Nothing is sent before that. The template
 * must be approved.
 */
export const createBroadcast = createRoute({
  operationId: 'createBroadcast',
  method: 'post',
  path: '/v1/{phone_number_id}/broadcasts',
  tags: ['broadcasts'],
  summary: 'Create a broadcast',
  security: [{ apiKey: [] }],
  request: {
    params: z.object({ phone_number_id: PhoneNumberId }),
    headers: z.object({ 'idempotency-key': IdempotencyKey }),
    body: json(BroadcastCreate),
  },
  responses: {
    201: reply(BroadcastResponse, {
      description: 'The broadcast was created.',
      headers: {
        'X-Request-Id': RequestId,
        Location: BroadcastLocation,
        RateLimit,
        'RateLimit-Policy': RateLimitPolicy,
        'Idempotent-Replayed': IdempotentReplayed,
      },
    }),
    400: ValidationFailed,
    401: AuthenticationFailed,
    404: NotFound,
    409: IdempotencyConflict,
    413: PayloadTooLarge,
    415: UnsupportedMediaType,
    422: SemanticFailure,
    429: RateLimited,
    500: InternalError,
  },
})

/** Returns a broadcast with the number of its recipients by status. */
export const getBroadcast = createRoute({
  operationId: 'getBroadcast',
  method: 'get',
  path: '/v1/{phone_number_id}/broadcasts/{id}',
  tags: ['broadcasts'],
  summary: 'Get a broadcast',
  security: [{ apiKey: [] }],
  request: { params: z.object({ phone_number_id: PhoneNumberId, id: BroadcastId }) },
  responses: {
    200: reply(BroadcastResponse, {
      description: 'The broadcast.',
      headers: { 'X-Request-Id': RequestId, RateLimit, 'RateLimit-Policy': RateLimitPolicy },
    }),
    400: ValidationFailed,
    401: AuthenticationFailed,
    404: NotFound,
    422: SemanticFailure,
    429: RateLimited,
    500: InternalError,
  },
})

/**
 * Updates the fields in the body. Omitted fields keep their values. A broadcast that has ended cannot be changed,
 * `send_at` only until it has started, and `template` only while it is a draft (`broadcast_status_conflict`). Its
 * recipients stay. An empty body changes nothing.
 */
export const updateBroadcast = createRoute({
  operationId: 'updateBroadcast',
  method: 'patch',
  path: '/v1/{phone_number_id}/broadcasts/{id}',
  tags: ['broadcasts'],
  summary: 'Update a broadcast',
  security: [{ apiKey: [] }],
  request: {
    params: z.object({ phone_number_id: PhoneNumberId, id: BroadcastId }),
    body: json(BroadcastUpdate),
  },
  responses: {
    200: reply(BroadcastResponse, {
      description: 'The updated broadcast.',
      headers: { 'X-Request-Id': RequestId, RateLimit, 'RateLimit-Policy': RateLimitPolicy },
    }),
    400: ValidationFailed,
    401: AuthenticationFailed,
    404: NotFound,
    409: Conflict,
    413: PayloadTooLarge,
    415: UnsupportedMediaType,
    422: SemanticFailure,
    429: RateLimited,
    500: InternalError,
  },
})

/**
 * Ends a broadcast. Recipients that are `pending` get no message, and keep this status. Messages that were handed to
 * the queue still leave. Canceling a broadcast that has ended changes nothing.
 */
export const cancelBroadcast = createRoute({
  operationId: 'cancelBroadcast',
  method: 'post',
  path: '/v1/{phone_number_id}/broadcasts/{id}/cancel',
  tags: ['broadcasts'],
  summary: 'Cancel a broadcast',
  security: [{ apiKey: [] }],
  request: {
    params: z.object({ phone_number_id: PhoneNumberId, id: BroadcastId }),
    headers: z.object({ 'idempotency-key': IdempotencyKey }),
  },
  responses: {
    200: reply(BroadcastResponse, {
      description: 'The broadcast, which has ended.',
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
    409: IdempotencyConflict,
    422: SemanticFailure,
    429: RateLimited,
    500: InternalError,
  },
})

/**
 * Pauses a broadcast that is running or scheduled. No more messages are made. Those that were handed to the queue, for
 * up to two seconds of sending, still leave. Start it again to resume it. A paused broadcast is unchanged; a draft, or
 * one that has ended, cannot be paused (`broadcast_status_conflict`).
 */
export const pauseBroadcast = createRoute({
  operationId: 'pauseBroadcast',
  method: 'post',
  path: '/v1/{phone_number_id}/broadcasts/{id}/pause',
  tags: ['broadcasts'],
  summary: 'Pause a broadcast',
  security: [{ apiKey: [] }],
  request: {
    params: z.object({ phone_number_id: PhoneNumberId, id: BroadcastId }),
    headers: z.object({ 'idempotency-key': IdempotencyKey }),
  },
  responses: {
    200: reply(BroadcastResponse, {
      description: 'The paused broadcast.',
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
    422: SemanticFailure,
    429: RateLimited,
    500: InternalError,
  },
})

/**
 * Lists the recipients in the order in which they get their messages (by `id`, ascending). After a recipient was erased
 * with its contact, only its status remains.
 */
export const listBroadcastRecipients = createRoute({
  operationId: 'listBroadcastRecipients',
  method: 'get',
  path: '/v1/{phone_number_id}/broadcasts/{id}/recipients',
  tags: ['broadcasts'],
  summary: 'List the recipients of a broadcast',
  security: [{ apiKey: [] }],
  request: {
    params: z.object({ phone_number_id: PhoneNumberId, id: BroadcastId }),
    query: z.strictObject({
      /** Only recipients with this status. */
      status: BroadcastRecipientStatusFilter.optional(),
      /**
       * Only recipients whose contact has a name or email address that contains this text, ignoring case and accents.
       * At least three characters. `%` and `_` are literal. `+` and digits also find the phone numbers that begin so,
       * of recipients without a contact too.
       */
      search: text({ min: 3, max: 200 }).optional(),
      limit: Limit,
      cursor: Cursor,
    }),
  },
  responses: {
    200: reply(BroadcastRecipientList, {
      description: 'A page of recipients.',
      headers: { 'X-Request-Id': RequestId, RateLimit, 'RateLimit-Policy': RateLimitPolicy },
    }),
    400: ValidationFailed,
    401: AuthenticationFailed,
    404: NotFound,
    422: SemanticFailure,
    429: RateLimited,
    500: InternalError,
  },
})

/**
 * Adds up to 10,000 recipients to a draft, in one transaction. Call it several times for more: a broadcast can have
 * 250,000. Or add all contacts of the account that have a label now. A recipient that the broadcast already has is
 * counted as a duplicate; a contact is the same by its id, its phone number and its business-scoped user id. Recipients
 * that are not valid are listed by their index in the request, and do not stop the others. Once the broadcast was
 * started, the response is 409 (`broadcast_status_conflict`).
 */
export const bulkAddBroadcastRecipients = createRoute({
  operationId: 'bulkAddBroadcastRecipients',
  method: 'post',
  path: '/v1/{phone_number_id}/broadcasts/{id}/recipients',
  tags: ['broadcasts'],
  summary: 'Add recipients to a broadcast',
  security: [{ apiKey: [] }],
  request: {
    params: z.object({ phone_number_id: PhoneNumberId, id: BroadcastId }),
    headers: z.object({ 'idempotency-key': IdempotencyKey }),
    body: json(BroadcastRecipientsAdd),
  },
  responses: {
    200: reply(BroadcastRecipientsResponse, {
      description: 'The valid recipients were added.',
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
    422: SemanticFailure,
    429: RateLimited,
    500: InternalError,
  },
})

/**
 * Starts a broadcast, now or at its `send_at`, or resumes a paused one where it stopped. It must have recipients.
 * Recipients cannot be added any more. The event `broadcast.started` is sent when messages begin to leave. A broadcast
 * that is running or scheduled is unchanged; one that has ended cannot be started (`broadcast_status_conflict`).
 * Messages wait in the same queue as all others, behind those that were sent one by one, so that replies go first. The
 * template, the account and each recipient are checked when a message is made, like those of `POST
 * /v1/{phone_number_id}/messages`.
 */
export const startBroadcast = createRoute({
  operationId: 'startBroadcast',
  method: 'post',
  path: '/v1/{phone_number_id}/broadcasts/{id}/start',
  tags: ['broadcasts'],
  summary: 'Start or resume a broadcast',
  security: [{ apiKey: [] }],
  request: {
    params: z.object({ phone_number_id: PhoneNumberId, id: BroadcastId }),
    headers: z.object({ 'idempotency-key': IdempotencyKey }),
  },
  responses: {
    200: reply(BroadcastResponse, {
      description: 'The broadcast, which is running or scheduled.',
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
    422: SemanticFailure,
    429: RateLimited,
    500: InternalError,
  },
})
