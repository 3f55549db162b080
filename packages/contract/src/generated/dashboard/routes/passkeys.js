// Generated from spec/. Do not edit.
import { createRoute, z } from '@hono/zod-openapi'
import { json, reply, text } from '@channel/codegen/zod'
import { RateLimit, RateLimitPolicy } from '../headers.js'
import { Cursor, Limit } from '../parameters.js'
import {
  AuthenticationFailed,
  InternalError,
  NotEntitled,
  NotFound,
  PayloadTooLarge,
  RateLimited,
  UnsupportedMediaType,
  ValidationFailed,
} from '../responses.js'
import {
  DeletedPasskeyResponse,
  PasskeyChallengeCreate,
  PasskeyCreate,
  PasskeyList,
  PasskeyResponse,
  PasskeyUpdate,
} from '../schemas/passkeys.js'
import { PasskeyChallengeResponse } from '../schemas/session.js'
import { RequestId } from '../schemas/shared.js'

/** Lists the passkeys of the signed-in user, newest first. */
export const listPasskeys = createRoute({
  operationId: 'listPasskeys',
  method: 'get',
  path: '/dashboard/passkeys',
  tags: ['passkeys'],
  summary: 'List your passkeys',
  security: [{ session: [] }],
  request: { query: z.strictObject({ limit: Limit, cursor: Cursor }) },
  responses: {
    200: reply(PasskeyList, {
      description: 'A page of passkeys.',
      headers: { 'X-Request-Id': RequestId, RateLimit, 'RateLimit-Policy': RateLimitPolicy },
    }),
    400: ValidationFailed,
    401: AuthenticationFailed,
    429: RateLimited,
    500: InternalError,
  },
})

/**
 * Adds the passkey that the browser has created, with which the user can sign in from then on. The authenticator must
 * have verified the user, such as by fingerprint or PIN, so a passkey counts as a second factor.
 */
export const createPasskey = createRoute({
  operationId: 'createPasskey',
  method: 'post',
  path: '/dashboard/passkeys',
  tags: ['passkeys'],
  summary: 'Add a passkey',
  security: [{ session: [] }],
  request: { body: json(PasskeyCreate) },
  responses: {
    201: reply(PasskeyResponse, {
      description: 'The passkey was added.',
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
 * Returns what the browser needs to create a passkey: pass it to `navigator.credentials.create`, then send the result
 * to `POST /dashboard/passkeys` within five minutes. It sets a cookie. Needs the password, unless the session has begun
 * in the last ten minutes. A session that began without the second factor of its user gets 401
 * `second_factor_required`.
 */
export const createPasskeyChallenge = createRoute({
  operationId: 'createPasskeyChallenge',
  method: 'post',
  path: '/dashboard/passkeys/challenge',
  tags: ['passkeys'],
  summary: 'Begin to add a passkey',
  security: [{ session: [] }],
  request: { body: json(PasskeyChallengeCreate) },
  responses: {
    201: reply(PasskeyChallengeResponse, {
      description: 'The options were created.',
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
 * Removes a passkey of the signed-in user: it no longer signs in. In an organization that requires a second factor,
 * removing the last one is 403 `second_factor_missing`. A session that began without the second factor of its user gets
 * 401 `second_factor_required`.
 */
export const deletePasskey = createRoute({
  operationId: 'deletePasskey',
  method: 'delete',
  path: '/dashboard/passkeys/{id}',
  tags: ['passkeys'],
  summary: 'Remove a passkey',
  security: [{ session: [] }],
  request: {
    params: z.object({
      /** The id of the passkey. */
      id: text({ min: 1, max: 64 }),
    }),
  },
  responses: {
    200: reply(DeletedPasskeyResponse, {
      description: 'The passkey was removed.',
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

/** Changes the name of a passkey of the signed-in user. */
export const updatePasskey = createRoute({
  operationId: 'updatePasskey',
  method: 'patch',
  path: '/dashboard/passkeys/{id}',
  tags: ['passkeys'],
  summary: 'Rename a passkey',
  security: [{ session: [] }],
  request: {
    params: z.object({
      /** The id of the passkey. */
      id: text({ min: 1, max: 64 }),
    }),
    body: json(PasskeyUpdate),
  },
  responses: {
    200: reply(PasskeyResponse, {
      description: 'The passkey with its new name.',
      headers: { 'X-Request-Id': RequestId, RateLimit, 'RateLimit-Policy': RateLimitPolicy },
    }),
    400: ValidationFailed,
    401: AuthenticationFailed,
    403: NotEntitled,
    404: NotFound,
    413: PayloadTooLarge,
    415: UnsupportedMediaType,
    429: RateLimited,
    500: InternalError,
  },
})
