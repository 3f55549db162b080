// Generated from spec/. Do not edit.
/** The id of this request, equal to the `X-Request-Id` header. Quote it when you contact support. */
export type RequestId = string

/** The id of a session. */
export type SessionId = string

/** The id of a user. */
export type UserId = string

/**
 * What the user may do: `owner` everything, `member` everything but manage members and the organization, `read_only`
 * only read.
 */
export type Role = 'owner' | 'member' | 'read_only'

/** A timestamp in UTC, always with microseconds and `Z`. */
export type Timestamp = string

/** A signed-in user on one device. */
export interface Session {
  id: SessionId
  /** Always `session`. */
  object: 'session'
  /** The signed-in user. */
  user: { id: UserId; name: string; email: string }
  role: Role
  /** The organization of the user. */
  organization: { id: string; name: string; plan: 'standard' | 'platform' }
  /** The organizations to which the user belongs, by name, with the one that is open. */
  organizations: readonly { id: string; name: string }[]
  /** The teams of the organization, the oldest first. */
  teams: readonly { id: string; name: string }[]
  /** Whether the user has a second factor, an authenticator app or a passkey. */
  second_factor: boolean
  /** Whether signing in with the password asks for a code of an authenticator app. */
  authenticator_app: boolean
  /**
   * Whether the organization requires a second factor that the user does not have. Until the user has set one up,
   * everything else is 403 `second_factor_missing`.
   */
  second_factor_missing: boolean
  created_at: Timestamp
  expires_at: Timestamp
}

/** A session. */
export interface SessionResponse {
  data: Session
  request_id: RequestId
}

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
export type ErrorType = 'invalid_request_error' | 'authentication_error' | 'permission_error' | 'not_found' | 'conflict' | 'rate_limit_error' | 'api_error'

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
export type ErrorCode = 'invalid_limit' | 'invalid_cursor' | 'invalid_field_value' | 'invalid_phone_number' | 'method_not_allowed' | 'payload_too_large' | 'unsupported_media_type' | 'headers_too_large' | 'missing_api_key' | 'invalid_api_key' | 'revoked_api_key' | 'expired_api_key' | 'subscription_inactive' | 'feature_not_entitled' | 'resource_not_found' | 'idempotency_in_progress' | 'webhook_subscription_disabled' | 'webhook_payload_erased' | 'setup_link_inactive' | 'message_not_cancelable' | 'broadcast_status_conflict' | 'last_secret' | 'template_already_exists' | 'idempotency_key_reuse' | 'channel_number_not_verified' | 'outside_24h_window' | 'marketing_opted_out' | 'consent_required' | 'customer_suspended' | 'media_not_found' | 'template_not_found' | 'template_paused' | 'group_unavailable' | 'unsupported_in_group' | 'rate_limit_exceeded' | 'internal_error' | 'channel_upstream_error' | (string & {})

/** The error, the field concerned, and the request id. */
export interface ErrorDetail {
  type: ErrorType
  code: ErrorCode
  /** A human-readable explanation. Its wording may change; use `code` in programs. */
  message: string
  /**
   * The request field concerned, if there is one: the path of a body field (`contact_ids[3]`, `metadata.plan`), or the
   * name of a query parameter, path parameter or header.
   */
  param?: string | undefined
  request_id: RequestId
}

/** The body of every error response. */
export interface Error {
  error: ErrorDetail
}

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
export type DashboardErrorCode = 'unauthenticated' | 'invalid_credentials' | 'second_factor_required' | 'invalid_second_factor' | 'passkey_required' | 'invalid_passkey' | 'role_not_allowed' | 'origin_not_allowed' | 'second_factor_missing' | 'last_owner' | 'link_inactive' | 'second_factor_enabled' | 'sign_in_to_accept' | 'member_of_several' | 'organization_switched' | (string & {})

/** The error, the field concerned, and the request id. */
export interface DashboardErrorDetail {
  type: ErrorType
  code: DashboardErrorCode
  /** A human-readable explanation. Its wording may change; use `code` in programs. */
  message: string
  /** The request field concerned, if there is one. */
  param?: string | undefined
  request_id: RequestId
}

/** The body of an error response that only the API of the dashboard returns. */
export interface DashboardError {
  error: DashboardErrorDetail
}

/** The credentials of a user. */
export interface SessionCreate {
  /** The email address. Upper and lower case are the same. */
  email: string
  /** The password. */
  password: string
  /**
   * The current code of the user's authenticator app, or one of the recovery codes. Only for a user with a second
   * factor.
   */
  code?: string | undefined
}

/** An ended session. */
export interface DeletedSession {
  id: SessionId
  /** Always `session`. */
  object: 'session'
  /** Always true. */
  deleted: true
}

/** An ended session. */
export interface DeletedSessionResponse {
  data: DeletedSession
  request_id: RequestId
}

/** What to change of the session. */
export interface SessionUpdate {
  /** The organization to open. */
  organization_id: string
}

