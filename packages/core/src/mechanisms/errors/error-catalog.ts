// Generated from spec/errors.yaml. Do not edit.

import type { DashboardErrorCode } from '@channel/contract/dashboard/types'
import type { ErrorCode, ErrorType, Known } from '@channel/contract/types'

/** An error code of the public API, or one that only the API of the dashboard returns. */
export type AnyErrorCode = Known<ErrorCode | DashboardErrorCode>

/** The status and type of an error code. */
export interface ErrorKind {
  readonly status: number
  readonly type: ErrorType
}

/** Status and type of every error code. */
export const errorCatalog = {
  invalid_limit: { status: 400, type: 'invalid_request_error' },
  invalid_cursor: { status: 400, type: 'invalid_request_error' },
  invalid_field_value: { status: 400, type: 'invalid_request_error' },
  invalid_phone_number: { status: 400, type: 'invalid_request_error' },
  method_not_allowed: { status: 405, type: 'invalid_request_error' },
  payload_too_large: { status: 413, type: 'invalid_request_error' },
  unsupported_media_type: { status: 415, type: 'invalid_request_error' },
  headers_too_large: { status: 431, type: 'invalid_request_error' },
  missing_api_key: { status: 401, type: 'authentication_error' },
  invalid_api_key: { status: 401, type: 'authentication_error' },
  revoked_api_key: { status: 401, type: 'authentication_error' },
  expired_api_key: { status: 401, type: 'authentication_error' },
  unauthenticated: { status: 401, type: 'authentication_error' },
  invalid_credentials: { status: 401, type: 'authentication_error' },
  second_factor_required: { status: 401, type: 'authentication_error' },
  invalid_second_factor: { status: 401, type: 'authentication_error' },
  passkey_required: { status: 401, type: 'authentication_error' },
  invalid_passkey: { status: 401, type: 'authentication_error' },
  subscription_inactive: { status: 403, type: 'permission_error' },
  feature_not_entitled: { status: 403, type: 'permission_error' },
  role_not_allowed: { status: 403, type: 'permission_error' },
  origin_not_allowed: { status: 403, type: 'permission_error' },
  second_factor_missing: { status: 403, type: 'permission_error' },
  resource_not_found: { status: 404, type: 'not_found' },
  idempotency_in_progress: { status: 409, type: 'conflict' },
  webhook_subscription_disabled: { status: 409, type: 'conflict' },
  webhook_payload_erased: { status: 409, type: 'conflict' },
  setup_link_inactive: { status: 409, type: 'conflict' },
  message_not_cancelable: { status: 409, type: 'conflict' },
  broadcast_status_conflict: { status: 409, type: 'conflict' },
  last_secret: { status: 409, type: 'conflict' },
  template_already_exists: { status: 409, type: 'conflict' },
  last_owner: { status: 409, type: 'conflict' },
  link_inactive: { status: 409, type: 'conflict' },
  second_factor_enabled: { status: 409, type: 'conflict' },
  sign_in_to_accept: { status: 409, type: 'conflict' },
  member_of_several: { status: 409, type: 'conflict' },
  organization_switched: { status: 409, type: 'conflict' },
  idempotency_key_reuse: { status: 422, type: 'invalid_request_error' },
  channel_number_not_verified: { status: 422, type: 'invalid_request_error' },
  outside_24h_window: { status: 422, type: 'invalid_request_error' },
  marketing_opted_out: { status: 422, type: 'invalid_request_error' },
  consent_required: { status: 422, type: 'invalid_request_error' },
  customer_suspended: { status: 422, type: 'invalid_request_error' },
  media_not_found: { status: 422, type: 'invalid_request_error' },
  template_not_found: { status: 422, type: 'invalid_request_error' },
  template_paused: { status: 422, type: 'invalid_request_error' },
  group_unavailable: { status: 422, type: 'invalid_request_error' },
  unsupported_in_group: { status: 422, type: 'invalid_request_error' },
  rate_limit_exceeded: { status: 429, type: 'rate_limit_error' },
  internal_error: { status: 500, type: 'api_error' },
  channel_upstream_error: { status: 502, type: 'api_error' },
} as const satisfies Record<AnyErrorCode, ErrorKind>
