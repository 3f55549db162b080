// Generated from spec/. Do not edit.
import { z } from '@hono/zod-openapi'
import { orNull } from '@channel/codegen/zod'
import { RequestId, Timestamp, responseOf } from './shared.js'

/** That the service is up. */
export const Health = z.looseObject({
  /** Always `health`. */
  object: z.literal('health'),
  /** Always `ok`; a service that is not well does not answer. */
  status: z.literal('ok'),
  /** The version of the service that answered. */
  version: z.string(),
}).openapi('Health')

/** The answer of the health check. */
export const HealthResponse = responseOf(Health).openapi('HealthResponse')

/** The family that an error belongs to. */
export const ErrorType = z.enum([
  'invalid_request_error',
  'authentication_error',
  'permission_error',
  'not_found',
  'conflict',
  'rate_limit_error',
  'api_error',
]).openapi('ErrorType')

/** What exactly went wrong. */
export const ErrorCode = z.enum([
  'invalid_limit',
  'invalid_cursor',
  'invalid_field_value',
  'invalid_phone_number',
  'method_not_allowed',
  'payload_too_large',
  'unsupported_media_type',
  'missing_api_key',
  'invalid_api_key',
  'revoked_api_key',
  'expired_api_key',
  'subscription_inactive',
  'feature_not_entitled',
  'resource_not_found',
  'idempotency_in_progress',
  'webhook_subscription_disabled',
  'webhook_payload_erased',
  'setup_link_inactive',
  'last_secret',
  'template_already_exists',
  'idempotency_key_reuse',
  'channel_number_not_verified',
  'outside_24h_window',
  'marketing_opted_out',
  'consent_required',
  'customer_suspended',
  'media_not_found',
  'template_not_found',
  'template_paused',
  'rate_limit_exceeded',
  'internal_error',
  'channel_upstream_error',
]).openapi('ErrorCode', {
  'x-may-grow': true,
  'x-catalog': {
    invalid_limit: { status: 400, type: 'invalid_request_error', letter: 'V' },
    invalid_cursor: { status: 400, type: 'invalid_request_error', letter: 'V' },
    invalid_field_value: { status: 400, type: 'invalid_request_error', letter: 'V' },
    invalid_phone_number: { status: 400, type: 'invalid_request_error', letter: 'V' },
    method_not_allowed: { status: 405, type: 'invalid_request_error' },
    payload_too_large: { status: 413, type: 'invalid_request_error' },
    unsupported_media_type: { status: 415, type: 'invalid_request_error' },
    missing_api_key: { status: 401, type: 'authentication_error', letter: 'A' },
    invalid_api_key: { status: 401, type: 'authentication_error', letter: 'A' },
    revoked_api_key: { status: 401, type: 'authentication_error', letter: 'A' },
    expired_api_key: { status: 401, type: 'authentication_error', letter: 'A' },
    subscription_inactive: { status: 403, type: 'permission_error', letter: 'E' },
    feature_not_entitled: { status: 403, type: 'permission_error', letter: 'E' },
    resource_not_found: { status: 404, type: 'not_found', letter: 'N' },
    idempotency_in_progress: { status: 409, type: 'conflict', letter: 'C' },
    webhook_subscription_disabled: { status: 409, type: 'conflict', letter: 'C' },
    webhook_payload_erased: { status: 409, type: 'conflict', letter: 'C' },
    setup_link_inactive: { status: 409, type: 'conflict', letter: 'C' },
    last_secret: { status: 409, type: 'conflict', letter: 'C' },
    template_already_exists: { status: 409, type: 'conflict', letter: 'C' },
    idempotency_key_reuse: { status: 422, type: 'invalid_request_error', letter: 'S' },
    channel_number_not_verified: { status: 422, type: 'invalid_request_error', letter: 'S' },
    outside_24h_window: { status: 422, type: 'invalid_request_error', letter: 'S' },
    marketing_opted_out: { status: 422, type: 'invalid_request_error', letter: 'S' },
    consent_required: { status: 422, type: 'invalid_request_error', letter: 'S' },
    customer_suspended: { status: 422, type: 'invalid_request_error', letter: 'S' },
    media_not_found: { status: 422, type: 'invalid_request_error', letter: 'S' },
    template_not_found: { status: 422, type: 'invalid_request_error', letter: 'S' },
    template_paused: { status: 422, type: 'invalid_request_error', letter: 'S' },
    rate_limit_exceeded: { status: 429, type: 'rate_limit_error', letter: 'R' },
    internal_error: { status: 500, type: 'api_error', letter: 'I' },
    channel_upstream_error: { status: 502, type: 'api_error', letter: 'U' },
  },
})

/** What went wrong, where, and the id to quote. */
export const ErrorDetail = z.looseObject({
  type: ErrorType,
  code: ErrorCode,
  /** An explanation for people. */
  message: z.string(),
  /** The request field concerned, where there is one. */
  param: z.string().optional(),
  request_id: RequestId,
}).openapi('ErrorDetail')

/** What every failure answers with, whatever went wrong and wherever. */
export const Error = z.looseObject({ error: ErrorDetail }).openapi('Error')

/** This document, as OpenAPI 3.1. */
export const OpenApiDocument = z.looseObject({
  /** The version of OpenAPI that the document is written in. */
  openapi: z.string(),
  /** What the API is called and which version of it this is. */
  info: z.looseObject({}),
  /** Every path with its operations. */
  paths: z.looseObject({}),
}).openapi('OpenApiDocument')

/** The organization that a key belongs to. */
export const OrganizationReference = z.looseObject({
  /** The id of the organization. */
  id: z.string().regex(/^org_/),
  /** The name of the organization. */
  name: z.string(),
}).openapi('OrganizationReference')

/** A team of the organization. */
export const TeamReference = z.looseObject({
  /** The id of the team, as `team_id` takes it. */
  id: z.string().regex(/^team_/),
  /** The name of the team. */
  name: z.string(),
}).openapi('TeamReference')

/** The API key that a request was made with, and what it opens. */
export const Me = z.looseObject({
  /** The id of the key. */
  id: z.string().regex(/^key_/),
  /** Always `api_key`. */
  object: z.literal('api_key'),
  /** The key in short, to recognise it by. */
  display: z.string(),
  organization: OrganizationReference,
  /** The teams of the organization, the oldest first. */
  teams: z.array(TeamReference),
  /** When the key stops to work; null when it does not expire. */
  expires_at: orNull(Timestamp),
  /** When the key was created. */
  created_at: Timestamp,
}).openapi('Me')

/** The API key in use. */
export const MeResponse = responseOf(Me).openapi('MeResponse')