/** What the browser needs to create or use a passkey. */
export interface PasskeyChallenge {
  /** Always `passkey_challenge`. */
  object: 'passkey_challenge'
  /**
   * The options of WebAuthn as JSON, for `PublicKeyCredential.parseCreationOptionsFromJSON` or
   * `parseRequestOptionsFromJSON`.
   */
  public_key: string
}

/** What the browser needs. */
export interface PasskeyChallengeResponse {
  data: PasskeyChallenge
  request_id: RequestId
}

/** A passkey that the browser has used. */
export interface PasskeySessionCreate {
  /** The credential of the browser as JSON, `JSON.stringify(credential)`. */
  credential: string
}

/** Single sign-on through an identity provider (OpenID Connect). */
export interface OidcMethod {
  /** The name of the provider, for the button. */
  name: string
  /** Where the browser goes to sign in, without a script. */
  url: string
}

/** How users sign in to this service. */
export interface SignInMethods {
  /** Always `sign_in_methods`. */
  object: 'sign_in_methods'
  /** How a user who has forgotten the password gets a link. */
  password_reset: 'mail' | 'operator'
  /** Whether users can sign in with a passkey. Browsers allow none at an IP address. */
  passkeys: boolean
  /** The identity provider through which users may sign in; null without one. */
  oidc: OidcMethod | null
}

/** How users sign in. */
export interface SignInMethodsResponse {
  data: SignInMethods
  request_id: RequestId
}

/**
 * The new password. One that is easy to guess is refused: a common one, a pattern such as `aaaaaaaaaaaa`, or one that
 * is made of the user's name and email address.
 */
export type NewPassword = string

/** The current and the new password. */
export interface PasswordUpdate {
  /** The current password. */
  current_password: string
  new_password: NewPassword
}

/** A changed password. */
export interface ChangedPassword {
  /** Always `password`. */
  object: 'password'
  /** Always true. */
  changed: true
}

/** A changed password. */
export interface ChangedPasswordResponse {
  data: ChangedPassword
  request_id: RequestId
}

/** Who has forgotten the password. */
export interface PasswordResetCreate {
  /** The email address. Upper and lower case are the same. */
  email: string
}

/** A request for a new password. */
export interface PasswordReset {
  /** Always `password_reset`. */
  object: 'password_reset'
  /**
   * How the link reaches the user: `mail` if the service sends mail; otherwise the user asks the `operator` of the
   * service. It is the same for an unknown address.
   */
  delivery: 'mail' | 'operator'
}

/** A request for a new password. */
export interface PasswordResetResponse {
  data: PasswordReset
  request_id: RequestId
}

/** The link, and the new password. */
export interface PasswordResetComplete {
  /** What follows `token=` in the link. */
  token: string
  new_password: NewPassword
}

/** The password of the user. */
export interface SecondFactorCreate {
  /** The password of the user. */
  password: string
}

/** A second factor that is not active yet. */
export interface SecondFactor {
  /** Always `second_factor`. */
  object: 'second_factor'
  /**
   * The `otpauth://` URI to show as a QR code, which an authenticator app scans. Its parameter `secret` can be typed in
   * instead.
   */
  totp_uri: string
  /** Codes for when the app is lost. Each works once. Only this response shows them. */
  recovery_codes: readonly string[]
}

/** A second factor that is not active yet. */
export interface SecondFactorResponse {
  data: SecondFactor
  request_id: RequestId
}

/** What activates the second factor (`enabled: true` and `code`), or removes it (`enabled: false` and `password`). */
export interface SecondFactorUpdate {
  /** Whether the user is to sign in with the second factor. */
  enabled: boolean
  /** The code that the authenticator app shows. Required to activate. */
  code?: string | undefined
  /** The password of the user. Required to remove. */
  password?: string | undefined
}

/** Whether the user signs in with a second factor. */
export interface SecondFactorState {
  /** Always `second_factor`. */
  object: 'second_factor'
  /** Whether the user signs in with a second factor. */
  enabled: boolean
}

/** Whether the user signs in with a second factor. */
export interface SecondFactorStateResponse {
  data: SecondFactorState
  request_id: RequestId
}

/** A passkey of the signed-in user. */
export interface Passkey {
  /** The id of the passkey. */
  id: string
  /** Always `passkey`. */
  object: 'passkey'
  /** The name that the user has given it. */
  name: string
  /** Whether the authenticator copies it to other devices of the user. */
  synced: boolean
  /** When it was last used to sign in; null if never. */
  last_used_at: Timestamp | null
  created_at: Timestamp
}

/** A page of passkeys, newest first. */
export interface PasskeyList {
  /** The items on this page; empty if nothing matches. */
  data: readonly Passkey[]
  /** True when there is another page. */
  has_more: boolean
  /** The `cursor` of the next page; null on the last page. */
  next_cursor: string | null
  request_id: RequestId
}

