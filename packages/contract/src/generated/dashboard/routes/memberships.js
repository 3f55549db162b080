// Generated from spec/. Do not edit.
import { createRoute, z } from '@hono/zod-openapi'
import { json, reply } from '@channel/codegen/zod'
import { RateLimit, RateLimitPolicy } from '../headers.js'
import {
  AuthenticationFailed,
  Conflict,
  InternalError,
  NotEntitled,
  PayloadTooLarge,
  RateLimited,
  UnsupportedMediaType,
  ValidationFailed,
} from '../responses.js'
import { DeletedMembershipResponse, MembershipCreate } from '../schemas/memberships.js'
import { SessionResponse } from '../schemas/session.js'
import { RequestId } from '../schemas/shared.js'

/**
 * Accepts an invitation of the signed-in user to another organization, and opens it. The invitation must be for the
 * address of the user: otherwise it is 409 `link_inactive`, and stays open.
 */
export const createMembership = createRoute({
  operationId: 'createMembership',
  method: 'post',
  path: '/dashboard/membership',
  tags: ['memberships'],
  summary: 'Accept an invitation',
  security: [{ session: [] }],
  request: { body: json(MembershipCreate) },
  responses: {
    201: reply(SessionResponse, {
      description: 'The session in the organization that was joined.',
      headers: { 'X-Request-Id': RequestId, RateLimit, 'RateLimit-Policy': RateLimitPolicy },
    }),
    400: ValidationFailed,
    401: AuthenticationFailed,
    403: NotEntitled,
    409: Conflict,
    413: PayloadTooLarge,
    415: UnsupportedMediaType,
    429: RateLimited,
    500: InternalError,
  },
})

/**
 * Removes the signed-in user from the organization that is open. Other organizations of the user stay; with the last
 * one, the session ends and the address no longer signs in. The last owner of an organization stays.
 */
export const deleteMembership = createRoute({
  operationId: 'deleteMembership',
  method: 'delete',
  path: '/dashboard/membership',
  tags: ['memberships'],
  summary: 'Leave the organization',
  security: [{ session: [] }],
  responses: {
    200: reply(DeletedMembershipResponse, {
      description: 'The user has left.',
      headers: { 'X-Request-Id': RequestId, RateLimit, 'RateLimit-Policy': RateLimitPolicy },
    }),
    400: ValidationFailed,
    401: AuthenticationFailed,
    403: NotEntitled,
    409: Conflict,
    429: RateLimited,
    500: InternalError,
  },
})
