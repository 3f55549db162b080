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
import {
  ChangedPasswordResponse,
  PasswordResetComplete,
  PasswordResetCreate,
  PasswordResetResponse,
  PasswordUpdate,
} from '../schemas/passwords.js'
import { RequestId } from '../schemas/shared.js'

/** Changes the password of the signed-in user, and ends the other sessions of the user. */
export const updatePassword = createRoute({
  operationId: 'updatePassword',
  method: 'patch',
  path: '/dashboard/password',
  tags: ['passwords'],
  summary: 'Change the password',
  security: [{ session: [] }],
  request: { body: json(PasswordUpdate) },
  responses: {
    200: reply(ChangedPasswordResponse, {
      description: 'The password was changed.',
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
 * Sends a link to set a new password, valid for an hour, if a user signs in with this address. The response does not
 * say whether one does.
 */
export const createPasswordReset = createRoute({
  operationId: 'createPasswordReset',
  method: 'post',
  path: '/dashboard/password_resets',
  tags: ['passwords'],
  summary: 'Ask for a new password',
  security: [],
  request: { body: json(PasswordResetCreate) },
  responses: {
    201: reply(PasswordResetResponse, {
      description: 'The request was accepted.',
      headers: { 'X-Request-Id': RequestId, RateLimit, 'RateLimit-Policy': RateLimitPolicy },
    }),
    400: ValidationFailed,
    403: NotEntitled,
    413: PayloadTooLarge,
    415: UnsupportedMediaType,
    429: RateLimited,
    500: InternalError,
  },
})

/**
 * Sets a new password, and ends the sessions of the user. A second factor stays. Passkeys are removed if this is the
 * first proof that the address is the user's: if an owner had seen the link of the invitation, and no link was sent by
 * mail or created by the operator since.
 */
export const completePasswordReset = createRoute({
  operationId: 'completePasswordReset',
  method: 'post',
  path: '/dashboard/password_resets/complete',
  tags: ['passwords'],
  summary: 'Set a new password by a link',
  security: [],
  request: { body: json(PasswordResetComplete) },
  responses: {
    200: reply(ChangedPasswordResponse, {
      description: 'The password was changed.',
      headers: { 'X-Request-Id': RequestId, RateLimit, 'RateLimit-Policy': RateLimitPolicy },
    }),
    400: ValidationFailed,
    403: NotEntitled,
    409: Conflict,
    413: PayloadTooLarge,
    415: UnsupportedMediaType,
    429: RateLimited,
    500: InternalError,
  },
})