/** A passkey that the browser has created. */
export interface PasskeyCreate {
  /** A name by which the user recognizes it. */
  name: string
  /** The credential of the browser as JSON, `JSON.stringify(credential)`. */
  credential: string
}

/** A passkey. */
export interface PasskeyResponse {
  data: Passkey
  request_id: RequestId
}

/** What proves that the user is there. */
export interface PasskeyChallengeCreate {
  /** The password of the user. Required ten minutes after the sign-in. */
  password?: string | undefined
}

/** A passkey that was removed. */
export interface DeletedPasskey {
  /** The id of the passkey. */
  id: string
  /** Always `passkey`. */
  object: 'passkey'
  /** Always true. */
  deleted: true
}

/** The removed passkey. */
export interface DeletedPasskeyResponse {
  data: DeletedPasskey
  request_id: RequestId
}

/** The new name. */
export interface PasskeyUpdate {
  /** A name by which the user recognizes it. */
  name: string
}

/** A session of the signed-in user. */
export interface UserSession {
  id: SessionId
  /** Always `user_session`. */
  object: 'user_session'
  /** Whether it is the session of this request. */
  current: boolean
  /** The IP address from which the user signed in. */
  ip: string | null
  /** The browser, as it describes itself. */
  user_agent: string | null
  created_at: Timestamp
  last_seen_at: Timestamp
  expires_at: Timestamp
}

/** A page of sessions, newest first. */
export interface UserSessionList {
  /** The items on this page; empty if nothing matches. */
  data: readonly UserSession[]
  /** True when there is another page. */
  has_more: boolean
  /** The `cursor` of the next page; null on the last page. */
  next_cursor: string | null
  request_id: RequestId
}

/** How many sessions ended. */
export interface DeletedUserSessions {
  /** Always `user_sessions`. */
  object: 'user_sessions'
  /** The number of sessions that ended. */
  count: number
  /** Always true. */
  deleted: true
}

/** The ended sessions. */
export interface DeletedUserSessionsResponse {
  data: DeletedUserSessions
  request_id: RequestId
}

/** Changes of the profile. */
export interface ProfileUpdate {
  /** The new full name. */
  name: string
}

/** A user who signs in to the dashboard. */
export interface Member {
  id: UserId
  /** Always `member`. */
  object: 'member'
  /** The full name. */
  name: string
  /** The email address, with which the user signs in; null for a caller whose role is `read_only`. */
  email: string | null
  role: Role
  /** Whether the user has a second factor, an authenticator app or a passkey. */
  second_factor: boolean
  /** When a session of the user was last prolonged, to the day; null without a session. */
  last_seen_at: Timestamp | null
  created_at: Timestamp
}

/** A member. */
export interface MemberResponse {
  data: Member
  request_id: RequestId
}

/** Whether the user is available. */
export interface AvailabilityUpdate {
  /** False to be away. */
  available: boolean
}

/** Whether conversations are assigned in turn to a user. */
export interface Availability {
  id: UserId
  /** Always `availability`. */
  object: 'availability'
  /** False while the user is away. */
  available: boolean
}

/** Whether conversations are assigned in turn to a user. */
export interface AvailabilityResponse {
  data: Availability
  request_id: RequestId
}

/** A page of members, newest first. */
export interface MemberList {
  /** The items on this page; empty if nothing matches. */
  data: readonly Member[]
  /** True when there is another page. */
  has_more: boolean
  /** The `cursor` of the next page; null on the last page. */
  next_cursor: string | null
  request_id: RequestId
}

/** A removed member. */
export interface DeletedMember {
  id: UserId
  /** Always `member`. */
  object: 'member'
  /** Always true. */
  deleted: true
}

/** A removed member. */
export interface DeletedMemberResponse {
  data: DeletedMember
  request_id: RequestId
}

/** Changes of a member. */
export interface MemberUpdate {
  role: Role
}

/** A link with which a member chooses a new password. */
export interface MemberPasswordReset {
  /** Always `member_password_reset`. */
  object: 'member_password_reset'
  /** The email address of the member. */
  email: string
  /**
   * The link to send to the member. Only this response shows it, and only if the service sends no mail; otherwise null.
   */
  url: string | null
  expires_at: Timestamp
}

/** A link for a new password. */
export interface MemberPasswordResetResponse {
  data: MemberPasswordReset
  request_id: RequestId
}

/** A user of the organization. */
export interface UserReference {
  id: UserId
  /** The full name. */
  name: string
}

/** An invitation to the organization. */
export interface Invitation {
  /** The id of the invitation. */
  id: string
  /** Always `invitation`. */
  object: 'invitation'
  /** The invited email address. */
  email: string
  role: Role
  /** Only an open invitation can be accepted. */
  status: 'open' | 'accepted' | 'expired' | 'revoked'
  /** The user who invited; null if it was the operator of the service. */
  invited_by: UserReference | null
  /**
   * The link to send to the invited person. Only the response to the creation shows it, and only if the service sends
   * no mail; otherwise null.
   */
  url: string | null
  expires_at: Timestamp
  created_at: Timestamp
}

