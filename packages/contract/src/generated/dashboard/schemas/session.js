// Generated from spec/. Do not edit.
import { z } from '@hono/zod-openapi'
import { orNull, text } from '@channel/codegen/zod'
import { RequestId, Role, Timestamp, UserId, responseOf } from './shared.js'

/** The id of a session. */
export const SessionId = text({ min: 1, max: 64 }).openapi('SessionId')

/** A signed-in user on one device. */
export const Session = z.looseObject({
  id: SessionId,
  /** Always `session`. */
  object: z.literal('session'),
  /** The signed-in user. */
  user: z.looseObject({
    id: UserId,
    /** The full name. */
    name: z.string(),
    /** The email address, with which the user signs in. */
    email: z.string(),
  }),
  role: Role,
  /** The organization of the user. */
  organization: z.looseObject({
    /** The id of the organization. */
    id: z.string(),
    /** The name of the organization. */
    name: z.string(),
    /** The plan. Customers and setup links need `platform`. */
    plan: z.enum(['standard', 'platform']),
  }),
  /** The organizations to which the user belongs, by name, with the one that is open. */
  organizations: z.array(z.looseObject({
    /** The id of the organization. */
    id: z.string(),
    /** The name of the organization. */
    name: z.string(),
  })).max(1000),
  /** The teams of the organization, the oldest first. */
  teams: z.array(z.looseObject({
    /** The id of the team. */
    id: z.string(),
    /** The name of the team. */
    name: z.string(),
  })).max(1000),
  /** Whether the user has a second factor, an authenticator app or a passkey. */
  second_factor: z.boolean(),
  /** Whether signing in with the password asks for a code of an authenticator app. */
  authenticator_app: z.boolean(),
  /**
   * Whether the organization requires a second factor that the user does not have. Until the user has set one up,
   * everything else is 403 `second_factor_missing`.
   */
  second_factor_missing: z.boolean(),
  created_at: Timestamp,
  expires_at: Timestamp,
}).openapi('Session')

/** A session. */
export const SessionResponse = responseOf(Session).openapi('SessionResponse')

