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
export type Session = {
  id: SessionId
  /** Always `session`. */
  object: 'session'
  /** The signed-in user. */
  user: { id: UserId; name: string; email: string }
  role: Role
  /** The organization of the user. */
  organization: { id: string; name: string; plan: 'standard' | 'platform' }
  /** The organizations to which the user belongs, by name, with the one that is open. */
  organizations: { id: string; name: string }[]
  /** The teams of the organization, the oldest first. */
  teams: { id: string; name: string }[]
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
export type SessionResponse = {
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
export type ErrorDetail = {
  type: ErrorType
  code: ErrorCode
  /** A human-readable explanation. Its wording may change; use `code` in programs. */
  message: string
  /**
   * The request field concerned, if there is one: the path of a body field (`contact_ids[3]`, `metadata.plan`), or the
   * name of a query parameter, path parameter or header.
   */
  param?: string
  request_id: RequestId
}

/** The body of every error response. */
export type Error = {
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
export type DashboardErrorDetail = {
  type: ErrorType
  code: DashboardErrorCode
  /** A human-readable explanation. Its wording may change; use `code` in programs. */
  message: string
  /** The request field concerned, if there is one. */
  param?: string
  request_id: RequestId
}

/** The body of an error response that only the API of the dashboard returns. */
export type DashboardError = {
  error: DashboardErrorDetail
}

/** The credentials of a user. */
export type SessionCreate = {
  /** The email address. Upper and lower case are the same. */
  email: string
  /** The password. */
  password: string
  /**
   * The current code of the user's authenticator app, or one of the recovery codes. Only for a user with a second
   * factor.
   */
  code?: string
}

/** An ended session. */
export type DeletedSession = {
  id: SessionId
  /** Always `session`. */
  object: 'session'
  /** Always true. */
  deleted: true
}

/** An ended session. */
export type DeletedSessionResponse = {
  data: DeletedSession
  request_id: RequestId
}

/** What to change of the session. */
export type SessionUpdate = {
  /** The organization to open. */
  organization_id: string
}

/** What the browser needs to create or use a passkey. */
export type PasskeyChallenge = {
  /** Always `passkey_challenge`. */
  object: 'passkey_challenge'
  /**
   * The options of WebAuthn as JSON, for `PublicKeyCredential.parseCreationOptionsFromJSON` or
   * `parseRequestOptionsFromJSON`.
   */
  public_key: string
}

/** What the browser needs. */
export type PasskeyChallengeResponse = {
  data: PasskeyChallenge
  request_id: RequestId
}

/** A passkey that the browser has used. */
export type PasskeySessionCreate = {
  /** The credential of the browser as JSON, `JSON.stringify(credential)`. */
  credential: string
}

/** Single sign-on through an identity provider (OpenID Connect). */
export type OidcMethod = {
  /** The name of the provider, for the button. */
  name: string
  /** Where the browser goes to sign in, without a script. */
  url: string
}

/** How users sign in to this service. */
export type SignInMethods = {
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
export type SignInMethodsResponse = {
  data: SignInMethods
  request_id: RequestId
}

/**
 * The new password. One that is easy to guess is refused: a common one, a pattern such as `aaaaaaaaaaaa`, or one that
 * is made of the user's name and email address.
 */
export type NewPassword = string

/** The current and the new password. */
export type PasswordUpdate = {
  /** The current password. */
  current_password: string
  new_password: NewPassword
}

/** A changed password. */
export type ChangedPassword = {
  /** Always `password`. */
  object: 'password'
  /** Always true. */
  changed: true
}

/** A changed password. */
export type ChangedPasswordResponse = {
  data: ChangedPassword
  request_id: RequestId
}

/** Who has forgotten the password. */
export type PasswordResetCreate = {
  /** The email address. Upper and lower case are the same. */
  email: string
}

/** A request for a new password. */
export type PasswordReset = {
  /** Always `password_reset`. */
  object: 'password_reset'
  /**
   * How the link reaches the user: `mail` if the service sends mail; otherwise the user asks the `operator` of the
   * service. It is the same for an unknown address.
   */
  delivery: 'mail' | 'operator'
}

/** A request for a new password. */
export type PasswordResetResponse = {
  data: PasswordReset
  request_id: RequestId
}

/** The link, and the new password. */
export type PasswordResetComplete = {
  /** What follows `token=` in the link. */
  token: string
  new_password: NewPassword
}

/** The password of the user. */
export type SecondFactorCreate = {
  /** The password of the user. */
  password: string
}

/** A second factor that is not active yet. */
export type SecondFactor = {
  /** Always `second_factor`. */
  object: 'second_factor'
  /**
   * The `otpauth://` URI to show as a QR code, which an authenticator app scans. Its parameter `secret` can be typed in
   * instead.
   */
  totp_uri: string
  /** Codes for when the app is lost. Each works once. Only this response shows them. */
  recovery_codes: string[]
}

/** A second factor that is not active yet. */
export type SecondFactorResponse = {
  data: SecondFactor
  request_id: RequestId
}

/** What activates the second factor (`enabled: true` and `code`), or removes it (`enabled: false` and `password`). */
export type SecondFactorUpdate = {
  /** Whether the user is to sign in with the second factor. */
  enabled: boolean
  /** The code that the authenticator app shows. Required to activate. */
  code?: string
  /** The password of the user. Required to remove. */
  password?: string
}

/** Whether the user signs in with a second factor. */
export type SecondFactorState = {
  /** Always `second_factor`. */
  object: 'second_factor'
  /** Whether the user signs in with a second factor. */
  enabled: boolean
}

/** Whether the user signs in with a second factor. */
export type SecondFactorStateResponse = {
  data: SecondFactorState
  request_id: RequestId
}

/** A passkey of the signed-in user. */
export type Passkey = {
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
export type PasskeyList = {
  /** The items on this page; empty if nothing matches. */
  data: Passkey[]
  /** True when there is another page. */
  has_more: boolean
  /** The `cursor` of the next page; null on the last page. */
  next_cursor: string | null
  request_id: RequestId
}

/** A passkey that the browser has created. */
export type PasskeyCreate = {
  /** A name by which the user recognizes it. */
  name: string
  /** The credential of the browser as JSON, `JSON.stringify(credential)`. */
  credential: string
}

/** A passkey. */
export type PasskeyResponse = {
  data: Passkey
  request_id: RequestId
}

/** What proves that the user is there. */
export type PasskeyChallengeCreate = {
  /** The password of the user. Required ten minutes after the sign-in. */
  password?: string
}

/** A passkey that was removed. */
export type DeletedPasskey = {
  /** The id of the passkey. */
  id: string
  /** Always `passkey`. */
  object: 'passkey'
  /** Always true. */
  deleted: true
}

/** The removed passkey. */
export type DeletedPasskeyResponse = {
  data: DeletedPasskey
  request_id: RequestId
}

/** The new name. */
export type PasskeyUpdate = {
  /** A name by which the user recognizes it. */
  name: string
}

/** A session of the signed-in user. */
export type UserSession = {
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
export type UserSessionList = {
  /** The items on this page; empty if nothing matches. */
  data: UserSession[]
  /** True when there is another page. */
  has_more: boolean
  /** The `cursor` of the next page; null on the last page. */
  next_cursor: string | null
  request_id: RequestId
}

/** How many sessions ended. */
export type DeletedUserSessions = {
  /** Always `user_sessions`. */
  object: 'user_sessions'
  /** The number of sessions that ended. */
  count: number
  /** Always true. */
  deleted: true
}

/** The ended sessions. */
export type DeletedUserSessionsResponse = {
  data: DeletedUserSessions
  request_id: RequestId
}

/** Changes of the profile. */
export type ProfileUpdate = {
  /** The new full name. */
  name: string
}

/** A user who signs in to the dashboard. */
export type Member = {
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
export type MemberResponse = {
  data: Member
  request_id: RequestId
}

/** Whether the user is available. */
export type AvailabilityUpdate = {
  /** False to be away. */
  available: boolean
}

/** Whether conversations are assigned in turn to a user. */
export type Availability = {
  id: UserId
  /** Always `availability`. */
  object: 'availability'
  /** False while the user is away. */
  available: boolean
}

/** Whether conversations are assigned in turn to a user. */
export type AvailabilityResponse = {
  data: Availability
  request_id: RequestId
}

/** A page of members, newest first. */
export type MemberList = {
  /** The items on this page; empty if nothing matches. */
  data: Member[]
  /** True when there is another page. */
  has_more: boolean
  /** The `cursor` of the next page; null on the last page. */
  next_cursor: string | null
  request_id: RequestId
}

/** A removed member. */
export type DeletedMember = {
  id: UserId
  /** Always `member`. */
  object: 'member'
  /** Always true. */
  deleted: true
}

/** A removed member. */
export type DeletedMemberResponse = {
  data: DeletedMember
  request_id: RequestId
}

/** Changes of a member. */
export type MemberUpdate = {
  role: Role
}

/** A link with which a member chooses a new password. */
export type MemberPasswordReset = {
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
export type MemberPasswordResetResponse = {
  data: MemberPasswordReset
  request_id: RequestId
}

/** A user of the organization. */
export type UserReference = {
  id: UserId
  /** The full name. */
  name: string
}

/** An invitation to the organization. */
export type Invitation = {
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
export type InvitationList = {
  /** The items on this page; empty if nothing matches. */
  data: Invitation[]
  /** True when there is another page. */
  has_more: boolean
  /** The `cursor` of the next page; null on the last page. */
  next_cursor: string | null
  request_id: RequestId
}

/** Who is invited, and the role. */
export type InvitationCreate = {
  /** The email address. It must not already sign in to the dashboard. */
  email: string
  role: Role
}

/** An invitation. */
export type InvitationResponse = {
  data: Invitation
  request_id: RequestId
}

/** The link of the invitation, and the new user. */
export type InvitationAccept = {
  /** What follows `token=` in the link. */
  token: string
  /** The full name. */
  name: string
  password: NewPassword
}

/** A revoked invitation. */
export type DeletedInvitation = {
  /** The id of the invitation. */
  id: string
  /** Always `invitation`. */
  object: 'invitation'
  /** Always true. */
  deleted: true
}

/** A revoked invitation. */
export type DeletedInvitationResponse = {
  data: DeletedInvitation
  request_id: RequestId
}

/** The invitation. */
export type MembershipCreate = {
  /** The token of the invitation's link. */
  token: string
}

/** A membership that has ended. */
export type DeletedMembership = {
  id: UserId
  /** Always `membership`. */
  object: 'membership'
  /** Always true. */
  deleted: true
}

/** The membership that has ended. */
export type DeletedMembershipResponse = {
  data: DeletedMembership
  request_id: RequestId
}

/** The organization of the signed-in user. */
export type Organization = {
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
export type OrganizationResponse = {
  data: Organization
  request_id: RequestId
}

/** The fields of the organization to change. Omitted fields keep their values. */
export type OrganizationUpdate = {
  /** The new name. */
  name?: string
  /**
   * How long before the window of a conversation closes `conversation.window_closing` is sent, in minutes; null for no
   * such event. A change applies to windows that open, or are extended, afterwards.
   */
  window_closing_minutes?: number | null
  /**
   * Whether members must sign in with a second factor. Members without one set it up before anything else works. The
   * caller must be signed in with one: otherwise it is 403 `second_factor_missing`.
   */
  require_second_factor?: boolean
  /** Whether members may create public links to messages. If not, those that exist do not work either. */
  public_message_links?: boolean
  /** The color of the buttons on the setup pages, as `#` and six hexadecimal digits; null for the default. */
  brand_color?: string | null
  /**
   * The logo on the setup pages: a PNG, JPEG or WebP file of at most 64 KiB as a data URL in base64; null to show the
   * name instead.
   */
  brand_logo?: string | null
}

/**
 * The upstream provider's id of a business phone number. It identifies a connected account in paths. `GET /v1/accounts`
 * returns it on each row.
 */
export type PhoneNumberId = string

/** The new PIN. */
export type AccountPinUpdate = {
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
export type AccountRestrictionDetail = {
  /** What is restricted, by the provider. The set may grow. */
  type: string
  /** When it ends; null if the provider gave no end. */
  ends_at: Timestamp | null
}

/**
 * An alert or another report of the provider about an account, for people to read. It changes nothing by itself. An
 * addition of this service.
 */
export type AccountAlert = {
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
export type CustomerReference = {
  id: CustomerId
  /** The name of the end-customer. */
  name: string
}

/** The import of the messages of up to six months that a business had in the provider's app. */
export type HistorySync = {
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
export type Account = {
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
  restrictions?: AccountRestrictionDetail[]
  /** The latest alerts of the provider about the account, newest first. */
  alerts?: AccountAlert[]
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
  messaging_limit?: string | null
  /**
   * The provider's decision about the display name, such as `APPROVED`, `DECLINED` or `PENDING_REVIEW`; null until it
   * has reported one.
   */
  name_status?: string | null
  /** The end-customer that the account belongs to; null when the account is your organization's own. */
  customer: CustomerReference | null
  /**
   * Whether the business also uses the number in the provider's app on its phone. Such a number sends up to 20 messages
   * a second.
   */
  in_business_app?: boolean
  /**
   * The import of the messages that the business had in the provider's app before the account was connected; null if
   * none was requested.
   */
  history_sync?: HistorySync | null
  /** When the account was connected. */
  created_at: Timestamp
  /** When the account last changed. */
  updated_at: Timestamp
}

/** An account. */
export type AccountResponse = {
  data: Account
  request_id: RequestId
}

/** An API key, without its secret part. */
export type ApiKey = {
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
export type ApiKeyList = {
  /** The items on this page; empty if nothing matches. */
  data: ApiKey[]
  /** True when there is another page. */
  has_more: boolean
  /** The `cursor` of the next page; null on the last page. */
  next_cursor: string | null
  request_id: RequestId
}

/** An API key to create. */
export type ApiKeyCreate = {
  /** What the key is for, such as the program that will use it. */
  name: string
  /** When the key expires; in the future. Without it the key does not expire. */
  expires_at?: string
}

/** A new API key. Only this response shows all of it. */
export type CreatedApiKey = {
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
export type CreatedApiKeyResponse = {
  data: CreatedApiKey
  request_id: RequestId
}

/** An API key. */
export type ApiKeyResponse = {
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
export type NoticeSubscription = {
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
export type Quota = {
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
export type Notice = {
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
export type NoticeList = {
  /** The items on this page; empty if nothing matches. */
  data: Notice[]
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
export type AccountReference = {
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
export type NoteAuthor = {
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
export type Note = {
  id: NoteId
  /** Always `note`. */
  object: 'note'
  conversation_id: ConversationId
  /** The contact of the conversation. In a group, the one who wrote last. */
  contact_id: ContactId
  channel_account: AccountReference
  text: NoteText
  /** The users whom the text mentions, each once. */
  mentions: string[]
  author: NoteAuthor
  /** When the text last changed; null if it never did. */
  edited_at: Timestamp | null
  /** When the note was written. */
  created_at: Timestamp
}

/** A note that mentions the signed-in user. */
export type Mention = {
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
export type MentionList = {
  /** The items on this page; empty if nothing matches. */
  data: Mention[]
  /** True when there is another page. */
  has_more: boolean
  /** The `cursor` of the next page; null on the last page. */
  next_cursor: string | null
  request_id: RequestId
}

/** The mentions to mark as read. */
export type MentionsRead = {
  /** The ids of the mentions; all of the user without it. */
  ids?: NoteId[]
}

/** How many mentions were marked as read. */
export type ReadMentions = {
  /** Always `read_mentions`. */
  object: 'read_mentions'
  /** The number of mentions that were not read before. */
  count: number
}

/** How many mentions were marked as read. */
export type ReadMentionsResponse = {
  data: ReadMentions
  request_id: RequestId
}

/** A user, as the user was called then. */
export type AuditLogUser = {
  id: UserId
  /** The full name. */
  name: string
  /** The email address. */
  email: string
}

/** Something that a user did in the dashboard, or the operator of the service for the organization. */
export type AuditLogEntry = {
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
export type AuditLogList = {
  /** The items on this page; empty if nothing matches. */
  data: AuditLogEntry[]
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
export type ApiLogEntry = {
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
export type ApiLogList = {
  /** The items on this page. It may be empty while `has_more` is true. */
  data: ApiLogEntry[]
  /** True when there is another page. */
  has_more: boolean
  /** The `cursor` of the next page; null on the last page. */
  next_cursor: string | null
  request_id: RequestId
}

/** An API call. */
export type ApiLogEntryResponse = {
  data: ApiLogEntry
  request_id: RequestId
}

/** What happened in one hour. */
export type HourOfFigures = {
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
export type UnhealthyWebhook = {
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
export type Figures = {
  /** Always `figures`. */
  object: 'figures'
  from: Timestamp
  to: Timestamp
  /** One entry for each hour, oldest first. */
  hours: HourOfFigures[]
  /** The webhook subscriptions now. */
  webhooks: { working: number; failing: number; disabled: number; unhealthy: UnhealthyWebhook[] }
  /** The budgets of the organization's API keys in the current minute. */
  rate_limits: { read: RateLimitUse; write: RateLimitUse }
}

/** The figures of an organization. */
export type FiguresResponse = {
  data: Figures
  request_id: RequestId
}

/** The attempts that began in one hour. */
export type HourOfAttempts = {
  hour: Timestamp
  /** Attempts that succeeded. */
  delivery_succeeded: number
  /** Attempts that failed and are retried. */
  delivery_failed: number
  /** Attempts that failed and are not retried. */
  delivery_dead: number
}

/** The attempts of a webhook subscription. */
export type WebhookFigures = {
  /** Always `webhook_figures`. */
  object: 'webhook_figures'
  from: Timestamp
  to: Timestamp
  /** One entry for each hour, oldest first. */
  hours: HourOfAttempts[]
}

/** The figures of a webhook subscription. */
export type WebhookFiguresResponse = {
  data: WebhookFigures
  request_id: RequestId
}

/** The id of a message. */
export type MessageId = string

/** A public link to a message. */
export type MessageLink = {
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
export type MessageLinkList = {
  /** The items on this page; empty if nothing matches. */
  data: MessageLink[]
  /** True when there is another page. */
  has_more: boolean
  /** The `cursor` of the next page; null on the last page. */
  next_cursor: string | null
  request_id: RequestId
}

/** The message to link to, and how long. */
export type MessageLinkCreate = {
  message_id: MessageId
  /** How long the link works, in days. */
  expires_in_days?: number
}

/** A public link to a message. */
export type MessageLinkResponse = {
  data: MessageLink
  request_id: RequestId
}

/** A revoked link. */
export type DeletedMessageLink = {
  /** The id of the link. */
  id: string
  /** Always `message_link`. */
  object: 'message_link'
  message_id: MessageId
  /** Always true. */
  deleted: true
}

/** A revoked link. */
export type DeletedMessageLinkResponse = {
  data: DeletedMessageLink
  request_id: RequestId
}

/** What the signed-in user does in a conversation. */
export type PresenceUpdate = {
  conversation_id: ConversationId
  /** Whether the user sees the conversation, writes in it, or has left it. */
  state: 'viewing' | 'writing' | 'left'
}

/** A user who has a conversation open. */
export type PresentUser = {
  user: UserReference
  /** Whether the user sees the conversation, or writes in it. */
  state: 'viewing' | 'writing'
}

/** The other users who have a conversation open. */
export type Presence = {
  /** Always `presence`. */
  object: 'presence'
  conversation_id: ConversationId
  /** The other users; empty if there are none. */
  others: PresentUser[]
}

/** The other users in a conversation. */
export type PresenceResponse = {
  data: Presence
  request_id: RequestId
}

export interface components {
  schemas: {
    RequestId: RequestId
    SessionId: SessionId
    UserId: UserId
    Role: Role
    Timestamp: Timestamp
    Session: Session
    SessionResponse: SessionResponse
    ErrorType: ErrorType
    ErrorCode: ErrorCode
    ErrorDetail: ErrorDetail
    Error: Error
    DashboardErrorCode: DashboardErrorCode
    DashboardErrorDetail: DashboardErrorDetail
    DashboardError: DashboardError
    SessionCreate: SessionCreate
    DeletedSession: DeletedSession
    DeletedSessionResponse: DeletedSessionResponse
    SessionUpdate: SessionUpdate
    PasskeyChallenge: PasskeyChallenge
    PasskeyChallengeResponse: PasskeyChallengeResponse
    PasskeySessionCreate: PasskeySessionCreate
    OidcMethod: OidcMethod
    SignInMethods: SignInMethods
    SignInMethodsResponse: SignInMethodsResponse
    NewPassword: NewPassword
    PasswordUpdate: PasswordUpdate
    ChangedPassword: ChangedPassword
    ChangedPasswordResponse: ChangedPasswordResponse
    PasswordResetCreate: PasswordResetCreate
    PasswordReset: PasswordReset
    PasswordResetResponse: PasswordResetResponse
    PasswordResetComplete: PasswordResetComplete
    SecondFactorCreate: SecondFactorCreate
    SecondFactor: SecondFactor
    SecondFactorResponse: SecondFactorResponse
    SecondFactorUpdate: SecondFactorUpdate
    SecondFactorState: SecondFactorState
    SecondFactorStateResponse: SecondFactorStateResponse
    Passkey: Passkey
    PasskeyList: PasskeyList
    PasskeyCreate: PasskeyCreate
    PasskeyResponse: PasskeyResponse
    PasskeyChallengeCreate: PasskeyChallengeCreate
    DeletedPasskey: DeletedPasskey
    DeletedPasskeyResponse: DeletedPasskeyResponse
    PasskeyUpdate: PasskeyUpdate
    UserSession: UserSession
    UserSessionList: UserSessionList
    DeletedUserSessions: DeletedUserSessions
    DeletedUserSessionsResponse: DeletedUserSessionsResponse
    ProfileUpdate: ProfileUpdate
    Member: Member
    MemberResponse: MemberResponse
    AvailabilityUpdate: AvailabilityUpdate
    Availability: Availability
    AvailabilityResponse: AvailabilityResponse
    MemberList: MemberList
    DeletedMember: DeletedMember
    DeletedMemberResponse: DeletedMemberResponse
    MemberUpdate: MemberUpdate
    MemberPasswordReset: MemberPasswordReset
    MemberPasswordResetResponse: MemberPasswordResetResponse
    UserReference: UserReference
    Invitation: Invitation
    InvitationList: InvitationList
    InvitationCreate: InvitationCreate
    InvitationResponse: InvitationResponse
    InvitationAccept: InvitationAccept
    DeletedInvitation: DeletedInvitation
    DeletedInvitationResponse: DeletedInvitationResponse
    MembershipCreate: MembershipCreate
    DeletedMembership: DeletedMembership
    DeletedMembershipResponse: DeletedMembershipResponse
    Organization: Organization
    OrganizationResponse: OrganizationResponse
    OrganizationUpdate: OrganizationUpdate
    PhoneNumberId: PhoneNumberId
    AccountPinUpdate: AccountPinUpdate
    PhoneNumber: PhoneNumber
    AccountStatus: AccountStatus
    AccountRestriction: AccountRestriction
    AccountRestrictionDetail: AccountRestrictionDetail
    AccountAlert: AccountAlert
    CustomerId: CustomerId
    CustomerReference: CustomerReference
    HistorySync: HistorySync
    Account: Account
    AccountResponse: AccountResponse
    ApiKey: ApiKey
    ApiKeyList: ApiKeyList
    ApiKeyCreate: ApiKeyCreate
    CreatedApiKey: CreatedApiKey
    CreatedApiKeyResponse: CreatedApiKeyResponse
    ApiKeyResponse: ApiKeyResponse
    WebhookSubscriptionId: WebhookSubscriptionId
    WebhookDisabledReason: WebhookDisabledReason
    NoticeSubscription: NoticeSubscription
    Quota: Quota
    Notice: Notice
    NoticeList: NoticeList
    NoteId: NoteId
    ConversationId: ConversationId
    ContactId: ContactId
    AccountReference: AccountReference
    NoteText: NoteText
    NoteAuthor: NoteAuthor
    Note: Note
    Mention: Mention
    MentionList: MentionList
    MentionsRead: MentionsRead
    ReadMentions: ReadMentions
    ReadMentionsResponse: ReadMentionsResponse
    AuditLogUser: AuditLogUser
    AuditLogEntry: AuditLogEntry
    AuditLogList: AuditLogList
    StatusClass: StatusClass
    HttpMethod: HttpMethod
    ApiLogEntry: ApiLogEntry
    ApiLogList: ApiLogList
    ApiLogEntryResponse: ApiLogEntryResponse
    HourOfFigures: HourOfFigures
    UnhealthyWebhook: UnhealthyWebhook
    RateLimitUse: RateLimitUse
    Figures: Figures
    FiguresResponse: FiguresResponse
    HourOfAttempts: HourOfAttempts
    WebhookFigures: WebhookFigures
    WebhookFiguresResponse: WebhookFiguresResponse
    MessageId: MessageId
    MessageLink: MessageLink
    MessageLinkList: MessageLinkList
    MessageLinkCreate: MessageLinkCreate
    MessageLinkResponse: MessageLinkResponse
    DeletedMessageLink: DeletedMessageLink
    DeletedMessageLinkResponse: DeletedMessageLinkResponse
    PresenceUpdate: PresenceUpdate
    PresentUser: PresentUser
    Presence: Presence
    PresenceResponse: PresenceResponse
  }
}

export interface operations {
  getSession: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      200: { headers: { [name: string]: unknown }; content: { 'application/json': SessionResponse } }
      400: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
      401: { headers: { [name: string]: unknown }; content: { 'application/json': DashboardError } }
      429: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
      500: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
    }
  }
  createSession: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody: { content: { 'application/json': SessionCreate } }
    responses: {
      201: { headers: { [name: string]: unknown }; content: { 'application/json': SessionResponse } }
      400: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
      401: { headers: { [name: string]: unknown }; content: { 'application/json': DashboardError } }
      403: { headers: { [name: string]: unknown }; content: { 'application/json': DashboardError } }
      413: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
      415: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
      429: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
      500: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
    }
  }
  deleteSession: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      200: { headers: { [name: string]: unknown }; content: { 'application/json': DeletedSessionResponse } }
      400: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
      401: { headers: { [name: string]: unknown }; content: { 'application/json': DashboardError } }
      403: { headers: { [name: string]: unknown }; content: { 'application/json': DashboardError } }
      429: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
      500: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
    }
  }
  updateSession: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody: { content: { 'application/json': SessionUpdate } }
    responses: {
      200: { headers: { [name: string]: unknown }; content: { 'application/json': SessionResponse } }
      400: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
      401: { headers: { [name: string]: unknown }; content: { 'application/json': DashboardError } }
      403: { headers: { [name: string]: unknown }; content: { 'application/json': DashboardError } }
      404: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
      413: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
      415: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
      429: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
      500: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
    }
  }
  createSessionChallenge: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      201: { headers: { [name: string]: unknown }; content: { 'application/json': PasskeyChallengeResponse } }
      400: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
      403: { headers: { [name: string]: unknown }; content: { 'application/json': DashboardError } }
      429: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
      500: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
    }
  }
  createPasskeySession: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody: { content: { 'application/json': PasskeySessionCreate } }
    responses: {
      201: { headers: { [name: string]: unknown }; content: { 'application/json': SessionResponse } }
      400: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
      401: { headers: { [name: string]: unknown }; content: { 'application/json': DashboardError } }
      403: { headers: { [name: string]: unknown }; content: { 'application/json': DashboardError } }
      413: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
      415: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
      429: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
      500: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
    }
  }
  getSignInMethods: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      200: { headers: { [name: string]: unknown }; content: { 'application/json': SignInMethodsResponse } }
      400: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
      429: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
      500: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
    }
  }
  updatePassword: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody: { content: { 'application/json': PasswordUpdate } }
    responses: {
      200: { headers: { [name: string]: unknown }; content: { 'application/json': ChangedPasswordResponse } }
      400: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
      401: { headers: { [name: string]: unknown }; content: { 'application/json': DashboardError } }
      403: { headers: { [name: string]: unknown }; content: { 'application/json': DashboardError } }
      413: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
      415: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
      429: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
      500: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
    }
  }
  createPasswordReset: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody: { content: { 'application/json': PasswordResetCreate } }
    responses: {
      201: { headers: { [name: string]: unknown }; content: { 'application/json': PasswordResetResponse } }
      400: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
      403: { headers: { [name: string]: unknown }; content: { 'application/json': DashboardError } }
      413: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
      415: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
      429: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
      500: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
    }
  }
  completePasswordReset: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody: { content: { 'application/json': PasswordResetComplete } }
    responses: {
      200: { headers: { [name: string]: unknown }; content: { 'application/json': ChangedPasswordResponse } }
      400: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
      403: { headers: { [name: string]: unknown }; content: { 'application/json': DashboardError } }
      409: { headers: { [name: string]: unknown }; content: { 'application/json': DashboardError } }
      413: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
      415: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
      429: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
      500: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
    }
  }
  createSecondFactor: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody: { content: { 'application/json': SecondFactorCreate } }
    responses: {
      201: { headers: { [name: string]: unknown }; content: { 'application/json': SecondFactorResponse } }
      400: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
      401: { headers: { [name: string]: unknown }; content: { 'application/json': DashboardError } }
      403: { headers: { [name: string]: unknown }; content: { 'application/json': DashboardError } }
      409: { headers: { [name: string]: unknown }; content: { 'application/json': DashboardError } }
      413: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
      415: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
      429: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
      500: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
    }
  }
  updateSecondFactor: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody: { content: { 'application/json': SecondFactorUpdate } }
    responses: {
      200: { headers: { [name: string]: unknown }; content: { 'application/json': SecondFactorStateResponse } }
      400: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
      401: { headers: { [name: string]: unknown }; content: { 'application/json': DashboardError } }
      403: { headers: { [name: string]: unknown }; content: { 'application/json': DashboardError } }
      413: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
      415: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
      429: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
      500: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
    }
  }
  listPasskeys: {
    parameters: {
      query?: {
        /**
         * The maximum number of items per page. Digits only; leading zeros are ignored. Anything else is
         * `invalid_limit`.
         */
        limit?: number
        /**
         * The `next_cursor` of the previous page, unchanged. It is opaque. It is valid only for the same list, account
         * and filters; otherwise the response is `invalid_cursor`. `limit` may differ between pages.
         */
        cursor?: string
      }
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      200: { headers: { [name: string]: unknown }; content: { 'application/json': PasskeyList } }
      400: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
      401: { headers: { [name: string]: unknown }; content: { 'application/json': DashboardError } }
      429: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
      500: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
    }
  }
  createPasskey: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody: { content: { 'application/json': PasskeyCreate } }
    responses: {
      201: { headers: { [name: string]: unknown }; content: { 'application/json': PasskeyResponse } }
      400: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
      401: { headers: { [name: string]: unknown }; content: { 'application/json': DashboardError } }
      403: { headers: { [name: string]: unknown }; content: { 'application/json': DashboardError } }
      413: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
      415: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
      429: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
      500: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
    }
  }
  createPasskeyChallenge: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody: { content: { 'application/json': PasskeyChallengeCreate } }
    responses: {
      201: { headers: { [name: string]: unknown }; content: { 'application/json': PasskeyChallengeResponse } }
      400: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
      401: { headers: { [name: string]: unknown }; content: { 'application/json': DashboardError } }
      403: { headers: { [name: string]: unknown }; content: { 'application/json': DashboardError } }
      413: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
      415: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
      429: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
      500: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
    }
  }
  deletePasskey: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** The id of the passkey. */
        id: string
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      200: { headers: { [name: string]: unknown }; content: { 'application/json': DeletedPasskeyResponse } }
      400: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
      401: { headers: { [name: string]: unknown }; content: { 'application/json': DashboardError } }
      403: { headers: { [name: string]: unknown }; content: { 'application/json': DashboardError } }
      404: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
      429: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
      500: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
    }
  }
  updatePasskey: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** The id of the passkey. */
        id: string
      }
      cookie?: never
    }
    requestBody: { content: { 'application/json': PasskeyUpdate } }
    responses: {
      200: { headers: { [name: string]: unknown }; content: { 'application/json': PasskeyResponse } }
      400: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
      401: { headers: { [name: string]: unknown }; content: { 'application/json': DashboardError } }
      403: { headers: { [name: string]: unknown }; content: { 'application/json': DashboardError } }
      404: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
      413: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
      415: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
      429: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
      500: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
    }
  }
  listUserSessions: {
    parameters: {
      query?: {
        /**
         * The maximum number of items per page. Digits only; leading zeros are ignored. Anything else is
         * `invalid_limit`.
         */
        limit?: number
        /**
         * The `next_cursor` of the previous page, unchanged. It is opaque. It is valid only for the same list, account
         * and filters; otherwise the response is `invalid_cursor`. `limit` may differ between pages.
         */
        cursor?: string
      }
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      200: { headers: { [name: string]: unknown }; content: { 'application/json': UserSessionList } }
      400: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
      401: { headers: { [name: string]: unknown }; content: { 'application/json': DashboardError } }
      429: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
      500: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
    }
  }
  deleteOtherUserSessions: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      200: { headers: { [name: string]: unknown }; content: { 'application/json': DeletedUserSessionsResponse } }
      401: { headers: { [name: string]: unknown }; content: { 'application/json': DashboardError } }
      403: { headers: { [name: string]: unknown }; content: { 'application/json': DashboardError } }
      429: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
      500: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
    }
  }
  deleteUserSession: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** The id of the session. */
        id: string
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      200: { headers: { [name: string]: unknown }; content: { 'application/json': DeletedSessionResponse } }
      400: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
      401: { headers: { [name: string]: unknown }; content: { 'application/json': DashboardError } }
      403: { headers: { [name: string]: unknown }; content: { 'application/json': DashboardError } }
      404: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
      429: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
      500: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
    }
  }
  updateProfile: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody: { content: { 'application/json': ProfileUpdate } }
    responses: {
      200: { headers: { [name: string]: unknown }; content: { 'application/json': MemberResponse } }
      400: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
      401: { headers: { [name: string]: unknown }; content: { 'application/json': DashboardError } }
      403: { headers: { [name: string]: unknown }; content: { 'application/json': DashboardError } }
      413: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
      415: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
      429: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
      500: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
    }
  }
  updateAvailability: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody: { content: { 'application/json': AvailabilityUpdate } }
    responses: {
      200: { headers: { [name: string]: unknown }; content: { 'application/json': AvailabilityResponse } }
      400: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
      401: { headers: { [name: string]: unknown }; content: { 'application/json': DashboardError } }
      403: { headers: { [name: string]: unknown }; content: { 'application/json': DashboardError } }
      413: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
      415: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
      429: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
      500: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
    }
  }
  listMembers: {
    parameters: {
      query?: {
        /**
         * The maximum number of items per page. Digits only; leading zeros are ignored. Anything else is
         * `invalid_limit`.
         */
        limit?: number
        /**
         * The `next_cursor` of the previous page, unchanged. It is opaque. It is valid only for the same list, account
         * and filters; otherwise the response is `invalid_cursor`. `limit` may differ between pages.
         */
        cursor?: string
      }
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      200: { headers: { [name: string]: unknown }; content: { 'application/json': MemberList } }
      400: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
      401: { headers: { [name: string]: unknown }; content: { 'application/json': DashboardError } }
      429: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
      500: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
    }
  }
  deleteMember: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** The id of the user. */
        id: string
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      200: { headers: { [name: string]: unknown }; content: { 'application/json': DeletedMemberResponse } }
      400: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
      401: { headers: { [name: string]: unknown }; content: { 'application/json': DashboardError } }
      403: { headers: { [name: string]: unknown }; content: { 'application/json': DashboardError } }
      404: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
      409: { headers: { [name: string]: unknown }; content: { 'application/json': DashboardError } }
      429: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
      500: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
    }
  }
  updateMember: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** The id of the user. */
        id: string
      }
      cookie?: never
    }
    requestBody: { content: { 'application/json': MemberUpdate } }
    responses: {
      200: { headers: { [name: string]: unknown }; content: { 'application/json': MemberResponse } }
      400: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
      401: { headers: { [name: string]: unknown }; content: { 'application/json': DashboardError } }
      403: { headers: { [name: string]: unknown }; content: { 'application/json': DashboardError } }
      404: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
      409: { headers: { [name: string]: unknown }; content: { 'application/json': DashboardError } }
      413: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
      415: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
      429: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
      500: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
    }
  }
  createMemberPasswordReset: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** The id of the user. */
        id: string
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      201: { headers: { [name: string]: unknown }; content: { 'application/json': MemberPasswordResetResponse } }
      400: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
      401: { headers: { [name: string]: unknown }; content: { 'application/json': DashboardError } }
      403: { headers: { [name: string]: unknown }; content: { 'application/json': DashboardError } }
      404: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
      409: { headers: { [name: string]: unknown }; content: { 'application/json': DashboardError } }
      429: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
      500: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
    }
  }
  deleteMemberSecondFactor: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** The id of the user. */
        id: string
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      200: { headers: { [name: string]: unknown }; content: { 'application/json': MemberResponse } }
      400: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
      401: { headers: { [name: string]: unknown }; content: { 'application/json': DashboardError } }
      403: { headers: { [name: string]: unknown }; content: { 'application/json': DashboardError } }
      404: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
      409: { headers: { [name: string]: unknown }; content: { 'application/json': DashboardError } }
      429: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
      500: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
    }
  }
  listInvitations: {
    parameters: {
      query?: {
        /**
         * The maximum number of items per page. Digits only; leading zeros are ignored. Anything else is
         * `invalid_limit`.
         */
        limit?: number
        /**
         * The `next_cursor` of the previous page, unchanged. It is opaque. It is valid only for the same list, account
         * and filters; otherwise the response is `invalid_cursor`. `limit` may differ between pages.
         */
        cursor?: string
      }
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      200: { headers: { [name: string]: unknown }; content: { 'application/json': InvitationList } }
      400: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
      401: { headers: { [name: string]: unknown }; content: { 'application/json': DashboardError } }
      429: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
      500: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
    }
  }
  createInvitation: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody: { content: { 'application/json': InvitationCreate } }
    responses: {
      201: { headers: { [name: string]: unknown }; content: { 'application/json': InvitationResponse } }
      400: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
      401: { headers: { [name: string]: unknown }; content: { 'application/json': DashboardError } }
      403: { headers: { [name: string]: unknown }; content: { 'application/json': DashboardError } }
      413: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
      415: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
      429: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
      500: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
    }
  }
  acceptInvitation: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody: { content: { 'application/json': InvitationAccept } }
    responses: {
      200: { headers: { [name: string]: unknown }; content: { 'application/json': SessionResponse } }
      400: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
      401: { headers: { [name: string]: unknown }; content: { 'application/json': DashboardError } }
      403: { headers: { [name: string]: unknown }; content: { 'application/json': DashboardError } }
      409: { headers: { [name: string]: unknown }; content: { 'application/json': DashboardError } }
      413: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
      415: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
      429: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
      500: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
    }
  }
  deleteInvitation: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** The id of the invitation. */
        id: string
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      200: { headers: { [name: string]: unknown }; content: { 'application/json': DeletedInvitationResponse } }
      400: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
      401: { headers: { [name: string]: unknown }; content: { 'application/json': DashboardError } }
      403: { headers: { [name: string]: unknown }; content: { 'application/json': DashboardError } }
      404: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
      409: { headers: { [name: string]: unknown }; content: { 'application/json': DashboardError } }
      429: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
      500: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
    }
  }
  createMembership: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody: { content: { 'application/json': MembershipCreate } }
    responses: {
      201: { headers: { [name: string]: unknown }; content: { 'application/json': SessionResponse } }
      400: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
      401: { headers: { [name: string]: unknown }; content: { 'application/json': DashboardError } }
      403: { headers: { [name: string]: unknown }; content: { 'application/json': DashboardError } }
      409: { headers: { [name: string]: unknown }; content: { 'application/json': DashboardError } }
      413: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
      415: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
      429: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
      500: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
    }
  }
  deleteMembership: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      200: { headers: { [name: string]: unknown }; content: { 'application/json': DeletedMembershipResponse } }
      400: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
      401: { headers: { [name: string]: unknown }; content: { 'application/json': DashboardError } }
      403: { headers: { [name: string]: unknown }; content: { 'application/json': DashboardError } }
      409: { headers: { [name: string]: unknown }; content: { 'application/json': DashboardError } }
      429: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
      500: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
    }
  }
  getOrganization: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      200: { headers: { [name: string]: unknown }; content: { 'application/json': OrganizationResponse } }
      400: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
      401: { headers: { [name: string]: unknown }; content: { 'application/json': DashboardError } }
      429: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
      500: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
    }
  }
  updateOrganization: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody: { content: { 'application/json': OrganizationUpdate } }
    responses: {
      200: { headers: { [name: string]: unknown }; content: { 'application/json': OrganizationResponse } }
      400: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
      401: { headers: { [name: string]: unknown }; content: { 'application/json': DashboardError } }
      403: { headers: { [name: string]: unknown }; content: { 'application/json': DashboardError } }
      413: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
      415: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
      429: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
      500: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
    }
  }
  updateAccountPin: {
    parameters: {
      query?: never
      header?: never
      path: {
        /**
         * The `phone_number_id` of the account (see `GET /v1/accounts`). For an account that is not yours, the response
         * is 404. For an account that is not verified, it is 422 `channel_number_not_verified`.
         */
        phone_number_id: PhoneNumberId
      }
      cookie?: never
    }
    requestBody: { content: { 'application/json': AccountPinUpdate } }
    responses: {
      200: { headers: { [name: string]: unknown }; content: { 'application/json': AccountResponse } }
      400: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
      401: { headers: { [name: string]: unknown }; content: { 'application/json': DashboardError } }
      403: { headers: { [name: string]: unknown }; content: { 'application/json': DashboardError } }
      404: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
      413: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
      415: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
      422: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
      429: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
      500: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
      502: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
    }
  }
  getAccountPicture: {
    parameters: {
      query?: never
      header?: never
      path: {
        /**
         * The `phone_number_id` of the account (see `GET /v1/accounts`). For an account that is not yours, the response
         * is 404. For an account that is not verified, it is 422 `channel_number_not_verified`.
         */
        phone_number_id: PhoneNumberId
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      200: { headers: { [name: string]: unknown }; content: { '*/*': unknown } }
      400: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
      401: { headers: { [name: string]: unknown }; content: { 'application/json': DashboardError } }
      404: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
      422: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
      429: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
      500: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
      502: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
    }
  }
  listApiKeys: {
    parameters: {
      query?: {
        /**
         * The maximum number of items per page. Digits only; leading zeros are ignored. Anything else is
         * `invalid_limit`.
         */
        limit?: number
        /**
         * The `next_cursor` of the previous page, unchanged. It is opaque. It is valid only for the same list, account
         * and filters; otherwise the response is `invalid_cursor`. `limit` may differ between pages.
         */
        cursor?: string
      }
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      200: { headers: { [name: string]: unknown }; content: { 'application/json': ApiKeyList } }
      400: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
      401: { headers: { [name: string]: unknown }; content: { 'application/json': DashboardError } }
      429: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
      500: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
    }
  }
  createApiKey: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody: { content: { 'application/json': ApiKeyCreate } }
    responses: {
      201: { headers: { [name: string]: unknown }; content: { 'application/json': CreatedApiKeyResponse } }
      400: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
      401: { headers: { [name: string]: unknown }; content: { 'application/json': DashboardError } }
      403: { headers: { [name: string]: unknown }; content: { 'application/json': DashboardError } }
      413: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
      415: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
      429: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
      500: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
    }
  }
  deleteApiKey: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** The id of the key. */
        id: string
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      200: { headers: { [name: string]: unknown }; content: { 'application/json': ApiKeyResponse } }
      400: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
      401: { headers: { [name: string]: unknown }; content: { 'application/json': DashboardError } }
      403: { headers: { [name: string]: unknown }; content: { 'application/json': DashboardError } }
      404: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
      429: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
      500: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
    }
  }
  listNotices: {
    parameters: {
      query?: {
        /**
         * The maximum number of items per page. Digits only; leading zeros are ignored. Anything else is
         * `invalid_limit`.
         */
        limit?: number
        /**
         * The `next_cursor` of the previous page, unchanged. It is opaque. It is valid only for the same list, account
         * and filters; otherwise the response is `invalid_cursor`. `limit` may differ between pages.
         */
        cursor?: string
      }
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      200: { headers: { [name: string]: unknown }; content: { 'application/json': NoticeList } }
      400: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
      401: { headers: { [name: string]: unknown }; content: { 'application/json': DashboardError } }
      429: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
      500: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
    }
  }
  listMentions: {
    parameters: {
      query?: {
        /** Only those that were not read yet (`true`), or only those that were (`false`). */
        unread?: boolean
        /**
         * The maximum number of items per page. Digits only; leading zeros are ignored. Anything else is
         * `invalid_limit`.
         */
        limit?: number
        /**
         * The `next_cursor` of the previous page, unchanged. It is opaque. It is valid only for the same list, account
         * and filters; otherwise the response is `invalid_cursor`. `limit` may differ between pages.
         */
        cursor?: string
      }
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      200: { headers: { [name: string]: unknown }; content: { 'application/json': MentionList } }
      400: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
      401: { headers: { [name: string]: unknown }; content: { 'application/json': DashboardError } }
      429: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
      500: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
    }
  }
  markMentionsRead: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody: { content: { 'application/json': MentionsRead } }
    responses: {
      200: { headers: { [name: string]: unknown }; content: { 'application/json': ReadMentionsResponse } }
      400: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
      401: { headers: { [name: string]: unknown }; content: { 'application/json': DashboardError } }
      403: { headers: { [name: string]: unknown }; content: { 'application/json': DashboardError } }
      413: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
      415: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
      429: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
      500: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
    }
  }
  listAuditLog: {
    parameters: {
      query?: {
        /** Only what this user did. */
        user_id?: string
        /** Only this action. */
        action?: string
        /** Only what was done at or after this time. */
        created_after?: string
        /** Only what was done before this time. */
        created_before?: string
        /**
         * The maximum number of items per page. Digits only; leading zeros are ignored. Anything else is
         * `invalid_limit`.
         */
        limit?: number
        /**
         * The `next_cursor` of the previous page, unchanged. It is opaque. It is valid only for the same list, account
         * and filters; otherwise the response is `invalid_cursor`. `limit` may differ between pages.
         */
        cursor?: string
      }
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      200: { headers: { [name: string]: unknown }; content: { 'application/json': AuditLogList } }
      400: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
      401: { headers: { [name: string]: unknown }; content: { 'application/json': DashboardError } }
      429: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
      500: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
    }
  }
  getAuditLogExport: {
    parameters: {
      query?: {
        /** The organization that the page shows; it must be the one that is open. */
        organization_id?: string
        /** Only what this user did. */
        user_id?: string
        /** Only this action. */
        action?: string
        /** Only what was done at or after this time. */
        created_after?: string
        /** Only what was done before this time. */
        created_before?: string
      }
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      200: { headers: { [name: string]: unknown }; content: { 'text/csv': string } }
      400: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
      401: { headers: { [name: string]: unknown }; content: { 'application/json': DashboardError } }
      429: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
      500: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
    }
  }
  listApiLog: {
    parameters: {
      query?: {
        /** Only calls with a status of this class. */
        status_class?: StatusClass
        /** Only calls with this error code. */
        error_code?: string
        /** Only calls with this method. */
        method?: HttpMethod
        /** Only calls whose path begins with this text. */
        path?: string
        /** Only calls with this API key. */
        key_id?: string
        /** Only the call with this request id. */
        request_id?: RequestId
        /** Only calls made at or after this time. */
        created_after?: string
        /** Only calls made before this time. */
        created_before?: string
        /**
         * The maximum number of items per page. Digits only; leading zeros are ignored. Anything else is
         * `invalid_limit`.
         */
        limit?: number
        /**
         * The `next_cursor` of the previous page, unchanged. It is opaque. It is valid only for the same list, account
         * and filters; otherwise the response is `invalid_cursor`. `limit` may differ between pages.
         */
        cursor?: string
      }
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      200: { headers: { [name: string]: unknown }; content: { 'application/json': ApiLogList } }
      400: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
      401: { headers: { [name: string]: unknown }; content: { 'application/json': DashboardError } }
      429: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
      500: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
    }
  }
  getApiLogExport: {
    parameters: {
      query: {
        /** The organization that the page shows; it must be the one that is open. */
        organization_id?: string
        /** The format of the file. */
        format: 'csv' | 'ndjson'
        /** Only calls with a status of this class. */
        status_class?: StatusClass
        /** Only calls with this error code. */
        error_code?: string
        /** Only calls with this method. */
        method?: HttpMethod
        /** Only calls whose path begins with this text. */
        path?: string
        /** Only calls with this API key. */
        key_id?: string
        /** Only the call with this request id. */
        request_id?: RequestId
        /** Only calls made at or after this time. */
        created_after?: string
        /** Only calls made before this time. */
        created_before?: string
      }
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      200: { headers: { [name: string]: unknown }; content: { 'text/csv': string; 'application/x-ndjson': unknown } }
      400: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
      401: { headers: { [name: string]: unknown }; content: { 'application/json': DashboardError } }
      429: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
      500: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
    }
  }
  getApiLogEntry: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** The `request_id` of the response. */
        request_id: RequestId
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      200: { headers: { [name: string]: unknown }; content: { 'application/json': ApiLogEntryResponse } }
      400: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
      401: { headers: { [name: string]: unknown }; content: { 'application/json': DashboardError } }
      404: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
      429: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
      500: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
    }
  }
  getFigures: {
    parameters: {
      query?: {
        /**
         * The beginning of the range, rounded down to an hour; 24 hours before `to` by default. The range may have at
         * most 31 days.
         */
        from?: string
        /** The end of the range, rounded up to an hour; now by default. */
        to?: string
      }
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      200: { headers: { [name: string]: unknown }; content: { 'application/json': FiguresResponse } }
      400: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
      401: { headers: { [name: string]: unknown }; content: { 'application/json': DashboardError } }
      429: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
      500: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
    }
  }
  getWebhookFigures: {
    parameters: {
      query?: {
        /**
         * The beginning of the range, rounded down to an hour; 24 hours before `to` by default. The range may have at
         * most 31 days.
         */
        from?: string
        /** The end of the range, rounded up to an hour; now by default. */
        to?: string
      }
      header?: never
      path: {
        /** The id of the webhook subscription. */
        id: WebhookSubscriptionId
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      200: { headers: { [name: string]: unknown }; content: { 'application/json': WebhookFiguresResponse } }
      400: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
      401: { headers: { [name: string]: unknown }; content: { 'application/json': DashboardError } }
      404: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
      429: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
      500: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
    }
  }
  getMediaFile: {
    parameters: {
      query?: never
      header?: {
        /** The `ETag` of an earlier response. If it is that of the file, the response is 304 without a body. */
        'If-None-Match'?: string
        /**
         * A range of bytes. If the file does not have it, or several ranges are requested, the response is the whole
         * file.
         */
        Range?: string
        /** The `ETag` of the file that the range is part of. If it is another one, the response is the whole file. */
        'If-Range'?: string
      }
      path: {
        /** The id of the file, as in `media` of its message. */
        id: string
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      200: { headers: { [name: string]: unknown }; content: { '*/*': unknown } }
      206: { headers: { [name: string]: unknown }; content: { '*/*': unknown } }
      304: { headers: { [name: string]: unknown }; content?: never }
      400: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
      401: { headers: { [name: string]: unknown }; content: { 'application/json': DashboardError } }
      404: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
      429: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
      500: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
    }
  }
  getLiveChanges: {
    parameters: {
      query?: {
        /** The organization that the page shows; it must be the one that is open. */
        organization_id?: string
      }
      header?: {
        /** The `id` of the last message. Browsers send it when they reconnect. */
        'Last-Event-ID'?: string
      }
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      200: { headers: { [name: string]: unknown }; content: { 'text/event-stream': string } }
      400: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
      401: { headers: { [name: string]: unknown }; content: { 'application/json': DashboardError } }
      429: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
      500: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
    }
  }
  listMessageLinks: {
    parameters: {
      query: {
        /** The message. */
        message_id: MessageId
        /**
         * The maximum number of items per page. Digits only; leading zeros are ignored. Anything else is
         * `invalid_limit`.
         */
        limit?: number
        /**
         * The `next_cursor` of the previous page, unchanged. It is opaque. It is valid only for the same list, account
         * and filters; otherwise the response is `invalid_cursor`. `limit` may differ between pages.
         */
        cursor?: string
      }
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      200: { headers: { [name: string]: unknown }; content: { 'application/json': MessageLinkList } }
      400: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
      401: { headers: { [name: string]: unknown }; content: { 'application/json': DashboardError } }
      429: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
      500: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
    }
  }
  createMessageLink: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody: { content: { 'application/json': MessageLinkCreate } }
    responses: {
      201: { headers: { [name: string]: unknown }; content: { 'application/json': MessageLinkResponse } }
      400: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
      401: { headers: { [name: string]: unknown }; content: { 'application/json': DashboardError } }
      403: { headers: { [name: string]: unknown }; content: { 'application/json': DashboardError } }
      404: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
      413: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
      415: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
      429: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
      500: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
    }
  }
  deleteMessageLink: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** The id of the link. */
        id: string
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      200: { headers: { [name: string]: unknown }; content: { 'application/json': DeletedMessageLinkResponse } }
      400: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
      401: { headers: { [name: string]: unknown }; content: { 'application/json': DashboardError } }
      403: { headers: { [name: string]: unknown }; content: { 'application/json': DashboardError } }
      404: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
      429: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
      500: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
    }
  }
  updatePresence: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody: { content: { 'application/json': PresenceUpdate } }
    responses: {
      200: { headers: { [name: string]: unknown }; content: { 'application/json': PresenceResponse } }
      400: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
      401: { headers: { [name: string]: unknown }; content: { 'application/json': DashboardError } }
      403: { headers: { [name: string]: unknown }; content: { 'application/json': DashboardError } }
      413: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
      415: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
      429: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
      500: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
    }
  }
}

