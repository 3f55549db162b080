// Generated from spec/. Do not edit.
import { createRoute, z } from '@hono/zod-openapi'
import { reply } from '@channel/codegen/zod'
import { RateLimit, RateLimitPolicy } from '../headers.js'
import { Cursor, Limit } from '../parameters.js'
import {
  AuthenticationFailed,
  InternalError,
  NotFound,
  RateLimited,
  ValidationFailed,
} from '../responses.js'
import { RequestId, UserId } from '../schemas/shared.js'
import { UserList, UserResponse } from '../schemas/users.js'

/**
 * Lists the users of your organization, newest first (by `created_at`, then `id`, both descending). The `id` of a user
 * is the value of `assigned_to` when you update a conversation. The operator of the service creates users.
 */
export const listUsers = createRoute({
  operationId: 'listUsers',
  method: 'get',
  path: '/v1/users',
  tags: ['users'],
  summary: 'List users',
  security: [{ apiKey: [] }],
  request: { query: z.strictObject({ limit: Limit, cursor: Cursor }) },
  responses: {
    200: reply(UserList, {
      description: 'A page of users.',
      headers: { 'X-Request-Id': RequestId, RateLimit, 'RateLimit-Policy': RateLimitPolicy },
    }),
    400: ValidationFailed,
    401: AuthenticationFailed,
    429: RateLimited,
    500: InternalError,
  },
})

/** Returns one user of your organization. */
export const getUser = createRoute({
  operationId: 'getUser',
  method: 'get',
  path: '/v1/users/{id}',
  tags: ['users'],
  summary: 'Get a user',
  security: [{ apiKey: [] }],
  request: { params: z.object({ id: UserId }) },
  responses: {
    200: reply(UserResponse, {
      description: 'The user.',
      headers: { 'X-Request-Id': RequestId, RateLimit, 'RateLimit-Policy': RateLimitPolicy },
    }),
    400: ValidationFailed,
    401: AuthenticationFailed,
    404: NotFound,
    429: RateLimited,
    500: InternalError,
  },
})
