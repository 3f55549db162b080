import type { ErrorCode, ErrorType } from '@channel/contract/types'

/** What an error code answers with. */
export interface ErrorKind {
  readonly status: number
  readonly type: ErrorType
}

const invalid = { status: 400, type: 'invalid_request_error' } as const
const unauthenticated = { status: 401, type: 'authentication_error' } as const
const forbidden = { status: 403, type: 'permission_error' } as const
const conflict = { status: 409, type: 'conflict' } as const
const unprocessable = { status: 422, type: 'invalid_request_error' } as const

/** Status and type of every code of the contract: one that the contract adds does not compile until it stands here. */
export const errorCatalog = {
  invalid_limit: invalid,
  invalid_cursor: invalid,
  invalid_field_value: invalid,
  invalid_phone_number: invalid,
  method_not_allowed: { status: 405, type: 'invalid_request_error' },
  payload_too_large: { status: 413, type: 'invalid_request_error' },
  unsupported_media_type: { status: 415, type: 'invalid_request_error' },
  missing_api_key: unauthenticated,
  invalid_api_key: unauthenticated,
  revoked_api_key: unauthenticated,
  expired_api_key: unauthenticated,
  subscription_inactive: forbidden,
  feature_not_entitled: forbidden,
  resource_not_found: { status: 404, type: 'not_found' },
  idempotency_in_progress: conflict,
  webhook_subscription_disabled: conflict,
  webhook_payload_erased: conflict,
  setup_link_inactive: conflict,
  last_secret: conflict,
  template_already_exists: conflict,
  idempotency_key_reuse: unprocessable,
  channel_number_not_verified: unprocessable,
  outside_24h_window: unprocessable,
  marketing_opted_out: unprocessable,
  consent_required: unprocessable,
  customer_suspended: unprocessable,
  media_not_found: unprocessable,
  template_not_found: unprocessable,
  template_paused: unprocessable,
  rate_limit_exceeded: { status: 429, type: 'rate_limit_error' },
  internal_error: { status: 500, type: 'api_error' },
  channel_upstream_error: { status: 502, type: 'api_error' },
} as const satisfies Record<ErrorCode, ErrorKind>
