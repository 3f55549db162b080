// Generated from spec/. Do not edit.
import { createRoute, z } from '@hono/zod-openapi'
import { json, reply } from '@channel/codegen/zod'
import { RateLimit, RateLimitPolicy } from '../headers.js'
import {
  AuthenticationFailed,
  InternalError,
  NotEntitled,
  NotFound,
  PayloadTooLarge,
  RateLimited,
  SemanticFailure,
  UnsupportedMediaType,
  UpstreamFailure,
  ValidationFailed,
} from '../responses.js'
import { AccountPinUpdate, AccountResponse, PhoneNumberId } from '../schemas/account-pins.js'
import { RequestId } from '../schemas/shared.js'

/**
 * Sets the PIN of the two-step verification of an account's number at the upstream provider, or replaces it. The
 * provider asks for it when the number is registered again, here or elsewhere. The service keeps it encrypted, and
 * never shows it. Only an owner may do this. What the provider refuses is a 400 `invalid_field_value` with its reason;
 * if it does not respond, the response is 502 `channel_upstream_error`: send the request again.
 */
export const updateAccountPin = createRoute({
  operationId: 'updateAccountPin',
  method: 'patch',
  path: '/dashboard/accounts/{phone_number_id}/pin',
  tags: ['account-pins'],
  summary: 'Set the PIN of a number',
  security: [{ session: [] }],
  request: { params: z.object({ phone_number_id: PhoneNumberId }), body: json(AccountPinUpdate) },
  responses: {
    200: reply(AccountResponse, {
      description: 'The PIN was set. The response shows the account.',
      headers: { 'X-Request-Id': RequestId, RateLimit, 'RateLimit-Policy': RateLimitPolicy },
    }),
    400: ValidationFailed,
    401: AuthenticationFailed,
    403: NotEntitled,
    404: NotFound,
    413: PayloadTooLarge,
    415: UnsupportedMediaType,
    422: SemanticFailure,
    429: RateLimited,
    500: InternalError,
    502: UpstreamFailure,
  },
})
