// Generated from spec/. Do not edit.
import { createRoute, z } from '@hono/zod-openapi'
import { reply } from '@channel/codegen/zod'
import { RateLimit, RateLimitPolicy } from '../headers.js'
import { Cursor, Limit } from '../parameters.js'
import { AuthenticationFailed, InternalError, RateLimited, ValidationFailed } from '../responses.js'
import { NoticeList } from '../schemas/notices.js'
import { RequestId } from '../schemas/shared.js'

/** Lists what needs the attention of the organization, newest first, also what has ended. */
export const listNotices = createRoute({
  operationId: 'listNotices',
  method: 'get',
  path: '/dashboard/notices',
  tags: ['notices'],
  summary: 'List notices',
  security: [{ session: [] }],
  request: { query: z.strictObject({ limit: Limit, cursor: Cursor }) },
  responses: {
    200: reply(NoticeList, {
      description: 'A page of notices.',
      headers: { 'X-Request-Id': RequestId, RateLimit, 'RateLimit-Policy': RateLimitPolicy },
    }),
    400: ValidationFailed,
    401: AuthenticationFailed,
    429: RateLimited,
    500: InternalError,
  },
})
