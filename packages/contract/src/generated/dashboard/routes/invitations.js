// Generated from spec/. Do not edit.
import { createRoute, z } from '@hono/zod-openapi'
import { json, reply, text } from '@channel/codegen/zod'
import { RateLimit, RateLimitPolicy, SetCookie } from '../headers.js'
import { Cursor, Limit } from '../parameters.js'
import {
  AuthenticationFailed,
  Conflict,
  InternalError,
  NotEntitled,
  NotFound,
  PayloadTooLarge,
  RateLimited,
  UnsupportedMediaType,
  ValidationFailed,
} from '../responses.js'
import {
  DeletedInvitationResponse,
  InvitationAccept,
  InvitationCreate,
  InvitationList,
  InvitationResponse,
} from '../schemas/invitations.js'
import { SessionResponse } from '../schemas/session.js'
import { RequestId } from '../schemas/shared.js'

/** Lists the invitations to the organization, newest first, also those that have ended. */
export const listInvitations = createRoute({
  operationId: 'listInvitations',
  method: 'get',
  path: '/dashboard/invitations',
  tags: ['invitations'],
  summary: 'List invitations',
  security: [{ session: [] }],
  request: { query: z.strictObject({ limit: Limit, cursor: Cursor }) },
  responses: {
    200: reply(InvitationList, {
      description: 'A page of invitations.',
      headers: { 'X-Request-Id': RequestId, RateLimit, 'RateLimit-Policy': RateLimitPolicy },
    }),
    400: ValidationFailed,
    401: AuthenticationFailed,
    429: RateLimited,
    500: InternalError,
  },
})

/**
 * Invites someone to the organization. The service sends a mail with a link that is valid for seven days. If it sends
 * no mail, the response has the link. Only an owner may do this.
 */
export const createInvitation = createRoute({
  operationId: 'createInvitation',
  method: 'post',
  path: '/dashboard/invitations',
  tags: ['invitations'],
  summary: 'Invite a user',
  security: [{ session: [] }],
  request: { body: json(InvitationCreate) },
  responses: {
    201: reply(InvitationResponse, {
      description: 'The invitation was created.',
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

/**
 * Creates the invited user, and signs the user in. If the address signs in already, it is 409 `sign_in_to_accept`: sign
 * in, then accept with `POST /dashboard/membership`.
 */
export const acceptInvitation = createRoute({
  operationId: 'acceptInvitation',
  method: 'post',
  path: '/dashboard/invitations/accept',
  tags: ['invitations'],
  summary: 'Accept an invitation',
  security: [],
  request: { body: json(InvitationAccept) },
  responses: {
    200: reply(SessionResponse, {
      description: 'The user was created, and has a session.',
      headers: {
        'X-Request-Id': RequestId,
        RateLimit,
        'RateLimit-Policy': RateLimitPolicy,
        'Set-Cookie': SetCookie,
      },
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

/** Revokes an open invitation: its link stops working at once. Only an owner may do this. */
export const deleteInvitation = createRoute({
  operationId: 'deleteInvitation',
  method: 'delete',
  path: '/dashboard/invitations/{id}',
  tags: ['invitations'],
  summary: 'Revoke an invitation',
  security: [{ session: [] }],
  request: {
    params: z.object({
      /** The id of the invitation. */
      id: text({ min: 1, max: 64 }),
    }),
  },
  responses: {
    200: reply(DeletedInvitationResponse, {
      description: 'The invitation was revoked.',
      headers: { 'X-Request-Id': RequestId, RateLimit, 'RateLimit-Policy': RateLimitPolicy },
    }),
    400: ValidationFailed,
    401: AuthenticationFailed,
    403: NotEntitled,
    404: NotFound,
    409: Conflict,
    429: RateLimited,
    500: InternalError,
  },
})
