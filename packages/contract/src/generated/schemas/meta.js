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

/**
 * The family that an error belongs to.
 *
 * | type | HTTP | what to do |
 * |---|---|---|
 * | `invalid_request_error` | 400, 405, 413, 415, 422 | change the request |
 * | `authentication_error` | 401 | send a valid API key |
 * | `permission_error` | 403 | change the plan or renew the subscription |
 * | `not_found` | 404 | check the id and the path |
 * | `conflict` | 409 | look at the state of the resource; retry if the answer has `Retry-After` |
 * | `rate_limit_error` | 429 | wait for `Retry-After` |
 * | `api_error` | 500, 502 | retry later; if it stays, quote the `request_id` |
 */
export const ErrorType = z.enum([
  'invalid_request_error',
  'authentication_error',
  'permission_error',
  'not_found',
  'conflict',
  'rate_limit_error',
  'api_error',
]).openapi('ErrorType')

/**
 * What exactly went wrong. The set may grow: treat a code that you do not know like its `type`.
 *
 * | code | HTTP | when |
 * |---|---|---|
 * | `invalid_limit` | 400 | `limit` is no whole number from 1 to 100. |
 * | `invalid_cursor` | 400 | The cursor is malformed, was changed, or belongs to another list, account or set of filters. Start again without one. |
 * | `invalid_field_value` | 400 | A field, parameter or header is missing, unknown or has a value that it may not have; `param` names it. Also a body that is no JSON, a label name that its team has already, and a phone number that the account has already. |
 * | `invalid_phone_number` | 400 | The value is no valid phone number in E.164 form. |
 * | `method_not_allowed` | 405 | The path exists, but not with this method. `Allow` lists those that it has. |
 * | `payload_too_large` | 413 | The request is larger than 1 MiB. |
 * | `unsupported_media_type` | 415 | The body is not sent as `application/json`. |
 * | `missing_api_key` | 401 | There is no `Authorization` header. |
 * | `invalid_api_key` | 401 | The header holds no API key, or one that does not exist. |
 * | `revoked_api_key` | 401 | The API key was revoked. |
 * | `expired_api_key` | 401 | The API key has expired. |
 * | `subscription_inactive` | 403 | The trial has ended or the subscription is inactive. |
 * | `feature_not_entitled` | 403 | The plan does not include the feature, or its quota is used up. |
 * | `resource_not_found` | 404 | There is no such resource in your organization, or no such path. |
 * | `idempotency_in_progress` | 409 | A request with the same `Idempotency-Key` is still being processed. Wait for `Retry-After`, then send it again. |
 * | `webhook_subscription_disabled` | 409 | The webhook subscription is disabled or deleted, so nothing can be replayed to it. |
 * | `webhook_payload_erased` | 409 | The contact that the payload showed was deleted and the payload erased, so it cannot be replayed. |
 * | `setup_link_inactive` | 409 | The setup link was used, has expired or was revoked. |
 * | `last_secret` | 409 | The last secret of a webhook subscription cannot be deleted. Add another one first. |
 * | `template_already_exists` | 409 | The account has a template of this name and language. Reserved: no operation answers with it yet. |
 * | `idempotency_key_reuse` | 422 | The `Idempotency-Key` was sent before with another method, path or body. |
 * | `channel_number_not_verified` | 422 | The number is not verified for your organization, or `from` names no account of yours. |
 * | `outside_24h_window` | 422 | The contact has not written within 24 hours, so only a template can be sent. |
 * | `marketing_opted_out` | 422 | The contact has opted out of marketing messages. |
 * | `consent_required` | 422 | Your organization asks for consent and the contact has never written. |
 * | `customer_suspended` | 422 | The end-customer, or the one that the account belongs to, is suspended. |
 * | `media_not_found` | 422 | There is no such media in an earlier message of this account. |
 * | `template_not_found` | 422 | The account has no template of this name and language. |
 * | `template_paused` | 422 | The provider has paused the template. |
 * | `rate_limit_exceeded` | 429 | Your organization has used up its budget. Wait for `Retry-After`. |
 * | `internal_error` | 500 | Something unexpected went wrong on our side. |
 * | `channel_upstream_error` | 502 | The call to the upstream provider failed. Retry later. |
 */
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
]).openapi('ErrorCode')

/** What went wrong, where, and the id to quote. */
export const ErrorDetail = z.looseObject({
  type: ErrorType,
  code: ErrorCode,
  /** An explanation for people. Its wording may change; build on `code`. */
  message: z.string(),
  /**
   * The request field concerned, where there is one: a body field as a path (`contact_ids[3]`, `metadata.plan`), or the
   * name of a query parameter, path parameter or header.
   */
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

/** A team of the organization. Accounts, contacts and labels belong to one. */
export const TeamReference = z.looseObject({
  /** The id of the team, as `team_id` takes it. */
  id: z.string().regex(/^team_/),
  /** The name of the team. */
  name: z.string(),
}).openapi('TeamReference')

/** The API key that a request was made with, and what it opens. */
export const Me = z.looseObject({
  /** The id of the key. It is no secret. */
  id: z.string().regex(/^key_/),
  /** Always `api_key`. */
  object: z.literal('api_key'),
  /** The key in short, to recognise it by. The whole key is shown only when it is created. */
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