/** A page of invitations, newest first. */
export interface InvitationList {
  /** The items on this page; empty if nothing matches. */
  data: readonly Invitation[]
  /** True when there is another page. */
  has_more: boolean
  /** The `cursor` of the next page; null on the last page. */
  next_cursor: string | null
  request_id: RequestId
}

/** Who is invited, and the role. */
export interface InvitationCreate {
  /** The email address. It must not already sign in to the dashboard. */
  email: string
  role: Role
}

/** An invitation. */
export interface InvitationResponse {
  data: Invitation
  request_id: RequestId
}

/** The link of the invitation, and the new user. */
export interface InvitationAccept {
  /** What follows `token=` in the link. */
  token: string
  /** The full name. */
  name: string
  password: NewPassword
}

/** A revoked invitation. */
export interface DeletedInvitation {
  /** The id of the invitation. */
  id: string
  /** Always `invitation`. */
  object: 'invitation'
  /** Always true. */
  deleted: true
}

/** A revoked invitation. */
export interface DeletedInvitationResponse {
  data: DeletedInvitation
  request_id: RequestId
}

/** The invitation. */
export interface MembershipCreate {
  /** The token of the invitation's link. */
  token: string
}

/** A membership that has ended. */
export interface DeletedMembership {
  id: UserId
  /** Always `membership`. */
  object: 'membership'
  /** Always true. */
  deleted: true
}

/** The membership that has ended. */
export interface DeletedMembershipResponse {
  data: DeletedMembership
  request_id: RequestId
}

/** The organization of the signed-in user. */
export interface Organization {
  /** The id of the organization. */
  id: string
  /** Always `organization`. */
  object: 'organization'
  /** The name of the organization. */
  name: string
  /** The plan. The operator of the service changes it. */
  plan: 'standard' | 'platform'
  /** The state of the subscription. Only an active one can send. */
  state: 'active' | 'trial_ended' | 'inactive'
  /** Whether a contact must have written before it can be written to. */
  require_consent: boolean
  /** Max messages per calendar month; null for no limit. */
  monthly_messages: number | null
  /**
   * How long before the window of a conversation closes `conversation.window_closing` is sent, in minutes; null for no
   * such event. A change applies to windows that open, or are extended, afterwards.
   */
  window_closing_minutes: number | null
  /** Whether members must sign in with a second factor. */
  require_second_factor: boolean
  /** Whether members may create public links to messages, and whether those that exist work. */
  public_message_links: boolean
  /** The color of the buttons on the setup pages, as `#` and six hexadecimal digits; null for the default. */
  brand_color: string | null
  /** The logo on the setup pages, as a data URL; null if they show the name instead. */
  brand_logo: string | null
  created_at: Timestamp
  updated_at: Timestamp
}

/** The organization. */
export interface OrganizationResponse {
  data: Organization
  request_id: RequestId
}

/** The fields of the organization to change. Omitted fields keep their values. */
export interface OrganizationUpdate {
  /** The new name. */
  name?: string | undefined
  /**
   * How long before the window of a conversation closes `conversation.window_closing` is sent, in minutes; null for no
   * such event. A change applies to windows that open, or are extended, afterwards.
   */
  window_closing_minutes?: number | null | undefined
  /**
   * Whether members must sign in with a second factor. Members without one set it up before anything else works. The
   * caller must be signed in with one: otherwise it is 403 `second_factor_missing`.
   */
  require_second_factor?: boolean | undefined
  /** Whether members may create public links to messages. If not, those that exist do not work either. */
  public_message_links?: boolean | undefined
  /** The color of the buttons on the setup pages, as `#` and six hexadecimal digits; null for the default. */
  brand_color?: string | null | undefined
  /**
   * The logo on the setup pages: a PNG, JPEG or WebP file of at most 64 KiB as a data URL in base64; null to show the
   * name instead.
   */
  brand_logo?: string | null | undefined
}

/**
 * The upstream provider's id of a business phone number. It identifies a connected account in paths. `GET /v1/accounts`
 * returns it on each row.
 */
export type PhoneNumberId = string

/** The new PIN. */
export interface AccountPinUpdate {
  /** The six digits. */
  pin: string
}

/** A phone number in E.164 format: `+`, the country code and the number, without separators. */
export type PhoneNumber = string

/**
 * Whether the account can be used.
 *
 * - `connected`: the account sends and receives messages.
 * - `disconnected`: the connection to the provider has ended. Connect the account again to use it.
 * - `restricted`: the provider limits what the account may send, or rejects its authorization. `restriction` says
 *   which.
 */
export type AccountStatus = 'connected' | 'disconnected' | 'restricted'

/**
 * Why an account is restricted. The set may grow. If both reasons apply, `authorization_refused` is shown.
 *
 * - `authorization_refused`: the provider rejects the account's authorization. Messages fail with `auth_expired` until
 *   the account is connected again or the provider accepts the authorization.
 * - `account_restricted`: the provider limits what the account may send. If all of its `restrictions` have an end, the
 *   account is `connected` again after the last one, without an event.
 */
