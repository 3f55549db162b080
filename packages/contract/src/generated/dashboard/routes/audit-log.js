// Generated from spec/. Do not edit.
import { createRoute, z } from '@hono/zod-openapi'
import { reply, text } from '@channel/codegen/zod'
import { RateLimit, RateLimitPolicy } from '../headers.js'
import { Cursor, Limit } from '../parameters.js'
import { AuthenticationFailed, InternalError, RateLimited, ValidationFailed } from '../responses.js'
import { AuditLogList } from '../schemas/audit-log.js'
import { RequestId } from '../schemas/shared.js'

/**
 * Lists what was done in the dashboard, newest first (by `created_at`, then `id`, both descending): every sign-in, and
 * every change. What a program does with an API key is in the API log instead.
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
