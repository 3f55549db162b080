// Generated from spec/. Do not edit.
import { createRoute, z } from '@hono/zod-openapi'
import { dateTime, reply, text } from '@channel/codegen/zod'
import { ContentDisposition, RateLimit, RateLimitPolicy } from '../headers.js'
import { Cursor, Limit } from '../parameters.js'
import {
  AuthenticationFailed,
  InternalError,
  NotFound,
  RateLimited,
  ValidationFailed,
} from '../responses.js'
import { ApiLogEntryResponse, ApiLogList, HttpMethod, StatusClass } from '../schemas/api-log.js'
import { RequestId } from '../schemas/shared.js'

/**
 * Lists the calls with API keys of the organization in the last 30 days, newest first. Filters can be combined; a call
 * must match all of them. Calls of the last second may still be missing. Calls that waited for events in vain are not
 * listed. A page of a filtered list may have fewer calls than `limit`, even none, while `has_more` is true: the search
 * goes on with the next page.
 */
export const listApiLog = createRoute({
  operationId: 'listApiLog',
  method: 'get',
  path: '/dashboard/api_log',
  tags: ['api-log'],
  summary: 'List API calls',
  security: [{ session: [] }],
  request: {
    query: z.strictObject({
      /** Only calls with a status of this class. */
      status_class: StatusClass.optional(),
      /** Only calls with this error code. */
      error_code: text({ min: 1, max: 100 }).optional(),
      /** Only calls with this method. */
      method: HttpMethod.optional(),
      /** Only calls whose path begins with this text. */
      path: text({ min: 1, max: 500 }).optional(),
      /** Only calls with this API key. */
      key_id: text({ min: 1, max: 64 }).optional(),
      /** Only the call with this request id. */
      request_id: RequestId.optional(),
      /** Only calls made at or after this time. */
      created_after: dateTime().optional(),
      /** Only calls made before this time. */
      created_before: dateTime().optional(),
      limit: Limit,
      cursor: Cursor,
    }),
  },
  responses: {
    200: reply(ApiLogList, {
      description: 'A page of API calls.',
      headers: { 'X-Request-Id': RequestId, RateLimit, 'RateLimit-Policy': RateLimitPolicy },
    }),
    400: ValidationFailed,
    401: AuthenticationFailed,
    429: RateLimited,
    500: InternalError,
  },
})

/**
 * Streams the calls that match the filters, newest first, at most 100,000, as a file: comma-separated values with a
 * header line, or one JSON object per line. A connection that breaks ends the file early.
 */
export const getApiLogExport = createRoute({
  operationId: 'getApiLogExport',
  method: 'get',
  path: '/dashboard/api_log/export',
  tags: ['api-log'],
  summary: 'Export API calls',
  security: [{ session: [] }],
  request: {
    query: z.strictObject({
      /** The organization that the page shows; it must be the one that is open. */
      organization_id: text({ min: 1, max: 64 }).optional(),
      /** The format of the file. */
      format: z.enum(['csv', 'ndjson']),
      /** Only calls with a status of this class. */
      status_class: StatusClass.optional(),
      /** Only calls with this error code. */
      error_code: text({ min: 1, max: 100 }).optional(),
      /** Only calls with this method. */
      method: HttpMethod.optional(),
      /** Only calls whose path begins with this text. */
      path: text({ min: 1, max: 500 }).optional(),
      /** Only calls with this API key. */
      key_id: text({ min: 1, max: 64 }).optional(),
      /** Only the call with this request id. */
      request_id: RequestId.optional(),
      /** Only calls made at or after this time. */
      created_after: dateTime().optional(),
      /** Only calls made before this time. */
      created_before: dateTime().optional(),
    }),
  },
  responses: {
    200: {
      description: 'The file.',
      headers: z.object({
        'X-Request-Id': RequestId,
        RateLimit,
        'RateLimit-Policy': RateLimitPolicy,
        'Content-Disposition': ContentDisposition,
      }),
      content: { 'text/csv': { schema: z.string() }, 'application/x-ndjson': { schema: z.string() } },
    },
    400: ValidationFailed,
    401: AuthenticationFailed,
    429: RateLimited,
    500: InternalError,
  },
})

/** Returns one call of the API log by its request id. A call of the last second may still be missing. */
export const getApiLogEntry = createRoute({
  operationId: 'getApiLogEntry',
  method: 'get',
  path: '/dashboard/api_log/{request_id}',
  tags: ['api-log'],
  summary: 'Get an API call',
  security: [{ session: [] }],
  request: {
    params: z.object({
      /** The `request_id` of the response. */
      request_id: RequestId,
    }),
  },
  responses: {
    200: reply(ApiLogEntryResponse, {
      description: 'The API call.',
      headers: { 'X-Request-Id': RequestId, RateLimit, 'RateLimit-Policy': RateLimitPolicy },
    }),
    400: ValidationFailed,
    401: AuthenticationFailed,
    404: NotFound,
    429: RateLimited,
    500: InternalError,
  },
})