export type AccountRestriction = 'authorization_refused' | 'account_restricted' | (string & {})

/** A restriction by the provider. */
export interface AccountRestrictionDetail {
  /** What is restricted, by the provider. The set may grow. */
  type: string
  /** When it ends; null if the provider gave no end. */
  ends_at: Timestamp | null
}

/**
 * An alert or another report of the provider about an account, for people to read. It changes nothing by itself. An
 * addition of this service.
 */
export interface AccountAlert {
  /**
   * What it is about, in the provider's words: the type of an alert, such as `OBA_APPROVED`, `ACCOUNT_VIOLATION`, or
   * the name of the report, such as `account_review_update` or `security`. The set may grow.
   */
  type: string
  /** How severe the provider calls it, such as `INFORMATIONAL`, `WARNING` or `CRITICAL`; null if it does not say it. */
  severity: string | null
  /** What it says, in the provider's words; null if it says nothing. */
  text: string | null
  /** When the provider reported it. */
  reported_at: Timestamp
}

/** The id of an end-customer. */
export type CustomerId = string

/** The end-customer that an account belongs to (platform mode). */
export interface CustomerReference {
  id: CustomerId
  /** The name of the end-customer. */
  name: string
}

/** The import of the messages of up to six months that a business had in the provider's app. */
export interface HistorySync {
  /**
   * `requested` (from the provider), `importing`, `completed`, `declined` (the business does not share its history) or
   * `failed` (the provider refused the request). The set may grow.
   */
  status: 'requested' | 'importing' | 'completed' | 'declined' | 'failed' | (string & {})
  /**
   * The oldest part that has arrived: 0 (the day before the account was connected), 1 (until day 90) or 2 (until day
   * 180); null before the first one.
   */
  phase: number | null
  /** How much of the history has arrived, in percent. */
  progress: number
}

/** A connected messaging account: one business phone number. */
export interface Account {
  /** The id of the account. Paths use `phone_number_id` instead. */
  id: string
  /** Always `channel_account`. */
  object: 'channel_account'
  /** The account's phone number; null when the provider has not reported it. */
  phone_number: PhoneNumber | null
  phone_number_id: PhoneNumberId
  /** The display name of the account. */
  name: string
  /** The provider's id of the business account that owns the number; null when unknown. */
  waba_id: string | null
  status: AccountStatus
  /** Why the account is `restricted`; null when it is not. */
  restriction: AccountRestriction | null
  /** What the provider restricts, and until when; empty if it gave no details. What has ended is left out. */
  restrictions?: readonly AccountRestrictionDetail[] | undefined
  /** The latest alerts of the provider about the account, newest first. */
  alerts?: readonly AccountAlert[] | undefined
  /**
   * Whether the number is verified for your organization. Until it is, its phone-scoped paths return 422
   * `channel_number_not_verified`.
   */
  verified: boolean
  /**
   * The provider's quality rating of the number, such as `GREEN`, `YELLOW` or `RED`; null until the provider has
   * reported one.
   */
  quality_rating: string | null
  /**
   * How many contacts a day you may write to first, such as `TIER_2K` for 2,000, by the provider; null until it has
   * reported one.
   */
  messaging_limit?: string | null | undefined
  /**
   * The provider's decision about the display name, such as `APPROVED`, `DECLINED` or `PENDING_REVIEW`; null until it
   * has reported one.
   */
  name_status?: string | null | undefined
  /** The end-customer that the account belongs to; null when the account is your organization's own. */
  customer: CustomerReference | null
  /**
   * Whether the business also uses the number in the provider's app on its phone. Such a number sends up to 20 messages
   * a second.
   */
  in_business_app?: boolean | undefined
  /**
   * The import of the messages that the business had in the provider's app before the account was connected; null if
   * none was requested.
   */
  history_sync?: HistorySync | null | undefined
  /** When the account was connected. */
  created_at: Timestamp
  /** When the account last changed. */
  updated_at: Timestamp
}

/** An account. */
export interface AccountResponse {
  data: Account
  request_id: RequestId
}

/** An API key, without its secret part. */
export interface ApiKey {
  /** The id of the key. The API log names keys by it. */
  id: string
  /** Always `api_key`. */
  object: 'api_key'
  /** What the key is for. */
  name: string | null
  /** The beginning and the end of the key, to recognize it. */
  display: string
  /** Only an active key is accepted. */
  status: 'active' | 'expired' | 'revoked'
  /** The user who created the key; null if it was the operator of the service. */
  created_by: UserReference | null
  /** When a request last used the key, to the minute; null if never. */
  last_used_at: Timestamp | null
  /** When the key expires; null if never. */
  expires_at: Timestamp | null
  /** When the key was revoked; null if it was not. */
  revoked_at: Timestamp | null
  created_at: Timestamp
}

