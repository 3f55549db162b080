// Generated from spec/. Do not edit.
import { createRoute, z } from '@hono/zod-openapi'
import { dateTime, reply, text } from '@channel/codegen/zod'
import { ContentDisposition, RateLimit, RateLimitPolicy } from '../headers.js'
import { Cursor, Limit } from '../parameters.js'
import { AuthenticationFailed, InternalError, RateLimited, ValidationFailed } from '../responses.js'
import { AuditLogList } from '../schemas/audit-log.js'
import { RequestId } from '../schemas/shared.js'

/**
 * Lists what was done in the dashboard, newest first (by `created_at`, then `id`, both descending): every sign-in, and
 * every change; what a user only reads is not in it, and neither is that a conversation was read. What a program does
 * with an API key is in the API log instead. Entries are removed after 400 days. Filters can be combined; an entry must
 * match all of them.
 */
export const listAuditLog = createRoute({
  operationId: 'listAuditLog',
  method: 'get',
  path: '/dashboard/audit_log',
  tags: ['audit-log'],
  summary: 'List the audit log',
  security: [{ session: [] }],
  request: {
    query: z.strictObject({
      /** Only what this user did. */
      user_id: text({ min: 1, max: 64 }).optional(),
      /** Only this action. */
      action: text({ min: 1, max: 64 }).optional(),
      /** Only what was done at or after this time. */
      created_after: dateTime().optional(),
      /** Only what was done before this time. */
      created_before: dateTime().optional(),
      limit: Limit,
      cursor: Cursor,
    }),
  },
  responses: {
    200: reply(AuditLogList, {
      description: 'A page of the audit log.',
      headers: { 'X-Request-Id': RequestId, RateLimit, 'RateLimit-Policy': RateLimitPolicy },
    }),
    400: ValidationFailed,
    401: AuthenticationFailed,
    429: RateLimited,
    500: InternalError,
  },
})

/**
 * Streams the entries that match the filters, newest first, at most 100,000, as comma-separated values with a header
 * line. A connection that breaks ends the file early.
 */
export const getAuditLogExport = createRoute({
  operationId: 'getAuditLogExport',
  method: 'get',
  path: '/dashboard/audit_log/export',
  tags: ['audit-log'],
  summary: 'Export the audit log',
  security: [{ session: [] }],
  request: {
    query: z.strictObject({
      /** The organization that the page shows; it must be the one that is open. */
      organization_id: text({ min: 1, max: 64 }).optional(),
      /** Only what this user did. */
      user_id: text({ min: 1, max: 64 }).optional(),
      /** Only this action. */
      action: text({ min: 1, max: 64 }).optional(),
      /** Only what was done at or after this time. */
      created_after: dateTime().optional(),
      /** Only what was done before this time. */
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
      content: { 'text/csv': { schema: z.string() } },
    },
    400: ValidationFailed,
    401: AuthenticationFailed,
    429: RateLimited,
    500: InternalError,
  },
})
