// Generated from spec/. Do not edit.
import { z } from '@hono/zod-openapi'
import { noBody, reply } from '@channel/codegen/zod'
import {
  Allow,
  IdempotentReplayed,
  RateLimit,
  RateLimitPolicy,
  RateLimitUsedUp,
  RetryAfter,
  RetryAfterInProgress,
  WwwAuthenticate,
} from './headers.js'
import { Error } from './schemas/meta.js'
import { RequestId } from './schemas/shared.js'

/** Such as `headers_too_large`. */
export const HeadersTooLarge = reply(Error, {
  description: 'The request line and the headers are larger than 16 KiB in total. This response applies to every path, and ends the connection.',
  headers: { 'X-Request-Id': RequestId },
})

/** Such as `method_not_allowed`. */
export const MethodNotAllowed = reply(Error, {
  description: 'The path exists, but does not support this method. This response applies to every path.',
  headers: { 'X-Request-Id': RequestId, Allow },
})

/** Such as `unknown_path`. */
export const UnknownPath = reply(Error, {
  description: 'The path does not exist. This response belongs to no operation.',
  headers: { 'X-Request-Id': RequestId },
})

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

/** Such as `internal_error`. */
export const InternalError = reply(Error, {
  description: 'An unexpected error occurred in the service. Retry later. If the error persists, contact support and quote the `request_id`.',
  headers: { 'X-Request-Id': RequestId, RateLimit, 'RateLimit-Policy': RateLimitPolicy },
})

/** Such as `missing_api_key`, `invalid_api_key`, `malformed_authorization`, `revoked_api_key`, `expired_api_key`. */
export const AuthenticationFailed = reply(Error, {
  description: 'The `Authorization` header contains no valid API key.',
  headers: { 'X-Request-Id': RequestId, 'WWW-Authenticate': WwwAuthenticate },
})

/** Such as `rate_limit_exceeded`. */
export const RateLimited = reply(Error, {
  description: 'Your organization has used up its budget of requests.',
  headers: {
    'X-Request-Id': RequestId,
    RateLimit: RateLimitUsedUp,
    'RateLimit-Policy': RateLimitPolicy,
    'Retry-After': RetryAfter,
  },
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

/** Such as `feature_not_entitled`, `subscription_inactive`. */
export const NotEntitled = reply(Error, {
  description: 'The plan of your organization, or the state of its subscription, does not allow this.',
  headers: {
    'X-Request-Id': RequestId,
    RateLimit,
    'RateLimit-Policy': RateLimitPolicy,
    'Idempotent-Replayed': IdempotentReplayed,
  },
})

/** Such as `idempotency_in_progress`. */
export const IdempotencyConflict = reply(Error, {
  description: 'A request with the same `Idempotency-Key` is still being processed.',
  headers: {
    'X-Request-Id': RequestId,
    RateLimit,
    'RateLimit-Policy': RateLimitPolicy,
    'Retry-After': RetryAfter,
  },
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

/** Such as `idempotency_key_reuse`. */
export const IdempotencyKeyReused = reply(Error, {
  description: 'The `Idempotency-Key` was already used with another method, path or body.',
  headers: { 'X-Request-Id': RequestId, RateLimit, 'RateLimit-Policy': RateLimitPolicy },
})

/**
 * Such as `broadcast_status_conflict`, `idempotency_in_progress`, `last_secret`, `message_not_cancelable`,
 * `setup_link_inactive`, `template_already_exists`, `webhook_payload_erased`, `webhook_subscription_disabled`.
 */
export const Conflict = reply(Error, {
  description: 'The state of the resource does not allow this, or the same request is still being processed.',
  headers: {
    'X-Request-Id': RequestId,
    RateLimit,
    'RateLimit-Policy': RateLimitPolicy,
    'Retry-After': RetryAfterInProgress,
    'Idempotent-Replayed': IdempotentReplayed,
  },
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

export const EventsUnwanted = noBody({ description: 'Disables the subscription. No more events are sent to it.' })

export const EventTaken = noBody({
  description: 'Any 2xx status acknowledges the event. The body is ignored. Respond within 15 seconds, and do the work afterwards. After any other status, including a redirect, the event is sent again later.',
})