/** A page of API keys, newest first. */
export interface ApiKeyList {
  /** The items on this page; empty if nothing matches. */
  data: readonly ApiKey[]
  /** True when there is another page. */
  has_more: boolean
  /** The `cursor` of the next page; null on the last page. */
  next_cursor: string | null
  request_id: RequestId
}

/** An API key to create. */
export interface ApiKeyCreate {
  /** What the key is for, such as the program that will use it. */
  name: string
  /** When the key expires; in the future. Without it the key does not expire. */
  expires_at?: string | undefined
}

/** A new API key. Only this response shows all of it. */
export interface CreatedApiKey {
  /** The id of the key. The API log names keys by it. */
  id: string
  /** Always `api_key`. */
  object: 'api_key'
  /** What the key is for. */
  name: string | null
  /** The beginning and the end of the key, to recognize it. */
  display: string
  /** Only an active key is accepted. */
  status: 'active' | 'expired' | 'revoked'
  /** The user who created the key; null if it was the operator of the service. */
  created_by: UserReference | null
  /** When a request last used the key, to the minute; null if never. */
  last_used_at: Timestamp | null
  /** When the key expires; null if never. */
  expires_at: Timestamp | null
  /** When the key was revoked; null if it was not. */
  revoked_at: Timestamp | null
  created_at: Timestamp
  /** The key. It is not stored, and never shown again. */
  key: string
}

/** A new API key. */
export interface CreatedApiKeyResponse {
  data: CreatedApiKey
  request_id: RequestId
}

/** An API key. */
export interface ApiKeyResponse {
  data: ApiKey
  request_id: RequestId
}

/** The id of a webhook subscription. */
export type WebhookSubscriptionId = string

/**
 * Why the service disabled the subscription; null when it is enabled or was disabled by you. The set may grow.
 *
 * - `endpoint_gone`: the receiver responded with 410.
 * - `failing`: all attempts failed for 5 days.
 */
export type WebhookDisabledReason = 'endpoint_gone' | 'failing' | (string & {}) | null

/** The webhook subscription of a notice. */
export interface NoticeSubscription {
  id: WebhookSubscriptionId
  /** Its URL now. */
  url: string
  /** The first failed attempt at that time. */
  failing_since: Timestamp
  /** Why it was disabled at that time. */
  disabled_reason: WebhookDisabledReason
  /** Whether it was deleted since. */
  is_deleted: boolean
}

/** A quota of your organization's plan, and how much of it is used. */
export interface Quota {
  /**
   * The id of the quota: what is limited. The set may grow.
   *
   * - `monthly_messages`: messages sent in a calendar month, in UTC.
   * - `webhook_subscriptions`: webhook subscriptions of the organization.
   */
  id: 'monthly_messages' | 'webhook_subscriptions' | (string & {})
  /** Always `quota`. */
  object: 'quota'
  /** How much the plan includes. */
  limit: number
  /** How much is used. */
  used: number
  /** When the count starts again at 0; null if it does not. */
  resets_at: Timestamp | null
}

/** Something that needs the attention of the organization. Webhooks and mails report it too. */
export interface Notice {
  /** The id of the notice. */
  id: string
  /** Always `notice`. */
  object: 'notice'
  /** The type of its event. */
  type: 'subscription.failing' | 'subscription.disabled' | 'quota.warning'
  /** Whether it is still so. */
  status: 'open' | 'ended'
  /** The webhook subscription; null for a quota. */
  subscription: NoticeSubscription | null
  /** The quota at that time; null for a subscription. */
  quota: Quota | null
  created_at: Timestamp
}

/** A page of notices, newest first. */
export interface NoticeList {
  /** The items on this page; empty if nothing matches. */
  data: readonly Notice[]
  /** True when there is another page. */
  has_more: boolean
  /** The `cursor` of the next page; null on the last page. */
  next_cursor: string | null
  request_id: RequestId
}

/** The id of a note. */
export type NoteId = string

/** The id of a conversation. */
export type ConversationId = string

/** The id of a contact. */
export type ContactId = string

/** The connected account that a resource belongs to. */
export interface AccountReference {
  /** The account's phone number; null when the provider has not reported it. */
  phone_number: PhoneNumber | null
  /** The id of the account in phone-scoped paths. */
  phone_number_id: PhoneNumberId | null
  /** The end-customer that the account belongs to; null when the account is your organization's own. */
  customer: CustomerReference | null
}

/**
 * The text. A user is mentioned by `<@` and `>` around the id. Names may change, so show the name of the user in its
 * place.
 */
export type NoteText = string

/** Who wrote a note. */
export interface NoteAuthor {
  /** A user in the dashboard, or a program with an API key. */
  type: 'user' | 'api_key'
  /** The id of the user or the API key. */
  id: string
  /**
   * The name of the user or the API key; null for a key without a name. It stays when the user is removed or the key is
   * revoked.
   */
  name: string | null
}

