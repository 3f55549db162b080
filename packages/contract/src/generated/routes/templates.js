// Generated from spec/. Do not edit.
import { createRoute, z } from '@hono/zod-openapi'
import { reply, text } from '@channel/codegen/zod'
import { IdempotentReplayed, RateLimit, RateLimitPolicy } from '../headers.js'
import { Cursor, IdempotencyKey, Limit } from '../parameters.js'
import {
  AuthenticationFailed,
  Conflict,
  InternalError,
  NotFound,
  RateLimited,
  SemanticFailure,
  UpstreamFailure,
  ValidationFailed,
} from '../responses.js'
import { PhoneNumberId, RequestId } from '../schemas/shared.js'
import {
  TemplateCategory,
  TemplateList,
  TemplateResponse,
  TemplateStatus,
  TemplateSyncResultResponse,
} from '../schemas/templates.js'

/** Lists the templates that the last sync found, the newest first (`created_at`, then `id`, both descending). */
export const listTemplates = createRoute({
  operationId: 'listTemplates',
  method: 'get',
  path: '/v1/{phone_number_id}/templates',
  tags: ['templates'],
  summary: 'List the templates of an account',
  security: [{ apiKey: [] }],
  'x-errors': ['V', 'A', 'N', 'S', 'R', 'I'],
  request: {
    params: z.object({ phone_number_id: PhoneNumberId }),
    query: z.strictObject({
      name: text({ min: 1, max: 512 }).optional(),
      status: TemplateStatus.optional(),
      category: TemplateCategory.optional(),
      language: text({ min: 2, max: 15 }).optional(),
      limit: Limit,
      cursor: Cursor,
    }),
  },
  responses: {
    200: reply(TemplateList, {
      description: 'A page of templates.',
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

/** Asks the upstream provider for all templates of the account, while you wait, and brings the account's templates up to date. */
export const syncTemplates = createRoute({
  operationId: 'syncTemplates',
  method: 'post',
  path: '/v1/{phone_number_id}/templates/sync',
  tags: ['templates'],
  summary: 'Sync the templates with the provider',
  security: [{ apiKey: [] }],
  'x-errors': ['V', 'A', 'N', 'C', 'S', 'R', 'I', 'U'],
  request: {
    params: z.object({ phone_number_id: PhoneNumberId }),
    headers: z.object({ 'idempotency-key': IdempotencyKey }),
  },
  responses: {
    200: reply(TemplateSyncResultResponse, {
      description: 'What the sync found and changed.',
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
    502: UpstreamFailure,
  },
})

/** Returns one template of the account. */
export const getTemplate = createRoute({
  operationId: 'getTemplate',
  method: 'get',
  path: '/v1/{phone_number_id}/templates/{name}',
  tags: ['templates'],
  summary: 'Get a template by its name',
  security: [{ apiKey: [] }],
  'x-errors': ['V', 'A', 'N', 'S', 'R', 'I'],
  request: {
    params: z.object({ phone_number_id: PhoneNumberId, name: text({ min: 1, max: 512 }) }),
    query: z.strictObject({ language: text({ min: 2, max: 15 }).optional() }),
  },
  responses: {
    200: reply(TemplateResponse, {
      description: 'The template.',
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