/**
 * The category of the error.
 *
 * | type | HTTP | what to do |
 * |---|---|---|
 * | `invalid_request_error` | 400, 405, 413, 415, 422, 431 | change the request |
 * | `authentication_error` | 401 | send a valid API key |
 * | `permission_error` | 403 | change your plan or renew your subscription |
 * | `not_found` | 404 | check the id and the path |
 * | `conflict` | 409 | check the state of the resource; retry if the response has `Retry-After` |
 * | `rate_limit_error` | 429 | wait for the time in `Retry-After` |
 * | `api_error` | 500, 502 | retry later; if the error persists, contact support and quote the `request_id` |
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
 * The code of the error. The set may grow: handle an unknown code by its `type`.
 *
 * | code | HTTP | meaning |
 * |---|---|---|
 * | `invalid_limit` | 400 | `limit` is not an integer from 1 to 100. |
 * | `invalid_cursor` | 400 | The cursor is malformed or modified, or belongs to another list, account or set of filters. Start again without a cursor. |
 * | `invalid_field_value` | 400 | A field, parameter or header is missing, unknown or invalid; `param` names it. Also used for a body that is not valid JSON, a duplicate label name in a team, a duplicate phone number on an account, a request that is not valid HTTP, and with status 408 for one that does not arrive in time. |
 * | `invalid_phone_number` | 400 | The value is not a valid phone number in E.164 format. |
 * | `method_not_allowed` | 405 | The path exists, but does not support this method. `Allow` lists the supported methods. |
 * | `payload_too_large` | 413 | The request body is larger than 1 MiB, or an uploaded file larger than its type allows. |
 * | `unsupported_media_type` | 415 | The `Content-Type` of the body is not `application/json`, or not `multipart/form-data` for an upload. A `Content-Encoding` is not supported. |
 * | `headers_too_large` | 431 | The request line and the headers are larger than 16 KiB in total. |
 * | `missing_api_key` | 401 | The `Authorization` header is missing. |
 * | `invalid_api_key` | 401 | The `Authorization` header contains no valid API key, or the key does not exist. |
 * | `revoked_api_key` | 401 | The API key was revoked. |
 * | `expired_api_key` | 401 | The API key has expired. |
 * | `subscription_inactive` | 403 | The trial has ended or the subscription is inactive. |
 * | `feature_not_entitled` | 403 | Your plan does not include the feature, or its quota is used up. |
 * | `resource_not_found` | 404 | The resource does not exist in your organization, or the path does not exist. |
 * | `idempotency_in_progress` | 409 | A request with the same `Idempotency-Key` is still being processed. Wait for the time in `Retry-After`, then send the request again. |
 * | `webhook_subscription_disabled` | 409 | The webhook subscription is disabled or deleted, so nothing can be sent to it. |
 * | `webhook_payload_erased` | 409 | The payload was erased because its contact was deleted, so the delivery cannot be replayed. |
 * | `setup_link_inactive` | 409 | The setup link was already used, has expired or was revoked. |
 * | `message_not_cancelable` | 409 | The message was sent or may have been, has failed, or was received. It cannot be canceled. |
 * | `broadcast_status_conflict` | 409 | The status of the broadcast does not allow this. Recipients can be added only before it is started, and nothing can be changed once it has ended. |
 * | `last_secret` | 409 | The last secret of a webhook subscription cannot be deleted. Create another one first. |
 * | `template_already_exists` | 409 | The account already has a template with this name and language. |
 * | `idempotency_key_reuse` | 422 | The `Idempotency-Key` was already used with another method, path or body. |
 * | `channel_number_not_verified` | 422 | The number is not verified for your organization, or `from` is not an account of yours. |
 * | `outside_24h_window` | 422 | The contact has not written within the last 24 hours. Only templates can be sent, and the contact cannot be blocked. |
 * | `marketing_opted_out` | 422 | The contact has opted out of marketing messages. |
 * | `consent_required` | 422 | Your organization requires consent, and the contact has never written. |
 * | `customer_suspended` | 422 | The end-customer of the request or of its account is suspended. |
 * | `media_not_found` | 422 | This account has no file with this `media_id`, uploaded or of an earlier message, or the file could not be downloaded. |
 * | `template_not_found` | 422 | The account has no approved template with this name and language. |
 * | `template_paused` | 422 | The provider has paused the template. |
 * | `group_unavailable` | 422 | The group has ended or is suspended, or the account cannot send to groups. |
 * | `unsupported_in_group` | 422 | The provider does not send this type of message, or authentication templates, to groups. |
 * | `rate_limit_exceeded` | 429 | Your organization has used up its budget of requests. Wait for the time in `Retry-After`. |
 * | `internal_error` | 500 | An unexpected error occurred in the service. |
 * | `channel_upstream_error` | 502 | The call to the upstream provider failed. Retry later. |
 */
export const ErrorCode = z.string().openapi('ErrorCode')

/** The error, the field concerned, and the request id. */
export const ErrorDetail = z.looseObject({
  type: ErrorType,
  code: ErrorCode,
  /** A human-readable explanation. Its wording may change; use `code` in programs. */
  message: z.string(),
  /**
   * The request field concerned, if there is one: the path of a body field (`contact_ids[3]`, `metadata.plan`), or the
   * name of a query parameter, path parameter or header.
   */
  param: z.string().optional(),
  request_id: RequestId,
}).openapi('ErrorDetail')

/** The body of every error response. */
export const Error = z.looseObject({ error: ErrorDetail }).openapi('Error')

/**
 * The code of the error. The set may grow: handle an unknown code by its `type`.
 *
 * | code | HTTP | meaning |
 * |---|---|---|
 * | `unauthenticated` | 401 | The request has no session, or the session has ended. Sign in again. |
 * | `invalid_credentials` | 401 | No user signs in with this email address and password. |
 * | `second_factor_required` | 401 | The password is correct, but the user has a second factor. Send the request again with `code`; for a change of second factors, sign in again. |
 * | `invalid_second_factor` | 401 | The code of the second factor is wrong or was already used. |
 * | `passkey_required` | 401 | The password is correct, but the organization requires a second factor, and the user has a passkey. Sign in with it. |
 * | `invalid_passkey` | 401 | The passkey is unknown, was used for another challenge, or its authenticator has not verified the user. |
 * | `role_not_allowed` | 403 | The role of the user does not allow this. |
 * | `origin_not_allowed` | 403 | The request comes from a page of another site. |
 * | `second_factor_missing` | 403 | The organization requires a second factor, and the user has none. Set one up first. |
 * | `last_owner` | 409 | The last owner of an organization can neither be removed nor get another role. |
 * | `link_inactive` | 409 | The link was already used, has expired or was revoked. |
 * | `second_factor_enabled` | 409 | The user already has a second factor. |
 * | `sign_in_to_accept` | 409 | The address of the invitation already signs in. Sign in with it, then accept the invitation. |
 * | `member_of_several` | 409 | The member also signs in to other organizations, so only the member or the operator can do this. |
 * | `organization_switched` | 409 | Another organization is open in the session than the page shows. Reload the page. |
 */