/**
 * A note about a conversation, for your organization only. The contact never sees it, and it is not sent to the
 * provider.
 */
export interface Note {
  id: NoteId
  /** Always `note`. */
  object: 'note'
  conversation_id: ConversationId
  /** The contact of the conversation. In a group, the one who wrote last. */
  contact_id: ContactId
  channel_account: AccountReference
  text: NoteText
  /** The users whom the text mentions, each once. */
  mentions: readonly string[]
  author: NoteAuthor
  /** When the text last changed; null if it never did. */
  edited_at: Timestamp | null
  /** When the note was written. */
  created_at: Timestamp
}

/** A note that mentions the signed-in user. */
export interface Mention {
  /** The id of the note. */
  id: NoteId
  /** Always `mention`. */
  object: 'mention'
  note: Note
  /** The name of the contact, else its phone number; of a group, the subject. Null without any. */
  contact_name: string | null
  /** When the user has read it; null before. */
  read_at: Timestamp | null
  /** When the user was mentioned. */
  created_at: Timestamp
}

/** A page of mentions, newest first. */
export interface MentionList {
  /** The items on this page; empty if nothing matches. */
  data: readonly Mention[]
  /** True when there is another page. */
  has_more: boolean
  /** The `cursor` of the next page; null on the last page. */
  next_cursor: string | null
  request_id: RequestId
}

/** The mentions to mark as read. */
export interface MentionsRead {
  /** The ids of the mentions; all of the user without it. */
  ids?: readonly NoteId[] | undefined
}

/** How many mentions were marked as read. */
export interface ReadMentions {
  /** Always `read_mentions`. */
  object: 'read_mentions'
  /** The number of mentions that were not read before. */
  count: number
}

/** How many mentions were marked as read. */
export interface ReadMentionsResponse {
  data: ReadMentions
  request_id: RequestId
}

/** A user, as the user was called then. */
export interface AuditLogUser {
  id: UserId
  /** The full name. */
  name: string
  /** The email address. */
  email: string
}

/** Something that a user did in the dashboard, or the operator of the service for the organization. */
export interface AuditLogEntry {
  /** The id of the entry. */
  id: string
  /** Always `audit_log_entry`. */
  object: 'audit_log_entry'
  /**
   * What was done: the operationId, of the public API too, such as `createApiKey` or `updateContact`. The set may grow.
   */
  action: string
  /** `refused` only for attempts to sign in, and to use a link. */
  outcome: 'succeeded' | 'refused'
  /** The user; null for the operator and for an unknown user. */
  user: AuditLogUser | null
  /** The id of what was created, changed or deleted, if there is one. */
  target_id: string | null
  /** More about it, such as the new role of a member. */
  details: { [key: string]: unknown } | null
  /** The IP address of the client. */
  ip: string | null
  /** The browser, as it describes itself. */
  user_agent: string | null
  /** The request; null for a command of the operator. */
  request_id: string | null
  created_at: Timestamp
}

/** A page of audit log entries, newest first. */
export interface AuditLogList {
  /** The items on this page; empty if nothing matches. */
  data: readonly AuditLogEntry[]
  /** True when there is another page. */
  has_more: boolean
  /** The `cursor` of the next page; null on the last page. */
  next_cursor: string | null
  request_id: RequestId
}

/** The class of an HTTP status. */
export type StatusClass = '2xx' | '3xx' | '4xx' | '5xx'

/** An HTTP method. */
export type HttpMethod = 'GET' | 'HEAD' | 'POST' | 'PUT' | 'PATCH' | 'DELETE' | 'OPTIONS'

/** A call of the API. */
export interface ApiLogEntry {
  /** Always `api_log_entry`. */
  object: 'api_log_entry'
  request_id: RequestId
  /** The id of the organization. */
  organization_id: string
  /** The id of the API key. */
  key_id: string | null
  /** The HTTP method. */
  method: string
  /** The path without its query. Segments with a key or secret are `[redacted]`. */
  path: string
  /** The status of the response. */
  status: number
  /** The error code of the response; null if the call succeeded. */
  error_code: string | null
  /** The time until the response was ready, in milliseconds, without the time that it waited for events. */
  latency_ms: number
  /** The IP address of the client. */
  ip: string | null
  created_at: Timestamp
}

/** A page of API calls, newest first. */
export interface ApiLogList {
  /** The items on this page. It may be empty while `has_more` is true. */
  data: readonly ApiLogEntry[]
  /** True when there is another page. */
  has_more: boolean
  /** The `cursor` of the next page; null on the last page. */
  next_cursor: string | null
  request_id: RequestId
}

/** An API call. */
export interface ApiLogEntryResponse {
  data: ApiLogEntry
  request_id: RequestId
}

