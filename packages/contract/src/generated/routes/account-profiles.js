// Generated from spec/. Do not edit.
import { createRoute, z } from '@hono/zod-openapi'
import { json, reply } from '@channel/codegen/zod'
import { RateLimit, RateLimitPolicy } from '../headers.js'
import {
  AuthenticationFailed,
  InternalError,
  NotFound,
  PayloadTooLarge,
  RateLimited,
  SemanticFailure,
  UnsupportedMediaType,
  UpstreamFailure,
  ValidationFailed,
} from '../responses.js'
import { AccountProfileResponse, AccountProfileUpdate } from '../schemas/account-profiles.js'
import { PhoneNumberId, RequestId } from '../schemas/shared.js'

/**
 * Returns what contacts see of the business: its text, addresses, category and picture. The upstream provider has the
 * profile; each request reads it there. If the provider does not respond, the response is 502 `channel_upstream_error`.
 */
export const getAccountProfile = createRoute({
  operationId: 'getAccountProfile',
  method: 'get',
  path: '/v1/{phone_number_id}/profile',
  tags: ['account-profiles'],
  summary: 'Get the profile of an account',
  security: [{ apiKey: [] }],
  request: { params: z.object({ phone_number_id: PhoneNumberId }) },
  responses: {
    200: reply(AccountProfileResponse, {
      description: 'The profile.',
      headers: { 'X-Request-Id': RequestId, RateLimit, 'RateLimit-Policy': RateLimitPolicy },
    }),
    400: ValidationFailed,
    401: AuthenticationFailed,
    404: NotFound,
    422: SemanticFailure,
    429: RateLimited,
    500: InternalError,
    502: UpstreamFailure,
  },
})

/**
 * Changes the profile at the upstream provider. Contacts see it at once. Omitted fields keep their values; a body
 * without fields changes nothing. For a new picture, upload a JPEG or PNG with `POST /v1/{phone_number_id}/media` and
 * name it as `picture_media_id`; the provider keeps a copy. What the provider refuses is a 400 `invalid_field_value`
 * with its reason. If the provider does not respond, the response is 502 `channel_upstream_error`; send the request
 * again.
 */
export const updateAccountProfile = createRoute({
  operationId: 'updateAccountProfile',
  method: 'patch',
  path: '/v1/{phone_number_id}/profile',
  tags: ['account-profiles'],
  summary: 'Change the profile of an account',
  security: [{ apiKey: [] }],
  request: { params: z.object({ phone_number_id: PhoneNumberId }), body: json(AccountProfileUpdate) },
  responses: {
    200: reply(AccountProfileResponse, {
      description: 'The profile with its new values.',
      headers: { 'X-Request-Id': RequestId, RateLimit, 'RateLimit-Policy': RateLimitPolicy },
    }),
    400: ValidationFailed,
    401: AuthenticationFailed,
    404: NotFound,
    413: PayloadTooLarge,
    415: UnsupportedMediaType,
    422: SemanticFailure,
    429: RateLimited,
    500: InternalError,
    502: UpstreamFailure,
  },
})
