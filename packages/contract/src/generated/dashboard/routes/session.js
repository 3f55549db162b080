// Generated from spec/. Do not edit.
import { createRoute, z } from '@hono/zod-openapi'
import { json, reply } from '@channel/codegen/zod'
import { RateLimit, RateLimitPolicy, SetCookie } from '../headers.js'
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
  DeletedSessionResponse,
  PasskeyChallengeResponse,
  PasskeySessionCreate,
  SessionCreate,
  SessionResponse,
  SessionUpdate,
  SignInMethodsResponse,
} from '../schemas/session.js'
import { RequestId } from '../schemas/shared.js'

/** Returns the session of the request, its user, and the user's organization with its teams. */
export const getSession = createRoute({
  operationId: 'getSession',
  method: 'get',
  path: '/dashboard/session',
  tags: ['session'],
  summary: 'Get the session',
  security: [{ session: [] }],
  responses: {
    200: reply(SessionResponse, {
      description: 'The session.',
      headers: { 'X-Request-Id': RequestId, RateLimit, 'RateLimit-Policy': RateLimitPolicy },
    }),
    400: ValidationFailed,
    401: AuthenticationFailed,
    429: RateLimited,
    500: InternalError,
  },
})

/**
 * Signs a user in: sets the cookie of the new session. An unknown email address and a wrong password look the same. A
 * user with a second factor gets 401 `second_factor_required` until the request has a `code` too. If the organization
 * requires a second factor and the user has passkeys only, it is 401 `passkey_required`. Attempts are limited per
 * address of the client and per user.
 */
export const createSession = createRoute({
  operationId: 'createSession',
  method: 'post',
  path: '/dashboard/session',
  tags: ['session'],
  summary: 'Sign in',
  security: [],
  request: { body: json(SessionCreate) },
  responses: {
    201: reply(SessionResponse, {
      description: 'The session was created.',
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

/** Ends the session of the request at once, and deletes its cookie. */
export const deleteSession = createRoute({
  operationId: 'deleteSession',
  method: 'delete',
  path: '/dashboard/session',
  tags: ['session'],
  summary: 'Sign out',
  security: [{ session: [] }],
  responses: {
    200: reply(DeletedSessionResponse, {
      description: 'The session has ended.',
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
    429: RateLimited,
    500: InternalError,
  },
})

/**
 * Opens another organization of the signed-in user in this session, in all tabs of the browser. A page that shows
 * another one gets 409 `organization_switched`.
 */
export const updateSession = createRoute({
  operationId: 'updateSession',
  method: 'patch',
  path: '/dashboard/session',
  tags: ['session'],
  summary: 'Open another organization',
  security: [{ session: [] }],
  request: { body: json(SessionUpdate) },
  responses: {
    200: reply(SessionResponse, {
      description: 'The session with its organization.',
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

/**
 * Returns what the browser needs to use a passkey: pass it to `navigator.credentials.get`, then send the result to
 * `POST /dashboard/session/passkey` within five minutes. It sets a cookie. It names no user, because the passkey does.
 */
export const createSessionChallenge = createRoute({
  operationId: 'createSessionChallenge',
  method: 'post',
  path: '/dashboard/session/challenge',
  tags: ['session'],
  summary: 'Begin to sign in with a passkey',
  security: [],
  responses: {
    201: reply(PasskeyChallengeResponse, {
      description: 'The options were created.',
      headers: { 'X-Request-Id': RequestId, RateLimit, 'RateLimit-Policy': RateLimitPolicy },
    }),
    400: ValidationFailed,
    403: NotEntitled,
    429: RateLimited,
    500: InternalError,
  },
})

/** Signs a user in with a passkey: sets the cookie of the new session. It needs neither password nor code. */
export const createPasskeySession = createRoute({
  operationId: 'createPasskeySession',
  method: 'post',
  path: '/dashboard/session/passkey',
  tags: ['session'],
  summary: 'Sign in with a passkey',
  security: [],
  request: { body: json(PasskeySessionCreate) },
  responses: {
    201: reply(SessionResponse, {
      description: 'The session was created.',
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

/** Returns how users of this service sign in. Needs no session. */
export const getSignInMethods = createRoute({
  operationId: 'getSignInMethods',
  method: 'get',
  path: '/dashboard/sign_in_methods',
  tags: ['session'],
  summary: 'Get the ways to sign in',
  security: [],
  responses: {
    200: reply(SignInMethodsResponse, {
      description: 'How users sign in.',
      headers: { 'X-Request-Id': RequestId, RateLimit, 'RateLimit-Policy': RateLimitPolicy },
    }),
    400: ValidationFailed,
    429: RateLimited,
    500: InternalError,
  },
})