/** What happened in one hour. */
export interface HourOfFigures {
  hour: Timestamp
  /** Received messages. */
  message_inbound: number
  /**
   * Sent messages, whatever became of them. A scheduled message counts when it is due; one that was canceled does not
   * count.
   */
  message_outbound: number
  /** Messages that were sent in this hour, and delivered soon. */
  message_delivered: number
  /** Messages that failed in this hour, without those that were canceled. */
  message_failed: number
  /** Webhook attempts that succeeded. */
  delivery_succeeded: number
  /** Webhook attempts that failed and are retried. */
  delivery_failed: number
  /** Webhook attempts that failed and are not retried. */
  delivery_dead: number
  /** API calls with a 2xx status. */
  log_2xx: number
  /** API calls with a 3xx status. */
  log_3xx: number
  /** API calls with a 4xx status. */
  log_4xx: number
  /** API calls with a 5xx status. */
  log_5xx: number
}

/** A webhook subscription that fails, or was disabled because it failed. */
export interface UnhealthyWebhook {
  id: WebhookSubscriptionId
  /** The URL of the receiver. */
  url: string
  /** Whether it is enabled. */
  enabled: boolean
  disabled_reason: WebhookDisabledReason
  /** The first failure that no success has followed. */
  failing_since: string | null
}

/** How much of a budget is used; null if it is turned off. */
export type RateLimitUse = { limit: number; remaining: number; resets_in_seconds: number } | null

/** What happened in an organization. */
export interface Figures {
  /** Always `figures`. */
  object: 'figures'
  from: Timestamp
  to: Timestamp
  /** One entry for each hour, oldest first. */
  hours: readonly HourOfFigures[]
  /** The webhook subscriptions now. */
  webhooks: { working: number; failing: number; disabled: number; unhealthy: readonly UnhealthyWebhook[] }
  /** The budgets of the organization's API keys in the current minute. */
  rate_limits: { read: RateLimitUse; write: RateLimitUse }
}

/** The figures of an organization. */
export interface FiguresResponse {
  data: Figures
  request_id: RequestId
}

/** The attempts that began in one hour. */
export interface HourOfAttempts {
  hour: Timestamp
  /** Attempts that succeeded. */
  delivery_succeeded: number
  /** Attempts that failed and are retried. */
  delivery_failed: number
  /** Attempts that failed and are not retried. */
  delivery_dead: number
}

/** The attempts of a webhook subscription. */
export interface WebhookFigures {
  /** Always `webhook_figures`. */
  object: 'webhook_figures'
  from: Timestamp
  to: Timestamp
  /** One entry for each hour, oldest first. */
  hours: readonly HourOfAttempts[]
}

/** The figures of a webhook subscription. */
export interface WebhookFiguresResponse {
  data: WebhookFigures
  request_id: RequestId
}

/** The id of a message. */
export type MessageId = string

/** A public link to a message. */
export interface MessageLink {
  /** The id of the link. */
  id: string
  /** Always `message_link`. */
  object: 'message_link'
  message_id: MessageId
  /** Only an active link shows the message. */
  status: 'active' | 'expired' | 'revoked'
  created_by: UserReference
  /** The link. Only the response to the creation shows it; otherwise null. */
  url: string | null
  expires_at: Timestamp
  created_at: Timestamp
}

/** A page of public links to a message, newest first. */
export interface MessageLinkList {
  /** The items on this page; empty if nothing matches. */
  data: readonly MessageLink[]
  /** True when there is another page. */
  has_more: boolean
  /** The `cursor` of the next page; null on the last page. */
  next_cursor: string | null
  request_id: RequestId
}

/** The message to link to, and how long. */
export interface MessageLinkCreate {
  message_id: MessageId
  /** How long the link works, in days. */
  expires_in_days?: number | undefined
}

/** The message to link to, and how long. */
export interface MessageLinkCreateWithDefaults {
  message_id: MessageId
  /** How long the link works, in days. */
  expires_in_days: number
}

/** A public link to a message. */
export interface MessageLinkResponse {
  data: MessageLink
  request_id: RequestId
}

/** A revoked link. */
export interface DeletedMessageLink {
  /** The id of the link. */
  id: string
  /** Always `message_link`. */
  object: 'message_link'
  message_id: MessageId
  /** Always true. */
  deleted: true
}

/** A revoked link. */
export interface DeletedMessageLinkResponse {
  data: DeletedMessageLink
  request_id: RequestId
}

/** What the signed-in user does in a conversation. */
export interface PresenceUpdate {
  conversation_id: ConversationId
  /** Whether the user sees the conversation, writes in it, or has left it. */
  state: 'viewing' | 'writing' | 'left'
}

/** A user who has a conversation open. */
export interface PresentUser {
  user: UserReference
  /** Whether the user sees the conversation, or writes in it. */
  state: 'viewing' | 'writing'
}

/** The other users who have a conversation open. */
export interface Presence {
  /** Always `presence`. */
  object: 'presence'
  conversation_id: ConversationId
  /** The other users; empty if there are none. */
  others: readonly PresentUser[]
}

/** The other users in a conversation. */
export interface PresenceResponse {
  data: Presence
  request_id: RequestId
}
