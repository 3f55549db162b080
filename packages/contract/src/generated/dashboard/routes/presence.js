// Generated from spec/. Do not edit.
import { createRoute, z } from '@hono/zod-openapi'
import { json, reply } from '@channel/codegen/zod'
import { RateLimit, RateLimitPolicy } from '../headers.js'
import {
  AuthenticationFailed,
  InternalError,
  NotEntitled,
  PayloadTooLarge,
  RateLimited,
  UnsupportedMediaType,
  ValidationFailed,
} from '../responses.js'
import { PresenceResponse, PresenceUpdate } from '../schemas/presence.js'
import { RequestId } from '../schemas/shared.js'

/**
 * Tells the other users of the organization that the signed-in user has a conversation open, or is writing in it, and
 * returns who else does. Their pages hear of it by `GET /dashboard/live`. It is kept in memory only, and forgotten
 * after 25 seconds, so that a page repeats it every 10 seconds.
 */
export const updatePresence = createRoute({
  operationId: 'updatePresence',
  method: 'patch',
  path: '/dashboard/presence',
  tags: ['presence'],
  summary: 'Say what you do in a conversation',
  security: [{ session: [] }],
  request: { body: json(PresenceUpdate) },
  responses: {
    200: reply(PresenceResponse, {
      description: 'The other users in the conversation.',
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
