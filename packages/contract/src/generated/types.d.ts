// Generated from spec/. Do not edit.
/**
 * The body of a webhook of a subscription with `thin_payload`: only ids, the type and the time of the event. Read the
 * rest by the id.
 */
export interface ThinEvent {
  /** The id of the event. All deliveries of the event share it. */
  id: string
  /** Always `thin_event`. */
  object: 'thin_event'
  type: AnyEventType
  /** When the event happened. */
  created_at: Timestamp
  /** The API version of the event. */
  api_version: 'v1'
  /** The account of the event; null when the event concerns no account. */
  phone_number_id: PhoneNumberId | null
  /** The end-customer that the account belongs to; null when there is none. */
  customer_id: string | null
  /** What the event is about. */
  data: { object: ThinObject }
}

/** The id of this request, equal to the `X-Request-Id` header. Quote it when you contact support. */
export type RequestId = string

/** The health of the service. */
export interface Health {
  /** Always `health`. */
  object: 'health'
  /** Always `ok`. A service that is not healthy does not respond. */
  status: 'ok'
  /** The version of the API, as in `info.version` of the OpenAPI document. */
  version: string
  /**
   * The version of the service, which is not that of the API. A build between two releases also names its commit, after
   * a `+`. `development` if the service runs from its sources.
   */
  build: string
}

