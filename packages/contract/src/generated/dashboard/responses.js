// Generated from spec/. Do not edit.
import { z } from '@hono/zod-openapi'
import { reply } from '@channel/codegen/zod'
import { IdempotentReplayed, RateLimit, RateLimitPolicy, RetryAfter } from './headers.js'
import { DashboardError, Error } from './schemas/session.js'
import { RequestId } from './schemas/shared.js'

/**
 * Such as `invalid_field_value`, `unknown_field`, `malformed_body`, `invalid_limit`, `invalid_cursor`,
 * `invalid_phone_number`.
 */
export const ValidationFailed = reply(Error, {
  description: 'The request is not valid. `code` gives the reason, and `param` the field.',
  headers: {
    'X-Request-Id': RequestId,
    RateLimit,
    'RateLimit-Policy': RateLimitPolicy,
    'Idempotent-Replayed': IdempotentReplayed,
  },
})

/**
 * Such as `unauthenticated`, `invalid_credentials`, `second_factor_required`, `invalid_second_factor`,
 * `passkey_required`, `invalid_passkey`.
 */
export const AuthenticationFailed = reply(DashboardError, {
  description: 'There is no session, or the credentials are wrong.',
  headers: { 'X-Request-Id': RequestId, RateLimit, 'RateLimit-Policy': RateLimitPolicy },
})

/** Such as `rate_limit_exceeded`. */
export const RateLimited = reply(Error, {
  description: 'The user has used up the budget of requests, or there were too many attempts to sign in.',
  headers: {
    'X-Request-Id': RequestId,
    RateLimit,
    'RateLimit-Policy': RateLimitPolicy,
    'Retry-After': RetryAfter,
  },
})

/** Such as `internal_error`. */
export const InternalError = reply(Error, {
  description: 'An unexpected error occurred in the service. Retry later. If the error persists, contact support and quote the `request_id`.',
  headers: { 'X-Request-Id': RequestId, RateLimit, 'RateLimit-Policy': RateLimitPolicy },
})

/** Such as `role_not_allowed`, `origin_not_allowed`, `second_factor_missing`. */
export const NotEntitled = reply(DashboardError, {
  description: 'The role of the user does not allow this, the request comes from a page of another site, or the organization requires a second factor that the user does not have.',
  headers: { 'X-Request-Id': RequestId, RateLimit, 'RateLimit-Policy': RateLimitPolicy },
})

/** Such as `payload_too_large`. */
export const PayloadTooLarge = reply(Error, {
  description: 'The body is larger than 1 MiB. An upload can be larger, up to the limit of its media type; `param` then names the file.',
  headers: { 'X-Request-Id': RequestId, RateLimit, 'RateLimit-Policy': RateLimitPolicy },
})

/** Such as `unsupported_media_type`. */
export const UnsupportedMediaType = reply(Error, {
  description: 'The `Content-Type` of the body is not `application/json`, or not `multipart/form-data` for an upload. A `Content-Encoding` is not supported.',
  headers: { 'X-Request-Id': RequestId, RateLimit, 'RateLimit-Policy': RateLimitPolicy },
})

/** Such as `resource_not_found`, `unknown_account`. */
export const NotFound = reply(Error, {
  description: 'The resource does not exist in your organization. The response is the same if it belongs to another organization.',
  headers: {
    'X-Request-Id': RequestId,
    RateLimit,
    'RateLimit-Policy': RateLimitPolicy,
    'Idempotent-Replayed': IdempotentReplayed,
  },
})

/**
 * Such as `last_owner`, `link_inactive`, `second_factor_enabled`, `sign_in_to_accept`, `member_of_several`,
 * `organization_switched`.
 */
export const Conflict = reply(DashboardError, {
  description: 'The state of the organization, the user or the link does not allow this.',
  headers: { 'X-Request-Id': RequestId, RateLimit, 'RateLimit-Policy': RateLimitPolicy },
})

/**
 * Such as `channel_number_not_verified`, `customer_suspended`, `idempotency_key_reuse`, `outside_24h_window`,
 * `marketing_opted_out`, `consent_required`, `media_not_found`, `template_not_found`, `group_unavailable`,
 * `unsupported_in_group`, `template_paused`.
 */
export const SemanticFailure = reply(Error, {
  description: 'The request is well formed but cannot be carried out. On a POST, also an `Idempotency-Key` that was sent before with another request.',
  headers: {
    'X-Request-Id': RequestId,
    RateLimit,
    'RateLimit-Policy': RateLimitPolicy,
    'Idempotent-Replayed': IdempotentReplayed,
  },
})

/** Such as `channel_upstream_error`. */
export const UpstreamFailure = reply(Error, {
  description: 'The call to the upstream provider failed. Nothing has changed. Retry later.',
  headers: { 'X-Request-Id': RequestId, RateLimit, 'RateLimit-Policy': RateLimitPolicy },
})