export const DashboardErrorCode = z.string().openapi('DashboardErrorCode')

/** The error, the field concerned, and the request id. */
export const DashboardErrorDetail = z.looseObject({
  type: ErrorType,
  code: DashboardErrorCode,
  /** A human-readable explanation. Its wording may change; use `code` in programs. */
  message: z.string(),
  /** The request field concerned, if there is one. */
  param: z.string().optional(),
  request_id: RequestId,
}).openapi('DashboardErrorDetail')

/** The body of an error response that only the API of the dashboard returns. */
export const DashboardError = z.looseObject({ error: DashboardErrorDetail }).openapi('DashboardError')

/** The credentials of a user. */
export const SessionCreate = z.strictObject({
  /** The email address. Upper and lower case are the same. */
  email: text({ min: 1, max: 255 }),
  /** The password. */
  password: text({ min: 1, max: 128 }),
  /**
   * The current code of the user's authenticator app, or one of the recovery codes. Only for a user with a second
   * factor.
   */
  code: text({ min: 6, max: 32 }).optional(),
}).openapi('SessionCreate')

/** An ended session. */
export const DeletedSession = z.looseObject({
  id: SessionId,
  /** Always `session`. */
  object: z.literal('session'),
  /** Always true. */
  deleted: z.literal(true),
}).openapi('DeletedSession')

/** An ended session. */
export const DeletedSessionResponse = responseOf(DeletedSession).openapi('DeletedSessionResponse')

/** What to change of the session. */
export const SessionUpdate = z.strictObject({
  /** The organization to open. */
  organization_id: text({ min: 1, max: 64 }),
}).openapi('SessionUpdate')

/** What the browser needs to create or use a passkey. */
export const PasskeyChallenge = z.looseObject({
  /** Always `passkey_challenge`. */
  object: z.literal('passkey_challenge'),
  /**
   * The options of WebAuthn as JSON, for `PublicKeyCredential.parseCreationOptionsFromJSON` or
   * `parseRequestOptionsFromJSON`.
   */
  public_key: z.string(),
}).openapi('PasskeyChallenge')

/** What the browser needs. */
export const PasskeyChallengeResponse = responseOf(PasskeyChallenge).openapi('PasskeyChallengeResponse')

/** A passkey that the browser has used. */
export const PasskeySessionCreate = z.strictObject({
  /** The credential of the browser as JSON, `JSON.stringify(credential)`. */
  credential: text({ min: 2, max: 16384 }),
}).openapi('PasskeySessionCreate')

/** Single sign-on through an identity provider (OpenID Connect). */
export const OidcMethod = z.looseObject({
  /** The name of the provider, for the button. */
  name: z.string(),
  /** Where the browser goes to sign in, without a script. */
  url: z.string(),
}).openapi('OidcMethod')

/** How users sign in to this service. */
export const SignInMethods = z.looseObject({
  /** Always `sign_in_methods`. */
  object: z.literal('sign_in_methods'),
  /** How a user who has forgotten the password gets a link. */
  password_reset: z.enum(['mail', 'operator']),
  /** Whether users can sign in with a passkey. Browsers allow none at an IP address. */
  passkeys: z.boolean(),
  /** The identity provider through which users may sign in; null without one. */
  oidc: orNull(OidcMethod),
}).openapi('SignInMethods')

/** How users sign in. */
export const SignInMethodsResponse = responseOf(SignInMethods).openapi('SignInMethodsResponse')
