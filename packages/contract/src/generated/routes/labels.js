// Generated from spec/. Do not edit.
import { createRoute, z } from '@hono/zod-openapi'
import { json, reply, text } from '@channel/codegen/zod'
import { IdempotentReplayed, LabelLocation, RateLimit, RateLimitPolicy } from '../headers.js'
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
  DeletedLabelResponse,
  LabelCreate,
  LabelList,
  LabelResponse,
  LabelUpdate,
} from '../schemas/labels.js'
import { LabelId, RequestId } from '../schemas/shared.js'

/** Lists the labels of your organization, newest first (by `created_at`, then `id`, both descending). */
export const listLabels = createRoute({
  operationId: 'listLabels',
  method: 'get',
  path: '/v1/labels',
  tags: ['labels'],
  summary: 'List labels',
  security: [{ apiKey: [] }],
  request: {
    query: z.strictObject({
      /** Only labels of this team. */
      team_id: text({ min: 1, max: 64 }).optional(),
      limit: Limit,
      cursor: Cursor,
    }),
  },
  responses: {
    200: reply(LabelList, {
      description: 'A page of labels.',
      headers: { 'X-Request-Id': RequestId, RateLimit, 'RateLimit-Policy': RateLimitPolicy },
    }),
    400: ValidationFailed,
    401: AuthenticationFailed,
    429: RateLimited,
    500: InternalError,
  },
})

/**
 * Creates a label in a team. Names are unique within a team; a duplicate returns 400 `invalid_field_value`. `team_id`
 * is required if your organization has several teams.
 */
export const createLabel = createRoute({
  operationId: 'createLabel',
  method: 'post',
  path: '/v1/labels',
  tags: ['labels'],
  summary: 'Create a label',
  security: [{ apiKey: [] }],
  request: { headers: z.object({ 'idempotency-key': IdempotencyKey }), body: json(LabelCreate) },
  responses: {
    201: reply(LabelResponse, {
      description: 'The label was created.',
      headers: {
        'X-Request-Id': RequestId,
        Location: LabelLocation,
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

/** Returns one label. */
export const getLabel = createRoute({
  operationId: 'getLabel',
  method: 'get',
  path: '/v1/labels/{id}',
  tags: ['labels'],
  summary: 'Get a label',
  security: [{ apiKey: [] }],
  request: { params: z.object({ id: LabelId }) },
  responses: {
    200: reply(LabelResponse, {
      description: 'The label.',
      headers: { 'X-Request-Id': RequestId, RateLimit, 'RateLimit-Policy': RateLimitPolicy },
    }),
    400: ValidationFailed,
    401: AuthenticationFailed,
    404: NotFound,
    429: RateLimited,
    500: InternalError,
  },
})

/** Deletes a label and detaches it from every contact and conversation. This cannot be undone. */
export const deleteLabel = createRoute({
  operationId: 'deleteLabel',
  method: 'delete',
  path: '/v1/labels/{id}',
  tags: ['labels'],
  summary: 'Delete a label',
  security: [{ apiKey: [] }],
  request: { params: z.object({ id: LabelId }) },
  responses: {
    200: reply(DeletedLabelResponse, {
      description: 'The label was deleted.',
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
 * Updates the name or the color of a label. The change is visible wherever the label is attached. An empty body changes
 * nothing. The team of a label cannot be changed.
 */
export const updateLabel = createRoute({
  operationId: 'updateLabel',
  method: 'patch',
  path: '/v1/labels/{id}',
  tags: ['labels'],
  summary: 'Update a label',
  security: [{ apiKey: [] }],
  request: { params: z.object({ id: LabelId }), body: json(LabelUpdate) },
  responses: {
    200: reply(LabelResponse, {
      description: 'The updated label.',
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
