// Generated from spec/. Do not edit.
import { createRoute, z } from '@hono/zod-openapi'
import { json, reply, text } from '@channel/codegen/zod'
import { IdempotentReplayed, RateLimit, RateLimitPolicy, TemplateLocation } from '../headers.js'
import { Cursor, IdempotencyKey, Limit } from '../parameters.js'
import {
  AuthenticationFailed,
  Conflict,
  InternalError,
  NotEntitled,
  NotFound,
  PayloadTooLarge,
  RateLimited,
  SemanticFailure,
  UnsupportedMediaType,
  UpstreamFailure,
  ValidationFailed,
} from '../responses.js'
import { PhoneNumberId, RequestId } from '../schemas/shared.js'
import {
  TemplateCategory,
  TemplateCreate,
  TemplateDeletionResponse,
  TemplateList,
  TemplateResponse,
  TemplateStatus,
  TemplateSyncResultResponse,
  TemplateUpdate,
} from '../schemas/templates.js'

/**
 * Lists the templates found by the last sync, newest first (by `created_at`, then `id`, both descending). Filters can
 * be combined; a template must match all of them.
 */
export const listTemplates = createRoute({
  operationId: 'listTemplates',
  method: 'get',
  path: '/v1/{phone_number_id}/templates',
  tags: ['templates'],
  summary: 'List the templates of an account',
  security: [{ apiKey: [] }],
  request: {
    params: z.object({ phone_number_id: PhoneNumberId }),
    query: z.strictObject({
      /** Only templates with exactly this name, in every language. */
      name: text({ min: 1, max: 512 }).optional(),
      /** Only templates with this status. */
      status: TemplateStatus.optional(),
      /** Only templates of this category. */
      category: TemplateCategory.optional(),
      /** Only templates in exactly this language. */
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

/**
 * Creates a template at the upstream provider, which then reviews it; the response shows it as the provider took it,
 * usually `pending`. `template.updated` reports the decision. Before the provider is called, the parts are checked
 * against its limits; `param` names the part, such as `components[0].text`. What the provider refuses is a 400
 * `invalid_field_value` with its reason. If a template has the same name and language, the response is 409
 * `template_already_exists`. If the provider does not respond, the response is 502 `channel_upstream_error`; send the
 * request again: a template that the provider has created from it meanwhile is returned. The example file of a header
 * is passed on to the provider first, which can take a minute for a large one.
 */
export const createTemplate = createRoute({
  operationId: 'createTemplate',
  method: 'post',
  path: '/v1/{phone_number_id}/templates',
  tags: ['templates'],
  summary: 'Create a template',
  security: [{ apiKey: [] }],
  request: {
    params: z.object({ phone_number_id: PhoneNumberId }),
    headers: z.object({ 'idempotency-key': IdempotencyKey }),
    body: json(TemplateCreate),
  },
  responses: {
    201: reply(TemplateResponse, {
      description: 'The template was created.',
      headers: {
        'X-Request-Id': RequestId,
        Location: TemplateLocation,
        RateLimit,
        'RateLimit-Policy': RateLimitPolicy,
        'Idempotent-Replayed': IdempotentReplayed,
      },
    }),
    400: ValidationFailed,
    401: AuthenticationFailed,
    403: NotEntitled,
    404: NotFound,
    409: Conflict,
    413: PayloadTooLarge,
    415: UnsupportedMediaType,
    422: SemanticFailure,
    429: RateLimited,
    500: InternalError,
    502: UpstreamFailure,
  },
})

/**
 * Fetches all templates of the account from the upstream provider, waits for the result, and updates the account's
 * templates: new ones are created, changed ones updated, and those that no longer exist at the provider deleted. Safe
 * to call at any time, also concurrently. If the provider does not respond or refuses, or if the account has no
 * authorization there, the response is 502 `channel_upstream_error` and nothing has changed. With an `Idempotency-Key`,
 * the number of concurrent syncs is limited; beyond the limit the response is 429 `rate_limit_exceeded`, and the
 * request can be sent again.
 */
export const syncTemplates = createRoute({
  operationId: 'syncTemplates',
  method: 'post',
  path: '/v1/{phone_number_id}/templates/sync',
  tags: ['templates'],
  summary: 'Sync templates with the provider',
  security: [{ apiKey: [] }],
  request: {
    params: z.object({ phone_number_id: PhoneNumberId }),
    headers: z.object({ 'idempotency-key': IdempotencyKey }),
  },
  responses: {
    200: reply(TemplateSyncResultResponse, {
      description: 'The result of the sync.',
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

/**
 * Returns one template of the account. Several language variants can share a name; use `language` to select one.
 * Without `language`, approved templates take precedence, then the first language in alphabetical order.
 */
export const getTemplate = createRoute({
  operationId: 'getTemplate',
  method: 'get',
  path: '/v1/{phone_number_id}/templates/{name}',
  tags: ['templates'],
  summary: 'Get a template by name',
  security: [{ apiKey: [] }],
  request: {
    params: z.object({
      phone_number_id: PhoneNumberId,
      /** The name of the template. */
      name: text({ min: 1, max: 512 }),
    }),
    query: z.strictObject({
      /** The language of the template, exactly as in the template. */
      language: text({ min: 2, max: 15 }).optional(),
    }),
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

/**
 * Deletes a template at the upstream provider and here: all its languages, or the one in `language`. It cannot be
 * undone, and the provider accepts no new template of the same name and language for some weeks. Messages that were
 * sent stay. Other accounts of the same business account lose the template too. If the provider does not respond, the
 * response is 502 `channel_upstream_error`, and the request can be sent again.
 */
export const deleteTemplate = createRoute({
  operationId: 'deleteTemplate',
  method: 'delete',
  path: '/v1/{phone_number_id}/templates/{name}',
  tags: ['templates'],
  summary: 'Delete a template',
  security: [{ apiKey: [] }],
  request: {
    params: z.object({
      phone_number_id: PhoneNumberId,
      /** The name of the template. */
      name: text({ min: 1, max: 512 }),
    }),
    query: z.strictObject({
      /** Only this language, exactly as in the template. */
      language: text({ min: 2, max: 15 }).optional(),
    }),
  },
  responses: {
    200: reply(TemplateDeletionResponse, {
      description: 'The template was deleted.',
      headers: { 'X-Request-Id': RequestId, RateLimit, 'RateLimit-Policy': RateLimitPolicy },
    }),
    400: ValidationFailed,
    401: AuthenticationFailed,
    404: NotFound,
    422: SemanticFailure,
    429: RateLimited,
    500: InternalError,
    502: UpstreamFailure,
  },
})

/**
 * Edits a template at the upstream provider, which then reviews it again; the response shows it as the provider has it,
 * usually `pending`. `template.updated` reports the change, and later the decision. `components` replace all parts, and
 * are checked like those of a new template. The provider edits only approved, rejected and paused templates; an
 * approved one keeps its category, and can be edited once in 24 hours and ten times in 30 days. What it refuses is a
 * 400 `invalid_field_value` with its reason. If the provider does not respond, the response is 502
 * `channel_upstream_error`; send the request again: an edit that the provider has made meanwhile is returned. Other
 * accounts of the same business account have the change after their next sync.
 */
export const updateTemplate = createRoute({
  operationId: 'updateTemplate',
  method: 'patch',
  path: '/v1/{phone_number_id}/templates/{name}',
  tags: ['templates'],
  summary: 'Update a template',
  security: [{ apiKey: [] }],
  request: {
    params: z.object({
      phone_number_id: PhoneNumberId,
      /** The name of the template. */
      name: text({ min: 1, max: 512 }),
    }),
    query: z.strictObject({
      /** The language, exactly as in the template. Required if the name has several. */
      language: text({ min: 2, max: 15 }).optional(),
    }),
    body: json(TemplateUpdate),
  },
  responses: {
    200: reply(TemplateResponse, {
      description: 'The updated template.',
      headers: { 'X-Request-Id': RequestId, RateLimit, 'RateLimit-Policy': RateLimitPolicy },
    }),
    400: ValidationFailed,
    401: AuthenticationFailed,
    403: NotEntitled,
    404: NotFound,
    413: PayloadTooLarge,
    415: UnsupportedMediaType,
    422: SemanticFailure,
    429: RateLimited,
    500: InternalError,
    502: UpstreamFailure,
  },
})
