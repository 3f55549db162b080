// Generated from spec/. Do not edit.
import { createRoute, z } from '@hono/zod-openapi'
import { reply, text } from '@channel/codegen/zod'
import { RateLimit, RateLimitPolicy } from '../headers.js'
import { Cursor, Limit } from '../parameters.js'
import {
  AuthenticationFailed,
  InternalError,
  NotEntitled,
  NotFound,
  RateLimited,
  ValidationFailed,
} from '../responses.js'
import { DeletedSessionResponse } from '../schemas/session.js'
import { DeletedUserSessionsResponse, UserSessionList } from '../schemas/sessions.js'
import { RequestId } from '../schemas/shared.js'

/** Lists the sessions of the signed-in user that have not ended, newest first. */
export const listUserSessions = createRoute({
  operationId: 'listUserSessions',
  method: 'get',
  path: '/dashboard/sessions',
  tags: ['sessions'],
  summary: 'List your sessions',
  security: [{ session: [] }],
  request: { query: z.strictObject({ limit: Limit, cursor: Cursor }) },
  responses: {
    200: reply(UserSessionList, {
      description: 'A page of sessions.',
      headers: { 'X-Request-Id': RequestId, RateLimit, 'RateLimit-Policy': RateLimitPolicy },
    }),
    400: ValidationFailed,
    401: AuthenticationFailed,
    429: RateLimited,
    500: InternalError,
  },
})

/** Ends all sessions of the signed-in user at once, except the one that sends this request. */
export const deleteOtherUserSessions = createRoute({
  operationId: 'deleteOtherUserSessions',
  method: 'delete',
  path: '/dashboard/sessions',
  tags: ['sessions'],
  summary: 'End all your other sessions',
  security: [{ session: [] }],
  responses: {
    200: reply(DeletedUserSessionsResponse, {
      description: 'The other sessions have ended.',
      headers: { 'X-Request-Id': RequestId, RateLimit, 'RateLimit-Policy': RateLimitPolicy },
    }),
    401: AuthenticationFailed,
    403: NotEntitled,
    429: RateLimited,
    500: InternalError,
  },
})

/** Ends a session of the signed-in user at once. */
export const deleteUserSession = createRoute({
  operationId: 'deleteUserSession',
  method: 'delete',
  path: '/dashboard/sessions/{id}',
  tags: ['sessions'],
  summary: 'End one of your sessions',
  security: [{ session: [] }],
  request: {
    params: z.object({
      /** The id of the session. */
      id: text({ min: 1, max: 64 }),
    }),
  },
  responses: {
    200: reply(DeletedSessionResponse, {
      description: 'The session has ended.',
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
