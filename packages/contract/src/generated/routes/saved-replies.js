// Generated from spec/. Do not edit.
import { createRoute, z } from '@hono/zod-openapi'
import { json, reply } from '@channel/codegen/zod'
import { IdempotentReplayed, RateLimit, RateLimitPolicy, SavedReplyLocation } from '../headers.js'
import { Cursor, IdempotencyKey, Limit } from '../parameters.js'
import {
  AuthenticationFailed,
  IdempotencyConflict,
  IdempotencyKeyReused,
  InternalError,
  NotFound,
  PayloadTooLarge,
  RateLimited,
  UnsupportedMediaType,
  ValidationFailed,
} from '../responses.js'
import {
  DeletedSavedReplyResponse,
  SavedReplyCreate,
  SavedReplyId,
  SavedReplyList,
  SavedReplyResponse,
  SavedReplyUpdate,
  Shortcut,
} from '../schemas/saved-replies.js'
import { RequestId } from '../schemas/shared.js'

/** Lists the saved replies of your organization, newest first (by `created_at`, then `id`, both descending). */
export const listSavedReplies = createRoute({
  operationId: 'listSavedReplies',
  method: 'get',
  path: '/v1/saved_replies',
  tags: ['saved-replies'],
  summary: 'List saved replies',
  security: [{ apiKey: [] }],
  request: {
    query: z.strictObject({
      /** Only the saved reply with this shortcut, ignoring case and accents. */
      shortcut: Shortcut.optional(),
      limit: Limit,
      cursor: Cursor,
    }),
  },
  responses: {
    200: reply(SavedReplyList, {
      description: 'A page of saved replies.',
      headers: { 'X-Request-Id': RequestId, RateLimit, 'RateLimit-Policy': RateLimitPolicy },
    }),
    400: ValidationFailed,
    401: AuthenticationFailed,
    429: RateLimited,
    500: InternalError,
  },
})

/**
 * Creates a saved reply. Shortcuts are unique in your organization, ignoring case and accents; a duplicate returns 400
 * `invalid_field_value`, and so does a variable that is not known. Saved replies are not sent by themselves, and are
 * not reported by events.
 */
export const createSavedReply = createRoute({
  operationId: 'createSavedReply',
  method: 'post',
  path: '/v1/saved_replies',
  tags: ['saved-replies'],
  summary: 'Create a saved reply',
  security: [{ apiKey: [] }],
  request: { headers: z.object({ 'idempotency-key': IdempotencyKey }), body: json(SavedReplyCreate) },
  responses: {
    201: reply(SavedReplyResponse, {
      description: 'The saved reply was created.',
      headers: {
        'X-Request-Id': RequestId,
        Location: SavedReplyLocation,
        RateLimit,
        'RateLimit-Policy': RateLimitPolicy,
        'Idempotent-Replayed': IdempotentReplayed,
      },
    }),
    400: ValidationFailed,
    401: AuthenticationFailed,
    409: IdempotencyConflict,
    413: PayloadTooLarge,
    415: UnsupportedMediaType,
    422: IdempotencyKeyReused,
    429: RateLimited,
    500: InternalError,
  },
})

/** Returns one saved reply. */
export const getSavedReply = createRoute({
  operationId: 'getSavedReply',
  method: 'get',
  path: '/v1/saved_replies/{id}',
  tags: ['saved-replies'],
  summary: 'Get a saved reply',
  security: [{ apiKey: [] }],
  request: { params: z.object({ id: SavedReplyId }) },
  responses: {
    200: reply(SavedReplyResponse, {
      description: 'The saved reply.',
      headers: { 'X-Request-Id': RequestId, RateLimit, 'RateLimit-Policy': RateLimitPolicy },
    }),
    400: ValidationFailed,
    401: AuthenticationFailed,
    404: NotFound,
    429: RateLimited,
    500: InternalError,
  },
})

/** Deletes a saved reply. Messages that were written with it stay. This cannot be undone. */
export const deleteSavedReply = createRoute({
  operationId: 'deleteSavedReply',
  method: 'delete',
  path: '/v1/saved_replies/{id}',
  tags: ['saved-replies'],
  summary: 'Delete a saved reply',
  security: [{ apiKey: [] }],
  request: { params: z.object({ id: SavedReplyId }) },
  responses: {
    200: reply(DeletedSavedReplyResponse, {
      description: 'The saved reply was deleted.',
      headers: { 'X-Request-Id': RequestId, RateLimit, 'RateLimit-Policy': RateLimitPolicy },
    }),
    400: ValidationFailed,
    401: AuthenticationFailed,
    404: NotFound,
    429: RateLimited,
    500: InternalError,
  },
})

/** Updates a saved reply. Messages that were written with it do not change. An empty body changes nothing. */
export const updateSavedReply = createRoute({
  operationId: 'updateSavedReply',
  method: 'patch',
  path: '/v1/saved_replies/{id}',
  tags: ['saved-replies'],
  summary: 'Update a saved reply',
  security: [{ apiKey: [] }],
  request: { params: z.object({ id: SavedReplyId }), body: json(SavedReplyUpdate) },
  responses: {
    200: reply(SavedReplyResponse, {
      description: 'The updated saved reply.',
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