export interface paths {
  '/dashboard/session': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Get the session
     *
     * Returns the session of the request, its user, and the user's organization with its teams.
     */
    get: operations['getSession']
    put?: never
    /**
     * Sign in
     *
     * Signs a user in: sets the cookie of the new session. An unknown email address and a wrong password look the same.
     * A user with a second factor gets 401 `second_factor_required` until the request has a `code` too. If the
     * organization requires a second factor and the user has passkeys only, it is 401 `passkey_required`. Attempts are
     * limited per address of the client and per user.
     */
    post: operations['createSession']
    /**
     * Sign out
     *
     * Ends the session of the request at once, and deletes its cookie.
     */
    delete: operations['deleteSession']
    options?: never
    head?: never
    /**
     * Open another organization
     *
     * Opens another organization of the signed-in user in this session, in all tabs of the browser. A page that shows
     * another one gets 409 `organization_switched`.
     */
    patch: operations['updateSession']
    trace?: never
  }
  '/dashboard/session/challenge': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Begin to sign in with a passkey
     *
     * Returns what the browser needs to use a passkey: pass it to `navigator.credentials.get`, then send the result to
     * `POST /dashboard/session/passkey` within five minutes. It sets a cookie. It names no user, because the passkey
     * does.
     */
    post: operations['createSessionChallenge']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/dashboard/session/passkey': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Sign in with a passkey
     *
     * Signs a user in with a passkey: sets the cookie of the new session. It needs neither password nor code.
     */
    post: operations['createPasskeySession']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/dashboard/sign_in_methods': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Get the ways to sign in
     *
     * Returns how users of this service sign in. Needs no session.
     */
    get: operations['getSignInMethods']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/dashboard/password': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    /**
     * Change the password
     *
     * Changes the password of the signed-in user, and ends the other sessions of the user.
     */
    patch: operations['updatePassword']
    trace?: never
  }
  '/dashboard/password_resets': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Ask for a new password
     *
     * Sends a link to set a new password, valid for an hour, if a user signs in with this address. The response does
     * not say whether one does.
     */
    post: operations['createPasswordReset']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/dashboard/password_resets/complete': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Set a new password by a link
     *
     * Sets a new password, and ends the sessions of the user. A second factor stays. Passkeys are removed if this is
     * the first proof that the address is the user's: if an owner had seen the link of the invitation, and no link was
     * sent by mail or created by the operator since.
     */
    post: operations['completePasswordReset']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/dashboard/second_factor': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Enrol a second factor
     *
     * Creates the secret of an authenticator app (TOTP) and recovery codes. It becomes active with the first code:
     * `PATCH /dashboard/second_factor`.
     */
    post: operations['createSecondFactor']
    delete?: never
    options?: never
    head?: never
    /**
     * Activate or remove the second factor
     *
     * Activates the second factor with a code of the app, or removes it with the password. The session gets a new
     * cookie. In an organization that requires a second factor, removing the last one is 403 `second_factor_missing`.
     */
    patch: operations['updateSecondFactor']
    trace?: never
  }
  '/dashboard/passkeys': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * List your passkeys
     *
     * Lists the passkeys of the signed-in user, newest first.
     */
    get: operations['listPasskeys']
    put?: never
    /**
     * Add a passkey
     *
     * Adds the passkey that the browser has created, with which the user can sign in from then on. The authenticator
     * must have verified the user, such as by fingerprint or PIN, so a passkey counts as a second factor.
     */
    post: operations['createPasskey']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/dashboard/passkeys/challenge': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Begin to add a passkey
     *
     * Returns what the browser needs to create a passkey: pass it to `navigator.credentials.create`, then send the
     * result to `POST /dashboard/passkeys` within five minutes. It sets a cookie. Needs the password, unless the
     * session has begun in the last ten minutes. A session that began without the second factor of its user gets 401
     * `second_factor_required`.
     */
    post: operations['createPasskeyChallenge']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/dashboard/passkeys/{id}': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    post?: never
    /**
     * Remove a passkey
     *
     * Removes a passkey of the signed-in user: it no longer signs in. In an organization that requires a second factor,
     * removing the last one is 403 `second_factor_missing`. A session that began without the second factor of its user
     * gets 401 `second_factor_required`.
     */
    delete: operations['deletePasskey']
    options?: never
    head?: never
    /**
     * Rename a passkey
     *
     * Changes the name of a passkey of the signed-in user.
     */
    patch: operations['updatePasskey']
    trace?: never
  }
  '/dashboard/sessions': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * List your sessions
     *
     * Lists the sessions of the signed-in user that have not ended, newest first.
     */
    get: operations['listUserSessions']
    put?: never
    post?: never
    /**
     * End all your other sessions
     *
     * Ends all sessions of the signed-in user at once, except the one that sends this request.
     */
    delete: operations['deleteOtherUserSessions']
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/dashboard/sessions/{id}': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    post?: never
    /**
     * End one of your sessions
     *
     * Ends a session of the signed-in user at once.
     */
    delete: operations['deleteUserSession']
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/dashboard/profile': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    /**
     * Change the profile
     *
     * Changes the name of the signed-in user, here and where conversations are assigned. The email address cannot be
     * changed, because it identifies the user at single sign-on: an owner invites the new address and removes the old
     * one.
     */
    patch: operations['updateProfile']
    trace?: never
  }
  '/dashboard/availability': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    /**
     * Be away, or available again
     *
     * Changes whether conversations are assigned in turn to the signed-in user. Those that are assigned already stay
     * assigned, and others can still be assigned one by one.
     */
    patch: operations['updateAvailability']
    trace?: never
  }
  '/dashboard/members': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * List members
     *
     * Lists the users who sign in to the dashboard of the organization, newest first.
     */
    get: operations['listMembers']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/dashboard/members/{id}': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    post?: never
    /**
     * Remove a member
     *
     * Removes a member: the user can no longer open the organization, at once, and open invitations that the user has
     * sent are revoked. If it was the only organization of the user, the sessions end. Conversations stay assigned to
     * the user. API keys that the user has created keep working. Only an owner may do this. The last owner cannot be
     * removed.
     */
    delete: operations['deleteMember']
    options?: never
    head?: never
    /**
     * Change the role of a member
     *
     * Changes the role of a member, at once. Open invitations that a former owner has sent are revoked. Only an owner
     * may do this. The last owner keeps the role.
     */
    patch: operations['updateMember']
    trace?: never
  }
  '/dashboard/members/{id}/password_reset': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Create a link for a new password
     *
     * Creates a link with which a member chooses a new password. The service sends it by mail. If it sends no mail, the
     * response has the link. It is valid for 24 hours and works once; earlier ones stop working. The password stays as
     * it is until then. Only an owner may do this. Owners change their own password with the current one, by `PATCH
     * /dashboard/password`; here it is a 400 with `param` `id`.
     */
    post: operations['createMemberPasswordReset']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/dashboard/members/{id}/second_factor': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    post?: never
    /**
     * Remove the second factor of a member
     *
     * Removes the authenticator app, the recovery codes and all passkeys of a member who has lost them. The sessions of
     * the member end at once, and the member signs in with the password alone. A member without a second factor stays
     * signed in. Only an owner may do this. Owners remove their own with their password, by `PATCH
     * /dashboard/second_factor`; here it is a 400 with `param` `id`.
     */
    delete: operations['deleteMemberSecondFactor']
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/dashboard/invitations': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * List invitations
     *
     * Lists the invitations to the organization, newest first, also those that have ended.
     */
    get: operations['listInvitations']
    put?: never
    /**
     * Invite a user
     *
     * Invites someone to the organization. The service sends a mail with a link that is valid for seven days. If it
     * sends no mail, the response has the link. Only an owner may do this.
     */
    post: operations['createInvitation']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/dashboard/invitations/accept': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Accept an invitation
     *
     * Creates the invited user, and signs the user in. If the address signs in already, it is 409 `sign_in_to_accept`:
     * sign in, then accept with `POST /dashboard/membership`.
     */
    post: operations['acceptInvitation']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/dashboard/invitations/{id}': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    post?: never
    /**
     * Revoke an invitation
     *
     * Revokes an open invitation: its link stops working at once. Only an owner may do this.
     */
    delete: operations['deleteInvitation']
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/dashboard/membership': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Accept an invitation
     *
     * Accepts an invitation of the signed-in user to another organization, and opens it. The invitation must be for the
     * address of the user: otherwise it is 409 `link_inactive`, and stays open.
     */
    post: operations['createMembership']
    /**
     * Leave the organization
     *
     * Removes the signed-in user from the organization that is open. Other organizations of the user stay; with the
     * last one, the session ends and the address no longer signs in. The last owner of an organization stays.
     */
    delete: operations['deleteMembership']
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/dashboard/organization': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Get the organization
     *
     * Returns the organization of the signed-in user.
     */
    get: operations['getOrganization']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    /**
     * Change the organization
     *
     * Changes the name of the organization, how its setup pages look, and whether members need a second factor. Only an
     * owner may do this.
     */
    patch: operations['updateOrganization']
    trace?: never
  }
  '/dashboard/accounts/{phone_number_id}/pin': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    /**
     * Set the PIN of a number
     *
     * Sets the PIN of the two-step verification of an account's number at the upstream provider, or replaces it. The
     * provider asks for it when the number is registered again, here or elsewhere. The service keeps it encrypted, and
     * never shows it. Only an owner may do this. What the provider refuses is a 400 `invalid_field_value` with its
     * reason; if it does not respond, the response is 502 `channel_upstream_error`: send the request again.
     */
    patch: operations['updateAccountPin']
    trace?: never
  }
  '/dashboard/accounts/{phone_number_id}/picture': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Get the picture of a profile
     *
     * Serves the picture of an account's profile, which the service fetches from the upstream provider, because the
     * page may not load anything from elsewhere. The response is 404 if the profile has none.
     */
    get: operations['getAccountPicture']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/dashboard/api_keys': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * List API keys
     *
     * Lists the API keys of the organization, newest first, also expired and revoked ones.
     */
    get: operations['listApiKeys']
    put?: never
    /**
     * Create an API key
     *
     * Creates an API key with full access to the organization. The response is the only one that shows the key.
     */
    post: operations['createApiKey']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/dashboard/api_keys/{id}': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    post?: never
    /**
     * Revoke an API key
     *
     * Revokes an API key. From the response on, no request with the key is accepted. The key stays in the list.
     */
    delete: operations['deleteApiKey']
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/dashboard/notices': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * List notices
     *
     * Lists what needs the attention of the organization, newest first, also what has ended.
     */
    get: operations['listNotices']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/dashboard/mentions': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * List the notes that mention you
     *
     * Lists the notes of others that mention the signed-in user, newest first.
     */
    get: operations['listMentions']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/dashboard/mentions/read': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Mark mentions as read
     *
     * Marks the given mentions of the signed-in user as read, or all of them. Others are ignored.
     */
    post: operations['markMentionsRead']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/dashboard/audit_log': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * List the audit log
     *
     * Lists what was done in the dashboard, newest first (by `created_at`, then `id`, both descending): every sign-in,
     * and every change; what a user only reads is not in it, and neither is that a conversation was read. What a
     * program does with an API key is in the API log instead. Entries are removed after 400 days. Filters can be
     * combined; an entry must match all of them.
     */
    get: operations['listAuditLog']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/dashboard/audit_log/export': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Export the audit log
     *
     * Streams the entries that match the filters, newest first, at most 100,000, as comma-separated values with a
     * header line. A connection that breaks ends the file early.
     */
    get: operations['getAuditLogExport']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/dashboard/api_log': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * List API calls
     *
     * Lists the calls with API keys of the organization in the last 30 days, newest first. Filters can be combined; a
     * call must match all of them. Calls of the last second may still be missing. Calls that waited for events in vain
     * are not listed. A page of a filtered list may have fewer calls than `limit`, even none, while `has_more` is true:
     * the search goes on with the next page.
     */
    get: operations['listApiLog']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/dashboard/api_log/export': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Export API calls
     *
     * Streams the calls that match the filters, newest first, at most 100,000, as a file: comma-separated values with a
     * header line, or one JSON object per line. A connection that breaks ends the file early.
     */
    get: operations['getApiLogExport']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/dashboard/api_log/{request_id}': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Get an API call
     *
     * Returns one call of the API log by its request id. A call of the last second may still be missing.
     */
    get: operations['getApiLogEntry']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/dashboard/figures': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Get the figures
     *
     * Returns what happened in the organization by the hour, the health of its webhooks, and how much of its rate
     * limits it uses now. New messages are counted within a minute, late reports of deliveries and failures within half
     * an hour. Figures are kept for 400 days.
     */
    get: operations['getFigures']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/dashboard/figures/webhook_subscriptions/{id}': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Get the figures of a webhook
     *
     * Returns the attempts of a webhook subscription by the hour in which they began. Figures are kept for 400 days.
     */
    get: operations['getWebhookFigures']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/dashboard/media/{id}': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Get a file
     *
     * Serves the file of a message, or one that was uploaded to be sent. Nothing but the session of a user of the
     * organization opens it: browsers ask again before each use, by the `ETag`, so a copied address or a cache shows
     * nothing after the session has ended. Players of audio and video read parts of it. The response is 404 if the
     * status of the file is `pending` or `failed`.
     */
    get: operations['getMediaFile']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/dashboard/live': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Follow changes
     *
     * Streams server-sent events while the connection is open. Each message names what has changed: its `id` is the one
     * of the event, and its data is a JSON object with `type` (of the event), `id` (of the resource) and
     * `phone_number_id`. Not every change has an event: after every write of a user or of an API key, a message without
     * an `id` names its group, such as `labels.changed`. It may get lost. A message of the type `presence` has the data
     * of `PATCH /dashboard/presence` of any user, with `user` (`id` and `name`). A message of the type `reset` means
     * that anything may have changed. After a disconnection, `Last-Event-ID` continues the stream; a change may be
     * reported again. A comment follows every 15 seconds. The stream ends with the session. A session may have 10 open
     * streams.
     */
    get: operations['getLiveChanges']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/dashboard/message_links': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * List the public links to a message
     *
     * Lists the public links to a message, newest first, also those that have ended.
     */
    get: operations['listMessageLinks']
    put?: never
    /**
     * Create a public link to a message
     *
     * Creates a link that shows one message, with its file, to everyone who has it, without signing in. The response is
     * the only one that shows the link. It ends when it expires or is revoked, when the message is deleted, and when an
     * owner turns public links off.
     */
    post: operations['createMessageLink']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/dashboard/message_links/{id}': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    post?: never
    /**
     * Revoke a public link to a message
     *
     * Ends a link at once. One that has ended stays as it is.
     */
    delete: operations['deleteMessageLink']
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/dashboard/presence': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    /**
     * Say what you do in a conversation
     *
     * Tells the other users of the organization that the signed-in user has a conversation open, or is writing in it,
     * and returns who else does. Their pages hear of it by `GET /dashboard/live`. It is kept in memory only, and
     * forgotten after 25 seconds, so that a page repeats it every 10 seconds.
     */
    patch: operations['updatePresence']
    trace?: never
  }
}