/** The health of the service. */
export interface HealthResponse {
  data: Health
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

/** This document, as OpenAPI 3.1. */
export interface OpenApiDocument {
  /** The OpenAPI version of the document. */
  openapi: string
  /** The title and version of the API. */
  info: { [key: string]: unknown }
  /** All paths with their operations. */
  paths: { [key: string]: unknown }
  [key: string]: unknown
}

/** The organization that a key belongs to. */
export interface OrganizationReference {
  /** The id of the organization. */
  id: string
  /** The name of the organization. */
  name: string
}

/** A team of the organization. Each account, contact and label belongs to a team. */
export interface TeamReference {
  /** The id of the team, used as `team_id`. */
  id: string
  /** The name of the team. */
  name: string
}

/** A timestamp in UTC, always with microseconds and `Z`. */
export type Timestamp = string

/** The API key of the request, with its organization and teams. */
export interface Me {
  /** The id of the key. It is not secret. */
  id: string
  /** Always `api_key`. */
  object: 'api_key'
  /** A short display form of the key. The full key is shown only once, at creation. */
  display: string
  organization: OrganizationReference
  /** The teams of the organization, oldest first. */
  teams: readonly TeamReference[]
  /** When the key expires; null when it does not expire. */
  expires_at: Timestamp | null
  /** When the key was created. */
  created_at: Timestamp
}

/** The API key in use. */
export interface MeResponse {
  data: Me
  request_id: RequestId
}

/**
 * Whether the account can be used.
 *
 * - `connected`: the account sends and receives messages.
 * - `disconnected`: the connection to the provider has ended. Connect the account again to use it.
 * - `restricted`: the provider limits what the account may send, or rejects its authorization. `restriction` says
 *   which.
 */
export type AccountStatus = 'connected' | 'disconnected' | 'restricted'

/** A phone number in E.164 format: `+`, the country code and the number, without separators. */
export type PhoneNumber = string

/**
 * The upstream provider's id of a business phone number. It identifies a connected account in paths. `GET /v1/accounts`
 * returns it on each row.
 */
export type PhoneNumberId = string

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

/** A page of connected accounts, newest first. */
export interface AccountList {
  /** The items on this page; empty if nothing matches. */
  data: readonly Account[]
  /** True when there is another page. */
  has_more: boolean
  /** The `cursor` of the next page; null on the last page. */
  next_cursor: string | null
  request_id: RequestId
}

/** An account. */
export interface AccountResponse {
  data: Account
  request_id: RequestId
}

/**
 * Whether the customer's accounts can be used.
 *
 * - `active`: messages can be sent from the customer's accounts.
 * - `suspended`: you have suspended the customer. Its accounts stay connected, but no messages can be sent from them.
 */
export type CustomerStatus = 'active' | 'suspended'

/**
 * Your own keys and values: at most 50 keys and 16 KiB as JSON. Values can be any JSON; they are stored and returned
 * unchanged. A number with more digits than a double can hold (about 16) is rejected, because many JSON parsers round
 * it; send it as a string.
 */
export interface Metadata {
  [key: string]: unknown
}

/** A customer of your organization who connects accounts of their own (platform mode). */
export interface Customer {
  id: CustomerId
  /** Always `customer`. */
  object: 'customer'
  /** The name. */
  name: string
  /** Your own id for the customer; null when not set. */
  external_id: string | null
  status: CustomerStatus
  /** Your own keys and values; null when there are none. */
  metadata: Metadata | null
  /** When the customer was created. */
  created_at: Timestamp
  /** When the customer last changed. */
  updated_at: Timestamp
}

/** A page of end-customers, newest first. */
export interface CustomerList {
  /** The items on this page; empty if nothing matches. */
  data: readonly Customer[]
  /** True when there is another page. */
  has_more: boolean
  /** The `cursor` of the next page; null on the last page. */
  next_cursor: string | null
  request_id: RequestId
}

/** An end-customer to create. */
export interface CustomerCreate {
  /** The name. It need not be unique. */
  name: string
  /** Your own id for the customer. It need not be unique. */
  external_id?: string | null | undefined
  metadata?: Metadata | undefined
}

/** An end-customer. */
export interface CustomerResponse {
  data: Customer
  request_id: RequestId
}

/** The fields of an end-customer to change. Omitted fields keep their values; null clears a field. */
export interface CustomerUpdate {
  /** The new name. */
  name?: string | undefined
  /** Your own id for the customer, or null to clear it. */
  external_id?: string | null | undefined
  status?: CustomerStatus | undefined
  /** The new metadata, or null to clear it. It replaces the old metadata as a whole; keys are not merged. */
  metadata?: Metadata | null | undefined
}

/** The id of a setup link. */
export type CustomerSetupLinkId = string

/**
 * The status of the link.
 *
 * - `active`: the link can be used, also after a failed signup.
 * - `completed`: the customer connected an account.
 * - `expired`: `expires_at` has passed.
 * - `revoked`: you revoked the link.
 */
export type CustomerSetupLinkStatus = 'active' | 'completed' | 'expired' | 'revoked'

/**
 * Why a signup failed. The set may grow.
 *
 * - `user_cancelled`: the customer canceled the signup.
 * - `signup_error`: the provider's signup ended with an error.
 * - `token_exchange_failed`: the provider did not accept the code that its signup had issued.
 * - `number_already_connected`: the phone number is already connected.
 * - `registration_failed`: the provider did not register the phone number.
 */
export type SetupFailureReason = 'user_cancelled' | 'signup_error' | 'token_exchange_failed' | 'number_already_connected' | 'registration_failed' | (string & {})

/** The state of a setup link, without its URL. */
export interface CustomerSetupLinkState {
  id: CustomerSetupLinkId
  /** Always `customer_setup_link`. */
  object: 'customer_setup_link'
  customer_id: CustomerId
  status: CustomerSetupLinkStatus
  /**
   * The customer is redirected here after a successful signup. If you set none, this is the service's own result page.
   */
  success_redirect_url: string
  /** The customer is redirected here after a failed signup. If you set none, this is the service's own result page. */
  failure_redirect_url: string
  /** When the link expires. */
  expires_at: Timestamp
  /** When the link was created. */
  created_at: Timestamp
  /** When the customer connected an account through the link; null until then. */
  completed_at: Timestamp | null
  /** The account that was connected through the link; null until then. */
  account_id: string | null
  /** Why the last signup through the link failed; null if none has failed. */
  last_failure_reason: SetupFailureReason | null
}

/** A page of setup links, newest first. */
export interface CustomerSetupLinkList {
  /** The items on this page; empty if nothing matches. */
  data: readonly CustomerSetupLinkState[]
  /** True when there is another page. */
  has_more: boolean
  /** The `cursor` of the next page; null on the last page. */
  next_cursor: string | null
  request_id: RequestId
}

/** A setup link to create. All fields are optional. */
export interface CustomerSetupLinkCreate {
  /** How many hours the link is valid. Must be greater than 0 and at most 720 (30 days); fractions are allowed. */
  expires_in_hours?: number | undefined
  /**
   * The customer is redirected here after a successful signup. `customer_id`, `account_id` and `status=success` are
   * added to the query. Must be an `https` URL. A service in development mode also accepts `http` for a loopback
   * address. Defaults to the service's own result page.
   */
  success_redirect_url?: string | undefined
  /**
   * The customer is redirected here after a failed signup. `customer_id`, `status=failed` and `reason` are added to the
   * query. The rules of `success_redirect_url` apply.
   */
  failure_redirect_url?: string | undefined
}

/** A setup link to create. All fields are optional. */
export interface CustomerSetupLinkCreateWithDefaults {
  /** How many hours the link is valid. Must be greater than 0 and at most 720 (30 days); fractions are allowed. */
  expires_in_hours: number
  /**
   * The customer is redirected here after a successful signup. `customer_id`, `account_id` and `status=success` are
   * added to the query. Must be an `https` URL. A service in development mode also accepts `http` for a loopback
   * address. Defaults to the service's own result page.
   */
  success_redirect_url?: string | undefined
  /**
   * The customer is redirected here after a failed signup. `customer_id`, `status=failed` and `reason` are added to the
   * query. The rules of `success_redirect_url` apply.
   */
  failure_redirect_url?: string | undefined
}

/** A one-time link that an end-customer uses to connect an account. */
export interface CustomerSetupLink {
  id: CustomerSetupLinkId
  /** Always `customer_setup_link`. */
  object: 'customer_setup_link'
  customer_id: CustomerId
  status: CustomerSetupLinkStatus
  /**
   * The customer is redirected here after a successful signup. If you set none, this is the service's own result page.
   */
  success_redirect_url: string
  /** The customer is redirected here after a failed signup. If you set none, this is the service's own result page. */
  failure_redirect_url: string
  /** When the link expires. */
  expires_at: Timestamp
  /** When the link was created. */
  created_at: Timestamp
  /** When the customer connected an account through the link; null until then. */
  completed_at: Timestamp | null
  /** The account that was connected through the link; null until then. */
  account_id: string | null
  /** Why the last signup through the link failed; null if none has failed. */
  last_failure_reason: SetupFailureReason | null
  /** The address to send the customer to. It contains the one-time token, so treat it as a secret. */
  setup_url: string
}

/** A setup link. */
export interface CustomerSetupLinkResponse {
  data: CustomerSetupLink
  request_id: RequestId
}

/** A setup link, without its URL. */
export interface CustomerSetupLinkStateResponse {
  data: CustomerSetupLinkState
  request_id: RequestId
}

/** A contact to create. */
export interface ContactCreate {
  /**
   * The account to create the contact on, as its `phone_number_id` or its phone number. Required on `POST /v1/contacts`
   * if your organization has several accounts. On a phone-scoped path it may be omitted; otherwise it must name the
   * account in the path.
   */
  from?: string | undefined
  /**
   * The phone number in E.164 format. Phone numbers are unique on an account; a duplicate returns 400
   * `invalid_field_value`.
   */
  phone_number: string
  /** The name. */
  name?: string | undefined
  /** The email address. */
  email?: string | null | undefined
  metadata?: Metadata | undefined
}

/** The id of a contact. */
export type ContactId = string

/** The account on which a contact was created. Only its phone number is shown. */
export interface CreatedAccountReference {
  /** The account's phone number; null when the provider has not reported it. */
  phone_number: PhoneNumber | null
}

/** A newly created contact. `GET` returns all fields. */
export interface CreatedContact {
  id: ContactId
  /** Always `contact`. */
  object: 'contact'
  phone_number: PhoneNumber
  /** The name, if one was given. */
  name: string | null
  /** The email address, if one was given. */
  email: string | null
  /** Your own keys and values; null when none were given. */
  metadata: Metadata | null
  channel_account: CreatedAccountReference
  /** When the contact was created. */
  created_at: Timestamp
  /** When the contact last changed. Right after creation, equal to `created_at`. */
  updated_at: Timestamp
}

/** The contact that was created. */
export interface CreatedContactResponse {
  data: CreatedContact
  request_id: RequestId
}

/** The id of a label. */
export type LabelId = string

/** Whether to attach the label or detach it. */
export type BulkLabelOperation = 'attach' | 'detach'

/** A label, and the contacts to attach it to or detach it from. */
export interface BulkLabel {
  /** The contacts. Duplicate ids count once. Ids that are not a contact of yours are skipped and counted. */
  contact_ids: readonly string[]
  label_id: LabelId
  operation: BulkLabelOperation
}

/** The result of a bulk label request. The three counts add up to the number of distinct ids in the request. */
export interface BulkLabelResult {
  /**
   * The number of contacts that now have the label (`attach`) or do not have it (`detach`). Contacts that already did
   * are included.
   */
  applied: number
  /**
   * The number of ids skipped because no such contact exists in your organization. On a phone-scoped path this includes
   * contacts of other accounts.
   */
  skipped_cross_org: number
  /** The number of contacts skipped because they belong to another team than the label. */
  skipped_team_mismatch: number
}

/** The result of a bulk label request. */
export interface BulkLabelResponse {
  data: BulkLabelResult
  request_id: RequestId
}

/** The id of a conversation. */
export type ConversationId = string

/** The label to attach. */
export interface LabelAttach {
  label_id: LabelId
}

/** Whether a label is attached to a conversation. */
export interface ConversationLabelLink {
  conversation_id: ConversationId
  label_id: LabelId
  /** Whether the label is attached now. */
  attached: boolean
}

/** Whether the label is attached to the conversation. */
export interface ConversationLabelLinkResponse {
  data: ConversationLabelLink
  request_id: RequestId
}

/**
 * Whether a conversation is with one contact (`individual`) or in a group with several (`group`). An addition of this
 * service.
 */
export type ConversationKind = 'individual' | 'group'

/** `inbound` for a message from the contact, `outbound` for a message from you. */
export type MessageDirection = 'inbound' | 'outbound'

/** The id of a message. */
export type MessageId = string

/** An order of products of your catalog. */
export interface ReceivedOrder {
  /** The provider's id of the catalog. */
  catalog_id?: string | undefined
  /** What the contact wrote to the order. */
  text?: string | undefined
  /** The products. */
  product_items?: readonly { product_retailer_id?: string | undefined; quantity?: number | undefined; item_price?: number | undefined; currency?: string | undefined; [key: string]: unknown }[] | undefined
  [key: string]: unknown
}

/** A place. */
export interface ReceivedLocation {
  /** Degrees north. */
  latitude: number
  /** Degrees east. */
  longitude: number
  /** The name of the place. */
  name?: string | undefined
  /** The address. */
  address?: string | undefined
  /** A page about the place. */
  url?: string | undefined
  [key: string]: unknown
}

/** A contact card. */
export interface ReceivedContactCard {
  /** The name. */
  name?: { formatted_name?: string | undefined; first_name?: string | undefined; last_name?: string | undefined; [key: string]: unknown } | undefined
  /** Phone numbers. */
  phones?: readonly { phone?: string | undefined; wa_id?: string | undefined; type?: string | undefined; [key: string]: unknown }[] | undefined
  /** Email addresses. */
  emails?: readonly { email?: string | undefined; type?: string | undefined; [key: string]: unknown }[] | undefined
  /** `contact_request` if the contact answered a request for its own number. */
  origin?: string | undefined
  [key: string]: unknown
}

/** What a contact chose or filled in. */
export interface ReceivedInteractive {
  /** The kind of answer. The set may grow. */
  type?: string | undefined
  /** The reply button that was chosen. */
  button_reply?: { id?: string | undefined; title?: string | undefined; [key: string]: unknown } | undefined
  /** The row of a list that was chosen. */
  list_reply?: { id?: string | undefined; title?: string | undefined; description?: string | undefined; [key: string]: unknown } | undefined
  /** The answers to a flow. */
  nfm_reply?: { name?: string | undefined; body?: string | undefined; response_json?: string | undefined; [key: string]: unknown } | undefined
  /** Whether the contact permits calls. */
  call_permission_reply?: { response?: string | undefined; is_permanent?: boolean | undefined; expiration_timestamp?: number | undefined; response_source?: string | undefined; [key: string]: unknown } | undefined
  [key: string]: unknown
}

/** The advertisement or post that led to a message. */
export interface ReceivedReferral {
  /** `ad` or `post`. */
  source_type?: string | undefined
  /** The provider's id of the advertisement or post. */
  source_id?: string | undefined
  /** Its URL. */
  source_url?: string | undefined
  /** Its headline. */
  headline?: string | undefined
  /** Its text. */
  body?: string | undefined
  /** `image` or `video`. */
  media_type?: string | undefined
  /** The URL of its image. */
  image_url?: string | undefined
  /** The URL of its video. */
  video_url?: string | undefined
  /** The URL of the preview of its video. */
  thumbnail_url?: string | undefined
  /** The id of the click, for conversions. */
  ctwa_clid?: string | undefined
  /** The greeting of the advertisement. */
  welcome_message?: { text?: string | undefined; [key: string]: unknown } | undefined
  [key: string]: unknown
}

/** What a message refers to. */
export interface ReceivedContext {
  /** Whether the contact forwarded the message. */
  forwarded?: boolean | undefined
  /** Whether it was forwarded many times. */
  frequently_forwarded?: boolean | undefined
  /** The product that it asks about. */
  referred_product?: { catalog_id?: string | undefined; product_retailer_id?: string | undefined; [key: string]: unknown } | undefined
  [key: string]: unknown
}

/** An error of the provider. */
export interface ReceivedError {
  /** The provider's code. */
  code: number
  /** The error in short. */
  title?: string | undefined
  /** The error. */
  message?: string | undefined
  /** More about the error. */
  error_data?: { details?: string | undefined; [key: string]: unknown } | undefined
  /** The provider's page about its errors. */
  href?: string | undefined
  [key: string]: unknown
}

/**
 * The content of a message besides its text, in the provider's format. The parts of received messages are described
 * here; a sent message has the part that is named after its type.
 */
export interface MessagePayload {
  /** An order of products, in a message of type `order`. */
  order?: ReceivedOrder | undefined
  /** A place, in a message of type `location`. */
  location?: ReceivedLocation | undefined
  /** Contact cards, in a message of type `contacts`. */
  contacts?: readonly ReceivedContactCard[] | undefined
  /** The quick reply of a template that the contact chose, in a message of type `button`. */
  button?: { text?: string | undefined; payload?: string | undefined; [key: string]: unknown } | undefined
  /** What the contact chose or filled in, in a message of type `interactive`. */
  interactive?: ReceivedInteractive | undefined
  /** In a message of type `reaction`. */
  reaction?: { message_id?: string | undefined; emoji?: string | undefined; [key: string]: unknown } | undefined
  /** The advertisement or post that led to the message. */
  referral?: ReceivedReferral | undefined
  /** What the message refers to, besides the message that it replies to. */
  context?: ReceivedContext | undefined
  /** Why the provider does not forward the message. */
  errors?: readonly ReceivedError[] | undefined
  /** Parts that are not of the form described here, as they were received. */
  unreadable?: { [key: string]: unknown } | undefined
  [key: string]: unknown
}

/** The file of a message. */
export interface MessageMedia {
  /** The id of the file. */
  id: string
  /** The media type of the file; null until it is known. */
  mime_type: string | null
  /** The size in bytes; null until it is known. */
  size: number | null
  /** The file name given by the sender, if any. */
  filename: string | null
  /**
   * The status of the file: `pending` (the service is downloading it from the provider), `ready` (available) or
   * `failed` (it could not be downloaded, or was deleted).
   */
  status: 'pending' | 'ready' | 'failed'
}

/**
 * The status of the message. An outbound message goes from `pending` to `sent`, `delivered` and `read`. It may skip a
 * status but never goes back. `failed` can follow `pending` or `sent`. If a `delivered` or `read` report arrives after
 * `failed`, it overrides `failed`. An inbound message is `delivered` on arrival, and `read` once you reply to or
 * resolve the conversation.
 */
export type MessageStatus = 'pending' | 'sent' | 'delivered' | 'read' | 'failed'

/** The connected account that a resource belongs to. */
export interface AccountReference {
  /** The account's phone number; null when the provider has not reported it. */
  phone_number: PhoneNumber | null
  /** The id of the account in phone-scoped paths. */
  phone_number_id: PhoneNumberId | null
  /** The end-customer that the account belongs to; null when the account is your organization's own. */
  customer: CustomerReference | null
}

/** Why a message failed. The set may grow: treat a code that you do not know like `upstream_error`. */
export type MessageErrorCode = 'outside_24h_window' | 'marketing_opted_out' | 'marketing_blocked_by_user' | 'recipient_unavailable' | 'unsupported_message_type' | 'account_restricted' | 'account_locked' | 'consent_required' | 'customer_suspended' | 'group_unavailable' | 'permission_revoked' | 'auth_expired' | 'app_rate_limited' | 'account_rate_limited' | 'template_not_found' | 'template_paused' | 'template_policy_violation' | 'flow_blocked' | 'media_upload_failed' | 'media_download_failed' | 'undeliverable' | 'policy_violation' | 'upstream_error' | 'subscription_inactive' | 'canceled' | (string & {})

/** The provider's id of the group. */
export type GroupId = string

/** The subject of the group; null when the provider has not reported it. */
export type GroupSubject = string | null

/** The group that a message was written in. An addition of this service. */
export interface MessageGroup {
  id: GroupId
  subject: GroupSubject
}

/** A country as two letters (ISO 3166-1). */
export type Country = string

/**
 * What the provider bills for a message, as its latest status says. The provider bills a message when it is delivered.
 * An addition of this service.
 */
export interface MessagePricing {
  /** Whether the provider bills the message. */
  billable: boolean
  /** The category by which it is billed. The set may grow. */
  category: 'marketing' | 'marketing_lite' | 'utility' | 'authentication' | 'authentication-international' | 'service' | 'referral_conversion' | (string & {}) | null
  /**
   * Whether it has a price: `regular`, `free_customer_service` (in an open customer service window) or
   * `free_entry_point` (after an ad or a button on a page led to the conversation). The set may grow.
   */
  type: 'regular' | 'free_customer_service' | 'free_entry_point' | (string & {}) | null
  /**
   * The pricing model: `PMP` (for each message) or `CBP` (for each conversation, until July 2025). The set may grow.
   */
  model: 'PMP' | 'CBP' | (string & {}) | null
  /** The country of the recipient's number, on which the price depends; null if the number is not known. */
  country: Country | null
}

/**
 * A member of the group that a message was sent to, by the ids that the provider reports, and the status that the
 * message has reached there. An addition of this service.
 */
export interface GroupRecipient {
  /** The member's phone number; null when it is not known. */
  phone_number: PhoneNumber | null
  /** The member's business-scoped user id; null when it is not known. */
  bsuid: string | null
  status: MessageStatus
  /** Present only when the provider has said what it bills for this member: a message to a group is billed for each. */
  pricing?: MessagePricing | undefined
  /** When this status was reached; null while it is `pending`. */
  at: Timestamp | null
}

/**
 * Where an outbound message was sent: `api` (by this service) or `business_app` (on the phone of a business that also
 * uses its number in the provider's app). The set may grow.
 */
export type MessageSource = 'api' | 'business_app' | (string & {})

/** The id of a user. */
export type UserId = string

/** A user who sent a message in the dashboard. */
export interface MessageAuthor {
  id: UserId
  /** The user's name. It stays when the user is removed. */
  name: string | null
}

/** The id of a broadcast. */
export type BroadcastId = string

/** A message from a contact (inbound) or from you (outbound). */
export interface Message {
  id: MessageId
  /** Always `message`. */
  object: 'message'
  conversation_id: ConversationId
  /** The contact. In a group, the member who wrote the message, or who wrote last before you sent it. */
  contact_id: ContactId
  /** The sender, as a phone number or a business-scoped user id. */
  from: string | null
  /** The recipient, as a phone number, a business-scoped user id or the id of a group. */
  to: string | null
  direction: MessageDirection
  /** The type of the message, such as `text`, `image` or `template`. The set may grow. */
  type: string
  /** The text, the caption or the rendered template; null when there is none. */
  content: string | null
  /** The content of the message besides its text, in the provider's format; null when there is none. */
  payload: MessagePayload | null
  /** The file of the message; null when there is none. */
  media: MessageMedia | null
  /** The URL of the file; null when there is no file, or while it is downloading. */
  media_url: string | null
  status: MessageStatus
  channel_account: AccountReference
  /** The provider's id of the message; null until the provider has reported one. */
  provider_message_id: string | null
  /** The message that this message replies to; null when it is not a reply, or when the original is unknown. */
  reply_to_message_id: MessageId | null
  /** The `client_reference` of the request that sent the message. */
  client_reference: string | null
  /** When the message was sent. */
  sent_at: Timestamp | null
  /** When the message was delivered. */
  delivered_at: Timestamp | null
  /** When the message was read. */
  read_at: Timestamp | null
  /** When the message failed. */
  failed_at: Timestamp | null
  /** When the service received the message, from the contact or from you. When it was sent, if it was imported. */
  created_at: Timestamp
  /** Present only when the content of the message is not available. */
  unsupported?: { type: string } | undefined
  /** Present only when the message failed. */
  error?: { code: MessageErrorCode; message: string; provider_code: number | null } | undefined
  /** Present only when the message was written in a group. */
  group?: MessageGroup | undefined
  /**
   * Present only when you sent the message to a group: the status of each member that is known. `status` is the lowest
   * that all of them have reached, without those where it failed.
   */
  recipients?: readonly GroupRecipient[] | undefined
  /** Present only on outbound messages. */
  source?: MessageSource | undefined
  /**
   * Present only on messages that a user sent in the dashboard. Messages sent with an API key and those of a broadcast
   * have none.
   */
  sent_by?: MessageAuthor | undefined
  /** Present only on messages from the history of a number that the business used in the provider's app before. */
  imported?: true | undefined
  /** Present only on messages that were scheduled. When the message is sent, or was to be sent. */
  send_at?: Timestamp | undefined
  /** Present only on messages that were canceled. They have the status `failed` and the error code `canceled`. */
  canceled_at?: Timestamp | undefined
  /** Present only on messages of a broadcast. */
  broadcast_id?: BroadcastId | undefined
  /**
   * Present only when the provider has said what it bills. A message to a group has it in `recipients`, for each
   * member.
   */
  pricing?: MessagePricing | undefined
}

/** A page of messages, newest first. */
export interface MessageList {
  /** The items on this page; empty if nothing matches. */
  data: readonly Message[]
  /** True when there is another page. */
  has_more: boolean
  /** The `cursor` of the next page; null on the last page. */
  next_cursor: string | null
  request_id: RequestId
}

/** A name and a color for grouping contacts and conversations. It belongs to one team. */
export interface Label {
  id: LabelId
  /** Always `label`. */
  object: 'label'
  /** The name, unique within the team. */
  name: string
  /** The color, as `#` and six hexadecimal digits. */
  color: string
  /** The team of the label. The label can be attached only to contacts and conversations of the same team. */
  team_id: string
  /** When the label was created. */
  created_at: Timestamp
  /** When the label last changed. */
  updated_at: Timestamp
}

/** A page of labels, newest first. */
export interface LabelList {
  /** The items on this page; empty if nothing matches. */
  data: readonly Label[]
  /** True when there is another page. */
  has_more: boolean
  /** The `cursor` of the next page; null on the last page. */
  next_cursor: string | null
  request_id: RequestId
}

/** A label to create. */
export interface LabelCreate {
  /** The team to create the label in. Required if your organization has several teams; `GET /v1/me` lists them. */
  team_id?: string | undefined
  /**
   * The name. Names are unique within a team, ignoring case, accents and blanks at the ends; a duplicate returns 400
   * `invalid_field_value`.
   */
  name: string
  /** The color, as `#` and six hexadecimal digits. */
  color?: string | undefined
}

/** A label to create. */
export interface LabelCreateWithDefaults {
  /** The team to create the label in. Required if your organization has several teams; `GET /v1/me` lists them. */
  team_id?: string | undefined
  /**
   * The name. Names are unique within a team, ignoring case, accents and blanks at the ends; a duplicate returns 400
   * `invalid_field_value`.
   */
  name: string
  /** The color, as `#` and six hexadecimal digits. */
  color: string
}

/** A label. */
export interface LabelResponse {
  data: Label
  request_id: RequestId
}

/** The label that was deleted. */
export interface DeletedLabel {
  id: LabelId
  /** Always `label`. */
  object: 'label'
  /** Always true. */
  deleted: boolean
}

/** The label that was deleted. */
export interface DeletedLabelResponse {
  data: DeletedLabel
  request_id: RequestId
}

/** The fields of a label to change. Omitted fields keep their values. */
export interface LabelUpdate {
  /**
   * The new name. Names are unique within a team, ignoring case, accents and blanks at the ends; a duplicate returns
   * 400 `invalid_field_value`.
   */
  name?: string | undefined
  /** The new color, as `#` and six hexadecimal digits. */
  color?: string | undefined
}

/**
 * What a person types after `/` to find the reply: up to 40 letters and digits of any script, `-` and `_`. Unique in
 * your organization, ignoring case and accents.
 */
export type Shortcut = string

/** The id of a saved reply. */
export type SavedReplyId = string

/**
 * The text. Variables are filled in where a person inserts it: `{{contact.name}}`, `{{contact.phone_number}}`,
 * `{{user.name}}` (who writes) and `{{account.name}}`. After `|` stands what to write for one that is empty:
 * `{{contact.name|there}}`. Another variable returns 400 `invalid_field_value`.
 */
export type ReplyText = string

/** A text that people insert into messages. It is not sent by itself. */
export interface SavedReply {
  id: SavedReplyId
  /** Always `saved_reply`. */
  object: 'saved_reply'
  /** What it is for, in a few words. */
  name: string
  shortcut: Shortcut
  text: ReplyText
  /** When the saved reply was created. */
  created_at: Timestamp
  /** When the saved reply last changed. */
  updated_at: Timestamp
}

/** A page of saved replies, newest first. */
export interface SavedReplyList {
  /** The items on this page; empty if nothing matches. */
  data: readonly SavedReply[]
  /** True when there is another page. */
  has_more: boolean
  /** The `cursor` of the next page; null on the last page. */
  next_cursor: string | null
  request_id: RequestId
}

/** A saved reply to create. */
export interface SavedReplyCreate {
  /** What it is for, in a few words. */
  name: string
  shortcut: Shortcut
  text: ReplyText
}

/** A saved reply. */
export interface SavedReplyResponse {
  data: SavedReply
  request_id: RequestId
}

/** The saved reply that was deleted. */
export interface DeletedSavedReply {
  id: SavedReplyId
  /** Always `saved_reply`. */
  object: 'saved_reply'
  /** Always true. */
  deleted: boolean
}

/** The saved reply that was deleted. */
export interface DeletedSavedReplyResponse {
  data: DeletedSavedReply
  request_id: RequestId
}

/** The fields of a saved reply to change. Omitted fields keep their values. */
export interface SavedReplyUpdate {
  /** The new name. */
  name?: string | undefined
  shortcut?: Shortcut | undefined
  text?: ReplyText | undefined
}

/** A person of your organization. Conversations can be assigned to users. */
export interface User {
  id: UserId
  /** Always `user`. */
  object: 'user'
  /** The name. */
  name: string
  /** The email address. It is unique in your organization. */
  email: string
  /**
   * False while the user is away: conversations are not assigned to the user in turn then. Users change it in the
   * dashboard.
   */
  available: boolean
  /** When the user was created. */
  created_at: Timestamp
  /** When the user last changed. */
  updated_at: Timestamp
}

/** A page of users, newest first. */
export interface UserList {
  /** The items on this page; empty if nothing matches. */
  data: readonly User[]
  /** True when there is another page. */
  has_more: boolean
  /** The `cursor` of the next page; null on the last page. */
  next_cursor: string | null
  request_id: RequestId
}

/** A user. */
export interface UserResponse {
  data: User
  request_id: RequestId
}

/** The id of a webhook subscription. */
export type WebhookSubscriptionId = string

/**
 * `pending` before the first attempt, `succeeded` after a 2xx response, `failed` when another attempt follows, `dead`
 * when no attempt follows.
 */
export type WebhookDeliveryStatus = 'pending' | 'succeeded' | 'failed' | 'dead'

/** An event type of this version of the API, as `resource.action`. */
export type EventType = 'message.received' | 'messages.received' | 'message.sent' | 'message.delivered' | 'message.read' | 'message.failed' | 'message.updated' | 'conversation.created' | 'conversation.updated' | 'conversation.window_closing' | 'group_message.received' | 'group_message.updated' | 'group_conversation.created' | 'group_conversation.updated' | 'note.created' | 'note.updated' | 'note.deleted' | 'contact.created' | 'contact.updated' | 'contact.deleted' | 'contact.opted_out' | 'contact.opted_in' | 'template.created' | 'template.updated' | 'template.deleted' | 'broadcast.started' | 'broadcast.paused' | 'broadcast.completed' | 'broadcast.canceled' | 'account.connected' | 'account.updated' | 'account.disconnected' | 'setup_link.completed' | 'setup_link.failed' | 'setup_link.expired' | 'setup_link.revoked' | 'subscription.failing' | 'subscription.disabled' | 'quota.warning' | 'webhook.test'

/** The id of a webhook delivery. */
export type WebhookDeliveryId = string

/** The type of the event, as `resource.action`. The set may grow: respond with 200 to a type that you do not know. */
export type AnyEventType = 'message.received' | 'messages.received' | 'message.sent' | 'message.delivered' | 'message.read' | 'message.failed' | 'message.updated' | 'conversation.created' | 'conversation.updated' | 'conversation.window_closing' | 'group_message.received' | 'group_message.updated' | 'group_conversation.created' | 'group_conversation.updated' | 'note.created' | 'note.updated' | 'note.deleted' | 'contact.created' | 'contact.updated' | 'contact.deleted' | 'contact.opted_out' | 'contact.opted_in' | 'template.created' | 'template.updated' | 'template.deleted' | 'broadcast.started' | 'broadcast.paused' | 'broadcast.completed' | 'broadcast.canceled' | 'account.connected' | 'account.updated' | 'account.disconnected' | 'setup_link.completed' | 'setup_link.failed' | 'setup_link.expired' | 'setup_link.revoked' | 'subscription.failing' | 'subscription.disabled' | 'quota.warning' | 'webhook.test' | (string & {})

/**
 * Why the service ended the delivery before its last attempt; null otherwise. The set may grow.
 *
 * - `backlog_full`: too many deliveries of the subscription were waiting. Replay it when your receiver works again.
 * - `restored`: the service was restored from a backup in which the delivery was waiting, and it may have been sent
 *   before. Replay it if you have not received it.
 */
export type WebhookDeadReason = 'backlog_full' | 'restored' | (string & {}) | null

/** The delivery of an event to one subscription. */
export interface WebhookDelivery {
  id: WebhookDeliveryId
  /** Always `webhook_delivery`. */
  object: 'webhook_delivery'
  subscription_id: WebhookSubscriptionId
  event_type: AnyEventType
  /** The id of the event. All deliveries of the event share it. */
  event_id: string
  status: WebhookDeliveryStatus
  dead_reason: WebhookDeadReason
  /** The number of attempts so far. */
  attempt_count: number
  /** When the last attempt was made; null before the first attempt. */
  last_attempt_at: Timestamp | null
  /**
   * When the next attempt is due; null when no attempt follows, and while the delivery waits for an earlier one of its
   * conversation (`ordering` of the subscription).
   */
  next_attempt_at: Timestamp | null
  /** The HTTP status of the receiver's last response; null when there was none. */
  response_status: number | null
  /** The beginning of the receiver's last response; null for an erased delivery. */
  response_body_snippet: string | null
  /** How long the last attempt took, in milliseconds. */
  duration_ms: number | null
  /** The delivery that this one replays; null when this is not a replay. The original may already be deleted. */
  replayed_from: WebhookDeliveryId | null
  /**
   * When the payload was erased because its contact was deleted; otherwise null. An erased delivery has no payload and
   * no response snippets, is not attempted again, and cannot be replayed.
   */
  payload_erased_at: Timestamp | null
  /** When the delivery was created. */
  created_at: Timestamp
}

/** A page of webhook deliveries, newest first. */
export interface WebhookDeliveryList {
  /** The items on this page; empty if nothing matches. */
  data: readonly WebhookDelivery[]
  /** True when there is another page. */
  has_more: boolean
  /** The `cursor` of the next page; null on the last page. */
  next_cursor: string | null
  request_id: RequestId
}

/** Which deliveries of a subscription to replay. An omitted filter matches all deliveries. */
export interface BulkReplay {
  subscription_id: WebhookSubscriptionId
  status?: WebhookDeliveryStatus | undefined
  event_type?: EventType | undefined
  /** Only deliveries created at or after this time. */
  created_after?: string | undefined
  /** Only deliveries created before this time. */
  created_before?: string | undefined
}

/** The result of a bulk replay. */
export interface BulkReplayResult {
  /** The number of new deliveries. */
  enqueued: number
  /** True when more deliveries match than one request replays. */
  capped: boolean
}

/** The result of a bulk replay. */
export interface BulkReplayResponse {
  data: BulkReplayResult
  request_id: RequestId
}

/** The fields of every event. */
export interface EventEnvelope {
  /** The id of the event. All deliveries of the event share it. */
  id: string
  /** Always `event`. */
  object: 'event'
  /** When the event happened. */
  created_at: Timestamp
  /** The API version of the resource in the event. */
  api_version: 'v1'
  /** The account of the event; null when the event concerns no account. */
  phone_number_id: PhoneNumberId | null
  /**
   * The end-customer that the account belongs to; null when the account is your organization's own, or when there is no
   * account.
   */
  customer: CustomerReference | null
}

/**
 * The event `message.received`. A contact wrote to one of your accounts. The change to the conversation is reported by
 * a separate event.
 */
export interface MessageReceivedEvent {
  /** The id of the event. All deliveries of the event share it. */
  id: string
  /** Always `event`. */
  object: 'event'
  /** When the event happened. */
  created_at: Timestamp
  /** The API version of the resource in the event. */
  api_version: 'v1'
  /** The account of the event; null when the event concerns no account. */
  phone_number_id: PhoneNumberId | null
  /**
   * The end-customer that the account belongs to; null when the account is your organization's own, or when there is no
   * account.
   */
  customer: CustomerReference | null
  /** Always `message.received`. */
  type: 'message.received'
  /** The resource, and what changed. */
  data: { object: Message }
}

/** Messages of a conversation that were received shortly after each other. */
export interface ReceivedMessages {
  /** The id of the first message. No other group has it. */
  id: MessageId
  /** Always `received_messages`. */
  object: 'received_messages'
  conversation_id: ConversationId
  contact_id: ContactId
  /** The messages, in the order in which they were received. */
  messages: readonly Message[]
}

/**
 * The event `messages.received`. A contact wrote one or more messages, and was quiet since. Only subscriptions with
 * `buffer` receive it, instead of a `message.received` for each message.
 */
export interface MessagesReceivedEvent {
  /** The id of the event. All deliveries of the event share it. */
  id: string
  /** Always `event`. */
  object: 'event'
  /** When the event happened. */
  created_at: Timestamp
  /** The API version of the resource in the event. */
  api_version: 'v1'
  /** The account of the event; null when the event concerns no account. */
  phone_number_id: PhoneNumberId | null
  /**
   * The end-customer that the account belongs to; null when the account is your organization's own, or when there is no
   * account.
   */
  customer: CustomerReference | null
  /** Always `messages.received`. */
  type: 'messages.received'
  /** The messages. */
  data: { object: ReceivedMessages }
}

/** The fields of `object` that changed, with their previous values; null for a field that had no value. */
export interface PreviousAttributes {
  [key: string]: unknown
}

/** The event `message.sent`. The provider sent one of your messages. */
export interface MessageSentEvent {
  /** The id of the event. All deliveries of the event share it. */
  id: string
  /** Always `event`. */
  object: 'event'
  /** When the event happened. */
  created_at: Timestamp
  /** The API version of the resource in the event. */
  api_version: 'v1'
  /** The account of the event; null when the event concerns no account. */
  phone_number_id: PhoneNumberId | null
  /**
   * The end-customer that the account belongs to; null when the account is your organization's own, or when there is no
   * account.
   */
  customer: CustomerReference | null
  /** Always `message.sent`. */
  type: 'message.sent'
  /** The resource, and what changed. */
  data: { object: Message; previous_attributes?: PreviousAttributes | undefined }
}

/**
 * The event `message.delivered`. One of your messages reached the contact's device. `message.sent` may arrive after
 * this event, or not at all.
 */
export interface MessageDeliveredEvent {
  /** The id of the event. All deliveries of the event share it. */
  id: string
  /** Always `event`. */
  object: 'event'
  /** When the event happened. */
  created_at: Timestamp
  /** The API version of the resource in the event. */
  api_version: 'v1'
  /** The account of the event; null when the event concerns no account. */
  phone_number_id: PhoneNumberId | null
  /**
   * The end-customer that the account belongs to; null when the account is your organization's own, or when there is no
   * account.
   */
  customer: CustomerReference | null
  /** Always `message.delivered`. */
  type: 'message.delivered'
  /** The resource, and what changed. */
  data: { object: Message; previous_attributes?: PreviousAttributes | undefined }
}

/** The event `message.read`. The contact read one of your messages. */
export interface MessageReadEvent {
  /** The id of the event. All deliveries of the event share it. */
  id: string
  /** Always `event`. */
  object: 'event'
  /** When the event happened. */
  created_at: Timestamp
  /** The API version of the resource in the event. */
  api_version: 'v1'
  /** The account of the event; null when the event concerns no account. */
  phone_number_id: PhoneNumberId | null
  /**
   * The end-customer that the account belongs to; null when the account is your organization's own, or when there is no
   * account.
   */
  customer: CustomerReference | null
  /** Always `message.read`. */
  type: 'message.read'
  /** The resource, and what changed. */
  data: { object: Message; previous_attributes?: PreviousAttributes | undefined }
}

/** The event `message.failed`. One of your messages was not delivered. Its `error` field gives the reason. */
export interface MessageFailedEvent {
  /** The id of the event. All deliveries of the event share it. */
  id: string
  /** Always `event`. */
  object: 'event'
  /** When the event happened. */
  created_at: Timestamp
  /** The API version of the resource in the event. */
  api_version: 'v1'
  /** The account of the event; null when the event concerns no account. */
  phone_number_id: PhoneNumberId | null
  /**
   * The end-customer that the account belongs to; null when the account is your organization's own, or when there is no
   * account.
   */
  customer: CustomerReference | null
  /** Always `message.failed`. */
  type: 'message.failed'
  /** The resource, and what changed. */
  data: { object: Message; previous_attributes?: PreviousAttributes | undefined }
}

/**
 * The event `message.updated`. A message changed in a way that has no event of its own. For example, its file became
 * available or could not be downloaded, or the timestamp of an earlier status arrived late.
 */
export interface MessageUpdatedEvent {
  /** The id of the event. All deliveries of the event share it. */
  id: string
  /** Always `event`. */
  object: 'event'
  /** When the event happened. */
  created_at: Timestamp
  /** The API version of the resource in the event. */
  api_version: 'v1'
  /** The account of the event; null when the event concerns no account. */
  phone_number_id: PhoneNumberId | null
  /**
   * The end-customer that the account belongs to; null when the account is your organization's own, or when there is no
   * account.
   */
  customer: CustomerReference | null
  /** Always `message.updated`. */
  type: 'message.updated'
  /** The resource, and what changed. */
  data: { object: Message; previous_attributes?: PreviousAttributes | undefined }
}

/** The group of a conversation, as the provider reports it. An addition of this service. */
export interface ConversationGroup {
  id: GroupId
  subject: GroupSubject
  /**
   * `active`, `suspended` (by the provider, maybe for some time) or `ended` (the group was deleted). Only an active
   * group can be written to. The set may grow.
   */
  status: 'active' | 'suspended' | 'ended' | (string & {})
}

/**
 * The status of the conversation. An inbound message reopens a resolved conversation. All other changes are made by
 * you.
 */
export type ConversationStatus = 'open' | 'resolved' | 'pending'

/** The contact of a conversation. */
export interface ConversationContact {
  id: ContactId
  /** The contact's phone number; null when it is not known. */
  phone_number: PhoneNumber | null
  /** The contact's name. */
  name: string | null
}

/** The user that a conversation is assigned to. */
export interface Assignee {
  id: UserId
  /** The user's name. */
  name: string | null
  /** The user's email address. */
  email: string | null
}

/**
 * The time in which any message can be sent, because the contact, or a member of the group, has written. Afterwards
 * only templates can.
 */
export interface ConversationWindow {
  /** When it closes, unless somebody writes before. */
  open_until: Timestamp
  /** What opened it. The set may grow. A free entry point opens none; it is in `free_entry_point`. */
  kind: 'customer_service' | (string & {})
}

/**
 * A free entry point: after a contact has written from an ad, a reply within 24 hours makes all messages to it free of
 * charge for 72 hours, templates too. It does not open the 24-hour window.
 */
export interface FreeEntryPoint {
  /**
   * Until when a reply to the newest message from an ad opens it; null if no message is known. Compare it with the
   * current time.
   */
  reply_by: Timestamp | null
  /**
   * When the newest one ends, or has ended, as the provider says with the status of the reply; null until then. Compare
   * it with the current time.
   */
  expires_at: Timestamp | null
}

/** A conversation without its labels, as events show it. */
export interface ConversationState {
  id: ConversationId
  /** Always `conversation`. */
  object: 'conversation'
  /** Present only in a conversation of a group: always `group` then. */
  kind?: ConversationKind | undefined
  /** Present only in a conversation of a group. */
  group?: ConversationGroup | undefined
  status: ConversationStatus
  /** The contact. In a group, the member who wrote last. */
  contact: ConversationContact
  channel_account: AccountReference
  /** The user that the conversation is assigned to; null when it is unassigned. */
  assignee: Assignee | null
  /** The number of inbound messages since you last sent a message or resolved the conversation. */
  unread_count: number
  /** When the last message was received or sent; null when there is none. */
  last_message_at: Timestamp | null
  /** When the contact, or a member of the group, last wrote; null when nobody has ever written. */
  last_inbound_at: Timestamp | null
  /** The 24 hours in which any message can be sent; null while they are over, and when nobody has ever written. */
  window?: ConversationWindow | null | undefined
  /**
   * The time in which messages to the contact are free of charge, because an ad led to the conversation; null without
   * one.
   */
  free_entry_point?: FreeEntryPoint | null | undefined
  /** Until when the conversation is put aside; null if it is not. It ends at once when the contact writes. */
  snoozed_until?: Timestamp | null | undefined
  /**
   * When the conversation came back after it was snoozed, at its time or because the contact wrote; null after the next
   * message of the account or update of the conversation, and if it was not snoozed.
   */
  snooze_ended_at?: Timestamp | null | undefined
  /** When the conversation was created. */
  created_at: Timestamp
  /** When the conversation last changed. */
  updated_at: Timestamp
}

/**
 * The event `conversation.created`. The first message between an account and a contact was sent or received. The event
 * shows the conversation with that message included.
 */
export interface ConversationCreatedEvent {
  /** The id of the event. All deliveries of the event share it. */
  id: string
  /** Always `event`. */
  object: 'event'
  /** When the event happened. */
  created_at: Timestamp
  /** The API version of the resource in the event. */
  api_version: 'v1'
  /** The account of the event; null when the event concerns no account. */
  phone_number_id: PhoneNumberId | null
  /**
   * The end-customer that the account belongs to; null when the account is your organization's own, or when there is no
   * account.
   */
  customer: CustomerReference | null
  /** Always `conversation.created`. */
  type: 'conversation.created'
  /** The resource, and what changed. */
  data: { object: ConversationState }
}

/** The event `conversation.updated`. The status or assignee was changed, or a message was added. */
export interface ConversationUpdatedEvent {
  /** The id of the event. All deliveries of the event share it. */
  id: string
  /** Always `event`. */
  object: 'event'
  /** When the event happened. */
  created_at: Timestamp
  /** The API version of the resource in the event. */
  api_version: 'v1'
  /** The account of the event; null when the event concerns no account. */
  phone_number_id: PhoneNumberId | null
  /**
   * The end-customer that the account belongs to; null when the account is your organization's own, or when there is no
   * account.
   */
  customer: CustomerReference | null
  /** Always `conversation.updated`. */
  type: 'conversation.updated'
  /** The resource, and what changed. */
  data: { object: ConversationState; previous_attributes?: PreviousAttributes | undefined }
}

/**
 * The event `conversation.window_closing`. The window of a conversation closes soon, and the contact has not written
 * again.
 */
export interface ConversationWindowClosingEvent {
  /** The id of the event. All deliveries of the event share it. */
  id: string
  /** Always `event`. */
  object: 'event'
  /** When the event happened. */
  created_at: Timestamp
  /** The API version of the resource in the event. */
  api_version: 'v1'
  /** The account of the event; null when the event concerns no account. */
  phone_number_id: PhoneNumberId | null
  /**
   * The end-customer that the account belongs to; null when the account is your organization's own, or when there is no
   * account.
   */
  customer: CustomerReference | null
  /** Always `conversation.window_closing`. */
  type: 'conversation.window_closing'
  /** The resource. */
  data: { object: ConversationState }
}

/**
 * The event `group_message.received`. A member wrote in a group in which one of your accounts takes part. Only
 * subscriptions that name this type receive it. An addition of this service.
 */
export interface GroupMessageReceivedEvent {
  /** The id of the event. All deliveries of the event share it. */
  id: string
  /** Always `event`. */
  object: 'event'
  /** When the event happened. */
  created_at: Timestamp
  /** The API version of the resource in the event. */
  api_version: 'v1'
  /** The account of the event; null when the event concerns no account. */
  phone_number_id: PhoneNumberId | null
  /**
   * The end-customer that the account belongs to; null when the account is your organization's own, or when there is no
   * account.
   */
  customer: CustomerReference | null
  /** Always `group_message.received`. */
  type: 'group_message.received'
  /** The resource, and what changed. */
  data: { object: Message }
}

/**
 * The event `group_message.updated`. A message in a group changed: it was sent, a member has reached another status, it
 * failed, or its file became available. Only subscriptions that name this type receive it. An addition of this service.
 */
export interface GroupMessageUpdatedEvent {
  /** The id of the event. All deliveries of the event share it. */
  id: string
  /** Always `event`. */
  object: 'event'
  /** When the event happened. */
  created_at: Timestamp
  /** The API version of the resource in the event. */
  api_version: 'v1'
  /** The account of the event; null when the event concerns no account. */
  phone_number_id: PhoneNumberId | null
  /**
   * The end-customer that the account belongs to; null when the account is your organization's own, or when there is no
   * account.
   */
  customer: CustomerReference | null
  /** Always `group_message.updated`. */
  type: 'group_message.updated'
  /** The resource, and what changed. */
  data: { object: Message; previous_attributes?: PreviousAttributes | undefined }
}

/**
 * The event `group_conversation.created`. The first message was received in a group. The event shows the conversation
 * with that message included. Only subscriptions that name this type receive it. An addition of this service.
 */
export interface GroupConversationCreatedEvent {
  /** The id of the event. All deliveries of the event share it. */
  id: string
  /** Always `event`. */
  object: 'event'
  /** When the event happened. */
  created_at: Timestamp
  /** The API version of the resource in the event. */
  api_version: 'v1'
  /** The account of the event; null when the event concerns no account. */
  phone_number_id: PhoneNumberId | null
  /**
   * The end-customer that the account belongs to; null when the account is your organization's own, or when there is no
   * account.
   */
  customer: CustomerReference | null
  /** Always `group_conversation.created`. */
  type: 'group_conversation.created'
  /** The resource, and what changed. */
  data: { object: ConversationState }
}

/**
 * The event `group_conversation.updated`. The status or assignee of a conversation in a group was changed, a message
 * was added, or the group has another subject or status. Only subscriptions that name this type receive it. An addition
 * of this service.
 */
export interface GroupConversationUpdatedEvent {
  /** The id of the event. All deliveries of the event share it. */
  id: string
  /** Always `event`. */
  object: 'event'
  /** When the event happened. */
  created_at: Timestamp
  /** The API version of the resource in the event. */
  api_version: 'v1'
  /** The account of the event; null when the event concerns no account. */
  phone_number_id: PhoneNumberId | null
  /**
   * The end-customer that the account belongs to; null when the account is your organization's own, or when there is no
   * account.
   */
  customer: CustomerReference | null
  /** Always `group_conversation.updated`. */
  type: 'group_conversation.updated'
  /** The resource, and what changed. */
  data: { object: ConversationState; previous_attributes?: PreviousAttributes | undefined }
}

/** The id of a note. */
export type NoteId = string

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

/**
 * The event `note.created`. A note about a conversation was written. Only subscriptions that name this type receive it,
 * and the list of events has it only with this `type`. An addition of this service.
 */
export interface NoteCreatedEvent {
  /** The id of the event. All deliveries of the event share it. */
  id: string
  /** Always `event`. */
  object: 'event'
  /** When the event happened. */
  created_at: Timestamp
  /** The API version of the resource in the event. */
  api_version: 'v1'
  /** The account of the event; null when the event concerns no account. */
  phone_number_id: PhoneNumberId | null
  /**
   * The end-customer that the account belongs to; null when the account is your organization's own, or when there is no
   * account.
   */
  customer: CustomerReference | null
  /** Always `note.created`. */
  type: 'note.created'
  /** The resource, and what changed. */
  data: { object: Note }
}

/**
 * The event `note.updated`. The text of a note has changed. Only subscriptions that name this type receive it, and the
 * list of events has it only with this `type`. An addition of this service.
 */
export interface NoteUpdatedEvent {
  /** The id of the event. All deliveries of the event share it. */
  id: string
  /** Always `event`. */
  object: 'event'
  /** When the event happened. */
  created_at: Timestamp
  /** The API version of the resource in the event. */
  api_version: 'v1'
  /** The account of the event; null when the event concerns no account. */
  phone_number_id: PhoneNumberId | null
  /**
   * The end-customer that the account belongs to; null when the account is your organization's own, or when there is no
   * account.
   */
  customer: CustomerReference | null
  /** Always `note.updated`. */
  type: 'note.updated'
  /** The resource, and what changed. */
  data: { object: Note; previous_attributes?: PreviousAttributes | undefined }
}

/** The note that was deleted. */
export interface DeletedNote {
  id: NoteId
  /** Always `note`. */
  object: 'note'
  /** Always true. */
  deleted: boolean
}

/**
 * The event `note.deleted`. A note was deleted. The notes of a deleted contact have no events of their own. Only
 * subscriptions that name this type receive it, and the list of events has it only with this `type`. An addition of
 * this service.
 */
export interface NoteDeletedEvent {
  /** The id of the event. All deliveries of the event share it. */
  id: string
  /** Always `event`. */
  object: 'event'
  /** When the event happened. */
  created_at: Timestamp
  /** The API version of the resource in the event. */
  api_version: 'v1'
  /** The account of the event; null when the event concerns no account. */
  phone_number_id: PhoneNumberId | null
  /**
   * The end-customer that the account belongs to; null when the account is your organization's own, or when there is no
   * account.
   */
  customer: CustomerReference | null
  /** Always `note.deleted`. */
  type: 'note.deleted'
  /** The resource, and what changed. */
  data: { object: DeletedNote }
}

/**
 * The provider's id for a user, specific to your business. It identifies a user without the phone number. It consists
 * of a country code, a dot, and up to 128 letters and digits.
 */
export type BusinessScopedUserId = string

/** A contact without its labels, as events show it. */
export interface ContactState {
  id: ContactId
  /** Always `contact`. */
  object: 'contact'
  /**
   * The phone number, which identifies the contact on its account; null when the contact was created from a
   * business-scoped user id and no number is known.
   */
  phone_number: PhoneNumber | null
  /** The business-scoped user id; null until the provider has reported one. */
  bsuid: BusinessScopedUserId | null
  /** The user's id across a managed business, with `ENT` after the country code; null for other businesses. */
  parent_bsuid: string | null
  /**
   * The contact's username on the messaging network, if any. Compared case-insensitively; `.` and `_` are significant.
   */
  username: string | null
  /** The name, set by you or reported by the provider. */
  name: string | null
  /** The email address, set by you. */
  email: string | null
  /** Your own keys and values; null when there are none. */
  metadata: Metadata | null
  /** Whether the account has blocked the contact. A change that somebody makes outside of this service is not seen. */
  blocked: boolean
  channel_account: AccountReference
  /** When the contact was created. */
  created_at: Timestamp
  /** When the contact last changed. */
  updated_at: Timestamp
}

/**
 * The event `contact.created`. The contact was created through the API, or by the first message from an unknown sender.
 */
export interface ContactCreatedEvent {
  /** The id of the event. All deliveries of the event share it. */
  id: string
  /** Always `event`. */
  object: 'event'
  /** When the event happened. */
  created_at: Timestamp
  /** The API version of the resource in the event. */
  api_version: 'v1'
  /** The account of the event; null when the event concerns no account. */
  phone_number_id: PhoneNumberId | null
  /**
   * The end-customer that the account belongs to; null when the account is your organization's own, or when there is no
   * account.
   */
  customer: CustomerReference | null
  /** Always `contact.created`. */
  type: 'contact.created'
  /** The resource, and what changed. */
  data: { object: ContactState }
}

/**
 * The event `contact.updated`. The contact was changed through the API, or the provider reported a new name, number or
 * user id.
 */
export interface ContactUpdatedEvent {
  /** The id of the event. All deliveries of the event share it. */
  id: string
  /** Always `event`. */
  object: 'event'
  /** When the event happened. */
  created_at: Timestamp
  /** The API version of the resource in the event. */
  api_version: 'v1'
  /** The account of the event; null when the event concerns no account. */
  phone_number_id: PhoneNumberId | null
  /**
   * The end-customer that the account belongs to; null when the account is your organization's own, or when there is no
   * account.
   */
  customer: CustomerReference | null
  /** Always `contact.updated`. */
  type: 'contact.updated'
  /** The resource, and what changed. */
  data: { object: ContactState; previous_attributes?: PreviousAttributes | undefined }
}

/** The contact that was deleted. */
export interface DeletedContact {
  id: ContactId
  /** Always `contact`. */
  object: 'contact'
  /** Always true. */
  deleted: boolean
}

/**
 * The event `contact.deleted`. The contact was deleted together with its conversation and messages. These have no
 * events of their own.
 */
export interface ContactDeletedEvent {
  /** The id of the event. All deliveries of the event share it. */
  id: string
  /** Always `event`. */
  object: 'event'
  /** When the event happened. */
  created_at: Timestamp
  /** The API version of the resource in the event. */
  api_version: 'v1'
  /** The account of the event; null when the event concerns no account. */
  phone_number_id: PhoneNumberId | null
  /**
   * The end-customer that the account belongs to; null when the account is your organization's own, or when there is no
   * account.
   */
  customer: CustomerReference | null
  /** Always `contact.deleted`. */
  type: 'contact.deleted'
  /** The resource, and what changed. */
  data: { object: DeletedContact }
}

/** The event `contact.opted_out`. The contact no longer accepts marketing messages. */
export interface ContactOptedOutEvent {
  /** The id of the event. All deliveries of the event share it. */
  id: string
  /** Always `event`. */
  object: 'event'
  /** When the event happened. */
  created_at: Timestamp
  /** The API version of the resource in the event. */
  api_version: 'v1'
  /** The account of the event; null when the event concerns no account. */
  phone_number_id: PhoneNumberId | null
  /**
   * The end-customer that the account belongs to; null when the account is your organization's own, or when there is no
   * account.
   */
  customer: CustomerReference | null
  /** Always `contact.opted_out`. */
  type: 'contact.opted_out'
  /** The resource, and what changed. */
  data: { object: ContactState }
}

/** The event `contact.opted_in`. The contact accepts marketing messages again. */
export interface ContactOptedInEvent {
  /** The id of the event. All deliveries of the event share it. */
  id: string
  /** Always `event`. */
  object: 'event'
  /** When the event happened. */
  created_at: Timestamp
  /** The API version of the resource in the event. */
  api_version: 'v1'
  /** The account of the event; null when the event concerns no account. */
  phone_number_id: PhoneNumberId | null
  /**
   * The end-customer that the account belongs to; null when the account is your organization's own, or when there is no
   * account.
   */
  customer: CustomerReference | null
  /** Always `contact.opted_in`. */
  type: 'contact.opted_in'
  /** The resource, and what changed. */
  data: { object: ContactState }
}

/**
 * Whether the template can be sent.
 *
 * - `pending`: the provider has not decided yet.
 * - `approved`: the provider approved it. `provider_status` shows whether the provider has since paused or flagged it.
 * - `rejected`: the provider rejected, disabled or archived it.
 */
export type TemplateStatus = 'pending' | 'approved' | 'rejected'

/** Why the provider gave a template its status. */
export interface TemplateStatusReason {
  /**
   * The provider's reason, of a rejection (such as `INVALID_FORMAT` or `TAG_CONTENT_MISMATCH`), or the level of a pause
   * (`FIRST_PAUSE` for 3 hours, `SECOND_PAUSE` for 6, then the template is disabled). The set may grow.
   */
  code: string
  /** The provider's explanation, and what it recommends. */
  description: string | null
}

/** What recipients think of a template, as the provider measures it. Templates of low quality are paused. */
export interface TemplateQuality {
  /** `GREEN`, `YELLOW`, `RED` or `UNKNOWN`. The set may grow. */
  score: string
  /** The provider's reasons; empty if it gives none. */
  reasons: readonly string[]
}

/** A change of a template's category by the provider, on which its price depends. */
export interface TemplateCategoryChange {
  /** The provider's category before. */
  from: string
  /** The provider's category after it. */
  to: string
  /** When it was changed, or will be changed. */
  at: Timestamp
}

/** The provider's category for the template. It determines which contacts may receive the template and its price. */
export type TemplateCategory = 'MARKETING' | 'UTILITY' | 'AUTHENTICATION'

/**
 * A part of a template, in the provider's format: `type` (such as `HEADER`, `BODY`, `FOOTER`, `BUTTONS`) and its
 * further fields.
 */
export interface TemplateComponent {
  [key: string]: unknown
}

/**
 * A message template, as last reported by the provider. The combination of name and language is unique on its account.
 */
export interface Template {
  /** The id of the template. */
  id: string
  /** Always `template`. */
  object: 'template'
  /** The name. Language variants of a template share it. */
  name: string
  /** The provider's code for the language. */
  language: string
  status: TemplateStatus
  /** The provider's own status, such as `APPROVED`, `PAUSED` or `IN_APPEAL`. New values may appear. */
  provider_status: string
  /** Why it has this status; null when the provider gave no reason. */
  status_reason?: TemplateStatusReason | null | undefined
  /** What recipients think of it; null when the provider has reported nothing. */
  quality?: TemplateQuality | null | undefined
  /**
   * The latest change of the category, or the announced one if `at` is in the future; null when there was none since
   * the service knows the template.
   */
  category_change?: TemplateCategoryChange | null | undefined
  /** The category; null when the provider reported none or an unknown one. A later sync fills it in. */
  category: TemplateCategory | null
  /** The text of the body, with its variables as `{{1}}` or `{{first_name}}`; empty when there is none. */
  content: string
  /** The names of the variables in `content`, without duplicates, in order of first appearance. */
  variables: readonly string[]
  /** All parts of the template, in the provider's format. */
  components: readonly TemplateComponent[]
  channel_account: AccountReference
  /** The provider's id of the template. */
  provider_template_id: string | null
  /** When it was created through the API, or a sync first found it. */
  created_at: Timestamp
  /** When a sync or a report of the provider last changed the template. */
  updated_at: Timestamp
}

/** The event `template.created`. A template was created through the API, or a sync found a new one. */
export interface TemplateCreatedEvent {
  /** The id of the event. All deliveries of the event share it. */
  id: string
  /** Always `event`. */
  object: 'event'
  /** When the event happened. */
  created_at: Timestamp
  /** The API version of the resource in the event. */
  api_version: 'v1'
  /** The account of the event; null when the event concerns no account. */
  phone_number_id: PhoneNumberId | null
  /**
   * The end-customer that the account belongs to; null when the account is your organization's own, or when there is no
   * account.
   */
  customer: CustomerReference | null
  /** Always `template.created`. */
  type: 'template.created'
  /** The resource, and what changed. */
  data: { object: Template }
}

/** The event `template.updated`. A sync or the provider reported a new status or other changes. */
export interface TemplateUpdatedEvent {
  /** The id of the event. All deliveries of the event share it. */
  id: string
  /** Always `event`. */
  object: 'event'
  /** When the event happened. */
  created_at: Timestamp
  /** The API version of the resource in the event. */
  api_version: 'v1'
  /** The account of the event; null when the event concerns no account. */
  phone_number_id: PhoneNumberId | null
  /**
   * The end-customer that the account belongs to; null when the account is your organization's own, or when there is no
   * account.
   */
  customer: CustomerReference | null
  /** Always `template.updated`. */
  type: 'template.updated'
  /** The resource, and what changed. */
  data: { object: Template; previous_attributes?: PreviousAttributes | undefined }
}

/** A template that no longer exists at the provider. */
export interface DeletedTemplate {
  /** The id of the deleted template. */
  id: string
  /** Always `template`. */
  object: 'template'
  /** Always true. */
  deleted: true
}

/** The event `template.deleted`. The template no longer exists at the provider. */
export interface TemplateDeletedEvent {
  /** The id of the event. All deliveries of the event share it. */
  id: string
  /** Always `event`. */
  object: 'event'
  /** When the event happened. */
  created_at: Timestamp
  /** The API version of the resource in the event. */
  api_version: 'v1'
  /** The account of the event; null when the event concerns no account. */
  phone_number_id: PhoneNumberId | null
  /**
   * The end-customer that the account belongs to; null when the account is your organization's own, or when there is no
   * account.
   */
  customer: CustomerReference | null
  /** Always `template.deleted`. */
  type: 'template.deleted'
  /** The resource, and what changed. */
  data: { object: DeletedTemplate }
}

/**
 * The status of the broadcast. The set may grow.
 *
 * - `draft`: recipients can be added; nothing is sent.
 * - `scheduled`: it starts at `send_at`.
 * - `running`: messages are being sent.
 * - `paused`: no more messages are made until it is started again: see `pause_reason`.
 * - `completed`: every recipient got a message, or was skipped. Statuses of messages may still arrive.
 * - `canceled`: it was canceled.
 */
export type BroadcastStatus = 'draft' | 'scheduled' | 'running' | 'paused' | 'completed' | 'canceled' | (string & {})

/**
 * Why a broadcast is paused. The set may grow.
 *
 * - `requested`: by a request.
 * - `restored`: the service was restored from a backup. Some recipients may have got their messages already.
 * - `feature_not_entitled`: the messages of the month that your plan includes are used up.
 * - `account_disconnected`: the account is disconnected or not verified.
 * - All others are error codes: of the request that would send one message, or of messages of the broadcast that have
 *   failed.
 */
export type BroadcastPauseReason = 'requested' | 'template_not_found' | 'template_paused' | 'media_not_found' | 'customer_suspended' | 'subscription_inactive' | 'feature_not_entitled' | 'account_disconnected' | 'auth_expired' | 'permission_revoked' | 'account_restricted' | 'account_locked' | 'template_policy_violation' | 'restored' | (string & {})

/** The parameters of one part of a template. */
export interface SendTemplateComponent {
  /** Which part of the template. */
  type: 'header' | 'body' | 'button' | 'carousel' | 'limited_time_offer'
  /** The type of the button. */
  sub_type?: 'quick_reply' | 'url' | 'copy_code' | 'catalog' | 'mpm' | 'flow' | 'voice_call' | undefined
  /** The position of the button, counted from 0. */
  index?: number | string | undefined
  /**
   * The values of its variables, in order. The image, video or document of a header can also be given by `media_id`,
   * the id of a file that was uploaded to the same account.
   */
  parameters?: readonly { [key: string]: unknown }[] | undefined
  /** The cards of a carousel. */
  cards?: readonly { [key: string]: unknown }[] | undefined
}

/**
 * The template, and the values for recipients that have none of their own, as in `POST /v1/{phone_number_id}/messages`.
 * Each text of the values may contain variables that are filled in for the recipient when its message is made:
 * `{{contact.name}}`, `{{contact.phone_number}}` and `{{account.name}}`. After `|` stands what to write for one that is
 * empty: `{{contact.name|there}}`. Another variable returns 400 `invalid_field_value`.
 */
export interface BroadcastTemplate {
  /** The name of the template. */
  name: string
  /** The language of the template. */
  language: string
  /**
   * The parameters of header, body and buttons, in the provider's format. A recipient with `components` or `variables`
   * of its own does not use them.
   */
  components?: readonly SendTemplateComponent[] | undefined
  /**
   * The values of the body's variables. A recipient with `variables` of its own uses these for the names that it lacks.
   */
  variables?: { [key: string]: string } | undefined
}

/** The number of recipients by status. The seven statuses add up to `total`. */
export interface BroadcastCounts {
  /** The number of recipients. */
  total: number
  /** The number of recipients with the status `pending`. */
  pending: number
  /** The number of recipients with the status `queued`. */
  queued: number
  /** The number of recipients with the status `sent`. */
  sent: number
  /** The number of recipients with the status `delivered`. */
  delivered: number
  /** The number of recipients with the status `read`. */
  read: number
  /** The number of recipients with the status `failed`. */
  failed: number
  /** The number of recipients with the status `skipped`. */
  skipped: number
  /** How many recipients were added again, and are not counted in `total`. */
  duplicates: number
  /** The number of failed recipients by `reason`. */
  failed_reasons: { [key: string]: number }
  /** The number of skipped recipients by `reason`. */
  skipped_reasons: { [key: string]: number }
}

/** A template that is sent to many recipients. */
export interface Broadcast {
  id: BroadcastId
  /** Always `broadcast`. */
  object: 'broadcast'
  /** The account. */
  phone_number_id: string
  /** The name. */
  name: string
  status: BroadcastStatus
  /** Why it is paused; null if it is not. */
  pause_reason: BroadcastPauseReason | null
  template: BroadcastTemplate
  /** When to start; null if at once. */
  send_at: Timestamp | null
  /** The max number of messages per second; null is the pace of the account. */
  rate: number | null
  counts: BroadcastCounts
  /** When the broadcast was created. */
  created_at: Timestamp
  /** When its fields or its status last changed. Counts change without it. */
  updated_at: Timestamp
  /** When messages began to leave; null before. */
  started_at: Timestamp | null
  /** When it was completed or canceled; null before. */
  ended_at: Timestamp | null
}

/** The event `broadcast.started`. A broadcast was started. */
export interface BroadcastStartedEvent {
  /** The id of the event. All deliveries of the event share it. */
  id: string
  /** Always `event`. */
  object: 'event'
  /** When the event happened. */
  created_at: Timestamp
  /** The API version of the resource in the event. */
  api_version: 'v1'
  /** The account of the event; null when the event concerns no account. */
  phone_number_id: PhoneNumberId | null
  /**
   * The end-customer that the account belongs to; null when the account is your organization's own, or when there is no
   * account.
   */
  customer: CustomerReference | null
  /** Always `broadcast.started`. */
  type: 'broadcast.started'
  /** The resource. */
  data: { object: Broadcast }
}

/** The event `broadcast.paused`. A broadcast was paused. */
export interface BroadcastPausedEvent {
  /** The id of the event. All deliveries of the event share it. */
  id: string
  /** Always `event`. */
  object: 'event'
  /** When the event happened. */
  created_at: Timestamp
  /** The API version of the resource in the event. */
  api_version: 'v1'
  /** The account of the event; null when the event concerns no account. */
  phone_number_id: PhoneNumberId | null
  /**
   * The end-customer that the account belongs to; null when the account is your organization's own, or when there is no
   * account.
   */
  customer: CustomerReference | null
  /** Always `broadcast.paused`. */
  type: 'broadcast.paused'
  /** The resource. */
  data: { object: Broadcast }
}

/** The event `broadcast.completed`. A broadcast was completed. */
export interface BroadcastCompletedEvent {
  /** The id of the event. All deliveries of the event share it. */
  id: string
  /** Always `event`. */
  object: 'event'
  /** When the event happened. */
  created_at: Timestamp
  /** The API version of the resource in the event. */
  api_version: 'v1'
  /** The account of the event; null when the event concerns no account. */
  phone_number_id: PhoneNumberId | null
  /**
   * The end-customer that the account belongs to; null when the account is your organization's own, or when there is no
   * account.
   */
  customer: CustomerReference | null
  /** Always `broadcast.completed`. */
  type: 'broadcast.completed'
  /** The resource. */
  data: { object: Broadcast }
}

/** The event `broadcast.canceled`. A broadcast was canceled. */
export interface BroadcastCanceledEvent {
  /** The id of the event. All deliveries of the event share it. */
  id: string
  /** Always `event`. */
  object: 'event'
  /** When the event happened. */
  created_at: Timestamp
  /** The API version of the resource in the event. */
  api_version: 'v1'
  /** The account of the event; null when the event concerns no account. */
  phone_number_id: PhoneNumberId | null
  /**
   * The end-customer that the account belongs to; null when the account is your organization's own, or when there is no
   * account.
   */
  customer: CustomerReference | null
  /** Always `broadcast.canceled`. */
  type: 'broadcast.canceled'
  /** The resource. */
  data: { object: Broadcast }
}

/** The event `account.connected`. The account can now send and receive messages. */
export interface AccountConnectedEvent {
  /** The id of the event. All deliveries of the event share it. */
  id: string
  /** Always `event`. */
  object: 'event'
  /** When the event happened. */
  created_at: Timestamp
  /** The API version of the resource in the event. */
  api_version: 'v1'
  /** The account of the event; null when the event concerns no account. */
  phone_number_id: PhoneNumberId | null
  /**
   * The end-customer that the account belongs to; null when the account is your organization's own, or when there is no
   * account.
   */
  customer: CustomerReference | null
  /** Always `account.connected`. */
  type: 'account.connected'
  /** The resource, and what changed. */
  data: { object: Account }
}

/**
 * The event `account.updated`. A field of the account changed, or the account moved to another team. The account does
 * not show its team, so an event for a move has no `previous_attributes`.
 */
export interface AccountUpdatedEvent {
  /** The id of the event. All deliveries of the event share it. */
  id: string
  /** Always `event`. */
  object: 'event'
  /** When the event happened. */
  created_at: Timestamp
  /** The API version of the resource in the event. */
  api_version: 'v1'
  /** The account of the event; null when the event concerns no account. */
  phone_number_id: PhoneNumberId | null
  /**
   * The end-customer that the account belongs to; null when the account is your organization's own, or when there is no
   * account.
   */
  customer: CustomerReference | null
  /** Always `account.updated`. */
  type: 'account.updated'
  /** The resource, and what changed. */
  data: { object: Account; previous_attributes?: PreviousAttributes | undefined }
}

/** The event `account.disconnected`. The account can no longer send or receive messages. */
export interface AccountDisconnectedEvent {
  /** The id of the event. All deliveries of the event share it. */
  id: string
  /** Always `event`. */
  object: 'event'
  /** When the event happened. */
  created_at: Timestamp
  /** The API version of the resource in the event. */
  api_version: 'v1'
  /** The account of the event; null when the event concerns no account. */
  phone_number_id: PhoneNumberId | null
  /**
   * The end-customer that the account belongs to; null when the account is your organization's own, or when there is no
   * account.
   */
  customer: CustomerReference | null
  /** Always `account.disconnected`. */
  type: 'account.disconnected'
  /** The resource, and what changed. */
  data: { object: Account; previous_attributes?: PreviousAttributes | undefined }
}

/** The event `setup_link.completed`. An end-customer connected an account through the link. */
export interface SetupLinkCompletedEvent {
  /** The id of the event. All deliveries of the event share it. */
  id: string
  /** Always `event`. */
  object: 'event'
  /** When the event happened. */
  created_at: Timestamp
  /** The API version of the resource in the event. */
  api_version: 'v1'
  /** The account of the event; null when the event concerns no account. */
  phone_number_id: PhoneNumberId | null
  /**
   * The end-customer that the account belongs to; null when the account is your organization's own, or when there is no
   * account.
   */
  customer: CustomerReference | null
  /** Always `setup_link.completed`. */
  type: 'setup_link.completed'
  /** The resource, and what changed. */
  data: { object: CustomerSetupLinkState; previous_attributes?: PreviousAttributes | undefined }
}

/** The event `setup_link.failed`. The link stays active. `last_failure_reason` gives the reason. */
export interface SetupLinkFailedEvent {
  /** The id of the event. All deliveries of the event share it. */
  id: string
  /** Always `event`. */
  object: 'event'
  /** When the event happened. */
  created_at: Timestamp
  /** The API version of the resource in the event. */
  api_version: 'v1'
  /** The account of the event; null when the event concerns no account. */
  phone_number_id: PhoneNumberId | null
  /**
   * The end-customer that the account belongs to; null when the account is your organization's own, or when there is no
   * account.
   */
  customer: CustomerReference | null
  /** Always `setup_link.failed`. */
  type: 'setup_link.failed'
  /** The resource, and what changed. */
  data: { object: CustomerSetupLinkState; previous_attributes?: PreviousAttributes | undefined }
}

/** The event `setup_link.expired`. The link was not used before `expires_at`. */
export interface SetupLinkExpiredEvent {
  /** The id of the event. All deliveries of the event share it. */
  id: string
  /** Always `event`. */
  object: 'event'
  /** When the event happened. */
  created_at: Timestamp
  /** The API version of the resource in the event. */
  api_version: 'v1'
  /** The account of the event; null when the event concerns no account. */
  phone_number_id: PhoneNumberId | null
  /**
   * The end-customer that the account belongs to; null when the account is your organization's own, or when there is no
   * account.
   */
  customer: CustomerReference | null
  /** Always `setup_link.expired`. */
  type: 'setup_link.expired'
  /** The resource, and what changed. */
  data: { object: CustomerSetupLinkState; previous_attributes?: PreviousAttributes | undefined }
}

/** The event `setup_link.revoked`. You revoked the link, so it no longer works. */
export interface SetupLinkRevokedEvent {
  /** The id of the event. All deliveries of the event share it. */
  id: string
  /** Always `event`. */
  object: 'event'
  /** When the event happened. */
  created_at: Timestamp
  /** The API version of the resource in the event. */
  api_version: 'v1'
  /** The account of the event; null when the event concerns no account. */
  phone_number_id: PhoneNumberId | null
  /**
   * The end-customer that the account belongs to; null when the account is your organization's own, or when there is no
   * account.
   */
  customer: CustomerReference | null
  /** Always `setup_link.revoked`. */
  type: 'setup_link.revoked'
  /** The resource, and what changed. */
  data: { object: CustomerSetupLinkState; previous_attributes?: PreviousAttributes | undefined }
}

/**
 * Why the service disabled the subscription; null when it is enabled or was disabled by you. The set may grow.
 *
 * - `endpoint_gone`: the receiver responded with 410.
 * - `failing`: all attempts failed for 5 days.
 */
export type WebhookDisabledReason = 'endpoint_gone' | 'failing' | (string & {}) | null

/**
 * A webhook subscription, without the fields that other receivers should not see: its `url` can contain a token. Read
 * it by its `id`.
 */
export interface NotifiedSubscription {
  id: WebhookSubscriptionId
  /** Always `webhook_subscription`. */
  object: 'webhook_subscription'
  /** Your description of the subscription. */
  description: string | null
  /** Whether deliveries are sent. */
  enabled: boolean
  disabled_reason: WebhookDisabledReason
  /** The first failed attempt since the last successful one. */
  failing_since: Timestamp
}

/**
 * The event `subscription.failing`. All attempts of another webhook subscription have failed for an hour. It is sent
 * once, until an attempt succeeds, and never to the failing subscription.
 */
export interface SubscriptionFailingEvent {
  /** The id of the event. All deliveries of the event share it. */
  id: string
  /** Always `event`. */
  object: 'event'
  /** When the event happened. */
  created_at: Timestamp
  /** The API version of the resource in the event. */
  api_version: 'v1'
  /** The account of the event; null when the event concerns no account. */
  phone_number_id: PhoneNumberId | null
  /**
   * The end-customer that the account belongs to; null when the account is your organization's own, or when there is no
   * account.
   */
  customer: CustomerReference | null
  /** Always `subscription.failing`. */
  type: 'subscription.failing'
  /** The resource, and what changed. */
  data: { object: NotifiedSubscription }
}

/**
 * The event `subscription.disabled`. The service disabled another webhook subscription. `disabled_reason` says why. Its
 * deliveries are held until you enable it again.
 */
export interface SubscriptionDisabledEvent {
  /** The id of the event. All deliveries of the event share it. */
  id: string
  /** Always `event`. */
  object: 'event'
  /** When the event happened. */
  created_at: Timestamp
  /** The API version of the resource in the event. */
  api_version: 'v1'
  /** The account of the event; null when the event concerns no account. */
  phone_number_id: PhoneNumberId | null
  /**
   * The end-customer that the account belongs to; null when the account is your organization's own, or when there is no
   * account.
   */
  customer: CustomerReference | null
  /** Always `subscription.disabled`. */
  type: 'subscription.disabled'
  /** The resource, and what changed. */
  data: { object: NotifiedSubscription }
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

/**
 * The event `quota.warning`. Your organization has used 80 % of a quota of its plan. It is sent once per quota and
 * calendar month, and again if the limit was changed.
 */
export interface QuotaWarningEvent {
  /** The id of the event. All deliveries of the event share it. */
  id: string
  /** Always `event`. */
  object: 'event'
  /** When the event happened. */
  created_at: Timestamp
  /** The API version of the resource in the event. */
  api_version: 'v1'
  /** The account of the event; null when the event concerns no account. */
  phone_number_id: PhoneNumberId | null
  /**
   * The end-customer that the account belongs to; null when the account is your organization's own, or when there is no
   * account.
   */
  customer: CustomerReference | null
  /** Always `quota.warning`. */
  type: 'quota.warning'
  /** The resource, and what changed. */
  data: { object: Quota }
}

/**
 * The URL that events are sent to. It must use `https` and must not contain a user name or password. The host must be
 * on the public internet: nothing is sent to private, local or reserved addresses, unless the operator of the service
 * has allowed their range. A service in development mode also accepts its own machine (`localhost`, `127.0.0.1`,
 * `[::1]`), also over `http`.
 */
export type ReceiverUrl = string

/**
 * The order of events.
 *
 * - `none`: each event is sent as soon as possible, so that events can arrive in any order.
 * - `conversation`: the events of a conversation are sent one after the other. An event waits until the earlier one was
 *   accepted or is `dead`. Events without a conversation do not wait.
 */
export type WebhookOrdering = 'none' | 'conversation'

/**
 * Groups the received messages of a conversation: instead of a `message.received` for each, one `messages.received` is
 * sent with all of them, after `seconds` without a message, at `max` messages, or at the latest ten times `seconds`
 * after the first one.
 */
export interface WebhookBuffer {
  /** How long to wait for another message, in seconds. */
  seconds: number
  /** The max number of messages of a group. */
  max: number
}

/**
 * Only events about a conversation that has at least one of these labels when the event occurs, and about its messages.
 */
export type FilteredLabelIds = readonly LabelId[]

/** Only events about messages of these types, such as `text` or `image`. */
export type FilteredMessageTypes = readonly string[]

/** The id of a secret of a webhook subscription. */
export type WebhookSecretId = string

/** A secret that deliveries are signed with. Its text is shown only once, at creation. */
export interface WebhookSecret {
  id: WebhookSecretId
  /** The last four characters of the secret. */
  hint: string
  /** When the secret was created. */
  created_at: Timestamp
  /**
   * When the secret expires and deliveries are no longer signed with it; null for the newest secret, which does not
   * expire.
   */
  expires_at: Timestamp | null
}

/** A URL that receives events of your organization, and the event types it receives. */
export interface WebhookSubscription {
  id: WebhookSubscriptionId
  /** Always `webhook_subscription`. */
  object: 'webhook_subscription'
  url: ReceiverUrl
  /** Your own description. */
  description: string | null
  /** The event types that are sent, or only `*` for all but those of groups (`group_…`) and notes (`note.…`). */
  event_types: readonly AnyEventType[]
  /** Whether deliveries are sent. While false, they are held. */
  enabled: boolean
  disabled_reason: WebhookDisabledReason
  /** Only events of this account are sent; null for all accounts. */
  phone_number_id: PhoneNumberId | null
  /** Only events of this end-customer's accounts are sent; null for all accounts. */
  customer_id: string | null
  ordering: WebhookOrdering
  /** How received messages of a conversation are grouped; null when each is sent by itself. */
  buffer: WebhookBuffer | null
  /** The names of the headers that are sent with each delivery, in lower case. Their values are not shown. */
  header_names: readonly string[]
  /** Whether deliveries are sent with HTTP basic authentication. */
  has_basic_auth: boolean
  /** Only events about conversations with one of these labels are sent; null for all events. */
  label_ids: FilteredLabelIds | null
  /** Only events about messages of these types are sent; null for all events. */
  message_types: FilteredMessageTypes | null
  /** Only events about inbound or outbound messages are sent; null for all events. */
  direction: MessageDirection | null
  /** Whether deliveries contain only ids, the type and the time, and no personal data. */
  thin_payload: boolean
  /** The secrets that deliveries are signed with, newest first. */
  secrets: readonly WebhookSecret[]
  /** When the subscription was created. */
  created_at: Timestamp
  /** When the subscription last changed. Changes to its secrets do not count. */
  updated_at: Timestamp
}

/**
 * The event `webhook.test`. You requested a test event. It is sent only to that subscription, regardless of its event
 * types.
 */
export interface WebhookTestEvent {
  /** The id of the event. All deliveries of the event share it. */
  id: string
  /** Always `event`. */
  object: 'event'
  /** When the event happened. */
  created_at: Timestamp
  /** The API version of the resource in the event. */
  api_version: 'v1'
  /** The account of the event; null when the event concerns no account. */
  phone_number_id: PhoneNumberId | null
  /**
   * The end-customer that the account belongs to; null when the account is your organization's own, or when there is no
   * account.
   */
  customer: CustomerReference | null
  /** Always `webhook.test`. */
  type: 'webhook.test'
  /** The resource, and what changed. */
  data: { object: WebhookSubscription }
}

/**
 * The body of a webhook. `type` says which event it is. The set may grow: respond with 200 to a type that you do not
 * know.
 */
export type WebhookEvent = MessageReceivedEvent | MessagesReceivedEvent | MessageSentEvent | MessageDeliveredEvent | MessageReadEvent | MessageFailedEvent | MessageUpdatedEvent | ConversationCreatedEvent | ConversationUpdatedEvent | ConversationWindowClosingEvent | GroupMessageReceivedEvent | GroupMessageUpdatedEvent | GroupConversationCreatedEvent | GroupConversationUpdatedEvent | NoteCreatedEvent | NoteUpdatedEvent | NoteDeletedEvent | ContactCreatedEvent | ContactUpdatedEvent | ContactDeletedEvent | ContactOptedOutEvent | ContactOptedInEvent | TemplateCreatedEvent | TemplateUpdatedEvent | TemplateDeletedEvent | BroadcastStartedEvent | BroadcastPausedEvent | BroadcastCompletedEvent | BroadcastCanceledEvent | AccountConnectedEvent | AccountUpdatedEvent | AccountDisconnectedEvent | SetupLinkCompletedEvent | SetupLinkFailedEvent | SetupLinkExpiredEvent | SetupLinkRevokedEvent | SubscriptionFailingEvent | SubscriptionDisabledEvent | QuotaWarningEvent | WebhookTestEvent

/** An event of a type that was added to the API later. Respond with 200; older programs read it as this. */
export interface OtherEvent {
  /** The id of the event. All deliveries of the event share it. */
  id: string
  /** Always `event`. */
  object: 'event'
  /** When the event happened. */
  created_at: Timestamp
  /** The API version of the resource in the event. */
  api_version: 'v1'
  /** The account of the event; null when the event concerns no account. */
  phone_number_id: PhoneNumberId | null
  /**
   * The end-customer that the account belongs to; null when the account is your organization's own, or when there is no
   * account.
   */
  customer: CustomerReference | null
  /** A type that this version of the API does not have. The set may grow. */
  type: string
  /** The resource, and what changed. */
  data: { [key: string]: unknown }
}

/** One attempt of a delivery. */
export interface WebhookDeliveryAttempt {
  /** The number of the attempt, starting at 1. */
  number: number
  /** When the attempt started. */
  started_at: Timestamp
  /** How long the attempt took, in milliseconds. */
  duration_ms: number
  /** The HTTP status of the receiver's response; null when there was none. */
  response_status: number | null
  /**
   * Why there was no response; null when there was one. `dns_failed`: the host name could not be resolved;
   * `address_refused`: the address is not on the public internet; `connection_failed`, `connection_timeout`,
   * `tls_failed`: the connection failed or broke off; `invalid_response`: the response was not valid HTTP; `timeout`:
   * no response within 15 seconds; `interrupted`: the service stopped before a response arrived. New values may appear.
   */
  error: string | null
  /**
   * The beginning of the receiver's response, at most 8 KiB, without secrets; null for a compressed response and for an
   * erased delivery.
   */
  response_body_snippet: string | null
}

/** The delivery of an event to one subscription, with its payload and attempts. */
export interface WebhookDeliveryWithPayload {
  id: WebhookDeliveryId
  /** Always `webhook_delivery`. */
  object: 'webhook_delivery'
  subscription_id: WebhookSubscriptionId
  event_type: AnyEventType
  /** The id of the event. All deliveries of the event share it. */
  event_id: string
  status: WebhookDeliveryStatus
  dead_reason: WebhookDeadReason
  /** The number of attempts so far. */
  attempt_count: number
  /** When the last attempt was made; null before the first attempt. */
  last_attempt_at: Timestamp | null
  /**
   * When the next attempt is due; null when no attempt follows, and while the delivery waits for an earlier one of its
   * conversation (`ordering` of the subscription).
   */
  next_attempt_at: Timestamp | null
  /** The HTTP status of the receiver's last response; null when there was none. */
  response_status: number | null
  /** The beginning of the receiver's last response; null for an erased delivery. */
  response_body_snippet: string | null
  /** How long the last attempt took, in milliseconds. */
  duration_ms: number | null
  /** The delivery that this one replays; null when this is not a replay. The original may already be deleted. */
  replayed_from: WebhookDeliveryId | null
  /**
   * When the payload was erased because its contact was deleted; otherwise null. An erased delivery has no payload and
   * no response snippets, is not attempted again, and cannot be replayed.
   */
  payload_erased_at: Timestamp | null
  /** When the delivery was created. */
  created_at: Timestamp
  /**
   * The event as sent to the receiver; null when it was erased (`payload_erased_at`). A receiver with `thin_payload`
   * gets only its ids, the type and the time, as a `ThinEvent`.
   */
  payload: WebhookEvent | OtherEvent | null
  /** The attempts so far, oldest first. */
  attempts: readonly WebhookDeliveryAttempt[]
}

/** A webhook delivery. */
export interface WebhookDeliveryWithPayloadResponse {
  data: WebhookDeliveryWithPayload
  request_id: RequestId
}

/** A short form of the new delivery. */
export interface WebhookDeliveryReplay {
  id: WebhookDeliveryId
  /** Always `webhook_delivery`. */
  object: 'webhook_delivery'
  /** The delivery that the new one replays. */
  replayed_from: WebhookDeliveryId
  /** Always `pending`. */
  status: 'pending'
}

/** A short form of the new delivery. */
export interface WebhookDeliveryReplayResponse {
  data: WebhookDeliveryReplay
  request_id: RequestId
}

/** A page of webhook subscriptions, newest first. */
export interface WebhookSubscriptionList {
  /** The items on this page; empty if nothing matches. */
  data: readonly WebhookSubscription[]
  /** True when there is another page. */
  has_more: boolean
  /** The `cursor` of the next page; null on the last page. */
  next_cursor: string | null
  request_id: RequestId
}

/** An event type, or `*` for all types but those of groups and notes. */
export type SubscribedEventType = EventType | '*'

/**
 * The event types to send, or only `*` for all of them, including types added later. `*` does not include the types of
 * groups (`group_…`) and notes (`note.…`): name them.
 */
export type SubscribedEventTypes = readonly SubscribedEventType[]

/**
 * Headers to send with each delivery, such as a key that your gateway requires. They are encrypted, and no response
 * shows their values. The names are case-insensitive. Names that the service or HTTP itself uses are refused, such as
 * `Host`, `Content-Type`, `Content-Length`, `Connection`, `User-Agent` and all that begin with `webhook-`. All names
 * and values together have at most 8 KiB.
 */
export interface WebhookHeaders {
  [key: string]: string
}

/**
 * A user name and a password that each delivery sends as HTTP basic authentication. They are encrypted, and no response
 * shows them.
 */
export interface WebhookBasicAuth {
  /** The user name. It must not contain a colon. */
  username: string
  /** The password. */
  password: string
}

/** A webhook subscription to create. */
export interface WebhookSubscriptionCreate {
  url: ReceiverUrl
  /** Your own description. */
  description?: string | null | undefined
  event_types: SubscribedEventTypes
  /** Whether deliveries are sent. While false, they are held. */
  enabled?: boolean | undefined
  /** Send only events of this account. If omitted, events of all accounts are sent. */
  phone_number_id?: PhoneNumberId | null | undefined
  /** Send only events of this end-customer's accounts. If omitted, events of all accounts are sent. */
  customer_id?: string | null | undefined
  /** Send only events about conversations with one of these labels; if omitted, all events are sent. */
  label_ids?: FilteredLabelIds | null | undefined
  /** Send only events about messages of these types; if omitted, all events are sent. */
  message_types?: FilteredMessageTypes | null | undefined
  /** Send only events about inbound or outbound messages; if omitted, all events are sent. */
  direction?: MessageDirection | null | undefined
  /**
   * Send only ids, the type and the time of each event, without personal data. Read the rest by the id. If omitted, the
   * whole event is sent.
   */
  thin_payload?: boolean | undefined
  /** The order of events. If omitted, `none`. */
  ordering?: WebhookOrdering | undefined
  /** How to group the received messages of a conversation; if omitted or null, each is sent by itself. */
  buffer?: WebhookBuffer | null | undefined
  /** Headers to send with each delivery. */
  headers?: WebhookHeaders | null | undefined
  /** HTTP basic authentication for deliveries. */
  basic_auth?: WebhookBasicAuth | null | undefined
}

/** A webhook subscription to create. */
export interface WebhookSubscriptionCreateWithDefaults {
  url: ReceiverUrl
  /** Your own description. */
  description?: string | null | undefined
  event_types: SubscribedEventTypes
  /** Whether deliveries are sent. While false, they are held. */
  enabled: boolean
  /** Send only events of this account. If omitted, events of all accounts are sent. */
  phone_number_id?: PhoneNumberId | null | undefined
  /** Send only events of this end-customer's accounts. If omitted, events of all accounts are sent. */
  customer_id?: string | null | undefined
  /** Send only events about conversations with one of these labels; if omitted, all events are sent. */
  label_ids?: FilteredLabelIds | null | undefined
  /** Send only events about messages of these types; if omitted, all events are sent. */
  message_types?: FilteredMessageTypes | null | undefined
  /** Send only events about inbound or outbound messages; if omitted, all events are sent. */
  direction?: MessageDirection | null | undefined
  /**
   * Send only ids, the type and the time of each event, without personal data. Read the rest by the id. If omitted, the
   * whole event is sent.
   */
  thin_payload?: boolean | undefined
  /** The order of events. If omitted, `none`. */
  ordering?: WebhookOrdering | undefined
  /** How to group the received messages of a conversation; if omitted or null, each is sent by itself. */
  buffer?: WebhookBuffer | null | undefined
  /** Headers to send with each delivery. */
  headers?: WebhookHeaders | null | undefined
  /** HTTP basic authentication for deliveries. */
  basic_auth?: WebhookBasicAuth | null | undefined
}

/** The secret in Standard Webhooks format: `whsec_` and the key in base64. It is shown only once. */
export type WebhookSecretText = string

/** The subscription that was created, with its secret. */
export interface CreatedWebhookSubscription {
  id: WebhookSubscriptionId
  /** Always `webhook_subscription`. */
  object: 'webhook_subscription'
  url: ReceiverUrl
  /** Your own description. */
  description: string | null
  /** The event types that are sent, or only `*` for all but those of groups (`group_…`) and notes (`note.…`). */
  event_types: readonly AnyEventType[]
  /** Whether deliveries are sent. While false, they are held. */
  enabled: boolean
  disabled_reason: WebhookDisabledReason
  /** Only events of this account are sent; null for all accounts. */
  phone_number_id: PhoneNumberId | null
  /** Only events of this end-customer's accounts are sent; null for all accounts. */
  customer_id: string | null
  ordering: WebhookOrdering
  /** How received messages of a conversation are grouped; null when each is sent by itself. */
  buffer: WebhookBuffer | null
  /** The names of the headers that are sent with each delivery, in lower case. Their values are not shown. */
  header_names: readonly string[]
  /** Whether deliveries are sent with HTTP basic authentication. */
  has_basic_auth: boolean
  /** Only events about conversations with one of these labels are sent; null for all events. */
  label_ids: FilteredLabelIds | null
  /** Only events about messages of these types are sent; null for all events. */
  message_types: FilteredMessageTypes | null
  /** Only events about inbound or outbound messages are sent; null for all events. */
  direction: MessageDirection | null
  /** Whether deliveries contain only ids, the type and the time, and no personal data. */
  thin_payload: boolean
  /** The secrets that deliveries are signed with, newest first. */
  secrets: readonly WebhookSecret[]
  /** When the subscription was created. */
  created_at: Timestamp
  /** When the subscription last changed. Changes to its secrets do not count. */
  updated_at: Timestamp
  secret: WebhookSecretText
}

/** The subscription that was created, with its secret. */
export interface CreatedWebhookSubscriptionResponse {
  data: CreatedWebhookSubscription
  request_id: RequestId
}

/** A webhook subscription. */
export interface WebhookSubscriptionResponse {
  data: WebhookSubscription
  request_id: RequestId
}

/** The webhook subscription that was deleted. */
export interface DeletedWebhookSubscription {
  id: WebhookSubscriptionId
  /** Always `webhook_subscription`. */
  object: 'webhook_subscription'
  /** Always true. */
  deleted: boolean
}

/** The webhook subscription that was deleted. */
export interface DeletedWebhookSubscriptionResponse {
  data: DeletedWebhookSubscription
  request_id: RequestId
}

/** The fields of a webhook subscription to change. Omitted fields keep their values. */
export interface WebhookSubscriptionUpdate {
  url?: ReceiverUrl | undefined
  /** The new description, or null to clear it. */
  description?: string | null | undefined
  event_types?: SubscribedEventTypes | undefined
  /** False holds deliveries; true sends them, including those held so far. */
  enabled?: boolean | undefined
  /** Send only events of this account; null for all accounts. */
  phone_number_id?: PhoneNumberId | null | undefined
  /** Send only events of this end-customer's accounts; null for all accounts. */
  customer_id?: string | null | undefined
  /** Send only events about conversations with one of these labels; null for all events. */
  label_ids?: FilteredLabelIds | null | undefined
  /** Send only events about messages of these types; null for all events. */
  message_types?: FilteredMessageTypes | null | undefined
  /** Send only events about inbound or outbound messages; null for all events. */
  direction?: MessageDirection | null | undefined
  /** Send only ids, the type and the time of each event, without personal data. Read the rest by the id. */
  thin_payload?: boolean | undefined
  /** The order of events. It holds for events from now on. */
  ordering?: WebhookOrdering | undefined
  /** How to group the received messages of a conversation; null sends each by itself. */
  buffer?: WebhookBuffer | null | undefined
  /** Headers to send with each delivery; they replace all former ones, and null removes them. */
  headers?: WebhookHeaders | null | undefined
  /** HTTP basic authentication for deliveries; null removes it. */
  basic_auth?: WebhookBasicAuth | null | undefined
}

/** Which deliveries of a subscription to send again. */
export interface WebhookRecoveryCreate {
  /** Only deliveries created at or after this time. */
  since: string
}

/** The progress of sending failed deliveries again. */
export interface WebhookRecovery {
  /** Always `webhook_recovery`. */
  object: 'webhook_recovery'
  subscription_id: WebhookSubscriptionId
  /** The time from the request. */
  since: Timestamp
  /** The number of events that this request sends again. */
  enqueued: number
  /** The number of events that further requests would send again; 10,000 also stands for more. */
  remaining: number
}

/** The progress of sending failed deliveries again. */
export interface WebhookRecoveryResponse {
  data: WebhookRecovery
  request_id: RequestId
}

/** Options for the new secret. */
export interface WebhookSecretCreate {
  /**
   * After how many hours the older secrets expire; 0 means immediately. A secret that expires sooner keeps its expiry.
   */
  expire_previous_in_hours?: number | undefined
}

/** Options for the new secret. */
export interface WebhookSecretCreateWithDefaults {
  /**
   * After how many hours the older secrets expire; 0 means immediately. A secret that expires sooner keeps its expiry.
   */
  expire_previous_in_hours: number
}

/** A newly created secret, with its text. */
export interface CreatedWebhookSecret {
  id: WebhookSecretId
  /** Always `webhook_secret`. */
  object: 'webhook_secret'
  secret: WebhookSecretText
}

/** A newly created secret, with its text. */
export interface CreatedWebhookSecretResponse {
  data: CreatedWebhookSecret
  request_id: RequestId
}

/** The secret that was deleted. */
export interface DeletedWebhookSecret {
  id: WebhookSecretId
  /** Always `webhook_secret`. */
  object: 'webhook_secret'
  /** Always true. */
  deleted: boolean
}

/** The secret that was deleted. */
export interface DeletedWebhookSecretResponse {
  data: DeletedWebhookSecret
  request_id: RequestId
}

/** The delivery of a test event. */
export interface WebhookTestResponse {
  data: WebhookDelivery
  request_id: RequestId
}

/** A page of events. */
export interface EventList {
  /** The events on this page; it may be empty. Each is the body of the webhook. */
  data: readonly (WebhookEvent | OtherEvent)[]
  /** True when there are, or may be, further events already. */
  has_more: boolean
  /** The `cursor` of the next page; null on the last page. */
  next_cursor: string | null
  /**
   * The `cursor` of the events that follow, also of those that have not happened yet; null with the newest event first.
   */
  resume_cursor: string | null
  request_id: RequestId
}

/** How many messages the provider has priced alike. A field that is not in `group_by` is null. */
export interface Usage {
  /** Always `usage`. */
  object: 'usage'
  /** The day on which the messages were created, in UTC. */
  day: string | null
  /** The account that sent the messages. */
  phone_number_id: PhoneNumberId | null
  /** The end-customer to whom the account belongs now; null for an account of your own. */
  customer_id: CustomerId | null
  /** The category of the price, as `pricing.category` of a message. */
  category: string | null
  /** Whether there is a price, as `pricing.type` of a message. */
  type: string | null
  /** The country of the recipient's number; null if the number is not known. */
  country: Country | null
  /** Whether the provider bills the messages. */
  billable: boolean | null
  /** The number of messages. */
  count: number
}

/** A page of counts. */
export interface UsageList {
  /** The items on this page; empty if nothing matches. */
  data: readonly Usage[]
  /** True when there is another page. */
  has_more: boolean
  /** The `cursor` of the next page; null on the last page. */
  next_cursor: string | null
  request_id: RequestId
}

/** A status of broadcasts. */
export type BroadcastStatusFilter = 'draft' | 'scheduled' | 'running' | 'paused' | 'completed' | 'canceled'

/** A page of broadcasts, newest first. */
export interface BroadcastList {
  /** The items on this page; empty if nothing matches. */
  data: readonly Broadcast[]
  /** True when there is another page. */
  has_more: boolean
  /** The `cursor` of the next page; null on the last page. */
  next_cursor: string | null
  request_id: RequestId
}

/** A broadcast to create. */
export interface BroadcastCreate {
  /** A name for your organization. Recipients do not see it. */
  name: string
  template: BroadcastTemplate
  /**
   * When to start, once `start` was called. In the future, and at most 30 days from now. Without it the broadcast
   * starts at once.
   */
  send_at?: string | undefined
  /**
   * The max number of messages per second. Without it it is the pace of the account, which is also the most that it
   * sends: 80 per second, 20 if the number is also used in the business app.
   */
  rate?: number | undefined
}

/** A broadcast. */
export interface BroadcastResponse {
  data: Broadcast
  request_id: RequestId
}

/** The fields of a broadcast to change. Omitted fields keep their values; null clears a field. */
export interface BroadcastUpdate {
  /** The new name. */
  name?: string | undefined
  /**
   * The new template with its values, as a whole. Only of a draft. If the draft has recipients, the values must fill
   * the template for the first of them.
   */
  template?: BroadcastTemplate | undefined
  /** When to start, in the future, and at most 30 days from now. Null starts a scheduled broadcast at once. */
  send_at?: string | null | undefined
  /**
   * The max number of messages per second. Null means the pace of the account, which is also the most that it sends: 80
   * per second, 20 if the number is also used in the business app.
   */
  rate?: number | null | undefined
}

/** A status of recipients. */
export type BroadcastRecipientStatusFilter = 'pending' | 'queued' | 'sent' | 'delivered' | 'read' | 'failed' | 'skipped'

/** The id of a recipient of a broadcast. */
export type BroadcastRecipientId = string

/**
 * The status of a recipient. The set may grow.
 *
 * - `pending`: its message was not made yet. After the broadcast was canceled: it gets none.
 * - `queued`: its message is in the queue, or the provider has not reported it yet.
 * - `sent`: the provider has sent the message.
 * - `delivered`: the message has arrived.
 * - `read`: the recipient has read the message.
 * - `failed`: the message was not sent or did not arrive: see `reason`.
 * - `skipped`: it got no message: see `reason`.
 */
export type BroadcastRecipientStatus = 'pending' | 'queued' | 'sent' | 'delivered' | 'read' | 'failed' | 'skipped' | (string & {})

/** A recipient of a broadcast. */
export interface BroadcastRecipient {
  id: BroadcastRecipientId
  /** Always `broadcast_recipient`. */
  object: 'broadcast_recipient'
  /** The phone number or the business-scoped user id of the recipient; null if it was erased. */
  to: string | null
  /** The contact; null if it is not known yet, or was erased. */
  contact_id: ContactId | null
  /** The name of the contact; null if it has none, or is not known yet. */
  name: string | null
  status: BroadcastRecipientStatus
  /**
   * Why it was skipped, or the error code of its failed message (`MessageErrorCode`); null otherwise. The set may grow.
   *
   * - `marketing_opted_out`: the contact has opted out of marketing messages.
   * - `consent_required`: your organization requires consent, and the contact has never written.
   * - `blocked`: the account has blocked the contact.
   * - `duplicate`: it turned out to be the same contact as another recipient.
   * - `contact_deleted`: the contact was deleted.
   * - `invalid_recipient`: its values do not match the template, because one is missing or the template was changed, or
   *   its file was deleted.
   * - `variable_empty`: a variable of a value, such as `{{contact.name}}`, is empty for it and has no default.
   */
  reason: 'marketing_opted_out' | 'consent_required' | 'blocked' | 'duplicate' | 'contact_deleted' | 'invalid_recipient' | 'variable_empty' | (string & {}) | null
  /** The message; null if none was made. */
  message_id: MessageId | null
  /** The values of its own for the variables, if it has any. */
  variables?: { [key: string]: string } | undefined
  /** The parameters of its own, if it has any. */
  components?: readonly SendTemplateComponent[] | undefined
}

/** A page of recipients. */
export interface BroadcastRecipientList {
  /** The items on this page; empty if nothing matches. */
  data: readonly BroadcastRecipient[]
  /** True when there is another page. */
  has_more: boolean
  /** The `cursor` of the next page; null on the last page. */
  next_cursor: string | null
  request_id: RequestId
}

/** A recipient to add. Exactly one field names it. `variables` and `components` cannot be combined. */
export interface BroadcastRecipientAdd {
  /**
   * The recipient's phone number in E.164 format. If the account does not know it, a contact is created with the
   * message.
   */
  to?: string | undefined
  /**
   * The recipient's business-scoped user id. If the account does not know it, a contact is created with the message.
   */
  bsuid?: string | undefined
  contact_id?: ContactId | undefined
  /**
   * The values of the body's variables for this recipient. They replace the template's `components`; of its `variables`
   * they replace those with the same name. They may contain the same variables, such as `{{contact.name|there}}`.
   */
  variables?: { [key: string]: string } | undefined
  /** The parameters for this recipient, instead of those of the template. */
  components?: readonly SendTemplateComponent[] | undefined
}

/** The recipients to add, as a list or by a label. */
export interface BroadcastRecipientsAdd {
  /** The recipients. The body of a request is limited to 1 MiB. */
  recipients?: readonly BroadcastRecipientAdd[] | undefined
  /** All contacts of the account that have this label now. */
  label_id?: LabelId | undefined
}

/** A recipient that was not added. */
export interface InvalidBroadcastRecipient {
  /** Its position in the request, counted from 0. */
  index: number
  code: ErrorCode
  /** What is wrong. */
  message: string
  /** The field that is invalid; null for the whole recipient. */
  param: string | null
}

/** What became of the recipients of a request. */
export interface BroadcastRecipientsResult {
  /** Always `broadcast_recipients_result`. */
  object: 'broadcast_recipients_result'
  /** The number of recipients that were added. */
  added: number
  /** The number of recipients that the broadcast already had, or that are in the request several times. */
  duplicates: number
  /** The recipients that were not added. */
  invalid: readonly InvalidBroadcastRecipient[]
}

/** The result of a request that adds recipients. */
export interface BroadcastRecipientsResponse {
  data: BroadcastRecipientsResult
  request_id: RequestId
}

/** `manual`: people and programs assign conversations. `round_robin`: they are also assigned in turn. */
export type AssignmentMode = 'manual' | 'round_robin'

/** How the conversations of an account are assigned. */
export interface AssignmentRule {
  /** Always `assignment_rule`. */
  object: 'assignment_rule'
  mode: AssignmentMode
  /**
   * The users who take turns, in this order. A user who is removed from your organization's dashboard leaves the list.
   */
  user_ids: readonly UserId[]
}

/** How the conversations of an account are assigned. */
export interface AssignmentRuleResponse {
  data: AssignmentRule
  request_id: RequestId
}

/** The fields of an assignment rule to change. Omitted fields keep their values. */
export interface AssignmentRuleUpdate {
  mode?: AssignmentMode | undefined
  /** The users who take turns, in this order. They replace those before. */
  user_ids?: readonly string[] | undefined
}

/** A label that is attached to a contact or a conversation. */
export interface LabelReference {
  id: LabelId
  /** The name, unique within the team. */
  name: string
  /** The color, as `#` and six hexadecimal digits. */
  color: string
}

/**
 * The labels that are attached, by name; empty when there are none. If there are more than 100, the first 100.
 * Attaching and detaching a label do not change `updated_at`, and are not reported by events.
 */
export type AttachedLabels = readonly LabelReference[]

/** A person who exchanges messages with one of your accounts. */
export interface Contact {
  id: ContactId
  /** Always `contact`. */
  object: 'contact'
  /**
   * The phone number, which identifies the contact on its account; null when the contact was created from a
   * business-scoped user id and no number is known.
   */
  phone_number: PhoneNumber | null
  /** The business-scoped user id; null until the provider has reported one. */
  bsuid: BusinessScopedUserId | null
  /** The user's id across a managed business, with `ENT` after the country code; null for other businesses. */
  parent_bsuid: string | null
  /**
   * The contact's username on the messaging network, if any. Compared case-insensitively; `.` and `_` are significant.
   */
  username: string | null
  /** The name, set by you or reported by the provider. */
  name: string | null
  /** The email address, set by you. */
  email: string | null
  /** Your own keys and values; null when there are none. */
  metadata: Metadata | null
  /** Whether the account has blocked the contact. A change that somebody makes outside of this service is not seen. */
  blocked: boolean
  channel_account: AccountReference
  /** When the contact was created. */
  created_at: Timestamp
  /** When the contact last changed. */
  updated_at: Timestamp
  labels: AttachedLabels
}

/** A page of contacts, newest first. */
export interface ContactList {
  /** The items on this page; empty if nothing matches. */
  data: readonly Contact[]
  /** True when there is another page. */
  has_more: boolean
  /** The `cursor` of the next page; null on the last page. */
  next_cursor: string | null
  request_id: RequestId
}

/** The id of an import. */
export type ContactImportId = string

/**
 * The status of the import. The set may grow.
 *
 * - `queued`: a worker will begin soon.
 * - `running`: it is being imported.
 * - `completed`: every row was read. Some may have failed: see `rows_failed`.
 * - `failed`: it ended early: see `failure`.
 * - `canceled`: it was canceled.
 */
export type ContactImportStatus = 'queued' | 'running' | 'completed' | 'failed' | 'canceled' | (string & {})

/** An import of contacts from a file. */
export interface ContactImport {
  id: ContactImportId
  /** Always `contact_import`. */
  object: 'contact_import'
  /** The account. */
  phone_number_id: string
  status: ContactImportStatus
  /** The format of the file. */
  format: 'csv' | 'ndjson'
  /** The name of the file. The file itself is deleted when the import has ended. */
  filename: string
  /** The size of the file in bytes. */
  size: number
  /** The number of rows of the file; null until they were counted. */
  rows_total: number | null
  /** The number of rows that were read. It is the sum of the next three. */
  rows_read: number
  /** The number of rows that created a contact. */
  rows_created: number
  /** The number of rows whose number was a contact already. Those without a change count too. */
  rows_updated: number
  /** The number of rows that were not imported. Their errors can be downloaded. */
  rows_failed: number
  /** Why it ended early; null otherwise. */
  failure: string | null
  /** When the file was uploaded. */
  created_at: Timestamp
  /** When a worker began; null before. */
  started_at: Timestamp | null
  /** When it ended; null before. */
  ended_at: Timestamp | null
}

/** A page of imports, newest first. */
export interface ContactImportList {
  /** The items on this page; empty if nothing matches. */
  data: readonly ContactImport[]
  /** True when there is another page. */
  has_more: boolean
  /** The `cursor` of the next page; null on the last page. */
  next_cursor: string | null
  request_id: RequestId
}

/** The form with the file. */
export interface ContactImportCreate {
  /** The file, with a name that ends with `.csv`, `.ndjson` or `.jsonl`. It must not be empty. */
  file: string
}

/** A import, without its URL. */
export interface ContactImportResponse {
  data: ContactImport
  request_id: RequestId
}

/**
 * The fields of a contact to change. Omitted fields keep their values; null clears a field. The phone number identifies
 * the contact and cannot be changed.
 */
export interface ContactUpdate {
  /** The new name, or null to clear it. */
  name?: string | null | undefined
  /** The new username, or null to clear it. */
  username?: string | null | undefined
  /** The new email address, or null to clear it. */
  email?: string | null | undefined
  /** The new metadata, or null to clear it. It replaces the old metadata as a whole; keys are not merged. */
  metadata?: Metadata | null | undefined
}

/** A contact. */
export interface ContactResponse {
  data: Contact
  request_id: RequestId
}

/** The contact that was deleted. */
export interface DeletedContactResponse {
  data: DeletedContact
  request_id: RequestId
}

/** Whether a label is attached to a contact. */
export interface ContactLabelLink {
  contact_id: ContactId
  label_id: LabelId
  /** Whether the label is attached now. */
  attached: boolean
}

/** Whether the label is attached to the contact. */
export interface ContactLabelLinkResponse {
  data: ContactLabelLink
  request_id: RequestId
}

/**
 * The messages between one of your accounts and a contact. A contact has one conversation. Groups have conversations of
 * their own.
 */
export interface Conversation {
  id: ConversationId
  /** Always `conversation`. */
  object: 'conversation'
  /** Present only in a conversation of a group: always `group` then. */
  kind?: ConversationKind | undefined
  /** Present only in a conversation of a group. */
  group?: ConversationGroup | undefined
  status: ConversationStatus
  /** The contact. In a group, the member who wrote last. */
  contact: ConversationContact
  channel_account: AccountReference
  /** The user that the conversation is assigned to; null when it is unassigned. */
  assignee: Assignee | null
  /** The number of inbound messages since you last sent a message or resolved the conversation. */
  unread_count: number
  /** When the last message was received or sent; null when there is none. */
  last_message_at: Timestamp | null
  /** When the contact, or a member of the group, last wrote; null when nobody has ever written. */
  last_inbound_at: Timestamp | null
  /** The 24 hours in which any message can be sent; null while they are over, and when nobody has ever written. */
  window?: ConversationWindow | null | undefined
  /**
   * The time in which messages to the contact are free of charge, because an ad led to the conversation; null without
   * one.
   */
  free_entry_point?: FreeEntryPoint | null | undefined
  /** Until when the conversation is put aside; null if it is not. It ends at once when the contact writes. */
  snoozed_until?: Timestamp | null | undefined
  /**
   * When the conversation came back after it was snoozed, at its time or because the contact wrote; null after the next
   * message of the account or update of the conversation, and if it was not snoozed.
   */
  snooze_ended_at?: Timestamp | null | undefined
  /** When the conversation was created. */
  created_at: Timestamp
  /** When the conversation last changed. */
  updated_at: Timestamp
  labels: AttachedLabels
}

/** A page of conversations. */
export interface ConversationList {
  /** The items on this page; empty if nothing matches. */
  data: readonly Conversation[]
  /** True when there is another page. */
  has_more: boolean
  /** The `cursor` of the next page; null on the last page. */
  next_cursor: string | null
  request_id: RequestId
}

/** A conversation. */
export interface ConversationResponse {
  data: Conversation
  request_id: RequestId
}

/** The fields of a conversation to change; at least one is required. Omitted fields keep their values. */
export interface ConversationUpdate {
  status?: ConversationStatus | undefined
  /** The id of the user to assign the conversation to, or null to unassign it. */
  assigned_to?: string | null | undefined
  /**
   * Until when to put the conversation aside: in the future, at most a year from now. Null ends it, and so does the
   * status `resolved`.
   */
  snoozed_until?: string | null | undefined
}

/** A page of notes, newest first. */
export interface NoteList {
  /** The items on this page; empty if nothing matches. */
  data: readonly Note[]
  /** True when there is another page. */
  has_more: boolean
  /** The `cursor` of the next page; null on the last page. */
  next_cursor: string | null
  request_id: RequestId
}

/** A note to write. */
export interface NoteCreate {
  text: NoteText
}

/** A note. */
export interface NoteResponse {
  data: Note
  request_id: RequestId
}

/** The note that was deleted. */
export interface DeletedNoteResponse {
  data: DeletedNote
  request_id: RequestId
}

/** The new text of a note. */
export interface NoteUpdate {
  text: NoteText
}

/** How to mark a conversation as read. */
export interface ConversationRead {
  /**
   * Whether to show the contact that an answer is being written. The provider shows it for 25 seconds, or until a
   * message is sent.
   */
  typing?: boolean | undefined
}

/** How to mark a conversation as read. */
export interface ConversationReadWithDefaults {
  /**
   * Whether to show the contact that an answer is being written. The provider shows it for 25 seconds, or until a
   * message is sent.
   */
  typing: boolean
}

/** The form with the file. */
export interface MediaCreate {
  /** The file, with its name and media type. It must not be empty. */
  file: string
}

/** A file that messages can send. */
export interface Media {
  /** The id of the file. Send it as `media_id`. */
  id: string
  /** Always `media`. */
  object: 'media'
  /** The media type of the file, as it was uploaded. */
  mime_type: string
  /** The size in bytes. */
  size: number
  /** The name of the file, without a path. */
  filename: string
  /** When the file was uploaded. */
  created_at: Timestamp
}

/** An uploaded file in its envelope. */
export interface MediaResponse {
  data: Media
  request_id: RequestId
}

/** The fields common to all messages. Exactly one field names the recipient. */
export interface MessageSendBase {
  /**
   * The recipient's phone number in E.164 format. If the account does not know the number, a contact and a conversation
   * are created.
   */
  to?: string | undefined
  /**
   * The recipient's business-scoped user id. If the account does not know the id, a contact and a conversation are
   * created.
   */
  bsuid?: string | undefined
  contact_id?: ContactId | undefined
  /** The conversation to send to. A group can only be named by its conversation. */
  conversation_id?: ConversationId | undefined
  /** The message of the same conversation that this message replies to. */
  reply_to_message_id?: MessageId | undefined
  /**
   * When to send the message: in the future, and at most 30 days from now. Until then its status is `pending`, and it
   * can be canceled. Without it the message is sent at once.
   */
  send_at?: string | undefined
  /**
   * Your own reference for the message. It is returned unchanged. It does not prevent duplicate sends; use
   * `Idempotency-Key` for that.
   */
  client_reference?: string | undefined
}

/** A text message. */
export interface SendText {
  /** The text. */
  body: string
  /** Whether to show a preview of the first link in the text. */
  preview_url?: boolean | undefined
}

/** A text message. */
export interface MessageSendText {
  /**
   * The recipient's phone number in E.164 format. If the account does not know the number, a contact and a conversation
   * are created.
   */
  to?: string | undefined
  /**
   * The recipient's business-scoped user id. If the account does not know the id, a contact and a conversation are
   * created.
   */
  bsuid?: string | undefined
  contact_id?: ContactId | undefined
  /** The conversation to send to. A group can only be named by its conversation. */
  conversation_id?: ConversationId | undefined
  /** The message of the same conversation that this message replies to. */
  reply_to_message_id?: MessageId | undefined
  /**
   * When to send the message: in the future, and at most 30 days from now. Until then its status is `pending`, and it
   * can be canceled. Without it the message is sent at once.
   */
  send_at?: string | undefined
  /**
   * Your own reference for the message. It is returned unchanged. It does not prevent duplicate sends; use
   * `Idempotency-Key` for that.
   */
  client_reference?: string | undefined
  /** Always `text`. */
  type: 'text'
  text: SendText
}

/** A file, given by exactly one of `link` and `media_id`, with an optional caption. */
export interface SendCaptionedMedia {
  /** The http or https URL from which the provider downloads the file. */
  link?: string | undefined
  /** The id of a file that was uploaded to the same account, or the `media.id` of one of its earlier messages. */
  media_id?: string | undefined
  /** The caption, shown below the file. */
  caption?: string | undefined
}

/** An image, by its link or from an earlier message. */
export interface MessageSendImage {
  /**
   * The recipient's phone number in E.164 format. If the account does not know the number, a contact and a conversation
   * are created.
   */
  to?: string | undefined
  /**
   * The recipient's business-scoped user id. If the account does not know the id, a contact and a conversation are
   * created.
   */
  bsuid?: string | undefined
  contact_id?: ContactId | undefined
  /** The conversation to send to. A group can only be named by its conversation. */
  conversation_id?: ConversationId | undefined
  /** The message of the same conversation that this message replies to. */
  reply_to_message_id?: MessageId | undefined
  /**
   * When to send the message: in the future, and at most 30 days from now. Until then its status is `pending`, and it
   * can be canceled. Without it the message is sent at once.
   */
  send_at?: string | undefined
  /**
   * Your own reference for the message. It is returned unchanged. It does not prevent duplicate sends; use
   * `Idempotency-Key` for that.
   */
  client_reference?: string | undefined
  /** Always `image`. */
  type: 'image'
  image: SendCaptionedMedia
}

/** A file, given by exactly one of `link` and `media_id`, with an optional file name and caption. */
export interface SendDocument {
  /** The http or https URL from which the provider downloads the file. */
  link?: string | undefined
  /** The id of a file that was uploaded to the same account, or the `media.id` of one of its earlier messages. */
  media_id?: string | undefined
  /** The caption, shown below the file. */
  caption?: string | undefined
  /** The file name shown to the recipient. */
  filename?: string | undefined
}

/** A document, by its link or from an earlier message. */
export interface MessageSendDocument {
  /**
   * The recipient's phone number in E.164 format. If the account does not know the number, a contact and a conversation
   * are created.
   */
  to?: string | undefined
  /**
   * The recipient's business-scoped user id. If the account does not know the id, a contact and a conversation are
   * created.
   */
  bsuid?: string | undefined
  contact_id?: ContactId | undefined
  /** The conversation to send to. A group can only be named by its conversation. */
  conversation_id?: ConversationId | undefined
  /** The message of the same conversation that this message replies to. */
  reply_to_message_id?: MessageId | undefined
  /**
   * When to send the message: in the future, and at most 30 days from now. Until then its status is `pending`, and it
   * can be canceled. Without it the message is sent at once.
   */
  send_at?: string | undefined
  /**
   * Your own reference for the message. It is returned unchanged. It does not prevent duplicate sends; use
   * `Idempotency-Key` for that.
   */
  client_reference?: string | undefined
  /** Always `document`. */
  type: 'document'
  document: SendDocument
}

/** A video, by its link or from an earlier message. */
export interface MessageSendVideo {
  /**
   * The recipient's phone number in E.164 format. If the account does not know the number, a contact and a conversation
   * are created.
   */
  to?: string | undefined
  /**
   * The recipient's business-scoped user id. If the account does not know the id, a contact and a conversation are
   * created.
   */
  bsuid?: string | undefined
  contact_id?: ContactId | undefined
  /** The conversation to send to. A group can only be named by its conversation. */
  conversation_id?: ConversationId | undefined
  /** The message of the same conversation that this message replies to. */
  reply_to_message_id?: MessageId | undefined
  /**
   * When to send the message: in the future, and at most 30 days from now. Until then its status is `pending`, and it
   * can be canceled. Without it the message is sent at once.
   */
  send_at?: string | undefined
  /**
   * Your own reference for the message. It is returned unchanged. It does not prevent duplicate sends; use
   * `Idempotency-Key` for that.
   */
  client_reference?: string | undefined
  /** Always `video`. */
  type: 'video'
  video: SendCaptionedMedia
}

/** A file, given by exactly one of `link` and `media_id`. */
export interface SendMedia {
  /** The http or https URL from which the provider downloads the file. */
  link?: string | undefined
  /** The id of a file that was uploaded to the same account, or the `media.id` of one of its earlier messages. */
  media_id?: string | undefined
}

/** An audio file, by its link or from an earlier message. */
export interface MessageSendAudio {
  /**
   * The recipient's phone number in E.164 format. If the account does not know the number, a contact and a conversation
   * are created.
   */
  to?: string | undefined
  /**
   * The recipient's business-scoped user id. If the account does not know the id, a contact and a conversation are
   * created.
   */
  bsuid?: string | undefined
  contact_id?: ContactId | undefined
  /** The conversation to send to. A group can only be named by its conversation. */
  conversation_id?: ConversationId | undefined
  /** The message of the same conversation that this message replies to. */
  reply_to_message_id?: MessageId | undefined
  /**
   * When to send the message: in the future, and at most 30 days from now. Until then its status is `pending`, and it
   * can be canceled. Without it the message is sent at once.
   */
  send_at?: string | undefined
  /**
   * Your own reference for the message. It is returned unchanged. It does not prevent duplicate sends; use
   * `Idempotency-Key` for that.
   */
  client_reference?: string | undefined
  /** Always `audio`. */
  type: 'audio'
  audio: SendMedia
}

/** A sticker, by its link or from an earlier message. */
export interface MessageSendSticker {
  /**
   * The recipient's phone number in E.164 format. If the account does not know the number, a contact and a conversation
   * are created.
   */
  to?: string | undefined
  /**
   * The recipient's business-scoped user id. If the account does not know the id, a contact and a conversation are
   * created.
   */
  bsuid?: string | undefined
  contact_id?: ContactId | undefined
  /** The conversation to send to. A group can only be named by its conversation. */
  conversation_id?: ConversationId | undefined
  /** The message of the same conversation that this message replies to. */
  reply_to_message_id?: MessageId | undefined
  /**
   * When to send the message: in the future, and at most 30 days from now. Until then its status is `pending`, and it
   * can be canceled. Without it the message is sent at once.
   */
  send_at?: string | undefined
  /**
   * Your own reference for the message. It is returned unchanged. It does not prevent duplicate sends; use
   * `Idempotency-Key` for that.
   */
  client_reference?: string | undefined
  /** Always `sticker`. */
  type: 'sticker'
  sticker: SendMedia
}

/** A location. */
export interface SendLocation {
  /** Degrees north of the equator. */
  latitude: number
  /** Degrees east of Greenwich. */
  longitude: number
  /** The name of the location. */
  name?: string | undefined
  /** The address of the location. */
  address?: string | undefined
}

/** A location on the map. */
export interface MessageSendLocation {
  /**
   * The recipient's phone number in E.164 format. If the account does not know the number, a contact and a conversation
   * are created.
   */
  to?: string | undefined
  /**
   * The recipient's business-scoped user id. If the account does not know the id, a contact and a conversation are
   * created.
   */
  bsuid?: string | undefined
  contact_id?: ContactId | undefined
  /** The conversation to send to. A group can only be named by its conversation. */
  conversation_id?: ConversationId | undefined
  /** The message of the same conversation that this message replies to. */
  reply_to_message_id?: MessageId | undefined
  /**
   * When to send the message: in the future, and at most 30 days from now. Until then its status is `pending`, and it
   * can be canceled. Without it the message is sent at once.
   */
  send_at?: string | undefined
  /**
   * Your own reference for the message. It is returned unchanged. It does not prevent duplicate sends; use
   * `Idempotency-Key` for that.
   */
  client_reference?: string | undefined
  /** Always `location`. */
  type: 'location'
  location: SendLocation
}

/** A contact card. */
export interface SendContactCard {
  /** The name. */
  name: { formatted_name: string; first_name?: string | undefined; middle_name?: string | undefined; last_name?: string | undefined; prefix?: string | undefined; suffix?: string | undefined }
  /** Phone numbers. */
  phones?: readonly { phone?: string | undefined; type?: string | undefined; wa_id?: string | undefined }[] | undefined
  /** Email addresses. */
  emails?: readonly { email?: string | undefined; type?: string | undefined }[] | undefined
  /** Postal addresses. */
  addresses?: readonly { street?: string | undefined; city?: string | undefined; state?: string | undefined; zip?: string | undefined; country?: string | undefined; country_code?: string | undefined; type?: string | undefined }[] | undefined
  /** The person's employer. */
  org?: { company?: string | undefined; department?: string | undefined; title?: string | undefined } | undefined
  /** Web addresses. */
  urls?: readonly { url?: string | undefined; type?: string | undefined }[] | undefined
  /** The date of birth. */
  birthday?: string | undefined
}

/** Contact cards. */
export interface MessageSendContacts {
  /**
   * The recipient's phone number in E.164 format. If the account does not know the number, a contact and a conversation
   * are created.
   */
  to?: string | undefined
  /**
   * The recipient's business-scoped user id. If the account does not know the id, a contact and a conversation are
   * created.
   */
  bsuid?: string | undefined
  contact_id?: ContactId | undefined
  /** The conversation to send to. A group can only be named by its conversation. */
  conversation_id?: ConversationId | undefined
  /** The message of the same conversation that this message replies to. */
  reply_to_message_id?: MessageId | undefined
  /**
   * When to send the message: in the future, and at most 30 days from now. Until then its status is `pending`, and it
   * can be canceled. Without it the message is sent at once.
   */
  send_at?: string | undefined
  /**
   * Your own reference for the message. It is returned unchanged. It does not prevent duplicate sends; use
   * `Idempotency-Key` for that.
   */
  client_reference?: string | undefined
  /** Always `contacts`. */
  type: 'contacts'
  /** Contact cards. */
  contacts: readonly SendContactCard[]
}

/** A reaction to a message of the same conversation. */
export interface SendReaction {
  /** The message to react to. */
  message_id: MessageId
  /** The emoji; an empty string removes the reaction. */
  emoji: string
}

/** A reaction to a message of the same conversation. */
export interface MessageSendReaction {
  /**
   * The recipient's phone number in E.164 format. If the account does not know the number, a contact and a conversation
   * are created.
   */
  to?: string | undefined
  /**
   * The recipient's business-scoped user id. If the account does not know the id, a contact and a conversation are
   * created.
   */
  bsuid?: string | undefined
  contact_id?: ContactId | undefined
  /** The conversation to send to. A group can only be named by its conversation. */
  conversation_id?: ConversationId | undefined
  /** The message of the same conversation that this message replies to. */
  reply_to_message_id?: MessageId | undefined
  /**
   * When to send the message: in the future, and at most 30 days from now. Until then its status is `pending`, and it
   * can be canceled. Without it the message is sent at once.
   */
  send_at?: string | undefined
  /**
   * Your own reference for the message. It is returned unchanged. It does not prevent duplicate sends; use
   * `Idempotency-Key` for that.
   */
  client_reference?: string | undefined
  /** Always `reaction`. */
  type: 'reaction'
  reaction: SendReaction
}

/** The header, shown above the text. */
export type SendInteractiveHeader = { type: 'text'; text: string } | { type: 'image'; image: SendMedia } | { type: 'video'; video: SendMedia } | { type: 'document'; document: SendMedia }

/** A text with reply buttons. */
export interface SendButtons {
  /** Always `button`. */
  type: 'button'
  header?: SendInteractiveHeader | undefined
  /** The text. */
  body: { text: string }
  /** The footer, a line below the text. */
  footer?: { text: string } | undefined
  /** The buttons. */
  action: { buttons: readonly ({ type: 'reply'; reply: { id: string; title: string } })[] }
}

/** A text with a list to choose from. */
export interface SendList {
  /** Always `list`. */
  type: 'list'
  /** The header, a line above the text. */
  header?: { type: 'text'; text: string } | undefined
  /** The text. */
  body: { text: string }
  /** The footer, a line below the text. */
  footer?: { text: string } | undefined
  /** The list. */
  action: { button: string; sections: readonly ({ title?: string | undefined; rows: readonly { id: string; title: string; description?: string | undefined }[] })[] }
}

/** A text with a button that opens a web page. */
export interface SendLinkButton {
  /** Always `cta_url`. */
  type: 'cta_url'
  header?: SendInteractiveHeader | undefined
  /** The text. */
  body: { text: string }
  /** The footer, a line below the text. */
  footer?: { text: string } | undefined
  /** The button. */
  action: { name: 'cta_url'; parameters: { display_text: string; url: string } }
}

/** A text with a button that opens a flow. */
export interface SendFlow {
  /** Always `flow`. */
  type: 'flow'
  header?: SendInteractiveHeader | undefined
  /** The text. */
  body: { text: string }
  /** The footer, a line below the text. */
  footer?: { text: string } | undefined
  /** The flow. */
  action: { name: 'flow'; parameters: { flow_message_version: '3'; flow_id?: string | undefined; flow_name?: string | undefined; flow_cta: string; flow_token?: string | undefined; mode?: 'draft' | 'published' | undefined; flow_action?: 'navigate' | 'data_exchange' | undefined; flow_action_payload?: { screen: string; data?: { [key: string]: unknown } | undefined } | undefined } }
}

/** A text with a button that sends the recipient's location. */
export interface SendLocationRequest {
  /** Always `location_request_message`. */
  type: 'location_request_message'
  /** The text. */
  body: { text: string }
  /** The button. */
  action: { name: 'send_location' }
}

/**
 * A text with a button that shares the recipient's phone number. For contacts whose `phone_number` is null. The answer
 * is a message of type `contacts`, and sets the number of the contact.
 */
export interface SendContactInfoRequest {
  /** Always `request_contact_info`. */
  type: 'request_contact_info'
  /** The text. */
  body: { text: string }
  /** The button. The contact's app names it. */
  action: { name: 'request_contact_info' }
}

/** An interactive message that the recipient answers with a tap. */
export type SendInteractive = SendButtons | SendList | SendLinkButton | SendFlow | SendLocationRequest | SendContactInfoRequest

/** A text with interactive elements. */
export interface MessageSendInteractive {
  /**
   * The recipient's phone number in E.164 format. If the account does not know the number, a contact and a conversation
   * are created.
   */
  to?: string | undefined
  /**
   * The recipient's business-scoped user id. If the account does not know the id, a contact and a conversation are
   * created.
   */
  bsuid?: string | undefined
  contact_id?: ContactId | undefined
  /** The conversation to send to. A group can only be named by its conversation. */
  conversation_id?: ConversationId | undefined
  /** The message of the same conversation that this message replies to. */
  reply_to_message_id?: MessageId | undefined
  /**
   * When to send the message: in the future, and at most 30 days from now. Until then its status is `pending`, and it
   * can be canceled. Without it the message is sent at once.
   */
  send_at?: string | undefined
  /**
   * Your own reference for the message. It is returned unchanged. It does not prevent duplicate sends; use
   * `Idempotency-Key` for that.
   */
  client_reference?: string | undefined
  /** Always `interactive`. */
  type: 'interactive'
  interactive: SendInteractive
}

/**
 * An approved template of the account. Fill it with either `components`, in the provider's format, or `variables`, by
 * name. The two cannot be combined.
 */
export interface SendTemplate {
  /** The name of the template. */
  name: string
  /** The language of the template. */
  language: string
  /** The parameters of header, body and buttons, in the provider's format. */
  components?: readonly SendTemplateComponent[] | undefined
  /**
   * The values of the body's variables: one for each name in the template's `variables`, and no others. If the template
   * also has variables in its header or buttons, use `components`.
   */
  variables?: { [key: string]: string } | undefined
}

/** An approved template. */
export interface MessageSendTemplate {
  /**
   * The recipient's phone number in E.164 format. If the account does not know the number, a contact and a conversation
   * are created.
   */
  to?: string | undefined
  /**
   * The recipient's business-scoped user id. If the account does not know the id, a contact and a conversation are
   * created.
   */
  bsuid?: string | undefined
  contact_id?: ContactId | undefined
  /** The conversation to send to. A group can only be named by its conversation. */
  conversation_id?: ConversationId | undefined
  /** The message of the same conversation that this message replies to. */
  reply_to_message_id?: MessageId | undefined
  /**
   * When to send the message: in the future, and at most 30 days from now. Until then its status is `pending`, and it
   * can be canceled. Without it the message is sent at once.
   */
  send_at?: string | undefined
  /**
   * Your own reference for the message. It is returned unchanged. It does not prevent duplicate sends; use
   * `Idempotency-Key` for that.
   */
  client_reference?: string | undefined
  /** Always `template`. */
  type: 'template'
  template: SendTemplate
}

/**
 * A message to send. It names exactly one recipient (`to`, `bsuid`, `contact_id` or `conversation_id`) and contains
 * exactly the object that `type` names.
 */
export type MessageSend = MessageSendText | MessageSendImage | MessageSendDocument | MessageSendVideo | MessageSendAudio | MessageSendSticker | MessageSendLocation | MessageSendContacts | MessageSendReaction | MessageSendInteractive | MessageSendTemplate

/** A message. */
export interface MessageResponse {
  data: Message
  request_id: RequestId
}

/** What contacts see of the business behind an account. An addition of this service. */
export interface AccountProfile {
  /** Always `account_profile`. */
  object: 'account_profile'
  phone_number_id: PhoneNumberId
  /** The short text below the name; null if there is none. */
  about: string | null
  /** The postal address; null if there is none. */
  address: string | null
  /** What the business does; null if there is none. */
  description: string | null
  /** The email address for contacts; null if there is none. */
  email: string | null
  /**
   * The address of the picture at the provider; null if there is none. It expires after some time: read the profile
   * again instead of storing it.
   */
  picture_url: string | null
  /** The category of the business, by the provider; null if none was chosen. The set may grow. */
  vertical: 'ALCOHOL' | 'APPAREL' | 'AUTO' | 'BEAUTY' | 'EDU' | 'ENTERTAIN' | 'EVENT_PLAN' | 'FINANCE' | 'GOVT' | 'GROCERY' | 'HEALTH' | 'HOTEL' | 'NONPROFIT' | 'ONLINE_GAMBLING' | 'OTC_DRUGS' | 'OTHER' | 'PHYSICAL_GAMBLING' | 'PROF_SERVICES' | 'RESTAURANT' | 'RETAIL' | 'TRAVEL' | (string & {}) | null
  /** The websites; empty if there are none. */
  websites: readonly string[]
}

/** A profile. */
export interface AccountProfileResponse {
  data: AccountProfile
  request_id: RequestId
}

/** The fields of a profile to change. Omitted fields keep their values; null clears a field. */
export interface AccountProfileUpdate {
  /** The new short text below the name. It cannot be cleared. */
  about?: string | undefined
  /** The new postal address, or null to clear it. */
  address?: string | null | undefined
  /** The new description of the business, or null to clear it. */
  description?: string | null | undefined
  /** The new email address, or null to clear it. */
  email?: string | null | undefined
  /**
   * The id of the new picture, of a file that was uploaded for this account, with the type `image/jpeg` or `image/png`.
   * A square of 640 pixels or more looks best. A picture can be replaced, but not removed.
   */
  picture_media_id?: string | undefined
  /** The new category of the business. It cannot be cleared. */
  vertical?: 'ALCOHOL' | 'APPAREL' | 'AUTO' | 'BEAUTY' | 'EDU' | 'ENTERTAIN' | 'EVENT_PLAN' | 'FINANCE' | 'GOVT' | 'GROCERY' | 'HEALTH' | 'HOTEL' | 'NONPROFIT' | 'ONLINE_GAMBLING' | 'OTC_DRUGS' | 'OTHER' | 'PHYSICAL_GAMBLING' | 'PROF_SERVICES' | 'RESTAURANT' | 'RETAIL' | 'TRAVEL' | undefined
  /** The new websites, which replace the old ones; an empty list removes them. */
  websites?: readonly string[] | undefined
}

/** A page of templates, newest first. */
export interface TemplateList {
  /** The items on this page; empty if nothing matches. */
  data: readonly Template[]
  /** True when there is another page. */
  has_more: boolean
  /** The `cursor` of the next page; null on the last page. */
  next_cursor: string | null
  request_id: RequestId
}

/** An example for a named variable. */
export interface TemplateNamedExample {
  /** The name of the variable. */
  param_name: string
  /** A value that it may have. */
  example: string
}

/**
 * Examples for the provider's review: one for each variable of a text, and a file for a header with an image, a video
 * or a document. Required for these, and only for these.
 */
export interface TemplateComponentExample {
  /**
   * The id of a file of the account, such as one that was uploaded: `image/jpeg` or `image/png`, `video/mp4`, or
   * `application/pdf`. The template shows it as `header_handle`.
   */
  media_id?: string | undefined
  /** The example for `{{1}}` of a header. */
  header_text?: readonly string[] | undefined
  /** The examples for `{{1}}`, `{{2}}`, … of a body, in order, in a list of their own. */
  body_text?: readonly (readonly string[])[] | undefined
  /** The example for the named variable of a header. */
  header_text_named_params?: readonly TemplateNamedExample[] | undefined
  /** The examples for the named variables of a body. */
  body_text_named_params?: readonly TemplateNamedExample[] | undefined
}

/** An Android app that may get a one-time password. */
export interface TemplateSupportedApp {
  /** The name of the app's package. */
  package_name: string
  /** The hash of the key that signs the app. */
  signature_hash: string
}

/** A button of a template to create, in the provider's format. */
export interface TemplateButtonCreate {
  /**
   * What it does. At most two `URL`, and one each of `PHONE_NUMBER`, `COPY_CODE` and `FLOW`. An `AUTHENTICATION`
   * template has exactly one, of type `OTP`; others have none of it.
   */
  type: 'QUICK_REPLY' | 'URL' | 'PHONE_NUMBER' | 'COPY_CODE' | 'FLOW' | 'OTP'
  /** The label. `COPY_CODE` has that of the provider, so it gives none; that of `OTP` is optional. */
  text?: string | undefined
  /** Where `URL` leads, with `http` or `https`. It may end with the variable `{{1}}`. */
  url?: string | undefined
  /** The number that `PHONE_NUMBER` calls. */
  phone_number?: string | undefined
  /** An example for the variable of `URL`, as the whole URL, or for the code of `COPY_CODE` (up to 15 characters). */
  example?: readonly string[] | undefined
  /** The provider's id of the flow that `FLOW` opens. */
  flow_id?: string | undefined
  /** Whether the flow opens its first screen, or asks its endpoint for it. */
  flow_action?: 'navigate' | 'data_exchange' | undefined
  /** The first screen of the flow, with the action `navigate`. */
  navigate_screen?: string | undefined
  /** How `OTP` passes the code on. `ONE_TAP` and `ZERO_TAP` need `supported_apps`. */
  otp_type?: 'COPY_CODE' | 'ONE_TAP' | 'ZERO_TAP' | undefined
  /** The label of the button that fills in the code. */
  autofill_text?: string | undefined
  /** The apps that may get the code. */
  supported_apps?: readonly TemplateSupportedApp[] | undefined
  /** Whether you accept the provider's terms of `ZERO_TAP`. They must be accepted. */
  zero_tap_terms_accepted?: boolean | undefined
}

/** A part of a template to create, in the provider's format. */
export interface TemplateComponentCreate {
  /** Which part. */
  type: 'HEADER' | 'BODY' | 'FOOTER' | 'BUTTONS'
  /**
   * What the header shows. Required in the header, and only there. An image, a video or a document is chosen when the
   * template is sent; `example.media_id` is one for the provider's review.
   */
  format?: 'TEXT' | 'LOCATION' | 'IMAGE' | 'VIDEO' | 'DOCUMENT' | undefined
  /**
   * The text of a text header (up to 60 characters, one variable), the body (1,024) or the footer (60, no variable).
   * Variables are `{{1}}`, `{{2}}`, … or `{{first_name}}`, in all parts alike. A body neither begins nor ends with one.
   * Templates of the category `AUTHENTICATION` have the provider's texts, so they give none.
   */
  text?: string | undefined
  example?: TemplateComponentExample | undefined
  /** The buttons of `BUTTONS`. Quick replies stand together, before or after all others. */
  buttons?: readonly TemplateButtonCreate[] | undefined
  /** Whether the body of an `AUTHENTICATION` template advises not to share the code. */
  add_security_recommendation?: boolean | undefined
  /** After how many minutes the code expires, as the footer of an `AUTHENTICATION` template says. */
  code_expiration_minutes?: number | undefined
}

/** A template to create, in one language. */
export interface TemplateCreate {
  /** The name. Language variants of a template share it. */
  name: string
  /** The provider's code for the language. */
  language: string
  category: TemplateCategory
  /** The parts, at most one of each type. The body is required. */
  components: readonly TemplateComponentCreate[]
}

/** A template. */
export interface TemplateResponse {
  data: Template
  request_id: RequestId
}

/** The result of a sync. `created` plus `updated` never exceeds `synced`. */
export interface TemplateSyncResult {
  /** Always `template_sync_result`. */
  object: 'template_sync_result'
  /** The number of templates that the provider listed. */
  synced: number
  /** The number of new templates. */
  created: number
  /** The number of templates that changed. */
  updated: number
}

/** The result of a sync. */
export interface TemplateSyncResultResponse {
  data: TemplateSyncResult
  request_id: RequestId
}

/** The template that was deleted. */
export interface TemplateDeletion {
  /** The name. */
  name: string
  /** Always `template`. */
  object: 'template'
  /** Always true. */
  deleted: boolean
  /** The ids of the languages that were deleted. */
  ids: readonly string[]
}

/** The template that was deleted. */
export interface TemplateDeletionResponse {
  data: TemplateDeletion
  request_id: RequestId
}

/** The changes of a template. Omitted fields keep their values. Name and language cannot be changed. */
export interface TemplateUpdate {
  /** The new category. An approved template keeps its own. */
  category?: TemplateCategory | undefined
  /** All parts of the new version, at most one of each type. The body is required. */
  components?: readonly TemplateComponentCreate[] | undefined
}

/** The ids of the resource of an event. */
export interface ThinObject {
  /** The id of the resource, if it has one. */
  id?: string | undefined
  /** The kind of the resource. */
  object: string
  /** The conversation of a message. */
  conversation_id?: string | undefined
  /** The contact of a message or a conversation. */
  contact_id?: string | undefined
  /** The messages of a `messages.received`. */
  messages?: readonly { id: MessageId; object: 'message' }[] | undefined
  /** True if the resource was deleted; otherwise absent. */
  deleted?: boolean | undefined
}
