// Generated from spec/. Do not edit.

/** The codes of each type of error. */
export interface ErrorCodesByType {
  invalid_request_error: 'invalid_limit' | 'invalid_cursor' | 'invalid_field_value' | 'invalid_phone_number' | 'method_not_allowed' | 'payload_too_large' | 'unsupported_media_type' | 'headers_too_large' | 'idempotency_key_reuse' | 'channel_number_not_verified' | 'outside_24h_window' | 'marketing_opted_out' | 'consent_required' | 'customer_suspended' | 'media_not_found' | 'template_not_found' | 'template_paused' | 'group_unavailable' | 'unsupported_in_group'
  authentication_error: 'missing_api_key' | 'invalid_api_key' | 'revoked_api_key' | 'expired_api_key'
  permission_error: 'subscription_inactive' | 'feature_not_entitled'
  not_found: 'resource_not_found'
  conflict: 'idempotency_in_progress' | 'webhook_subscription_disabled' | 'webhook_payload_erased' | 'setup_link_inactive' | 'message_not_cancelable' | 'broadcast_status_conflict' | 'last_secret' | 'template_already_exists'
  rate_limit_error: 'rate_limit_exceeded'
  api_error: 'internal_error' | 'channel_upstream_error'
}
