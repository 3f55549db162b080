// Generated from spec/. Do not edit.
import { createRoute, z } from '@hono/zod-openapi'
import { json, reply, text } from '@channel/codegen/zod'
import { RateLimit, RateLimitPolicy } from '../headers.js'
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
  AvailabilityResponse,
  AvailabilityUpdate,
  DeletedMemberResponse,
  MemberList,
  MemberPasswordResetResponse,
  MemberResponse,
  MemberUpdate,
  ProfileUpdate,
} from '../schemas/members.js'
import { RequestId } from '../schemas/shared.js'

/**
 * Changes the name of the signed-in user, here and where conversations are assigned. The email address cannot be
 * changed, because it identifies the user at single sign-on: an owner invites the new address and removes the old one.
 */
export const updateProfile = createRoute({
  operationId: 'updateProfile',
  method: 'patch',
  path: '/dashboard/profile',
  tags: ['members'],
  summary: 'Change the profile',
  security: [{ session: [] }],
  request: { body: json(ProfileUpdate) },
  responses: {
    200: reply(MemberResponse, {
      description: 'The profile was changed.',
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
 * Changes whether conversations are assigned in turn to the signed-in user. Those that are assigned already stay
 * assigned, and others can still be assigned one by one.
 */
export const updateAvailability = createRoute({
  operationId: 'updateAvailability',
  method: 'patch',
  path: '/dashboard/availability',
  tags: ['members'],
  summary: 'Be away, or available again',
  security: [{ session: [] }],
  request: { body: json(AvailabilityUpdate) },
  responses: {
    200: reply(AvailabilityResponse, {
      description: 'The availability was changed.',
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

/** Lists the users who sign in to the dashboard of the organization, newest first. */
export const listMembers = createRoute({
  operationId: 'listMembers',
  method: 'get',
  path: '/dashboard/members',
  tags: ['members'],
  summary: 'List members',
  security: [{ session: [] }],
  request: { query: z.strictObject({ limit: Limit, cursor: Cursor }) },
  responses: {
    200: reply(MemberList, {
      description: 'A page of members.',
      headers: { 'X-Request-Id': RequestId, RateLimit, 'RateLimit-Policy': RateLimitPolicy },
    }),
    400: ValidationFailed,
    401: AuthenticationFailed,
    429: RateLimited,
    500: InternalError,
  },
})

/**
 * Removes a member: the user can no longer open the organization, at once, and open invitations that the user has sent
 * are revoked. If it was the only organization of the user, the sessions end. Conversations stay assigned to the user.
 * API keys that the user has created keep working. Only an owner may do this. The last owner cannot be removed.
 */
export const deleteMember = createRoute({
  operationId: 'deleteMember',
  method: 'delete',
  path: '/dashboard/members/{id}',
  tags: ['members'],
  summary: 'Remove a member',
  security: [{ session: [] }],
  request: {
    params: z.object({
      /** The id of the user. */
      id: text({ min: 1, max: 64 }),
    }),
  },
  responses: {
    200: reply(DeletedMemberResponse, {
      description: 'The member was removed.',
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

/**
 * Changes the role of a member, at once. Open invitations that a former owner has sent are revoked. Only an owner may
 * do this. The last owner keeps the role.
 */
export const updateMember = createRoute({
  operationId: 'updateMember',
  method: 'patch',
  path: '/dashboard/members/{id}',
  tags: ['members'],
  summary: 'Change the role of a member',
  security: [{ session: [] }],
  request: {
    params: z.object({
      /** The id of the user. */
      id: text({ min: 1, max: 64 }),
    }),
    body: json(MemberUpdate),
  },
  responses: {
    200: reply(MemberResponse, {
      description: 'The role was changed.',
      headers: { 'X-Request-Id': RequestId, RateLimit, 'RateLimit-Policy': RateLimitPolicy },
    }),
    400: ValidationFailed,
    401: AuthenticationFailed,
    403: NotEntitled,
    404: NotFound,
    409: Conflict,
    413: PayloadTooLarge,
    415: UnsupportedMediaType,
    429: RateLimited,
    500: InternalError,
  },
})

/**
 * Creates a link with which a member chooses a new password. The service sends it by mail. If it sends no mail, the
 * response has the link. It is valid for 24 hours and works once; earlier ones stop working. The password stays as it
 * is until then. Only an owner may do this. Owners change their own password with the current one, by `PATCH
 * /dashboard/password`; here it is a 400 with `param` `id`.
 */
export const createMemberPasswordReset = createRoute({
  operationId: 'createMemberPasswordReset',
  method: 'post',
  path: '/dashboard/members/{id}/password_reset',
  tags: ['members'],
  summary: 'Create a link for a new password',
  security: [{ session: [] }],
  request: {
    params: z.object({
      /** The id of the user. */
      id: text({ min: 1, max: 64 }),
    }),
  },
  responses: {
    201: reply(MemberPasswordResetResponse, {
      description: 'The link was created.',
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

/**
 * Removes the authenticator app, the recovery codes and all passkeys of a member who has lost them. The sessions of the
 * member end at once, and the member signs in with the password alone. A member without a second factor stays signed
 * in. Only an owner may do this. Owners remove their own with their password, by `PATCH /dashboard/second_factor`; here
 * it is a 400 with `param` `id`.
 */
export const deleteMemberSecondFactor = createRoute({
  operationId: 'deleteMemberSecondFactor',
  method: 'delete',
  path: '/dashboard/members/{id}/second_factor',
  tags: ['members'],
  summary: 'Remove the second factor of a member',
  security: [{ session: [] }],
  request: {
    params: z.object({
      /** The id of the user. */
      id: text({ min: 1, max: 64 }),
    }),
  },
  responses: {
    200: reply(MemberResponse, {
      description: 'The member has no second factor.',
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
