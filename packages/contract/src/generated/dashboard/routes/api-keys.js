// Generated from spec/. Do not edit.
import { createRoute, z } from '@hono/zod-openapi'
import { json, reply, text } from '@channel/codegen/zod'
import { RateLimit, RateLimitPolicy } from '../headers.js'
import { Cursor, Limit } from '../parameters.js'
import {
  AuthenticationFailed,
  InternalError,
  NotEntitled,
  NotFound,
  PayloadTooLarge,
  RateLimited,
  UnsupportedMediaType,
  ValidationFailed,
} from '../responses.js'
import {
  ApiKeyCreate,
  ApiKeyList,
  ApiKeyResponse,
  CreatedApiKeyResponse,
} from '../schemas/api-keys.js'
import { RequestId } from '../schemas/shared.js'

/** Lists the API keys of the organization, newest first, also expired and revoked ones. */
export const listApiKeys = createRoute({
  operationId: 'listApiKeys',
  method: 'get',
  path: '/dashboard/api_keys',
  tags: ['api-keys'],
  summary: 'List API keys',
  security: [{ session: [] }],
  request: { query: z.strictObject({ limit: Limit, cursor: Cursor }) },
  responses: {
    200: reply(ApiKeyList, {
      description: 'A page of API keys.',
      headers: { 'X-Request-Id': RequestId, RateLimit, 'RateLimit-Policy': RateLimitPolicy },
    }),
    400: ValidationFailed,
    401: AuthenticationFailed,
    429: RateLimited,
    500: InternalError,
  },
})

/** Creates an API key with full access to the organization. The response is the only one that shows the key. */
export const createApiKey = createRoute({
  operationId: 'createApiKey',
  method: 'post',
  path: '/dashboard/api_keys',
  tags: ['api-keys'],
  summary: 'Create an API key',
  security: [{ session: [] }],
  request: { body: json(ApiKeyCreate) },
  responses: {
    201: reply(CreatedApiKeyResponse, {
      description: 'The key was created.',
      headers: { 'X-Request-Id': RequestId, RateLimit, 'RateLimit-Policy': RateLimitPolicy },
    }),
    400: ValidationFailed,
    401: AuthenticationFailed,
    403: NotEntitled,
    413: PayloadTooLarge,
    415: UnsupportedMediaType,
    429: RateLimited,
    500: InternalError,
  },
})

/** Revokes an API key. From the response on, no request with the key is accepted. The key stays in the list. */
export const deleteApiKey = createRoute({
  operationId: 'deleteApiKey',
  method: 'delete',
  path: '/dashboard/api_keys/{id}',
  tags: ['api-keys'],
  summary: 'Revoke an API key',
  security: [{ session: [] }],
  request: {
    params: z.object({
      /** The id of the key. */
      id: text({ min: 1, max: 64 }),
    }),
  },
  responses: {
    200: reply(ApiKeyResponse, {
      description: 'The key is revoked.',
      headers: { 'X-Request-Id': RequestId, RateLimit, 'RateLimit-Policy': RateLimitPolicy },
    }),
    400: ValidationFailed,
    401: AuthenticationFailed,
    403: NotEntitled,
    404: NotFound,
    429: RateLimited,
    500: InternalError,
  },
})
