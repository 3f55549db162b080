// Generated from spec/. Do not edit.
import type { z } from '@hono/zod-openapi'
import type { OrNull } from '@channel/codegen/zod'
import type { RequestId, ResponseOf, Timestamp } from './shared.js'

export declare const Health: z.ZodObject<{ object: z.ZodLiteral<'health'>; status: z.ZodLiteral<'ok'>; version: z.ZodString }, z.core.$loose>
export declare const HealthResponse: ResponseOf<typeof Health>
export declare const ErrorType: z.ZodEnum<z.core.util.ToEnum<'invalid_request_error' | 'authentication_error' | 'permission_error' | 'not_found' | 'conflict' | 'rate_limit_error' | 'api_error'>>
export declare const ErrorCode: z.ZodEnum<z.core.util.ToEnum<'invalid_limit' | 'invalid_cursor' | 'invalid_field_value' | 'invalid_phone_number' | 'method_not_allowed' | 'payload_too_large' | 'unsupported_media_type' | 'missing_api_key' | 'invalid_api_key' | 'revoked_api_key' | 'expired_api_key' | 'subscription_inactive' | 'feature_not_entitled' | 'resource_not_found' | 'idempotency_in_progress' | 'webhook_subscription_disabled' | 'webhook_payload_erased' | 'setup_link_inactive' | 'last_secret' | 'template_already_exists' | 'idempotency_key_reuse' | 'channel_number_not_verified' | 'outside_24h_window' | 'marketing_opted_out' | 'consent_required' | 'customer_suspended' | 'media_not_found' | 'template_not_found' | 'template_paused' | 'rate_limit_exceeded' | 'internal_error' | 'channel_upstream_error'>>
export declare const ErrorDetail: z.ZodObject<{ type: typeof ErrorType; code: typeof ErrorCode; message: z.ZodString; param: z.ZodOptional<z.ZodString>; request_id: typeof RequestId }, z.core.$loose>
export declare const Error: z.ZodObject<{ error: typeof ErrorDetail }, z.core.$loose>
export declare const OpenApiDocument: z.ZodObject<{ openapi: z.ZodString; info: z.ZodObject<{}, z.core.$loose>; paths: z.ZodObject<{}, z.core.$loose> }, z.core.$loose>
export declare const OrganizationReference: z.ZodObject<{ id: z.ZodString; name: z.ZodString }, z.core.$loose>
export declare const TeamReference: z.ZodObject<{ id: z.ZodString; name: z.ZodString }, z.core.$loose>
export declare const Me: z.ZodObject<{ id: z.ZodString; object: z.ZodLiteral<'api_key'>; display: z.ZodString; organization: typeof OrganizationReference; teams: z.ZodArray<typeof TeamReference>; expires_at: OrNull<typeof Timestamp>; created_at: typeof Timestamp }, z.core.$loose>
export declare const MeResponse: ResponseOf<typeof Me>
