// Generated from spec/. Do not edit.
import { createRoute, z } from '@hono/zod-openapi'
import { json, reply } from '@channel/codegen/zod'
import { RateLimit, RateLimitPolicy, SetCookie } from '../headers.js'
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
  SecondFactorCreate,
  SecondFactorResponse,
  SecondFactorStateResponse,
  SecondFactorUpdate,
} from '../schemas/second-factor.js'
import { RequestId } from '../schemas/shared.js'

/**
 * Creates the secret of an authenticator app (TOTP) and recovery codes. It becomes active with the first code: `PATCH
 * /dashboard/second_factor`.
 */
export const createSecondFactor = createRoute({
  operationId: 'createSecondFactor',
  method: 'post',
  path: '/dashboard/second_factor',
  tags: ['second-factor'],
  summary: 'Enrol a second factor',
  security: [{ session: [] }],
  request: { body: json(SecondFactorCreate) },
  responses: {
    201: reply(SecondFactorResponse, {
      description: 'The second factor was created.',
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
 * Activates the second factor with a code of the app, or removes it with the password. The session gets a new cookie.
 * In an organization that requires a second factor, removing the last one is 403 `second_factor_missing`.
 */
export const updateSecondFactor = createRoute({
  operationId: 'updateSecondFactor',
  method: 'patch',
  path: '/dashboard/second_factor',
  tags: ['second-factor'],
  summary: 'Activate or remove the second factor',
  security: [{ session: [] }],
  request: { body: json(SecondFactorUpdate) },
  responses: {
    200: reply(SecondFactorStateResponse, {
      description: 'The second factor was activated or removed.',
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
    413: PayloadTooLarge,
    415: UnsupportedMediaType,
    429: RateLimited,
    500: InternalError,
  },
})
