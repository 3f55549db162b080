// Generated from spec/. Do not edit.
/** A string that differs from all values that are known. */
export declare enum OtherValue {
  Other = 'other',
}

/**
 * The body of a webhook of a subscription with `thin_payload`: only ids, the type and the time of the event. Read the
 * rest by the id.
 */
export type ThinEvent = {
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
export type Health = {
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
export type HealthResponse = {
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

/** This document, as OpenAPI 3.1. */
export type OpenApiDocument = {
  /** The OpenAPI version of the document. */
  openapi: string
  /** The title and version of the API. */
  info: { [key: string]: unknown }
  /** All paths with their operations. */
  paths: { [key: string]: unknown }
  [key: string]: unknown
}

/** The organization that a key belongs to. */
export type OrganizationReference = {
  /** The id of the organization. */
  id: string
  /** The name of the organization. */
  name: string
}

/** A team of the organization. Each account, contact and label belongs to a team. */
export type TeamReference = {
  /** The id of the team, used as `team_id`. */
  id: string
  /** The name of the team. */
  name: string
}

/** A timestamp in UTC, always with microseconds and `Z`. */
export type Timestamp = string

/** The API key of the request, with its organization and teams. */
export type Me = {
  /** The id of the key. It is not secret. */
  id: string
  /** Always `api_key`. */
  object: 'api_key'
  /** A short display form of the key. The full key is shown only once, at creation. */
  display: string
  organization: OrganizationReference
  /** The teams of the organization, oldest first. */
  teams: TeamReference[]
  /** When the key expires; null when it does not expire. */
  expires_at: Timestamp | null
  /** When the key was created. */
  created_at: Timestamp
}

/** The API key in use. */
export type MeResponse = {
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

/** A page of connected accounts, newest first. */
export type AccountList = {
  /** The items on this page; empty if nothing matches. */
  data: Account[]
  /** True when there is another page. */
  has_more: boolean
  /** The `cursor` of the next page; null on the last page. */
  next_cursor: string | null
  request_id: RequestId
}

/** An account. */
export type AccountResponse = {
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
export type Metadata = {
  [key: string]: unknown
}

/** A customer of your organization who connects accounts of their own (platform mode). */
export type Customer = {
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
export type CustomerList = {
  /** The items on this page; empty if nothing matches. */
  data: Customer[]
  /** True when there is another page. */
  has_more: boolean
  /** The `cursor` of the next page; null on the last page. */
  next_cursor: string | null
  request_id: RequestId
}

/** An end-customer to create. */
export type CustomerCreate = {
  /** The name. It need not be unique. */
  name: string
  /** Your own id for the customer. It need not be unique. */
  external_id?: string | null
  metadata?: Metadata
}

/** An end-customer. */
export type CustomerResponse = {
  data: Customer
  request_id: RequestId
}

/** The fields of an end-customer to change. Omitted fields keep their values; null clears a field. */
export type CustomerUpdate = {
  /** The new name. */
  name?: string
  /** Your own id for the customer, or null to clear it. */
  external_id?: string | null
  status?: CustomerStatus
  /** The new metadata, or null to clear it. It replaces the old metadata as a whole; keys are not merged. */
  metadata?: Metadata | null
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
export type CustomerSetupLinkState = {
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
export type CustomerSetupLinkList = {
  /** The items on this page; empty if nothing matches. */
  data: CustomerSetupLinkState[]
  /** True when there is another page. */
  has_more: boolean
  /** The `cursor` of the next page; null on the last page. */
  next_cursor: string | null
  request_id: RequestId
}

/** A setup link to create. All fields are optional. */
export type CustomerSetupLinkCreate = {
  /** How many hours the link is valid. Must be greater than 0 and at most 720 (30 days); fractions are allowed. */
  expires_in_hours?: number
  /**
   * The customer is redirected here after a successful signup. `customer_id`, `account_id` and `status=success` are
   * added to the query. Must be an `https` URL. A service in development mode also accepts `http` for a loopback
   * address. Defaults to the service's own result page.
   */
  success_redirect_url?: string
  /**
   * The customer is redirected here after a failed signup. `customer_id`, `status=failed` and `reason` are added to the
   * query. The rules of `success_redirect_url` apply.
   */
  failure_redirect_url?: string
}

/** A one-time link that an end-customer uses to connect an account. */
export type CustomerSetupLink = {
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
export type CustomerSetupLinkResponse = {
  data: CustomerSetupLink
  request_id: RequestId
}

/** A setup link, without its URL. */
export type CustomerSetupLinkStateResponse = {
  data: CustomerSetupLinkState
  request_id: RequestId
}

/** A contact to create. */
export type ContactCreate = {
  /**
   * The account to create the contact on, as its `phone_number_id` or its phone number. Required on `POST /v1/contacts`
   * if your organization has several accounts. On a phone-scoped path it may be omitted; otherwise it must name the
   * account in the path.
   */
  from?: string
  /**
   * The phone number in E.164 format. Phone numbers are unique on an account; a duplicate returns 400
   * `invalid_field_value`.
   */
  phone_number: string
  /** The name. */
  name?: string
  /** The email address. */
  email?: string | null
  metadata?: Metadata
}

/** The id of a contact. */
export type ContactId = string

/** The account on which a contact was created. Only its phone number is shown. */
export type CreatedAccountReference = {
  /** The account's phone number; null when the provider has not reported it. */
  phone_number: PhoneNumber | null
}

/** A newly created contact. `GET` returns all fields. */
export type CreatedContact = {
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
export type CreatedContactResponse = {
  data: CreatedContact
  request_id: RequestId
}

/** The id of a label. */
export type LabelId = string

/** Whether to attach the label or detach it. */
export type BulkLabelOperation = 'attach' | 'detach'

/** A label, and the contacts to attach it to or detach it from. */
export type BulkLabel = {
  /** The contacts. Duplicate ids count once. Ids that are not a contact of yours are skipped and counted. */
  contact_ids: string[]
  label_id: LabelId
  operation: BulkLabelOperation
}

/** The result of a bulk label request. The three counts add up to the number of distinct ids in the request. */
export type BulkLabelResult = {
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
export type BulkLabelResponse = {
  data: BulkLabelResult
  request_id: RequestId
}

/** The id of a conversation. */
export type ConversationId = string

/** The label to attach. */
export type LabelAttach = {
  label_id: LabelId
}

/** Whether a label is attached to a conversation. */
export type ConversationLabelLink = {
  conversation_id: ConversationId
  label_id: LabelId
  /** Whether the label is attached now. */
  attached: boolean
}

/** Whether the label is attached to the conversation. */
export type ConversationLabelLinkResponse = {
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
export type ReceivedOrder = {
  /** The provider's id of the catalog. */
  catalog_id?: string
  /** What the contact wrote to the order. */
  text?: string
  /** The products. */
  product_items?: { product_retailer_id?: string; quantity?: number; item_price?: number; currency?: string; [key: string]: unknown }[]
  [key: string]: unknown
}

/** A place. */
export type ReceivedLocation = {
  /** Degrees north. */
  latitude: number
  /** Degrees east. */
  longitude: number
  /** The name of the place. */
  name?: string
  /** The address. */
  address?: string
  /** A page about the place. */
  url?: string
  [key: string]: unknown
}

/** A contact card. */
export type ReceivedContactCard = {
  /** The name. */
  name?: { formatted_name?: string; first_name?: string; last_name?: string; [key: string]: unknown }
  /** Phone numbers. */
  phones?: { phone?: string; wa_id?: string; type?: string; [key: string]: unknown }[]
  /** Email addresses. */
  emails?: { email?: string; type?: string; [key: string]: unknown }[]
  /** `contact_request` if the contact answered a request for its own number. */
  origin?: string
  [key: string]: unknown
}

/** What a contact chose or filled in. */
export type ReceivedInteractive = {
  /** The kind of answer. The set may grow. */
  type?: string
  /** The reply button that was chosen. */
  button_reply?: { id?: string; title?: string; [key: string]: unknown }
  /** The row of a list that was chosen. */
  list_reply?: { id?: string; title?: string; description?: string; [key: string]: unknown }
  /** The answers to a flow. */
  nfm_reply?: { name?: string; body?: string; response_json?: string; [key: string]: unknown }
  /** Whether the contact permits calls. */
  call_permission_reply?: { response?: string; is_permanent?: boolean; expiration_timestamp?: number; response_source?: string; [key: string]: unknown }
  [key: string]: unknown
}

/** The advertisement or post that led to a message. */
export type ReceivedReferral = {
  /** `ad` or `post`. */
  source_type?: string
  /** The provider's id of the advertisement or post. */
  source_id?: string
  /** Its URL. */
  source_url?: string
  /** Its headline. */
  headline?: string
  /** Its text. */
  body?: string
  /** `image` or `video`. */
  media_type?: string
  /** The URL of its image. */
  image_url?: string
  /** The URL of its video. */
  video_url?: string
  /** The URL of the preview of its video. */
  thumbnail_url?: string
  /** The id of the click, for conversions. */
  ctwa_clid?: string
  /** The greeting of the advertisement. */
  welcome_message?: { text?: string; [key: string]: unknown }
  [key: string]: unknown
}

/** What a message refers to. */
export type ReceivedContext = {
  /** Whether the contact forwarded the message. */
  forwarded?: boolean
  /** Whether it was forwarded many times. */
  frequently_forwarded?: boolean
  /** The product that it asks about. */
  referred_product?: { catalog_id?: string; product_retailer_id?: string; [key: string]: unknown }
  [key: string]: unknown
}

/** An error of the provider. */
export type ReceivedError = {
  /** The provider's code. */
  code: number
  /** The error in short. */
  title?: string
  /** The error. */
  message?: string
  /** More about the error. */
  error_data?: { details?: string; [key: string]: unknown }
  /** The provider's page about its errors. */
  href?: string
  [key: string]: unknown
}

/**
 * The content of a message besides its text, in the provider's format. The parts of received messages are described
 * here; a sent message has the part that is named after its type.
 */
export type MessagePayload = {
  /** An order of products, in a message of type `order`. */
  order?: ReceivedOrder
  /** A place, in a message of type `location`. */
  location?: ReceivedLocation
  /** Contact cards, in a message of type `contacts`. */
  contacts?: ReceivedContactCard[]
  /** The quick reply of a template that the contact chose, in a message of type `button`. */
  button?: { text?: string; payload?: string; [key: string]: unknown }
  /** What the contact chose or filled in, in a message of type `interactive`. */
  interactive?: ReceivedInteractive
  /** In a message of type `reaction`. */
  reaction?: { message_id?: string; emoji?: string; [key: string]: unknown }
  /** The advertisement or post that led to the message. */
  referral?: ReceivedReferral
  /** What the message refers to, besides the message that it replies to. */
  context?: ReceivedContext
  /** Why the provider does not forward the message. */
  errors?: ReceivedError[]
  /** Parts that are not of the form described here, as they were received. */
  unreadable?: { [key: string]: unknown }
  [key: string]: unknown
}

/** The file of a message. */
export type MessageMedia = {
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
export type AccountReference = {
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
export type MessageGroup = {
  id: GroupId
  subject: GroupSubject
}

/** A country as two letters (ISO 3166-1). */
export type Country = string

/**
 * What the provider bills for a message, as its latest status says. The provider bills a message when it is delivered.
 * An addition of this service.
 */
export type MessagePricing = {
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
export type GroupRecipient = {
  /** The member's phone number; null when it is not known. */
  phone_number: PhoneNumber | null
  /** The member's business-scoped user id; null when it is not known. */
  bsuid: string | null
  status: MessageStatus
  /** Present only when the provider has said what it bills for this member: a message to a group is billed for each. */
  pricing?: MessagePricing
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
export type MessageAuthor = {
  id: UserId
  /** The user's name. It stays when the user is removed. */
  name: string | null
}

/** The id of a broadcast. */
export type BroadcastId = string

/** A message from a contact (inbound) or from you (outbound). */
export type Message = {
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
  unsupported?: { type: string }
  /** Present only when the message failed. */
  error?: { code: MessageErrorCode; message: string; provider_code: number | null }
  /** Present only when the message was written in a group. */
  group?: MessageGroup
  /**
   * Present only when you sent the message to a group: the status of each member that is known. `status` is the lowest
   * that all of them have reached, without those where it failed.
   */
  recipients?: GroupRecipient[]
  /** Present only on outbound messages. */
  source?: MessageSource
  /**
   * Present only on messages that a user sent in the dashboard. Messages sent with an API key and those of a broadcast
   * have none.
   */
  sent_by?: MessageAuthor
  /** Present only on messages from the history of a number that the business used in the provider's app before. */
  imported?: true
  /** Present only on messages that were scheduled. When the message is sent, or was to be sent. */
  send_at?: Timestamp
  /** Present only on messages that were canceled. They have the status `failed` and the error code `canceled`. */
  canceled_at?: Timestamp
  /** Present only on messages of a broadcast. */
  broadcast_id?: BroadcastId
  /**
   * Present only when the provider has said what it bills. A message to a group has it in `recipients`, for each
   * member.
   */
  pricing?: MessagePricing
}

/** A page of messages, newest first. */
export type MessageList = {
  /** The items on this page; empty if nothing matches. */
  data: Message[]
  /** True when there is another page. */
  has_more: boolean
  /** The `cursor` of the next page; null on the last page. */
  next_cursor: string | null
  request_id: RequestId
}

/** A name and a color for grouping contacts and conversations. It belongs to one team. */
export type Label = {
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
export type LabelList = {
  /** The items on this page; empty if nothing matches. */
  data: Label[]
  /** True when there is another page. */
  has_more: boolean
  /** The `cursor` of the next page; null on the last page. */
  next_cursor: string | null
  request_id: RequestId
}

/** A label to create. */
export type LabelCreate = {
  /** The team to create the label in. Required if your organization has several teams; `GET /v1/me` lists them. */
  team_id?: string
  /**
   * The name. Names are unique within a team, ignoring case, accents and blanks at the ends; a duplicate returns 400
   * `invalid_field_value`.
   */
  name: string
  /** The color, as `#` and six hexadecimal digits. */
  color?: string
}

/** A label. */
export type LabelResponse = {
  data: Label
  request_id: RequestId
}

/** The label that was deleted. */
export type DeletedLabel = {
  id: LabelId
  /** Always `label`. */
  object: 'label'
  /** Always true. */
  deleted: boolean
}

/** The label that was deleted. */
export type DeletedLabelResponse = {
  data: DeletedLabel
  request_id: RequestId
}

/** The fields of a label to change. Omitted fields keep their values. */
export type LabelUpdate = {
  /**
   * The new name. Names are unique within a team, ignoring case, accents and blanks at the ends; a duplicate returns
   * 400 `invalid_field_value`.
   */
  name?: string
  /** The new color, as `#` and six hexadecimal digits. */
  color?: string
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
export type SavedReply = {
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
export type SavedReplyList = {
  /** The items on this page; empty if nothing matches. */
  data: SavedReply[]
  /** True when there is another page. */
  has_more: boolean
  /** The `cursor` of the next page; null on the last page. */
  next_cursor: string | null
  request_id: RequestId
}

/** A saved reply to create. */
export type SavedReplyCreate = {
  /** What it is for, in a few words. */
  name: string
  shortcut: Shortcut
  text: ReplyText
}

/** A saved reply. */
export type SavedReplyResponse = {
  data: SavedReply
  request_id: RequestId
}

/** The saved reply that was deleted. */
export type DeletedSavedReply = {
  id: SavedReplyId
  /** Always `saved_reply`. */
  object: 'saved_reply'
  /** Always true. */
  deleted: boolean
}

/** The saved reply that was deleted. */
export type DeletedSavedReplyResponse = {
  data: DeletedSavedReply
  request_id: RequestId
}

/** The fields of a saved reply to change. Omitted fields keep their values. */
export type SavedReplyUpdate = {
  /** The new name. */
  name?: string
  shortcut?: Shortcut
  text?: ReplyText
}

/** A person of your organization. Conversations can be assigned to users. */
export type User = {
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
export type UserList = {
  /** The items on this page; empty if nothing matches. */
  data: User[]
  /** True when there is another page. */
  has_more: boolean
  /** The `cursor` of the next page; null on the last page. */
  next_cursor: string | null
  request_id: RequestId
}

/** A user. */
export type UserResponse = {
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
export type WebhookDelivery = {
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
export type WebhookDeliveryList = {
  /** The items on this page; empty if nothing matches. */
  data: WebhookDelivery[]
  /** True when there is another page. */
  has_more: boolean
  /** The `cursor` of the next page; null on the last page. */
  next_cursor: string | null
  request_id: RequestId
}

/** Which deliveries of a subscription to replay. An omitted filter matches all deliveries. */
export type BulkReplay = {
  subscription_id: WebhookSubscriptionId
  status?: WebhookDeliveryStatus
  event_type?: EventType
  /** Only deliveries created at or after this time. */
  created_after?: string
  /** Only deliveries created before this time. */
  created_before?: string
}

/** The result of a bulk replay. */
export type BulkReplayResult = {
  /** The number of new deliveries. */
  enqueued: number
  /** True when more deliveries match than one request replays. */
  capped: boolean
}

/** The result of a bulk replay. */
export type BulkReplayResponse = {
  data: BulkReplayResult
  request_id: RequestId
}

/** The fields of every event. */
export type EventEnvelope = {
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
export type MessageReceivedEvent = {
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
export type ReceivedMessages = {
  /** The id of the first message. No other group has it. */
  id: MessageId
  /** Always `received_messages`. */
  object: 'received_messages'
  conversation_id: ConversationId
  contact_id: ContactId
  /** The messages, in the order in which they were received. */
  messages: Message[]
}

/**
 * The event `messages.received`. A contact wrote one or more messages, and was quiet since. Only subscriptions with
 * `buffer` receive it, instead of a `message.received` for each message.
 */
export type MessagesReceivedEvent = {
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
export type PreviousAttributes = {
  [key: string]: unknown
}

/** The event `message.sent`. The provider sent one of your messages. */
export type MessageSentEvent = {
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
  data: { object: Message; previous_attributes?: PreviousAttributes }
}

/**
 * The event `message.delivered`. One of your messages reached the contact's device. `message.sent` may arrive after
 * this event, or not at all.
 */
export type MessageDeliveredEvent = {
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
  data: { object: Message; previous_attributes?: PreviousAttributes }
}

/** The event `message.read`. The contact read one of your messages. */
export type MessageReadEvent = {
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
  data: { object: Message; previous_attributes?: PreviousAttributes }
}

/** The event `message.failed`. One of your messages was not delivered. Its `error` field gives the reason. */
export type MessageFailedEvent = {
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
  data: { object: Message; previous_attributes?: PreviousAttributes }
}

/**
 * The event `message.updated`. A message changed in a way that has no event of its own. For example, its file became
 * available or could not be downloaded, or the timestamp of an earlier status arrived late.
 */
export type MessageUpdatedEvent = {
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
  data: { object: Message; previous_attributes?: PreviousAttributes }
}

/** The group of a conversation, as the provider reports it. An addition of this service. */
export type ConversationGroup = {
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
export type ConversationContact = {
  id: ContactId
  /** The contact's phone number; null when it is not known. */
  phone_number: PhoneNumber | null
  /** The contact's name. */
  name: string | null
}

/** The user that a conversation is assigned to. */
export type Assignee = {
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
export type ConversationWindow = {
  /** When it closes, unless somebody writes before. */
  open_until: Timestamp
  /** What opened it. The set may grow. A free entry point opens none; it is in `free_entry_point`. */
  kind: 'customer_service' | (string & {})
}

/**
 * A free entry point: after a contact has written from an ad, a reply within 24 hours makes all messages to it free of
 * charge for 72 hours, templates too. It does not open the 24-hour window.
 */
export type FreeEntryPoint = {
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
export type ConversationState = {
  id: ConversationId
  /** Always `conversation`. */
  object: 'conversation'
  /** Present only in a conversation of a group: always `group` then. */
  kind?: ConversationKind
  /** Present only in a conversation of a group. */
  group?: ConversationGroup
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
  window?: ConversationWindow | null
  /**
   * The time in which messages to the contact are free of charge, because an ad led to the conversation; null without
   * one.
   */
  free_entry_point?: FreeEntryPoint | null
  /** Until when the conversation is put aside; null if it is not. It ends at once when the contact writes. */
  snoozed_until?: Timestamp | null
  /**
   * When the conversation came back after it was snoozed, at its time or because the contact wrote; null after the next
   * message of the account or update of the conversation, and if it was not snoozed.
   */
  snooze_ended_at?: Timestamp | null
  /** When the conversation was created. */
  created_at: Timestamp
  /** When the conversation last changed. */
  updated_at: Timestamp
}

/**
 * The event `conversation.created`. The first message between an account and a contact was sent or received. The event
 * shows the conversation with that message included.
 */
export type ConversationCreatedEvent = {
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
export type ConversationUpdatedEvent = {
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
  data: { object: ConversationState; previous_attributes?: PreviousAttributes }
}

/**
 * The event `conversation.window_closing`. The window of a conversation closes soon, and the contact has not written
 * again.
 */
export type ConversationWindowClosingEvent = {
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
export type GroupMessageReceivedEvent = {
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
export type GroupMessageUpdatedEvent = {
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
  data: { object: Message; previous_attributes?: PreviousAttributes }
}

/**
 * The event `group_conversation.created`. The first message was received in a group. The event shows the conversation
 * with that message included. Only subscriptions that name this type receive it. An addition of this service.
 */
export type GroupConversationCreatedEvent = {
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
export type GroupConversationUpdatedEvent = {
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
  data: { object: ConversationState; previous_attributes?: PreviousAttributes }
}

/** The id of a note. */
export type NoteId = string

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

/**
 * The event `note.created`. A note about a conversation was written. Only subscriptions that name this type receive it,
 * and the list of events has it only with this `type`. An addition of this service.
 */
export type NoteCreatedEvent = {
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
export type NoteUpdatedEvent = {
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
  data: { object: Note; previous_attributes?: PreviousAttributes }
}

/** The note that was deleted. */
export type DeletedNote = {
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
export type NoteDeletedEvent = {
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
export type ContactState = {
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
export type ContactCreatedEvent = {
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
export type ContactUpdatedEvent = {
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
  data: { object: ContactState; previous_attributes?: PreviousAttributes }
}

/** The contact that was deleted. */
export type DeletedContact = {
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
export type ContactDeletedEvent = {
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
export type ContactOptedOutEvent = {
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
export type ContactOptedInEvent = {
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
export type TemplateStatusReason = {
  /**
   * The provider's reason, of a rejection (such as `INVALID_FORMAT` or `TAG_CONTENT_MISMATCH`), or the level of a pause
   * (`FIRST_PAUSE` for 3 hours, `SECOND_PAUSE` for 6, then the template is disabled). The set may grow.
   */
  code: string
  /** The provider's explanation, and what it recommends. */
  description: string | null
}

/** What recipients think of a template, as the provider measures it. Templates of low quality are paused. */
export type TemplateQuality = {
  /** `GREEN`, `YELLOW`, `RED` or `UNKNOWN`. The set may grow. */
  score: string
  /** The provider's reasons; empty if it gives none. */
  reasons: string[]
}

/** A change of a template's category by the provider, on which its price depends. */
export type TemplateCategoryChange = {
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
export type TemplateComponent = {
  [key: string]: unknown
}

/**
 * A message template, as last reported by the provider. The combination of name and language is unique on its account.
 */
export type Template = {
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
  status_reason?: TemplateStatusReason | null
  /** What recipients think of it; null when the provider has reported nothing. */
  quality?: TemplateQuality | null
  /**
   * The latest change of the category, or the announced one if `at` is in the future; null when there was none since
   * the service knows the template.
   */
  category_change?: TemplateCategoryChange | null
  /** The category; null when the provider reported none or an unknown one. A later sync fills it in. */
  category: TemplateCategory | null
  /** The text of the body, with its variables as `{{1}}` or `{{first_name}}`; empty when there is none. */
  content: string
  /** The names of the variables in `content`, without duplicates, in order of first appearance. */
  variables: string[]
  /** All parts of the template, in the provider's format. */
  components: TemplateComponent[]
  channel_account: AccountReference
  /** The provider's id of the template. */
  provider_template_id: string | null
  /** When it was created through the API, or a sync first found it. */
  created_at: Timestamp
  /** When a sync or a report of the provider last changed the template. */
  updated_at: Timestamp
}

/** The event `template.created`. A template was created through the API, or a sync found a new one. */
export type TemplateCreatedEvent = {
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
export type TemplateUpdatedEvent = {
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
  data: { object: Template; previous_attributes?: PreviousAttributes }
}

/** A template that no longer exists at the provider. */
export type DeletedTemplate = {
  /** The id of the deleted template. */
  id: string
  /** Always `template`. */
  object: 'template'
  /** Always true. */
  deleted: true
}

/** The event `template.deleted`. The template no longer exists at the provider. */
export type TemplateDeletedEvent = {
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
export type SendTemplateComponent = {
  /** Which part of the template. */
  type: 'header' | 'body' | 'button' | 'carousel' | 'limited_time_offer'
  /** The type of the button. */
  sub_type?: 'quick_reply' | 'url' | 'copy_code' | 'catalog' | 'mpm' | 'flow' | 'voice_call'
  /** The position of the button, counted from 0. */
  index?: number | string
  /**
   * The values of its variables, in order. The image, video or document of a header can also be given by `media_id`,
   * the id of a file that was uploaded to the same account.
   */
  parameters?: { [key: string]: unknown }[]
  /** The cards of a carousel. */
  cards?: { [key: string]: unknown }[]
}

/**
 * The template, and the values for recipients that have none of their own, as in `POST /v1/{phone_number_id}/messages`.
 * Each text of the values may contain variables that are filled in for the recipient when its message is made:
 * `{{contact.name}}`, `{{contact.phone_number}}` and `{{account.name}}`. After `|` stands what to write for one that is
 * empty: `{{contact.name|there}}`. Another variable returns 400 `invalid_field_value`.
 */
export type BroadcastTemplate = {
  /** The name of the template. */
  name: string
  /** The language of the template. */
  language: string
  /**
   * The parameters of header, body and buttons, in the provider's format. A recipient with `components` or `variables`
   * of its own does not use them.
   */
  components?: SendTemplateComponent[]
  /**
   * The values of the body's variables. A recipient with `variables` of its own uses these for the names that it lacks.
   */
  variables?: { [key: string]: string }
}

/** The number of recipients by status. The seven statuses add up to `total`. */
export type BroadcastCounts = {
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
export type Broadcast = {
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
export type BroadcastStartedEvent = {
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
export type BroadcastPausedEvent = {
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
export type BroadcastCompletedEvent = {
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
export type BroadcastCanceledEvent = {
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
export type AccountConnectedEvent = {
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
export type AccountUpdatedEvent = {
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
  data: { object: Account; previous_attributes?: PreviousAttributes }
}

/** The event `account.disconnected`. The account can no longer send or receive messages. */
export type AccountDisconnectedEvent = {
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
  data: { object: Account; previous_attributes?: PreviousAttributes }
}

/** The event `setup_link.completed`. An end-customer connected an account through the link. */
export type SetupLinkCompletedEvent = {
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
  data: { object: CustomerSetupLinkState; previous_attributes?: PreviousAttributes }
}

/** The event `setup_link.failed`. The link stays active. `last_failure_reason` gives the reason. */
export type SetupLinkFailedEvent = {
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
  data: { object: CustomerSetupLinkState; previous_attributes?: PreviousAttributes }
}

/** The event `setup_link.expired`. The link was not used before `expires_at`. */
export type SetupLinkExpiredEvent = {
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
  data: { object: CustomerSetupLinkState; previous_attributes?: PreviousAttributes }
}

/** The event `setup_link.revoked`. You revoked the link, so it no longer works. */
export type SetupLinkRevokedEvent = {
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
  data: { object: CustomerSetupLinkState; previous_attributes?: PreviousAttributes }
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
export type NotifiedSubscription = {
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
export type SubscriptionFailingEvent = {
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
export type SubscriptionDisabledEvent = {
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

/**
 * The event `quota.warning`. Your organization has used 80 % of a quota of its plan. It is sent once per quota and
 * calendar month, and again if the limit was changed.
 */
export type QuotaWarningEvent = {
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
export type WebhookBuffer = {
  /** How long to wait for another message, in seconds. */
  seconds: number
  /** The max number of messages of a group. */
  max: number
}

/**
 * Only events about a conversation that has at least one of these labels when the event occurs, and about its messages.
 */
export type FilteredLabelIds = LabelId[]

/** Only events about messages of these types, such as `text` or `image`. */
export type FilteredMessageTypes = string[]

/** The id of a secret of a webhook subscription. */
export type WebhookSecretId = string

/** A secret that deliveries are signed with. Its text is shown only once, at creation. */
export type WebhookSecret = {
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
export type WebhookSubscription = {
  id: WebhookSubscriptionId
  /** Always `webhook_subscription`. */
  object: 'webhook_subscription'
  url: ReceiverUrl
  /** Your own description. */
  description: string | null
  /** The event types that are sent, or only `*` for all but those of groups (`group_…`) and notes (`note.…`). */
  event_types: AnyEventType[]
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
  header_names: string[]
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
  secrets: WebhookSecret[]
  /** When the subscription was created. */
  created_at: Timestamp
  /** When the subscription last changed. Changes to its secrets do not count. */
  updated_at: Timestamp
}

/**
 * The event `webhook.test`. You requested a test event. It is sent only to that subscription, regardless of its event
 * types.
 */
export type WebhookTestEvent = {
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
export type OtherEvent = {
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
  type: OtherValue
  /** The resource, and what changed. */
  data: { [key: string]: unknown }
}

/** One attempt of a delivery. */
export type WebhookDeliveryAttempt = {
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
export type WebhookDeliveryWithPayload = {
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
  attempts: WebhookDeliveryAttempt[]
}

/** A webhook delivery. */
export type WebhookDeliveryWithPayloadResponse = {
  data: WebhookDeliveryWithPayload
  request_id: RequestId
}

/** A short form of the new delivery. */
export type WebhookDeliveryReplay = {
  id: WebhookDeliveryId
  /** Always `webhook_delivery`. */
  object: 'webhook_delivery'
  /** The delivery that the new one replays. */
  replayed_from: WebhookDeliveryId
  /** Always `pending`. */
  status: 'pending'
}

/** A short form of the new delivery. */
export type WebhookDeliveryReplayResponse = {
  data: WebhookDeliveryReplay
  request_id: RequestId
}

/** A page of webhook subscriptions, newest first. */
export type WebhookSubscriptionList = {
  /** The items on this page; empty if nothing matches. */
  data: WebhookSubscription[]
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
export type SubscribedEventTypes = SubscribedEventType[]

/**
 * Headers to send with each delivery, such as a key that your gateway requires. They are encrypted, and no response
 * shows their values. The names are case-insensitive. Names that the service or HTTP itself uses are refused, such as
 * `Host`, `Content-Type`, `Content-Length`, `Connection`, `User-Agent` and all that begin with `webhook-`. All names
 * and values together have at most 8 KiB.
 */
export type WebhookHeaders = {
  [key: string]: string
}

/**
 * A user name and a password that each delivery sends as HTTP basic authentication. They are encrypted, and no response
 * shows them.
 */
export type WebhookBasicAuth = {
  /** The user name. It must not contain a colon. */
  username: string
  /** The password. */
  password: string
}

/** A webhook subscription to create. */
export type WebhookSubscriptionCreate = {
  url: ReceiverUrl
  /** Your own description. */
  description?: string | null
  event_types: SubscribedEventTypes
  /** Whether deliveries are sent. While false, they are held. */
  enabled?: boolean
  /** Send only events of this account. If omitted, events of all accounts are sent. */
  phone_number_id?: PhoneNumberId | null
  /** Send only events of this end-customer's accounts. If omitted, events of all accounts are sent. */
  customer_id?: string | null
  /** Send only events about conversations with one of these labels; if omitted, all events are sent. */
  label_ids?: FilteredLabelIds | null
  /** Send only events about messages of these types; if omitted, all events are sent. */
  message_types?: FilteredMessageTypes | null
  /** Send only events about inbound or outbound messages; if omitted, all events are sent. */
  direction?: MessageDirection | null
  /**
   * Send only ids, the type and the time of each event, without personal data. Read the rest by the id. If omitted, the
   * whole event is sent.
   */
  thin_payload?: boolean
  /** The order of events. If omitted, `none`. */
  ordering?: WebhookOrdering
  /** How to group the received messages of a conversation; if omitted or null, each is sent by itself. */
  buffer?: WebhookBuffer | null
  /** Headers to send with each delivery. */
  headers?: WebhookHeaders | null
  /** HTTP basic authentication for deliveries. */
  basic_auth?: WebhookBasicAuth | null
}

/** The secret in Standard Webhooks format: `whsec_` and the key in base64. It is shown only once. */
export type WebhookSecretText = string

/** The subscription that was created, with its secret. */
export type CreatedWebhookSubscription = {
  id: WebhookSubscriptionId
  /** Always `webhook_subscription`. */
  object: 'webhook_subscription'
  url: ReceiverUrl
  /** Your own description. */
  description: string | null
  /** The event types that are sent, or only `*` for all but those of groups (`group_…`) and notes (`note.…`). */
  event_types: AnyEventType[]
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
  header_names: string[]
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
  secrets: WebhookSecret[]
  /** When the subscription was created. */
  created_at: Timestamp
  /** When the subscription last changed. Changes to its secrets do not count. */
  updated_at: Timestamp
  secret: WebhookSecretText
}

/** The subscription that was created, with its secret. */
export type CreatedWebhookSubscriptionResponse = {
  data: CreatedWebhookSubscription
  request_id: RequestId
}

/** A webhook subscription. */
export type WebhookSubscriptionResponse = {
  data: WebhookSubscription
  request_id: RequestId
}

/** The webhook subscription that was deleted. */
export type DeletedWebhookSubscription = {
  id: WebhookSubscriptionId
  /** Always `webhook_subscription`. */
  object: 'webhook_subscription'
  /** Always true. */
  deleted: boolean
}

/** The webhook subscription that was deleted. */
export type DeletedWebhookSubscriptionResponse = {
  data: DeletedWebhookSubscription
  request_id: RequestId
}

/** The fields of a webhook subscription to change. Omitted fields keep their values. */
export type WebhookSubscriptionUpdate = {
  url?: ReceiverUrl
  /** The new description, or null to clear it. */
  description?: string | null
  event_types?: SubscribedEventTypes
  /** False holds deliveries; true sends them, including those held so far. */
  enabled?: boolean
  /** Send only events of this account; null for all accounts. */
  phone_number_id?: PhoneNumberId | null
  /** Send only events of this end-customer's accounts; null for all accounts. */
  customer_id?: string | null
  /** Send only events about conversations with one of these labels; null for all events. */
  label_ids?: FilteredLabelIds | null
  /** Send only events about messages of these types; null for all events. */
  message_types?: FilteredMessageTypes | null
  /** Send only events about inbound or outbound messages; null for all events. */
  direction?: MessageDirection | null
  /** Send only ids, the type and the time of each event, without personal data. Read the rest by the id. */
  thin_payload?: boolean
  /** The order of events. It holds for events from now on. */
  ordering?: WebhookOrdering
  /** How to group the received messages of a conversation; null sends each by itself. */
  buffer?: WebhookBuffer | null
  /** Headers to send with each delivery; they replace all former ones, and null removes them. */
  headers?: WebhookHeaders | null
  /** HTTP basic authentication for deliveries; null removes it. */
  basic_auth?: WebhookBasicAuth | null
}

/** Which deliveries of a subscription to send again. */
export type WebhookRecoveryCreate = {
  /** Only deliveries created at or after this time. */
  since: string
}

/** The progress of sending failed deliveries again. */
export type WebhookRecovery = {
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
export type WebhookRecoveryResponse = {
  data: WebhookRecovery
  request_id: RequestId
}

/** Options for the new secret. */
export type WebhookSecretCreate = {
  /**
   * After how many hours the older secrets expire; 0 means immediately. A secret that expires sooner keeps its expiry.
   */
  expire_previous_in_hours?: number
}

/** A newly created secret, with its text. */
export type CreatedWebhookSecret = {
  id: WebhookSecretId
  /** Always `webhook_secret`. */
  object: 'webhook_secret'
  secret: WebhookSecretText
}

/** A newly created secret, with its text. */
export type CreatedWebhookSecretResponse = {
  data: CreatedWebhookSecret
  request_id: RequestId
}

/** The secret that was deleted. */
export type DeletedWebhookSecret = {
  id: WebhookSecretId
  /** Always `webhook_secret`. */
  object: 'webhook_secret'
  /** Always true. */
  deleted: boolean
}

/** The secret that was deleted. */
export type DeletedWebhookSecretResponse = {
  data: DeletedWebhookSecret
  request_id: RequestId
}

/** The delivery of a test event. */
export type WebhookTestResponse = {
  data: WebhookDelivery
  request_id: RequestId
}

/** A page of events. */
export type EventList = {
  /** The events on this page; it may be empty. Each is the body of the webhook. */
  data: (WebhookEvent | OtherEvent)[]
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
export type Usage = {
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
export type UsageList = {
  /** The items on this page; empty if nothing matches. */
  data: Usage[]
  /** True when there is another page. */
  has_more: boolean
  /** The `cursor` of the next page; null on the last page. */
  next_cursor: string | null
  request_id: RequestId
}

/** A status of broadcasts. */
export type BroadcastStatusFilter = 'draft' | 'scheduled' | 'running' | 'paused' | 'completed' | 'canceled'

/** A page of broadcasts, newest first. */
export type BroadcastList = {
  /** The items on this page; empty if nothing matches. */
  data: Broadcast[]
  /** True when there is another page. */
  has_more: boolean
  /** The `cursor` of the next page; null on the last page. */
  next_cursor: string | null
  request_id: RequestId
}

/** A broadcast to create. */
export type BroadcastCreate = {
  /** A name for your organization. Recipients do not see it. */
  name: string
  template: BroadcastTemplate
  /**
   * When to start, once `start` was called. In the future, and at most 30 days from now. Without it the broadcast
   * starts at once.
   */
  send_at?: string
  /**
   * The max number of messages per second. Without it it is the pace of the account, which is also the most that it
   * sends: 80 per second, 20 if the number is also used in the business app.
   */
  rate?: number
}

/** A broadcast. */
export type BroadcastResponse = {
  data: Broadcast
  request_id: RequestId
}

/** The fields of a broadcast to change. Omitted fields keep their values; null clears a field. */
export type BroadcastUpdate = {
  /** The new name. */
  name?: string
  /**
   * The new template with its values, as a whole. Only of a draft. If the draft has recipients, the values must fill
   * the template for the first of them.
   */
  template?: BroadcastTemplate
  /** When to start, in the future, and at most 30 days from now. Null starts a scheduled broadcast at once. */
  send_at?: string | null
  /**
   * The max number of messages per second. Null means the pace of the account, which is also the most that it sends: 80
   * per second, 20 if the number is also used in the business app.
   */
  rate?: number | null
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
export type BroadcastRecipient = {
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
  variables?: { [key: string]: string }
  /** The parameters of its own, if it has any. */
  components?: SendTemplateComponent[]
}

/** A page of recipients. */
export type BroadcastRecipientList = {
  /** The items on this page; empty if nothing matches. */
  data: BroadcastRecipient[]
  /** True when there is another page. */
  has_more: boolean
  /** The `cursor` of the next page; null on the last page. */
  next_cursor: string | null
  request_id: RequestId
}

/** A recipient to add. Exactly one field names it. `variables` and `components` cannot be combined. */
export type BroadcastRecipientAdd = {
  /**
   * The recipient's phone number in E.164 format. If the account does not know it, a contact is created with the
   * message.
   */
  to?: string
  /**
   * The recipient's business-scoped user id. If the account does not know it, a contact is created with the message.
   */
  bsuid?: string
  contact_id?: ContactId
  /**
   * The values of the body's variables for this recipient. They replace the template's `components`; of its `variables`
   * they replace those with the same name. They may contain the same variables, such as `{{contact.name|there}}`.
   */
  variables?: { [key: string]: string }
  /** The parameters for this recipient, instead of those of the template. */
  components?: SendTemplateComponent[]
}

/** The recipients to add, as a list or by a label. */
export type BroadcastRecipientsAdd = {
  /** The recipients. The body of a request is limited to 1 MiB. */
  recipients?: BroadcastRecipientAdd[]
  /** All contacts of the account that have this label now. */
  label_id?: LabelId
}

/** A recipient that was not added. */
export type InvalidBroadcastRecipient = {
  /** Its position in the request, counted from 0. */
  index: number
  code: ErrorCode
  /** What is wrong. */
  message: string
  /** The field that is invalid; null for the whole recipient. */
  param: string | null
}

/** What became of the recipients of a request. */
export type BroadcastRecipientsResult = {
  /** Always `broadcast_recipients_result`. */
  object: 'broadcast_recipients_result'
  /** The number of recipients that were added. */
  added: number
  /** The number of recipients that the broadcast already had, or that are in the request several times. */
  duplicates: number
  /** The recipients that were not added. */
  invalid: InvalidBroadcastRecipient[]
}

/** The result of a request that adds recipients. */
export type BroadcastRecipientsResponse = {
  data: BroadcastRecipientsResult
  request_id: RequestId
}

/** `manual`: people and programs assign conversations. `round_robin`: they are also assigned in turn. */
export type AssignmentMode = 'manual' | 'round_robin'

/** How the conversations of an account are assigned. */
export type AssignmentRule = {
  /** Always `assignment_rule`. */
  object: 'assignment_rule'
  mode: AssignmentMode
  /**
   * The users who take turns, in this order. A user who is removed from your organization's dashboard leaves the list.
   */
  user_ids: UserId[]
}

/** How the conversations of an account are assigned. */
export type AssignmentRuleResponse = {
  data: AssignmentRule
  request_id: RequestId
}

/** The fields of an assignment rule to change. Omitted fields keep their values. */
export type AssignmentRuleUpdate = {
  mode?: AssignmentMode
  /** The users who take turns, in this order. They replace those before. */
  user_ids?: string[]
}

/** A label that is attached to a contact or a conversation. */
export type LabelReference = {
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
export type AttachedLabels = LabelReference[]

/** A person who exchanges messages with one of your accounts. */
export type Contact = {
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
export type ContactList = {
  /** The items on this page; empty if nothing matches. */
  data: Contact[]
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
export type ContactImport = {
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
export type ContactImportList = {
  /** The items on this page; empty if nothing matches. */
  data: ContactImport[]
  /** True when there is another page. */
  has_more: boolean
  /** The `cursor` of the next page; null on the last page. */
  next_cursor: string | null
  request_id: RequestId
}

/** The form with the file. */
export type ContactImportCreate = {
  /** The file, with a name that ends with `.csv`, `.ndjson` or `.jsonl`. It must not be empty. */
  file: string
}

/** A import, without its URL. */
export type ContactImportResponse = {
  data: ContactImport
  request_id: RequestId
}

/**
 * The fields of a contact to change. Omitted fields keep their values; null clears a field. The phone number identifies
 * the contact and cannot be changed.
 */
export type ContactUpdate = {
  /** The new name, or null to clear it. */
  name?: string | null
  /** The new username, or null to clear it. */
  username?: string | null
  /** The new email address, or null to clear it. */
  email?: string | null
  /** The new metadata, or null to clear it. It replaces the old metadata as a whole; keys are not merged. */
  metadata?: Metadata | null
}

/** A contact. */
export type ContactResponse = {
  data: Contact
  request_id: RequestId
}

/** The contact that was deleted. */
export type DeletedContactResponse = {
  data: DeletedContact
  request_id: RequestId
}

/** Whether a label is attached to a contact. */
export type ContactLabelLink = {
  contact_id: ContactId
  label_id: LabelId
  /** Whether the label is attached now. */
  attached: boolean
}

/** Whether the label is attached to the contact. */
export type ContactLabelLinkResponse = {
  data: ContactLabelLink
  request_id: RequestId
}

/**
 * The messages between one of your accounts and a contact. A contact has one conversation. Groups have conversations of
 * their own.
 */
export type Conversation = {
  id: ConversationId
  /** Always `conversation`. */
  object: 'conversation'
  /** Present only in a conversation of a group: always `group` then. */
  kind?: ConversationKind
  /** Present only in a conversation of a group. */
  group?: ConversationGroup
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
  window?: ConversationWindow | null
  /**
   * The time in which messages to the contact are free of charge, because an ad led to the conversation; null without
   * one.
   */
  free_entry_point?: FreeEntryPoint | null
  /** Until when the conversation is put aside; null if it is not. It ends at once when the contact writes. */
  snoozed_until?: Timestamp | null
  /**
   * When the conversation came back after it was snoozed, at its time or because the contact wrote; null after the next
   * message of the account or update of the conversation, and if it was not snoozed.
   */
  snooze_ended_at?: Timestamp | null
  /** When the conversation was created. */
  created_at: Timestamp
  /** When the conversation last changed. */
  updated_at: Timestamp
  labels: AttachedLabels
}

/** A page of conversations. */
export type ConversationList = {
  /** The items on this page; empty if nothing matches. */
  data: Conversation[]
  /** True when there is another page. */
  has_more: boolean
  /** The `cursor` of the next page; null on the last page. */
  next_cursor: string | null
  request_id: RequestId
}

/** A conversation. */
export type ConversationResponse = {
  data: Conversation
  request_id: RequestId
}

/** The fields of a conversation to change; at least one is required. Omitted fields keep their values. */
export type ConversationUpdate = {
  status?: ConversationStatus
  /** The id of the user to assign the conversation to, or null to unassign it. */
  assigned_to?: string | null
  /**
   * Until when to put the conversation aside: in the future, at most a year from now. Null ends it, and so does the
   * status `resolved`.
   */
  snoozed_until?: string | null
}

/** A page of notes, newest first. */
export type NoteList = {
  /** The items on this page; empty if nothing matches. */
  data: Note[]
  /** True when there is another page. */
  has_more: boolean
  /** The `cursor` of the next page; null on the last page. */
  next_cursor: string | null
  request_id: RequestId
}

/** A note to write. */
export type NoteCreate = {
  text: NoteText
}

/** A note. */
export type NoteResponse = {
  data: Note
  request_id: RequestId
}

/** The note that was deleted. */
export type DeletedNoteResponse = {
  data: DeletedNote
  request_id: RequestId
}

/** The new text of a note. */
export type NoteUpdate = {
  text: NoteText
}

/** How to mark a conversation as read. */
export type ConversationRead = {
  /**
   * Whether to show the contact that an answer is being written. The provider shows it for 25 seconds, or until a
   * message is sent.
   */
  typing?: boolean
}

/** The form with the file. */
export type MediaCreate = {
  /** The file, with its name and media type. It must not be empty. */
  file: string
}

/** A file that messages can send. */
export type Media = {
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
export type MediaResponse = {
  data: Media
  request_id: RequestId
}

/** The fields common to all messages. Exactly one field names the recipient. */
export type MessageSendBase = {
  /**
   * The recipient's phone number in E.164 format. If the account does not know the number, a contact and a conversation
   * are created.
   */
  to?: string
  /**
   * The recipient's business-scoped user id. If the account does not know the id, a contact and a conversation are
   * created.
   */
  bsuid?: string
  contact_id?: ContactId
  /** The conversation to send to. A group can only be named by its conversation. */
  conversation_id?: ConversationId
  /** The message of the same conversation that this message replies to. */
  reply_to_message_id?: MessageId
  /**
   * When to send the message: in the future, and at most 30 days from now. Until then its status is `pending`, and it
   * can be canceled. Without it the message is sent at once.
   */
  send_at?: string
  /**
   * Your own reference for the message. It is returned unchanged. It does not prevent duplicate sends; use
   * `Idempotency-Key` for that.
   */
  client_reference?: string
}

/** A text message. */
export type SendText = {
  /** The text. */
  body: string
  /** Whether to show a preview of the first link in the text. */
  preview_url?: boolean
}

/** A text message. */
export type MessageSendText = {
  /**
   * The recipient's phone number in E.164 format. If the account does not know the number, a contact and a conversation
   * are created.
   */
  to?: string
  /**
   * The recipient's business-scoped user id. If the account does not know the id, a contact and a conversation are
   * created.
   */
  bsuid?: string
  contact_id?: ContactId
  /** The conversation to send to. A group can only be named by its conversation. */
  conversation_id?: ConversationId
  /** The message of the same conversation that this message replies to. */
  reply_to_message_id?: MessageId
  /**
   * When to send the message: in the future, and at most 30 days from now. Until then its status is `pending`, and it
   * can be canceled. Without it the message is sent at once.
   */
  send_at?: string
  /**
   * Your own reference for the message. It is returned unchanged. It does not prevent duplicate sends; use
   * `Idempotency-Key` for that.
   */
  client_reference?: string
  /** Always `text`. */
  type: 'text'
  text: SendText
}

/** A file, given by exactly one of `link` and `media_id`, with an optional caption. */
export type SendCaptionedMedia = {
  /** The http or https URL from which the provider downloads the file. */
  link?: string
  /** The id of a file that was uploaded to the same account, or the `media.id` of one of its earlier messages. */
  media_id?: string
  /** The caption, shown below the file. */
  caption?: string
}

/** An image, by its link or from an earlier message. */
export type MessageSendImage = {
  /**
   * The recipient's phone number in E.164 format. If the account does not know the number, a contact and a conversation
   * are created.
   */
  to?: string
  /**
   * The recipient's business-scoped user id. If the account does not know the id, a contact and a conversation are
   * created.
   */
  bsuid?: string
  contact_id?: ContactId
  /** The conversation to send to. A group can only be named by its conversation. */
  conversation_id?: ConversationId
  /** The message of the same conversation that this message replies to. */
  reply_to_message_id?: MessageId
  /**
   * When to send the message: in the future, and at most 30 days from now. Until then its status is `pending`, and it
   * can be canceled. Without it the message is sent at once.
   */
  send_at?: string
  /**
   * Your own reference for the message. It is returned unchanged. It does not prevent duplicate sends; use
   * `Idempotency-Key` for that.
   */
  client_reference?: string
  /** Always `image`. */
  type: 'image'
  image: SendCaptionedMedia
}

/** A file, given by exactly one of `link` and `media_id`, with an optional file name and caption. */
export type SendDocument = {
  /** The http or https URL from which the provider downloads the file. */
  link?: string
  /** The id of a file that was uploaded to the same account, or the `media.id` of one of its earlier messages. */
  media_id?: string
  /** The caption, shown below the file. */
  caption?: string
  /** The file name shown to the recipient. */
  filename?: string
}

/** A document, by its link or from an earlier message. */
export type MessageSendDocument = {
  /**
   * The recipient's phone number in E.164 format. If the account does not know the number, a contact and a conversation
   * are created.
   */
  to?: string
  /**
   * The recipient's business-scoped user id. If the account does not know the id, a contact and a conversation are
   * created.
   */
  bsuid?: string
  contact_id?: ContactId
  /** The conversation to send to. A group can only be named by its conversation. */
  conversation_id?: ConversationId
  /** The message of the same conversation that this message replies to. */
  reply_to_message_id?: MessageId
  /**
   * When to send the message: in the future, and at most 30 days from now. Until then its status is `pending`, and it
   * can be canceled. Without it the message is sent at once.
   */
  send_at?: string
  /**
   * Your own reference for the message. It is returned unchanged. It does not prevent duplicate sends; use
   * `Idempotency-Key` for that.
   */
  client_reference?: string
  /** Always `document`. */
  type: 'document'
  document: SendDocument
}

/** A video, by its link or from an earlier message. */
export type MessageSendVideo = {
  /**
   * The recipient's phone number in E.164 format. If the account does not know the number, a contact and a conversation
   * are created.
   */
  to?: string
  /**
   * The recipient's business-scoped user id. If the account does not know the id, a contact and a conversation are
   * created.
   */
  bsuid?: string
  contact_id?: ContactId
  /** The conversation to send to. A group can only be named by its conversation. */
  conversation_id?: ConversationId
  /** The message of the same conversation that this message replies to. */
  reply_to_message_id?: MessageId
  /**
   * When to send the message: in the future, and at most 30 days from now. Until then its status is `pending`, and it
   * can be canceled. Without it the message is sent at once.
   */
  send_at?: string
  /**
   * Your own reference for the message. It is returned unchanged. It does not prevent duplicate sends; use
   * `Idempotency-Key` for that.
   */
  client_reference?: string
  /** Always `video`. */
  type: 'video'
  video: SendCaptionedMedia
}

/** A file, given by exactly one of `link` and `media_id`. */
export type SendMedia = {
  /** The http or https URL from which the provider downloads the file. */
  link?: string
  /** The id of a file that was uploaded to the same account, or the `media.id` of one of its earlier messages. */
  media_id?: string
}

/** An audio file, by its link or from an earlier message. */
export type MessageSendAudio = {
  /**
   * The recipient's phone number in E.164 format. If the account does not know the number, a contact and a conversation
   * are created.
   */
  to?: string
  /**
   * The recipient's business-scoped user id. If the account does not know the id, a contact and a conversation are
   * created.
   */
  bsuid?: string
  contact_id?: ContactId
  /** The conversation to send to. A group can only be named by its conversation. */
  conversation_id?: ConversationId
  /** The message of the same conversation that this message replies to. */
  reply_to_message_id?: MessageId
  /**
   * When to send the message: in the future, and at most 30 days from now. Until then its status is `pending`, and it
   * can be canceled. Without it the message is sent at once.
   */
  send_at?: string
  /**
   * Your own reference for the message. It is returned unchanged. It does not prevent duplicate sends; use
   * `Idempotency-Key` for that.
   */
  client_reference?: string
  /** Always `audio`. */
  type: 'audio'
  audio: SendMedia
}

/** A sticker, by its link or from an earlier message. */
export type MessageSendSticker = {
  /**
   * The recipient's phone number in E.164 format. If the account does not know the number, a contact and a conversation
   * are created.
   */
  to?: string
  /**
   * The recipient's business-scoped user id. If the account does not know the id, a contact and a conversation are
   * created.
   */
  bsuid?: string
  contact_id?: ContactId
  /** The conversation to send to. A group can only be named by its conversation. */
  conversation_id?: ConversationId
  /** The message of the same conversation that this message replies to. */
  reply_to_message_id?: MessageId
  /**
   * When to send the message: in the future, and at most 30 days from now. Until then its status is `pending`, and it
   * can be canceled. Without it the message is sent at once.
   */
  send_at?: string
  /**
   * Your own reference for the message. It is returned unchanged. It does not prevent duplicate sends; use
   * `Idempotency-Key` for that.
   */
  client_reference?: string
  /** Always `sticker`. */
  type: 'sticker'
  sticker: SendMedia
}

/** A location. */
export type SendLocation = {
  /** Degrees north of the equator. */
  latitude: number
  /** Degrees east of Greenwich. */
  longitude: number
  /** The name of the location. */
  name?: string
  /** The address of the location. */
  address?: string
}

/** A location on the map. */
export type MessageSendLocation = {
  /**
   * The recipient's phone number in E.164 format. If the account does not know the number, a contact and a conversation
   * are created.
   */
  to?: string
  /**
   * The recipient's business-scoped user id. If the account does not know the id, a contact and a conversation are
   * created.
   */
  bsuid?: string
  contact_id?: ContactId
  /** The conversation to send to. A group can only be named by its conversation. */
  conversation_id?: ConversationId
  /** The message of the same conversation that this message replies to. */
  reply_to_message_id?: MessageId
  /**
   * When to send the message: in the future, and at most 30 days from now. Until then its status is `pending`, and it
   * can be canceled. Without it the message is sent at once.
   */
  send_at?: string
  /**
   * Your own reference for the message. It is returned unchanged. It does not prevent duplicate sends; use
   * `Idempotency-Key` for that.
   */
  client_reference?: string
  /** Always `location`. */
  type: 'location'
  location: SendLocation
}

/** A contact card. */
export type SendContactCard = {
  /** The name. */
  name: { formatted_name: string; first_name?: string; middle_name?: string; last_name?: string; prefix?: string; suffix?: string }
  /** Phone numbers. */
  phones?: { phone?: string; type?: string; wa_id?: string }[]
  /** Email addresses. */
  emails?: { email?: string; type?: string }[]
  /** Postal addresses. */
  addresses?: { street?: string; city?: string; state?: string; zip?: string; country?: string; country_code?: string; type?: string }[]
  /** The person's employer. */
  org?: { company?: string; department?: string; title?: string }
  /** Web addresses. */
  urls?: { url?: string; type?: string }[]
  /** The date of birth. */
  birthday?: string
}

/** Contact cards. */
export type MessageSendContacts = {
  /**
   * The recipient's phone number in E.164 format. If the account does not know the number, a contact and a conversation
   * are created.
   */
  to?: string
  /**
   * The recipient's business-scoped user id. If the account does not know the id, a contact and a conversation are
   * created.
   */
  bsuid?: string
  contact_id?: ContactId
  /** The conversation to send to. A group can only be named by its conversation. */
  conversation_id?: ConversationId
  /** The message of the same conversation that this message replies to. */
  reply_to_message_id?: MessageId
  /**
   * When to send the message: in the future, and at most 30 days from now. Until then its status is `pending`, and it
   * can be canceled. Without it the message is sent at once.
   */
  send_at?: string
  /**
   * Your own reference for the message. It is returned unchanged. It does not prevent duplicate sends; use
   * `Idempotency-Key` for that.
   */
  client_reference?: string
  /** Always `contacts`. */
  type: 'contacts'
  /** Contact cards. */
  contacts: SendContactCard[]
}

/** A reaction to a message of the same conversation. */
export type SendReaction = {
  /** The message to react to. */
  message_id: MessageId
  /** The emoji; an empty string removes the reaction. */
  emoji: string
}

/** A reaction to a message of the same conversation. */
export type MessageSendReaction = {
  /**
   * The recipient's phone number in E.164 format. If the account does not know the number, a contact and a conversation
   * are created.
   */
  to?: string
  /**
   * The recipient's business-scoped user id. If the account does not know the id, a contact and a conversation are
   * created.
   */
  bsuid?: string
  contact_id?: ContactId
  /** The conversation to send to. A group can only be named by its conversation. */
  conversation_id?: ConversationId
  /** The message of the same conversation that this message replies to. */
  reply_to_message_id?: MessageId
  /**
   * When to send the message: in the future, and at most 30 days from now. Until then its status is `pending`, and it
   * can be canceled. Without it the message is sent at once.
   */
  send_at?: string
  /**
   * Your own reference for the message. It is returned unchanged. It does not prevent duplicate sends; use
   * `Idempotency-Key` for that.
   */
  client_reference?: string
  /** Always `reaction`. */
  type: 'reaction'
  reaction: SendReaction
}

/** The header, shown above the text. */
export type SendInteractiveHeader = { type: 'text'; text: string } | { type: 'image'; image: SendMedia } | { type: 'video'; video: SendMedia } | { type: 'document'; document: SendMedia }

/** A text with reply buttons. */
export type SendButtons = {
  /** Always `button`. */
  type: 'button'
  header?: SendInteractiveHeader
  /** The text. */
  body: { text: string }
  /** The footer, a line below the text. */
  footer?: { text: string }
  /** The buttons. */
  action: { buttons: ({ type: 'reply'; reply: { id: string; title: string } })[] }
}

/** A text with a list to choose from. */
export type SendList = {
  /** Always `list`. */
  type: 'list'
  /** The header, a line above the text. */
  header?: { type: 'text'; text: string }
  /** The text. */
  body: { text: string }
  /** The footer, a line below the text. */
  footer?: { text: string }
  /** The list. */
  action: { button: string; sections: ({ title?: string; rows: { id: string; title: string; description?: string }[] })[] }
}

/** A text with a button that opens a web page. */
export type SendLinkButton = {
  /** Always `cta_url`. */
  type: 'cta_url'
  header?: SendInteractiveHeader
  /** The text. */
  body: { text: string }
  /** The footer, a line below the text. */
  footer?: { text: string }
  /** The button. */
  action: { name: 'cta_url'; parameters: { display_text: string; url: string } }
}

/** A text with a button that opens a flow. */
export type SendFlow = {
  /** Always `flow`. */
  type: 'flow'
  header?: SendInteractiveHeader
  /** The text. */
  body: { text: string }
  /** The footer, a line below the text. */
  footer?: { text: string }
  /** The flow. */
  action: { name: 'flow'; parameters: { flow_message_version: '3'; flow_id?: string; flow_name?: string; flow_cta: string; flow_token?: string; mode?: 'draft' | 'published'; flow_action?: 'navigate' | 'data_exchange'; flow_action_payload?: { screen: string; data?: { [key: string]: unknown } } } }
}

/** A text with a button that sends the recipient's location. */
export type SendLocationRequest = {
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
export type SendContactInfoRequest = {
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
export type MessageSendInteractive = {
  /**
   * The recipient's phone number in E.164 format. If the account does not know the number, a contact and a conversation
   * are created.
   */
  to?: string
  /**
   * The recipient's business-scoped user id. If the account does not know the id, a contact and a conversation are
   * created.
   */
  bsuid?: string
  contact_id?: ContactId
  /** The conversation to send to. A group can only be named by its conversation. */
  conversation_id?: ConversationId
  /** The message of the same conversation that this message replies to. */
  reply_to_message_id?: MessageId
  /**
   * When to send the message: in the future, and at most 30 days from now. Until then its status is `pending`, and it
   * can be canceled. Without it the message is sent at once.
   */
  send_at?: string
  /**
   * Your own reference for the message. It is returned unchanged. It does not prevent duplicate sends; use
   * `Idempotency-Key` for that.
   */
  client_reference?: string
  /** Always `interactive`. */
  type: 'interactive'
  interactive: SendInteractive
}

/**
 * An approved template of the account. Fill it with either `components`, in the provider's format, or `variables`, by
 * name. The two cannot be combined.
 */
export type SendTemplate = {
  /** The name of the template. */
  name: string
  /** The language of the template. */
  language: string
  /** The parameters of header, body and buttons, in the provider's format. */
  components?: SendTemplateComponent[]
  /**
   * The values of the body's variables: one for each name in the template's `variables`, and no others. If the template
   * also has variables in its header or buttons, use `components`.
   */
  variables?: { [key: string]: string }
}

/** An approved template. */
export type MessageSendTemplate = {
  /**
   * The recipient's phone number in E.164 format. If the account does not know the number, a contact and a conversation
   * are created.
   */
  to?: string
  /**
   * The recipient's business-scoped user id. If the account does not know the id, a contact and a conversation are
   * created.
   */
  bsuid?: string
  contact_id?: ContactId
  /** The conversation to send to. A group can only be named by its conversation. */
  conversation_id?: ConversationId
  /** The message of the same conversation that this message replies to. */
  reply_to_message_id?: MessageId
  /**
   * When to send the message: in the future, and at most 30 days from now. Until then its status is `pending`, and it
   * can be canceled. Without it the message is sent at once.
   */
  send_at?: string
  /**
   * Your own reference for the message. It is returned unchanged. It does not prevent duplicate sends; use
   * `Idempotency-Key` for that.
   */
  client_reference?: string
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
export type MessageResponse = {
  data: Message
  request_id: RequestId
}

/** What contacts see of the business behind an account. An addition of this service. */
export type AccountProfile = {
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
  websites: string[]
}

/** A profile. */
export type AccountProfileResponse = {
  data: AccountProfile
  request_id: RequestId
}

/** The fields of a profile to change. Omitted fields keep their values; null clears a field. */
export type AccountProfileUpdate = {
  /** The new short text below the name. It cannot be cleared. */
  about?: string
  /** The new postal address, or null to clear it. */
  address?: string | null
  /** The new description of the business, or null to clear it. */
  description?: string | null
  /** The new email address, or null to clear it. */
  email?: string | null
  /**
   * The id of the new picture, of a file that was uploaded for this account, with the type `image/jpeg` or `image/png`.
   * A square of 640 pixels or more looks best. A picture can be replaced, but not removed.
   */
  picture_media_id?: string
  /** The new category of the business. It cannot be cleared. */
  vertical?: 'ALCOHOL' | 'APPAREL' | 'AUTO' | 'BEAUTY' | 'EDU' | 'ENTERTAIN' | 'EVENT_PLAN' | 'FINANCE' | 'GOVT' | 'GROCERY' | 'HEALTH' | 'HOTEL' | 'NONPROFIT' | 'ONLINE_GAMBLING' | 'OTC_DRUGS' | 'OTHER' | 'PHYSICAL_GAMBLING' | 'PROF_SERVICES' | 'RESTAURANT' | 'RETAIL' | 'TRAVEL'
  /** The new websites, which replace the old ones; an empty list removes them. */
  websites?: string[]
}

/** A page of templates, newest first. */
export type TemplateList = {
  /** The items on this page; empty if nothing matches. */
  data: Template[]
  /** True when there is another page. */
  has_more: boolean
  /** The `cursor` of the next page; null on the last page. */
  next_cursor: string | null
  request_id: RequestId
}

/** An example for a named variable. */
export type TemplateNamedExample = {
  /** The name of the variable. */
  param_name: string
  /** A value that it may have. */
  example: string
}

/**
 * Examples for the provider's review: one for each variable of a text, and a file for a header with an image, a video
 * or a document. Required for these, and only for these.
 */
export type TemplateComponentExample = {
  /**
   * The id of a file of the account, such as one that was uploaded: `image/jpeg` or `image/png`, `video/mp4`, or
   * `application/pdf`. The template shows it as `header_handle`.
   */
  media_id?: string
  /** The example for `{{1}}` of a header. */
  header_text?: string[]
  /** The examples for `{{1}}`, `{{2}}`, … of a body, in order, in a list of their own. */
  body_text?: (string[])[]
  /** The example for the named variable of a header. */
  header_text_named_params?: TemplateNamedExample[]
  /** The examples for the named variables of a body. */
  body_text_named_params?: TemplateNamedExample[]
}

/** An Android app that may get a one-time password. */
export type TemplateSupportedApp = {
  /** The name of the app's package. */
  package_name: string
  /** The hash of the key that signs the app. */
  signature_hash: string
}

/** A button of a template to create, in the provider's format. */
export type TemplateButtonCreate = {
  /**
   * What it does. At most two `URL`, and one each of `PHONE_NUMBER`, `COPY_CODE` and `FLOW`. An `AUTHENTICATION`
   * template has exactly one, of type `OTP`; others have none of it.
   */
  type: 'QUICK_REPLY' | 'URL' | 'PHONE_NUMBER' | 'COPY_CODE' | 'FLOW' | 'OTP'
  /** The label. `COPY_CODE` has that of the provider, so it gives none; that of `OTP` is optional. */
  text?: string
  /** Where `URL` leads, with `http` or `https`. It may end with the variable `{{1}}`. */
  url?: string
  /** The number that `PHONE_NUMBER` calls. */
  phone_number?: string
  /** An example for the variable of `URL`, as the whole URL, or for the code of `COPY_CODE` (up to 15 characters). */
  example?: string[]
  /** The provider's id of the flow that `FLOW` opens. */
  flow_id?: string
  /** Whether the flow opens its first screen, or asks its endpoint for it. */
  flow_action?: 'navigate' | 'data_exchange'
  /** The first screen of the flow, with the action `navigate`. */
  navigate_screen?: string
  /** How `OTP` passes the code on. `ONE_TAP` and `ZERO_TAP` need `supported_apps`. */
  otp_type?: 'COPY_CODE' | 'ONE_TAP' | 'ZERO_TAP'
  /** The label of the button that fills in the code. */
  autofill_text?: string
  /** The apps that may get the code. */
  supported_apps?: TemplateSupportedApp[]
  /** Whether you accept the provider's terms of `ZERO_TAP`. They must be accepted. */
  zero_tap_terms_accepted?: boolean
}

/** A part of a template to create, in the provider's format. */
export type TemplateComponentCreate = {
  /** Which part. */
  type: 'HEADER' | 'BODY' | 'FOOTER' | 'BUTTONS'
  /**
   * What the header shows. Required in the header, and only there. An image, a video or a document is chosen when the
   * template is sent; `example.media_id` is one for the provider's review.
   */
  format?: 'TEXT' | 'LOCATION' | 'IMAGE' | 'VIDEO' | 'DOCUMENT'
  /**
   * The text of a text header (up to 60 characters, one variable), the body (1,024) or the footer (60, no variable).
   * Variables are `{{1}}`, `{{2}}`, … or `{{first_name}}`, in all parts alike. A body neither begins nor ends with one.
   * Templates of the category `AUTHENTICATION` have the provider's texts, so they give none.
   */
  text?: string
  example?: TemplateComponentExample
  /** The buttons of `BUTTONS`. Quick replies stand together, before or after all others. */
  buttons?: TemplateButtonCreate[]
  /** Whether the body of an `AUTHENTICATION` template advises not to share the code. */
  add_security_recommendation?: boolean
  /** After how many minutes the code expires, as the footer of an `AUTHENTICATION` template says. */
  code_expiration_minutes?: number
}

/** A template to create, in one language. */
export type TemplateCreate = {
  /** The name. Language variants of a template share it. */
  name: string
  /** The provider's code for the language. */
  language: string
  category: TemplateCategory
  /** The parts, at most one of each type. The body is required. */
  components: TemplateComponentCreate[]
}

/** A template. */
export type TemplateResponse = {
  data: Template
  request_id: RequestId
}

/** The result of a sync. `created` plus `updated` never exceeds `synced`. */
export type TemplateSyncResult = {
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
export type TemplateSyncResultResponse = {
  data: TemplateSyncResult
  request_id: RequestId
}

/** The template that was deleted. */
export type TemplateDeletion = {
  /** The name. */
  name: string
  /** Always `template`. */
  object: 'template'
  /** Always true. */
  deleted: boolean
  /** The ids of the languages that were deleted. */
  ids: string[]
}

/** The template that was deleted. */
export type TemplateDeletionResponse = {
  data: TemplateDeletion
  request_id: RequestId
}

/** The changes of a template. Omitted fields keep their values. Name and language cannot be changed. */
export type TemplateUpdate = {
  /** The new category. An approved template keeps its own. */
  category?: TemplateCategory
  /** All parts of the new version, at most one of each type. The body is required. */
  components?: TemplateComponentCreate[]
}

/** The ids of the resource of an event. */
export type ThinObject = {
  /** The id of the resource, if it has one. */
  id?: string
  /** The kind of the resource. */
  object: string
  /** The conversation of a message. */
  conversation_id?: string
  /** The contact of a message or a conversation. */
  contact_id?: string
  /** The messages of a `messages.received`. */
  messages?: { id: MessageId; object: 'message' }[]
  /** True if the resource was deleted; otherwise absent. */
  deleted?: boolean
}

export interface components {
  schemas: {
    ThinEvent: ThinEvent
    RequestId: RequestId
    Health: Health
    HealthResponse: HealthResponse
    ErrorType: ErrorType
    ErrorCode: ErrorCode
    ErrorDetail: ErrorDetail
    Error: Error
    OpenApiDocument: OpenApiDocument
    OrganizationReference: OrganizationReference
    TeamReference: TeamReference
    Timestamp: Timestamp
    Me: Me
    MeResponse: MeResponse
    AccountStatus: AccountStatus
    PhoneNumber: PhoneNumber
    PhoneNumberId: PhoneNumberId
    AccountRestriction: AccountRestriction
    AccountRestrictionDetail: AccountRestrictionDetail
    AccountAlert: AccountAlert
    CustomerId: CustomerId
    CustomerReference: CustomerReference
    HistorySync: HistorySync
    Account: Account
    AccountList: AccountList
    AccountResponse: AccountResponse
    CustomerStatus: CustomerStatus
    Metadata: Metadata
    Customer: Customer
    CustomerList: CustomerList
    CustomerCreate: CustomerCreate
    CustomerResponse: CustomerResponse
    CustomerUpdate: CustomerUpdate
    CustomerSetupLinkId: CustomerSetupLinkId
    CustomerSetupLinkStatus: CustomerSetupLinkStatus
    SetupFailureReason: SetupFailureReason
    CustomerSetupLinkState: CustomerSetupLinkState
    CustomerSetupLinkList: CustomerSetupLinkList
    CustomerSetupLinkCreate: CustomerSetupLinkCreate
    CustomerSetupLink: CustomerSetupLink
    CustomerSetupLinkResponse: CustomerSetupLinkResponse
    CustomerSetupLinkStateResponse: CustomerSetupLinkStateResponse
    ContactCreate: ContactCreate
    ContactId: ContactId
    CreatedAccountReference: CreatedAccountReference
    CreatedContact: CreatedContact
    CreatedContactResponse: CreatedContactResponse
    LabelId: LabelId
    BulkLabelOperation: BulkLabelOperation
    BulkLabel: BulkLabel
    BulkLabelResult: BulkLabelResult
    BulkLabelResponse: BulkLabelResponse
    ConversationId: ConversationId
    LabelAttach: LabelAttach
    ConversationLabelLink: ConversationLabelLink
    ConversationLabelLinkResponse: ConversationLabelLinkResponse
    ConversationKind: ConversationKind
    MessageDirection: MessageDirection
    MessageId: MessageId
    ReceivedOrder: ReceivedOrder
    ReceivedLocation: ReceivedLocation
    ReceivedContactCard: ReceivedContactCard
    ReceivedInteractive: ReceivedInteractive
    ReceivedReferral: ReceivedReferral
    ReceivedContext: ReceivedContext
    ReceivedError: ReceivedError
    MessagePayload: MessagePayload
    MessageMedia: MessageMedia
    MessageStatus: MessageStatus
    AccountReference: AccountReference
    MessageErrorCode: MessageErrorCode
    GroupId: GroupId
    GroupSubject: GroupSubject
    MessageGroup: MessageGroup
    Country: Country
    MessagePricing: MessagePricing
    GroupRecipient: GroupRecipient
    MessageSource: MessageSource
    UserId: UserId
    MessageAuthor: MessageAuthor
    BroadcastId: BroadcastId
    Message: Message
    MessageList: MessageList
    Label: Label
    LabelList: LabelList
    LabelCreate: LabelCreate
    LabelResponse: LabelResponse
    DeletedLabel: DeletedLabel
    DeletedLabelResponse: DeletedLabelResponse
    LabelUpdate: LabelUpdate
    Shortcut: Shortcut
    SavedReplyId: SavedReplyId
    ReplyText: ReplyText
    SavedReply: SavedReply
    SavedReplyList: SavedReplyList
    SavedReplyCreate: SavedReplyCreate
    SavedReplyResponse: SavedReplyResponse
    DeletedSavedReply: DeletedSavedReply
    DeletedSavedReplyResponse: DeletedSavedReplyResponse
    SavedReplyUpdate: SavedReplyUpdate
    User: User
    UserList: UserList
    UserResponse: UserResponse
    WebhookSubscriptionId: WebhookSubscriptionId
    WebhookDeliveryStatus: WebhookDeliveryStatus
    EventType: EventType
    WebhookDeliveryId: WebhookDeliveryId
    AnyEventType: AnyEventType
    WebhookDeadReason: WebhookDeadReason
    WebhookDelivery: WebhookDelivery
    WebhookDeliveryList: WebhookDeliveryList
    BulkReplay: BulkReplay
    BulkReplayResult: BulkReplayResult
    BulkReplayResponse: BulkReplayResponse
    EventEnvelope: EventEnvelope
    MessageReceivedEvent: MessageReceivedEvent
    ReceivedMessages: ReceivedMessages
    MessagesReceivedEvent: MessagesReceivedEvent
    PreviousAttributes: PreviousAttributes
    MessageSentEvent: MessageSentEvent
    MessageDeliveredEvent: MessageDeliveredEvent
    MessageReadEvent: MessageReadEvent
    MessageFailedEvent: MessageFailedEvent
    MessageUpdatedEvent: MessageUpdatedEvent
    ConversationGroup: ConversationGroup
    ConversationStatus: ConversationStatus
    ConversationContact: ConversationContact
    Assignee: Assignee
    ConversationWindow: ConversationWindow
    FreeEntryPoint: FreeEntryPoint
    ConversationState: ConversationState
    ConversationCreatedEvent: ConversationCreatedEvent
    ConversationUpdatedEvent: ConversationUpdatedEvent
    ConversationWindowClosingEvent: ConversationWindowClosingEvent
    GroupMessageReceivedEvent: GroupMessageReceivedEvent
    GroupMessageUpdatedEvent: GroupMessageUpdatedEvent
    GroupConversationCreatedEvent: GroupConversationCreatedEvent
    GroupConversationUpdatedEvent: GroupConversationUpdatedEvent
    NoteId: NoteId
    NoteText: NoteText
    NoteAuthor: NoteAuthor
    Note: Note
    NoteCreatedEvent: NoteCreatedEvent
    NoteUpdatedEvent: NoteUpdatedEvent
    DeletedNote: DeletedNote
    NoteDeletedEvent: NoteDeletedEvent
    BusinessScopedUserId: BusinessScopedUserId
    ContactState: ContactState
    ContactCreatedEvent: ContactCreatedEvent
    ContactUpdatedEvent: ContactUpdatedEvent
    DeletedContact: DeletedContact
    ContactDeletedEvent: ContactDeletedEvent
    ContactOptedOutEvent: ContactOptedOutEvent
    ContactOptedInEvent: ContactOptedInEvent
    TemplateStatus: TemplateStatus
    TemplateStatusReason: TemplateStatusReason
    TemplateQuality: TemplateQuality
    TemplateCategoryChange: TemplateCategoryChange
    TemplateCategory: TemplateCategory
    TemplateComponent: TemplateComponent
    Template: Template
    TemplateCreatedEvent: TemplateCreatedEvent
    TemplateUpdatedEvent: TemplateUpdatedEvent
    DeletedTemplate: DeletedTemplate
    TemplateDeletedEvent: TemplateDeletedEvent
    BroadcastStatus: BroadcastStatus
    BroadcastPauseReason: BroadcastPauseReason
    SendTemplateComponent: SendTemplateComponent
    BroadcastTemplate: BroadcastTemplate
    BroadcastCounts: BroadcastCounts
    Broadcast: Broadcast
    BroadcastStartedEvent: BroadcastStartedEvent
    BroadcastPausedEvent: BroadcastPausedEvent
    BroadcastCompletedEvent: BroadcastCompletedEvent
    BroadcastCanceledEvent: BroadcastCanceledEvent
    AccountConnectedEvent: AccountConnectedEvent
    AccountUpdatedEvent: AccountUpdatedEvent
    AccountDisconnectedEvent: AccountDisconnectedEvent
    SetupLinkCompletedEvent: SetupLinkCompletedEvent
    SetupLinkFailedEvent: SetupLinkFailedEvent
    SetupLinkExpiredEvent: SetupLinkExpiredEvent
    SetupLinkRevokedEvent: SetupLinkRevokedEvent
    WebhookDisabledReason: WebhookDisabledReason
    NotifiedSubscription: NotifiedSubscription
    SubscriptionFailingEvent: SubscriptionFailingEvent
    SubscriptionDisabledEvent: SubscriptionDisabledEvent
    Quota: Quota
    QuotaWarningEvent: QuotaWarningEvent
    ReceiverUrl: ReceiverUrl
    WebhookOrdering: WebhookOrdering
    WebhookBuffer: WebhookBuffer
    FilteredLabelIds: FilteredLabelIds
    FilteredMessageTypes: FilteredMessageTypes
    WebhookSecretId: WebhookSecretId
    WebhookSecret: WebhookSecret
    WebhookSubscription: WebhookSubscription
    WebhookTestEvent: WebhookTestEvent
    WebhookEvent: WebhookEvent
    OtherEvent: OtherEvent
    WebhookDeliveryAttempt: WebhookDeliveryAttempt
    WebhookDeliveryWithPayload: WebhookDeliveryWithPayload
    WebhookDeliveryWithPayloadResponse: WebhookDeliveryWithPayloadResponse
    WebhookDeliveryReplay: WebhookDeliveryReplay
    WebhookDeliveryReplayResponse: WebhookDeliveryReplayResponse
    WebhookSubscriptionList: WebhookSubscriptionList
    SubscribedEventType: SubscribedEventType
    SubscribedEventTypes: SubscribedEventTypes
    WebhookHeaders: WebhookHeaders
    WebhookBasicAuth: WebhookBasicAuth
    WebhookSubscriptionCreate: WebhookSubscriptionCreate
    WebhookSecretText: WebhookSecretText
    CreatedWebhookSubscription: CreatedWebhookSubscription
    CreatedWebhookSubscriptionResponse: CreatedWebhookSubscriptionResponse
    WebhookSubscriptionResponse: WebhookSubscriptionResponse
    DeletedWebhookSubscription: DeletedWebhookSubscription
    DeletedWebhookSubscriptionResponse: DeletedWebhookSubscriptionResponse
    WebhookSubscriptionUpdate: WebhookSubscriptionUpdate
    WebhookRecoveryCreate: WebhookRecoveryCreate
    WebhookRecovery: WebhookRecovery
    WebhookRecoveryResponse: WebhookRecoveryResponse
    WebhookSecretCreate: WebhookSecretCreate
    CreatedWebhookSecret: CreatedWebhookSecret
    CreatedWebhookSecretResponse: CreatedWebhookSecretResponse
    DeletedWebhookSecret: DeletedWebhookSecret
    DeletedWebhookSecretResponse: DeletedWebhookSecretResponse
    WebhookTestResponse: WebhookTestResponse
    EventList: EventList
    Usage: Usage
    UsageList: UsageList
    BroadcastStatusFilter: BroadcastStatusFilter
    BroadcastList: BroadcastList
    BroadcastCreate: BroadcastCreate
    BroadcastResponse: BroadcastResponse
    BroadcastUpdate: BroadcastUpdate
    BroadcastRecipientStatusFilter: BroadcastRecipientStatusFilter
    BroadcastRecipientId: BroadcastRecipientId
    BroadcastRecipientStatus: BroadcastRecipientStatus
    BroadcastRecipient: BroadcastRecipient
    BroadcastRecipientList: BroadcastRecipientList
    BroadcastRecipientAdd: BroadcastRecipientAdd
    BroadcastRecipientsAdd: BroadcastRecipientsAdd
    InvalidBroadcastRecipient: InvalidBroadcastRecipient
    BroadcastRecipientsResult: BroadcastRecipientsResult
    BroadcastRecipientsResponse: BroadcastRecipientsResponse
    AssignmentMode: AssignmentMode
    AssignmentRule: AssignmentRule
    AssignmentRuleResponse: AssignmentRuleResponse
    AssignmentRuleUpdate: AssignmentRuleUpdate
    LabelReference: LabelReference
    AttachedLabels: AttachedLabels
    Contact: Contact
    ContactList: ContactList
    ContactImportId: ContactImportId
    ContactImportStatus: ContactImportStatus
    ContactImport: ContactImport
    ContactImportList: ContactImportList
    ContactImportCreate: ContactImportCreate
    ContactImportResponse: ContactImportResponse
    ContactUpdate: ContactUpdate
    ContactResponse: ContactResponse
    DeletedContactResponse: DeletedContactResponse
    ContactLabelLink: ContactLabelLink
    ContactLabelLinkResponse: ContactLabelLinkResponse
    Conversation: Conversation
    ConversationList: ConversationList
    ConversationResponse: ConversationResponse
    ConversationUpdate: ConversationUpdate
    NoteList: NoteList
    NoteCreate: NoteCreate
    NoteResponse: NoteResponse
    DeletedNoteResponse: DeletedNoteResponse
    NoteUpdate: NoteUpdate
    ConversationRead: ConversationRead
    MediaCreate: MediaCreate
    Media: Media
    MediaResponse: MediaResponse
    MessageSendBase: MessageSendBase
    SendText: SendText
    MessageSendText: MessageSendText
    SendCaptionedMedia: SendCaptionedMedia
    MessageSendImage: MessageSendImage
    SendDocument: SendDocument
    MessageSendDocument: MessageSendDocument
    MessageSendVideo: MessageSendVideo
    SendMedia: SendMedia
    MessageSendAudio: MessageSendAudio
    MessageSendSticker: MessageSendSticker
    SendLocation: SendLocation
    MessageSendLocation: MessageSendLocation
    SendContactCard: SendContactCard
    MessageSendContacts: MessageSendContacts
    SendReaction: SendReaction
    MessageSendReaction: MessageSendReaction
    SendInteractiveHeader: SendInteractiveHeader
    SendButtons: SendButtons
    SendList: SendList
    SendLinkButton: SendLinkButton
    SendFlow: SendFlow
    SendLocationRequest: SendLocationRequest
    SendContactInfoRequest: SendContactInfoRequest
    SendInteractive: SendInteractive
    MessageSendInteractive: MessageSendInteractive
    SendTemplate: SendTemplate
    MessageSendTemplate: MessageSendTemplate
    MessageSend: MessageSend
    MessageResponse: MessageResponse
    AccountProfile: AccountProfile
    AccountProfileResponse: AccountProfileResponse
    AccountProfileUpdate: AccountProfileUpdate
    TemplateList: TemplateList
    TemplateNamedExample: TemplateNamedExample
    TemplateComponentExample: TemplateComponentExample
    TemplateSupportedApp: TemplateSupportedApp
    TemplateButtonCreate: TemplateButtonCreate
    TemplateComponentCreate: TemplateComponentCreate
    TemplateCreate: TemplateCreate
    TemplateResponse: TemplateResponse
    TemplateSyncResult: TemplateSyncResult
    TemplateSyncResultResponse: TemplateSyncResultResponse
    TemplateDeletion: TemplateDeletion
    TemplateDeletionResponse: TemplateDeletionResponse
    TemplateUpdate: TemplateUpdate
    ThinObject: ThinObject
  }
}

export interface operations {
  getHealth: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      200: { headers: { [name: string]: unknown }; content: { 'application/json': HealthResponse } }
      400: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
      500: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
    }
  }
  getOpenApiDocument: {
    parameters: {
      query?: never
      header?: {
        /**
         * The `ETag` of an earlier response, several of them separated by commas, or `*`. If the document is unchanged,
         * the response is 304 without a body.
         */
        'If-None-Match'?: string
      }
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      200: { headers: { [name: string]: unknown }; content: { 'application/json': OpenApiDocument } }
      304: { headers: { [name: string]: unknown }; content?: never }
      400: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
      500: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
    }
  }
  getMe: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      200: { headers: { [name: string]: unknown }; content: { 'application/json': MeResponse } }
      400: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
      401: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
      429: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
      500: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
    }
  }
  listAccounts: {
    parameters: {
      query?: {
        /** Only accounts of this end-customer. */
        customer_id?: string
        /** Only accounts with this status. */
        status?: AccountStatus
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
      200: { headers: { [name: string]: unknown }; content: { 'application/json': AccountList } }
      400: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
      401: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
      429: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
      500: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
    }
  }
  getAccount: {
    parameters: {
      query?: never
      header?: never
      path: {
        /**
         * The `phone_number_id` of the account (see `GET /v1/accounts`). For an account that is not yours, the response
         * is 404.
         */
        phone_number_id: PhoneNumberId
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      200: { headers: { [name: string]: unknown }; content: { 'application/json': AccountResponse } }
      400: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
      401: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
      404: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
      429: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
      500: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
    }
  }
  listCustomers: {
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
      200: { headers: { [name: string]: unknown }; content: { 'application/json': CustomerList } }
      400: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
      401: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
      429: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
      500: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
    }
  }
  createCustomer: {
    parameters: {
      query?: never
      header?: {
        /**
         * A unique value that you choose for each operation, such as a UUID. Within 24 hours, the same key with the
         * same method, path and body returns the stored response (with `Idempotent-Replayed: true`) and does nothing
         * twice. With a different request it is 422 `idempotency_key_reuse`. While the first request is in progress, it
         * is 409 `idempotency_in_progress`.
         */
        'Idempotency-Key'?: string
      }
      path?: never
      cookie?: never
    }
    requestBody: { content: { 'application/json': CustomerCreate } }
    responses: {
      201: { headers: { [name: string]: unknown }; content: { 'application/json': CustomerResponse } }
      400: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
      401: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
      403: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
      409: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
      413: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
      415: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
      422: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
      429: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
      500: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
    }
  }
  getCustomer: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** The id of the end-customer. */
        id: CustomerId
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      200: { headers: { [name: string]: unknown }; content: { 'application/json': CustomerResponse } }
      400: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
      401: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
      404: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
      429: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
      500: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
    }
  }
  updateCustomer: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** The id of the end-customer. */
        id: CustomerId
      }
      cookie?: never
    }
    requestBody: { content: { 'application/json': CustomerUpdate } }
    responses: {
      200: { headers: { [name: string]: unknown }; content: { 'application/json': CustomerResponse } }
      400: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
      401: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
      403: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
      404: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
      413: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
      415: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
      429: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
      500: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
    }
  }
  listSetupLinks: {
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
      path: {
        /** The id of the end-customer whose setup links these are. */
        customer_id: CustomerId
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      200: { headers: { [name: string]: unknown }; content: { 'application/json': CustomerSetupLinkList } }
      400: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
      401: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
      404: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
      429: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
      500: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
    }
  }
  createSetupLink: {
    parameters: {
      query?: never
      header?: {
        /**
         * A unique value that you choose for each operation, such as a UUID. Within 24 hours, the same key with the
         * same method, path and body returns the stored response (with `Idempotent-Replayed: true`) and does nothing
         * twice. With a different request it is 422 `idempotency_key_reuse`. While the first request is in progress, it
         * is 409 `idempotency_in_progress`.
         */
        'Idempotency-Key'?: string
      }
      path: {
        /** The id of the end-customer whose setup links these are. */
        customer_id: CustomerId
      }
      cookie?: never
    }
    requestBody: { content: { 'application/json': CustomerSetupLinkCreate } }
    responses: {
      201: { headers: { [name: string]: unknown }; content: { 'application/json': CustomerSetupLinkResponse } }
      400: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
      401: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
      403: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
      404: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
      409: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
      413: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
      415: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
      422: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
      429: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
      500: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
    }
  }
  getSetupLink: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** The id of the end-customer whose setup links these are. */
        customer_id: CustomerId
        /** The id of the setup link. */
        id: CustomerSetupLinkId
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      200: { headers: { [name: string]: unknown }; content: { 'application/json': CustomerSetupLinkStateResponse } }
      400: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
      401: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
      404: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
      429: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
      500: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
    }
  }
  deleteSetupLink: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** The id of the end-customer whose setup links these are. */
        customer_id: CustomerId
        /** The id of the setup link. */
        id: CustomerSetupLinkId
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      200: { headers: { [name: string]: unknown }; content: { 'application/json': CustomerSetupLinkStateResponse } }
      400: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
      401: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
      404: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
      409: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
      429: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
      500: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
    }
  }
  createContact: {
    parameters: {
      query?: never
      header?: {
        /**
         * A unique value that you choose for each operation, such as a UUID. Within 24 hours, the same key with the
         * same method, path and body returns the stored response (with `Idempotent-Replayed: true`) and does nothing
         * twice. With a different request it is 422 `idempotency_key_reuse`. While the first request is in progress, it
         * is 409 `idempotency_in_progress`.
         */
        'Idempotency-Key'?: string
      }
      path?: never
      cookie?: never
    }
    requestBody: { content: { 'application/json': ContactCreate } }
    responses: {
      201: { headers: { [name: string]: unknown }; content: { 'application/json': CreatedContactResponse } }
      400: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
      401: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
      409: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
      413: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
      415: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
      422: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
      429: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
      500: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
    }
  }
  bulkLabelContacts: {
    parameters: {
      query?: never
      header?: {
        /**
         * A unique value that you choose for each operation, such as a UUID. Within 24 hours, the same key with the
         * same method, path and body returns the stored response (with `Idempotent-Replayed: true`) and does nothing
         * twice. With a different request it is 422 `idempotency_key_reuse`. While the first request is in progress, it
         * is 409 `idempotency_in_progress`.
         */
        'Idempotency-Key'?: string
      }
      path?: never
      cookie?: never
    }
    requestBody: { content: { 'application/json': BulkLabel } }
    responses: {
      200: { headers: { [name: string]: unknown }; content: { 'application/json': BulkLabelResponse } }
      400: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
      401: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
      404: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
      409: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
      413: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
      415: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
      422: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
      429: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
      500: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
    }
  }
  attachConversationLabel: {
    parameters: {
      query?: never
      header?: {
        /**
         * A unique value that you choose for each operation, such as a UUID. Within 24 hours, the same key with the
         * same method, path and body returns the stored response (with `Idempotent-Replayed: true`) and does nothing
         * twice. With a different request it is 422 `idempotency_key_reuse`. While the first request is in progress, it
         * is 409 `idempotency_in_progress`.
         */
        'Idempotency-Key'?: string
      }
      path: {
        /** The id of the conversation. */
        id: ConversationId
      }
      cookie?: never
    }
    requestBody: { content: { 'application/json': LabelAttach } }
    responses: {
      200: { headers: { [name: string]: unknown }; content: { 'application/json': ConversationLabelLinkResponse } }
      400: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
      401: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
      404: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
      409: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
      413: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
      415: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
      422: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
      429: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
      500: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
    }
  }
  searchMessages: {
    parameters: {
      query: {
        /**
         * Words that must begin words of the content, at least three characters. A word of one or two letters, or of
         * one digit, must be a whole word there.
         */
        search: string
        /** Only messages of this account. */
        phone_number_id?: PhoneNumberId
        /**
         * Only messages with this contact. With `kind=group`, those that the contact wrote in groups, and the answers
         * to them.
         */
        contact_id?: ContactId
        /** Messages with contacts (`individual`, the default) or in groups (`group`). */
        kind?: ConversationKind
        /** Only inbound or only outbound messages. */
        direction?: MessageDirection
        /** Only messages created at or after this time. */
        created_after?: string
        /** Only messages created before this time. */
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
      200: { headers: { [name: string]: unknown }; content: { 'application/json': MessageList } }
      400: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
      401: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
      429: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
      500: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
    }
  }
  listLabels: {
    parameters: {
      query?: {
        /** Only labels of this team. */
        team_id?: string
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
      200: { headers: { [name: string]: unknown }; content: { 'application/json': LabelList } }
      400: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
      401: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
      429: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
      500: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
    }
  }
  createLabel: {
    parameters: {
      query?: never
      header?: {
        /**
         * A unique value that you choose for each operation, such as a UUID. Within 24 hours, the same key with the
         * same method, path and body returns the stored response (with `Idempotent-Replayed: true`) and does nothing
         * twice. With a different request it is 422 `idempotency_key_reuse`. While the first request is in progress, it
         * is 409 `idempotency_in_progress`.
         */
        'Idempotency-Key'?: string
      }
      path?: never
      cookie?: never
    }
    requestBody: { content: { 'application/json': LabelCreate } }
    responses: {
      201: { headers: { [name: string]: unknown }; content: { 'application/json': LabelResponse } }
      400: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
      401: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
      409: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
      413: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
      415: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
      422: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
      429: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
      500: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
    }
  }
  getLabel: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** The id of the label. */
        id: LabelId
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      200: { headers: { [name: string]: unknown }; content: { 'application/json': LabelResponse } }
      400: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
      401: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
      404: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
      429: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
      500: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
    }
  }
  deleteLabel: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** The id of the label. */
        id: LabelId
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      200: { headers: { [name: string]: unknown }; content: { 'application/json': DeletedLabelResponse } }
      400: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
      401: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
      404: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
      429: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
      500: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
    }
  }
  updateLabel: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** The id of the label. */
        id: LabelId
      }
      cookie?: never
    }
    requestBody: { content: { 'application/json': LabelUpdate } }
    responses: {
      200: { headers: { [name: string]: unknown }; content: { 'application/json': LabelResponse } }
      400: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
      401: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
      404: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
      413: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
      415: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
      429: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
      500: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
    }
  }
  listSavedReplies: {
    parameters: {
      query?: {
        /** Only the saved reply with this shortcut, ignoring case and accents. */
        shortcut?: Shortcut
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
      200: { headers: { [name: string]: unknown }; content: { 'application/json': SavedReplyList } }
      400: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
      401: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
      429: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
      500: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
    }
  }
  createSavedReply: {
    parameters: {
      query?: never
      header?: {
        /**
         * A unique value that you choose for each operation, such as a UUID. Within 24 hours, the same key with the
         * same method, path and body returns the stored response (with `Idempotent-Replayed: true`) and does nothing
         * twice. With a different request it is 422 `idempotency_key_reuse`. While the first request is in progress, it
         * is 409 `idempotency_in_progress`.
         */
        'Idempotency-Key'?: string
      }
      path?: never
      cookie?: never
    }
    requestBody: { content: { 'application/json': SavedReplyCreate } }
    responses: {
      201: { headers: { [name: string]: unknown }; content: { 'application/json': SavedReplyResponse } }
      400: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
      401: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
      409: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
      413: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
      415: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
      422: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
      429: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
      500: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
    }
  }
  getSavedReply: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** The id of the saved reply. */
        id: SavedReplyId
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      200: { headers: { [name: string]: unknown }; content: { 'application/json': SavedReplyResponse } }
      400: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
      401: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
      404: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
      429: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
      500: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
    }
  }
  deleteSavedReply: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** The id of the saved reply. */
        id: SavedReplyId
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      200: { headers: { [name: string]: unknown }; content: { 'application/json': DeletedSavedReplyResponse } }
      400: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
      401: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
      404: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
      429: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
      500: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
    }
  }
  updateSavedReply: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** The id of the saved reply. */
        id: SavedReplyId
      }
      cookie?: never
    }
    requestBody: { content: { 'application/json': SavedReplyUpdate } }
    responses: {
      200: { headers: { [name: string]: unknown }; content: { 'application/json': SavedReplyResponse } }
      400: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
      401: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
      404: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
      413: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
      415: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
      429: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
      500: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
    }
  }
  listUsers: {
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
      200: { headers: { [name: string]: unknown }; content: { 'application/json': UserList } }
      400: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
      401: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
      429: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
      500: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
    }
  }
  getUser: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** The id of the user. */
        id: UserId
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      200: { headers: { [name: string]: unknown }; content: { 'application/json': UserResponse } }
      400: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
      401: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
      404: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
      429: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
      500: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
    }
  }
  listWebhookDeliveries: {
    parameters: {
      query?: {
        /** Only deliveries of this webhook subscription. Deleted subscriptions can be used too. */
        subscription_id?: WebhookSubscriptionId
        /** Only deliveries with this status. */
        status?: WebhookDeliveryStatus
        /** Only deliveries of events of this type. */
        event_type?: EventType
        /** Only deliveries of this event. */
        event_id?: string
        /** Only deliveries created at or after this time. */
        created_after?: string
        /** Only deliveries created before this time. */
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
      200: { headers: { [name: string]: unknown }; content: { 'application/json': WebhookDeliveryList } }
      400: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
      401: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
      429: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
      500: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
    }
  }
  bulkReplayWebhookDeliveries: {
    parameters: {
      query?: never
      header?: {
        /**
         * A unique value that you choose for each operation, such as a UUID. Within 24 hours, the same key with the
         * same method, path and body returns the stored response (with `Idempotent-Replayed: true`) and does nothing
         * twice. With a different request it is 422 `idempotency_key_reuse`. While the first request is in progress, it
         * is 409 `idempotency_in_progress`.
         */
        'Idempotency-Key'?: string
      }
      path?: never
      cookie?: never
    }
    requestBody: { content: { 'application/json': BulkReplay } }
    responses: {
      202: { headers: { [name: string]: unknown }; content: { 'application/json': BulkReplayResponse } }
      400: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
      401: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
      404: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
      409: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
      413: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
      415: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
      422: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
      429: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
      500: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
    }
  }
  getWebhookDelivery: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** The id of the webhook delivery. */
        id: WebhookDeliveryId
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      200: { headers: { [name: string]: unknown }; content: { 'application/json': WebhookDeliveryWithPayloadResponse } }
      400: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
      401: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
      404: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
      429: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
      500: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
    }
  }
  replayWebhookDelivery: {
    parameters: {
      query?: never
      header?: {
        /**
         * A unique value that you choose for each operation, such as a UUID. Within 24 hours, the same key with the
         * same method, path and body returns the stored response (with `Idempotent-Replayed: true`) and does nothing
         * twice. With a different request it is 422 `idempotency_key_reuse`. While the first request is in progress, it
         * is 409 `idempotency_in_progress`.
         */
        'Idempotency-Key'?: string
      }
      path: {
        /** The id of the webhook delivery. */
        id: WebhookDeliveryId
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      202: { headers: { [name: string]: unknown }; content: { 'application/json': WebhookDeliveryReplayResponse } }
      400: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
      401: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
      404: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
      409: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
      422: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
      429: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
      500: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
    }
  }
  listWebhookSubscriptions: {
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
      200: { headers: { [name: string]: unknown }; content: { 'application/json': WebhookSubscriptionList } }
      400: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
      401: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
      429: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
      500: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
    }
  }
  createWebhookSubscription: {
    parameters: {
      query?: never
      header?: {
        /**
         * A unique value that you choose for each operation, such as a UUID. Within 24 hours, the same key with the
         * same method, path and body returns the stored response (with `Idempotent-Replayed: true`) and does nothing
         * twice. With a different request it is 422 `idempotency_key_reuse`. While the first request is in progress, it
         * is 409 `idempotency_in_progress`.
         */
        'Idempotency-Key'?: string
      }
      path?: never
      cookie?: never
    }
    requestBody: { content: { 'application/json': WebhookSubscriptionCreate } }
    responses: {
      201: { headers: { [name: string]: unknown }; content: { 'application/json': CreatedWebhookSubscriptionResponse } }
      400: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
      401: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
      403: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
      409: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
      413: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
      415: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
      422: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
      429: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
      500: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
    }
  }
  getWebhookSubscription: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** The id of the webhook subscription. */
        id: WebhookSubscriptionId
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      200: { headers: { [name: string]: unknown }; content: { 'application/json': WebhookSubscriptionResponse } }
      400: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
      401: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
      404: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
      429: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
      500: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
    }
  }
  deleteWebhookSubscription: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** The id of the webhook subscription. */
        id: WebhookSubscriptionId
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      200: { headers: { [name: string]: unknown }; content: { 'application/json': DeletedWebhookSubscriptionResponse } }
      400: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
      401: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
      404: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
      429: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
      500: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
    }
  }
  updateWebhookSubscription: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** The id of the webhook subscription. */
        id: WebhookSubscriptionId
      }
      cookie?: never
    }
    requestBody: { content: { 'application/json': WebhookSubscriptionUpdate } }
    responses: {
      200: { headers: { [name: string]: unknown }; content: { 'application/json': WebhookSubscriptionResponse } }
      400: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
      401: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
      404: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
      413: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
      415: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
      429: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
      500: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
    }
  }
  recoverWebhookDeliveries: {
    parameters: {
      query?: never
      header?: {
        /**
         * A unique value that you choose for each operation, such as a UUID. Within 24 hours, the same key with the
         * same method, path and body returns the stored response (with `Idempotent-Replayed: true`) and does nothing
         * twice. With a different request it is 422 `idempotency_key_reuse`. While the first request is in progress, it
         * is 409 `idempotency_in_progress`.
         */
        'Idempotency-Key'?: string
      }
      path: {
        /** The id of the webhook subscription. */
        id: WebhookSubscriptionId
      }
      cookie?: never
    }
    requestBody: { content: { 'application/json': WebhookRecoveryCreate } }
    responses: {
      202: { headers: { [name: string]: unknown }; content: { 'application/json': WebhookRecoveryResponse } }
      400: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
      401: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
      404: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
      409: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
      413: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
      415: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
      422: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
      429: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
      500: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
    }
  }
  createWebhookSecret: {
    parameters: {
      query?: never
      header?: {
        /**
         * A unique value that you choose for each operation, such as a UUID. Within 24 hours, the same key with the
         * same method, path and body returns the stored response (with `Idempotent-Replayed: true`) and does nothing
         * twice. With a different request it is 422 `idempotency_key_reuse`. While the first request is in progress, it
         * is 409 `idempotency_in_progress`.
         */
        'Idempotency-Key'?: string
      }
      path: {
        /** The id of the webhook subscription. */
        id: WebhookSubscriptionId
      }
      cookie?: never
    }
    requestBody: { content: { 'application/json': WebhookSecretCreate } }
    responses: {
      201: { headers: { [name: string]: unknown }; content: { 'application/json': CreatedWebhookSecretResponse } }
      400: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
      401: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
      404: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
      409: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
      413: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
      415: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
      422: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
      429: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
      500: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
    }
  }
  deleteWebhookSecret: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** The id of the webhook subscription. */
        id: WebhookSubscriptionId
        /** The id of the secret. */
        secret_id: WebhookSecretId
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      200: { headers: { [name: string]: unknown }; content: { 'application/json': DeletedWebhookSecretResponse } }
      400: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
      401: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
      404: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
      409: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
      429: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
      500: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
    }
  }
  sendWebhookTest: {
    parameters: {
      query?: never
      header?: {
        /**
         * A unique value that you choose for each operation, such as a UUID. Within 24 hours, the same key with the
         * same method, path and body returns the stored response (with `Idempotent-Replayed: true`) and does nothing
         * twice. With a different request it is 422 `idempotency_key_reuse`. While the first request is in progress, it
         * is 409 `idempotency_in_progress`.
         */
        'Idempotency-Key'?: string
      }
      path: {
        /** The id of the webhook subscription. */
        id: WebhookSubscriptionId
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      202: { headers: { [name: string]: unknown }; content: { 'application/json': WebhookTestResponse } }
      400: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
      401: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
      404: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
      409: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
      422: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
      429: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
      500: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
    }
  }
  listEvents: {
    parameters: {
      query?: {
        /** Only events of this type. */
        type?: EventType
        /** Only events of this account. */
        phone_number_id?: PhoneNumberId
        /** Only events of accounts that belonged to this end-customer when they happened. */
        customer_id?: CustomerId
        /** Only events of this resource, such as a message, a conversation or a contact. */
        object_id?: string
        /** Only events that happened at or after this time. */
        created_after?: string
        /** Only events that happened before this time. */
        created_before?: string
        /** Which event is first. Only the default can be followed, with `start` and `wait`. */
        order?: 'oldest_first' | 'newest_first'
        /**
         * Where a list without a `cursor` begins: with the oldest event, or after the latest one, with an empty page
         * whose `resume_cursor` leads to what happens from now on.
         */
        start?: 'oldest' | 'latest'
        /**
         * How many seconds the response may wait for an event. An empty page after that time is normal: request the
         * next one. A request that waits counts once in the rate limit. At most 50 requests of an organization wait at
         * the same time; the next one is `rate_limit_exceeded`.
         */
        wait?: number
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
      200: { headers: { [name: string]: unknown }; content: { 'application/json': EventList } }
      400: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
      401: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
      429: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
      500: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
    }
  }
  listUsage: {
    parameters: {
      query?: {
        /** The first day, in UTC; 29 days before `to` by default. The range may have at most 400 days. */
        from?: string
        /** The last day, in UTC; today by default. */
        to?: string
        /**
         * A field by which messages are counted. Repeat the parameter for several. The other fields of the counts are
         * null.
         */
        group_by?: ('day' | 'phone_number_id' | 'customer_id' | 'category' | 'type' | 'country' | 'billable')[]
        /** Only messages of this account. */
        phone_number_id?: PhoneNumberId
        /** Only messages of accounts that belong to this end-customer now. */
        customer_id?: CustomerId
        /** Only messages of this category. */
        category?: string
        /** Only messages to this country. */
        country?: Country
        /** Only messages that the provider bills (`true`), or does not bill (`false`). */
        billable?: boolean
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
      200: { headers: { [name: string]: unknown }; content: { 'application/json': UsageList } }
      400: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
      401: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
      429: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
      500: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
    }
  }
  listBroadcasts: {
    parameters: {
      query?: {
        /** Only broadcasts with this status. */
        status?: BroadcastStatusFilter
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
      200: { headers: { [name: string]: unknown }; content: { 'application/json': BroadcastList } }
      400: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
      401: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
      404: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
      422: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
      429: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
      500: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
    }
  }
  createBroadcast: {
    parameters: {
      query?: never
      header?: {
        /**
         * A unique value that you choose for each operation, such as a UUID. Within 24 hours, the same key with the
         * same method, path and body returns the stored response (with `Idempotent-Replayed: true`) and does nothing
         * twice. With a different request it is 422 `idempotency_key_reuse`. While the first request is in progress, it
         * is 409 `idempotency_in_progress`.
         */
        'Idempotency-Key'?: string
      }
      path: {
        /**
         * The `phone_number_id` of the account (see `GET /v1/accounts`). For an account that is not yours, the response
         * is 404. For an account that is not verified, it is 422 `channel_number_not_verified`.
         */
        phone_number_id: PhoneNumberId
      }
      cookie?: never
    }
    requestBody: { content: { 'application/json': BroadcastCreate } }
    responses: {
      201: { headers: { [name: string]: unknown }; content: { 'application/json': BroadcastResponse } }
      400: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
      401: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
      404: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
      409: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
      413: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
      415: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
      422: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
      429: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
      500: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
    }
  }
  getBroadcast: {
    parameters: {
      query?: never
      header?: never
      path: {
        /**
         * The `phone_number_id` of the account (see `GET /v1/accounts`). For an account that is not yours, the response
         * is 404. For an account that is not verified, it is 422 `channel_number_not_verified`.
         */
        phone_number_id: PhoneNumberId
        /** The id of the broadcast. */
        id: BroadcastId
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      200: { headers: { [name: string]: unknown }; content: { 'application/json': BroadcastResponse } }
      400: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
      401: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
      404: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
      422: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
      429: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
      500: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
    }
  }
  updateBroadcast: {
    parameters: {
      query?: never
      header?: never
      path: {
        /**
         * The `phone_number_id` of the account (see `GET /v1/accounts`). For an account that is not yours, the response
         * is 404. For an account that is not verified, it is 422 `channel_number_not_verified`.
         */
        phone_number_id: PhoneNumberId
        /** The id of the broadcast. */
        id: BroadcastId
      }
      cookie?: never
    }
    requestBody: { content: { 'application/json': BroadcastUpdate } }
    responses: {
      200: { headers: { [name: string]: unknown }; content: { 'application/json': BroadcastResponse } }
      400: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
      401: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
      404: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
      409: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
      413: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
      415: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
      422: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
      429: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
      500: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
    }
  }
  cancelBroadcast: {
    parameters: {
      query?: never
      header?: {
        /**
         * A unique value that you choose for each operation, such as a UUID. Within 24 hours, the same key with the
         * same method, path and body returns the stored response (with `Idempotent-Replayed: true`) and does nothing
         * twice. With a different request it is 422 `idempotency_key_reuse`. While the first request is in progress, it
         * is 409 `idempotency_in_progress`.
         */
        'Idempotency-Key'?: string
      }
      path: {
        /**
         * The `phone_number_id` of the account (see `GET /v1/accounts`). For an account that is not yours, the response
         * is 404. For an account that is not verified, it is 422 `channel_number_not_verified`.
         */
        phone_number_id: PhoneNumberId
        /** The id of the broadcast. */
        id: BroadcastId
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      200: { headers: { [name: string]: unknown }; content: { 'application/json': BroadcastResponse } }
      400: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
      401: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
      404: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
      409: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
      422: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
      429: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
      500: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
    }
  }
  pauseBroadcast: {
    parameters: {
      query?: never
      header?: {
        /**
         * A unique value that you choose for each operation, such as a UUID. Within 24 hours, the same key with the
         * same method, path and body returns the stored response (with `Idempotent-Replayed: true`) and does nothing
         * twice. With a different request it is 422 `idempotency_key_reuse`. While the first request is in progress, it
         * is 409 `idempotency_in_progress`.
         */
        'Idempotency-Key'?: string
      }
      path: {
        /**
         * The `phone_number_id` of the account (see `GET /v1/accounts`). For an account that is not yours, the response
         * is 404. For an account that is not verified, it is 422 `channel_number_not_verified`.
         */
        phone_number_id: PhoneNumberId
        /** The id of the broadcast. */
        id: BroadcastId
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      200: { headers: { [name: string]: unknown }; content: { 'application/json': BroadcastResponse } }
      400: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
      401: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
      404: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
      409: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
      422: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
      429: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
      500: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
    }
  }
  listBroadcastRecipients: {
    parameters: {
      query?: {
        /** Only recipients with this status. */
        status?: BroadcastRecipientStatusFilter
        /**
         * Only recipients whose contact has a name or email address that contains this text, ignoring case and accents.
         * At least three characters. `%` and `_` are literal. `+` and digits also find the phone numbers that begin so,
         * of recipients without a contact too.
         */
        search?: string
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
      path: {
        /**
         * The `phone_number_id` of the account (see `GET /v1/accounts`). For an account that is not yours, the response
         * is 404. For an account that is not verified, it is 422 `channel_number_not_verified`.
         */
        phone_number_id: PhoneNumberId
        /** The id of the broadcast. */
        id: BroadcastId
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      200: { headers: { [name: string]: unknown }; content: { 'application/json': BroadcastRecipientList } }
      400: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
      401: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
      404: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
      422: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
      429: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
      500: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
    }
  }
  bulkAddBroadcastRecipients: {
    parameters: {
      query?: never
      header?: {
        /**
         * A unique value that you choose for each operation, such as a UUID. Within 24 hours, the same key with the
         * same method, path and body returns the stored response (with `Idempotent-Replayed: true`) and does nothing
         * twice. With a different request it is 422 `idempotency_key_reuse`. While the first request is in progress, it
         * is 409 `idempotency_in_progress`.
         */
        'Idempotency-Key'?: string
      }
      path: {
        /**
         * The `phone_number_id` of the account (see `GET /v1/accounts`). For an account that is not yours, the response
         * is 404. For an account that is not verified, it is 422 `channel_number_not_verified`.
         */
        phone_number_id: PhoneNumberId
        /** The id of the broadcast. */
        id: BroadcastId
      }
      cookie?: never
    }
    requestBody: { content: { 'application/json': BroadcastRecipientsAdd } }
    responses: {
      200: { headers: { [name: string]: unknown }; content: { 'application/json': BroadcastRecipientsResponse } }
      400: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
      401: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
      404: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
      409: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
      413: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
      415: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
      422: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
      429: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
      500: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
    }
  }
  startBroadcast: {
    parameters: {
      query?: never
      header?: {
        /**
         * A unique value that you choose for each operation, such as a UUID. Within 24 hours, the same key with the
         * same method, path and body returns the stored response (with `Idempotent-Replayed: true`) and does nothing
         * twice. With a different request it is 422 `idempotency_key_reuse`. While the first request is in progress, it
         * is 409 `idempotency_in_progress`.
         */
        'Idempotency-Key'?: string
      }
      path: {
        /**
         * The `phone_number_id` of the account (see `GET /v1/accounts`). For an account that is not yours, the response
         * is 404. For an account that is not verified, it is 422 `channel_number_not_verified`.
         */
        phone_number_id: PhoneNumberId
        /** The id of the broadcast. */
        id: BroadcastId
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      200: { headers: { [name: string]: unknown }; content: { 'application/json': BroadcastResponse } }
      400: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
      401: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
      404: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
      409: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
      422: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
      429: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
      500: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
    }
  }
  getAssignmentRule: {
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
      200: { headers: { [name: string]: unknown }; content: { 'application/json': AssignmentRuleResponse } }
      400: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
      401: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
      404: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
      422: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
      429: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
      500: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
    }
  }
  updateAssignmentRule: {
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
    requestBody: { content: { 'application/json': AssignmentRuleUpdate } }
    responses: {
      200: { headers: { [name: string]: unknown }; content: { 'application/json': AssignmentRuleResponse } }
      400: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
      401: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
      404: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
      413: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
      415: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
      422: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
      429: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
      500: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
    }
  }
  listContacts: {
    parameters: {
      query?: {
        /**
         * Only the contact with exactly this phone number, in E.164 format. Encode its `+` as `%2B`. An invalid number
         * is `invalid_phone_number`.
         */
        phone_number?: string
        /**
         * Only contacts whose name or email address contains this text, ignoring case and accents. At least three
         * characters. `%` and `_` are literal. `+` and digits also find the phone numbers that begin so.
         */
        search?: string
        /** Only contacts with exactly this username, ignoring case. `.` and `_` are significant. */
        username?: string
        /** Only contacts that have this label. */
        label_id?: LabelId
        /** Only the contact with this business-scoped user id. */
        bsuid?: BusinessScopedUserId
        /** Only contacts that are blocked. The only value is `true`. */
        blocked?: true
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
      200: { headers: { [name: string]: unknown }; content: { 'application/json': ContactList } }
      400: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
      401: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
      404: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
      422: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
      429: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
      500: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
    }
  }
  createContactInAccount: {
    parameters: {
      query?: never
      header?: {
        /**
         * A unique value that you choose for each operation, such as a UUID. Within 24 hours, the same key with the
         * same method, path and body returns the stored response (with `Idempotent-Replayed: true`) and does nothing
         * twice. With a different request it is 422 `idempotency_key_reuse`. While the first request is in progress, it
         * is 409 `idempotency_in_progress`.
         */
        'Idempotency-Key'?: string
      }
      path: {
        /**
         * The `phone_number_id` of the account (see `GET /v1/accounts`). For an account that is not yours, the response
         * is 404. For an account that is not verified, it is 422 `channel_number_not_verified`.
         */
        phone_number_id: PhoneNumberId
      }
      cookie?: never
    }
    requestBody: { content: { 'application/json': ContactCreate } }
    responses: {
      201: { headers: { [name: string]: unknown }; content: { 'application/json': CreatedContactResponse } }
      400: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
      401: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
      404: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
      409: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
      413: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
      415: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
      422: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
      429: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
      500: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
    }
  }
  listContactImports: {
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
      200: { headers: { [name: string]: unknown }; content: { 'application/json': ContactImportList } }
      400: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
      401: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
      404: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
      422: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
      429: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
      500: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
    }
  }
  createContactImport: {
    parameters: {
      query?: never
      header?: {
        /**
         * A unique value that you choose for each operation, such as a UUID. Within 24 hours, the same key with the
         * same method, path and body returns the stored response (with `Idempotent-Replayed: true`) and does nothing
         * twice. With a different request it is 422 `idempotency_key_reuse`. While the first request is in progress, it
         * is 409 `idempotency_in_progress`.
         */
        'Idempotency-Key'?: string
      }
      path: {
        /**
         * The `phone_number_id` of the account (see `GET /v1/accounts`). For an account that is not yours, the response
         * is 404. For an account that is not verified, it is 422 `channel_number_not_verified`.
         */
        phone_number_id: PhoneNumberId
      }
      cookie?: never
    }
    requestBody: { content: { 'multipart/form-data': ContactImportCreate } }
    responses: {
      201: { headers: { [name: string]: unknown }; content: { 'application/json': ContactImportResponse } }
      400: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
      401: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
      404: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
      409: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
      413: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
      415: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
      422: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
      429: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
      500: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
    }
  }
  getContactImport: {
    parameters: {
      query?: never
      header?: never
      path: {
        /**
         * The `phone_number_id` of the account (see `GET /v1/accounts`). For an account that is not yours, the response
         * is 404. For an account that is not verified, it is 422 `channel_number_not_verified`.
         */
        phone_number_id: PhoneNumberId
        /** The id of the import. */
        id: ContactImportId
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      200: { headers: { [name: string]: unknown }; content: { 'application/json': ContactImportResponse } }
      400: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
      401: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
      404: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
      422: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
      429: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
      500: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
    }
  }
  cancelContactImport: {
    parameters: {
      query?: never
      header?: {
        /**
         * A unique value that you choose for each operation, such as a UUID. Within 24 hours, the same key with the
         * same method, path and body returns the stored response (with `Idempotent-Replayed: true`) and does nothing
         * twice. With a different request it is 422 `idempotency_key_reuse`. While the first request is in progress, it
         * is 409 `idempotency_in_progress`.
         */
        'Idempotency-Key'?: string
      }
      path: {
        /**
         * The `phone_number_id` of the account (see `GET /v1/accounts`). For an account that is not yours, the response
         * is 404. For an account that is not verified, it is 422 `channel_number_not_verified`.
         */
        phone_number_id: PhoneNumberId
        /** The id of the import. */
        id: ContactImportId
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      200: { headers: { [name: string]: unknown }; content: { 'application/json': ContactImportResponse } }
      400: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
      401: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
      404: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
      409: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
      422: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
      429: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
      500: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
    }
  }
  getContactImportErrors: {
    parameters: {
      query?: never
      header?: never
      path: {
        /**
         * The `phone_number_id` of the account (see `GET /v1/accounts`). For an account that is not yours, the response
         * is 404. For an account that is not verified, it is 422 `channel_number_not_verified`.
         */
        phone_number_id: PhoneNumberId
        /** The id of the import. */
        id: ContactImportId
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      200: { headers: { [name: string]: unknown }; content: { 'text/csv': string } }
      400: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
      401: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
      404: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
      422: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
      429: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
      500: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
    }
  }
  exportContacts: {
    parameters: {
      query?: {
        /** The format of the file. */
        format?: 'csv' | 'ndjson'
        /**
         * Only the contact with exactly this phone number, in E.164 format. Encode its `+` as `%2B`. An invalid number
         * is `invalid_phone_number`.
         */
        phone_number?: string
        /**
         * Only contacts whose name or email address contains this text, ignoring case and accents. At least three
         * characters. `%` and `_` are literal. `+` and digits also find the phone numbers that begin so.
         */
        search?: string
        /** Only contacts with exactly this username, ignoring case. `.` and `_` are significant. */
        username?: string
        /** Only contacts that have this label. */
        label_id?: LabelId
        /** Only the contact with this business-scoped user id. */
        bsuid?: BusinessScopedUserId
        /** Only contacts that are blocked. The only value is `true`. */
        blocked?: true
      }
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
      200: { headers: { [name: string]: unknown }; content: { 'text/csv': string; 'application/x-ndjson': unknown } }
      400: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
      401: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
      404: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
      422: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
      429: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
      500: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
    }
  }
  bulkLabelContactsInAccount: {
    parameters: {
      query?: never
      header?: {
        /**
         * A unique value that you choose for each operation, such as a UUID. Within 24 hours, the same key with the
         * same method, path and body returns the stored response (with `Idempotent-Replayed: true`) and does nothing
         * twice. With a different request it is 422 `idempotency_key_reuse`. While the first request is in progress, it
         * is 409 `idempotency_in_progress`.
         */
        'Idempotency-Key'?: string
      }
      path: {
        /**
         * The `phone_number_id` of the account (see `GET /v1/accounts`). For an account that is not yours, the response
         * is 404. For an account that is not verified, it is 422 `channel_number_not_verified`.
         */
        phone_number_id: PhoneNumberId
      }
      cookie?: never
    }
    requestBody: { content: { 'application/json': BulkLabel } }
    responses: {
      200: { headers: { [name: string]: unknown }; content: { 'application/json': BulkLabelResponse } }
      400: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
      401: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
      404: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
      409: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
      413: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
      415: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
      422: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
      429: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
      500: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
    }
  }
  upsertContact: {
    parameters: {
      query?: never
      header?: never
      path: {
        /**
         * The `phone_number_id` of the account (see `GET /v1/accounts`). For an account that is not yours, the response
         * is 404. For an account that is not verified, it is 422 `channel_number_not_verified`.
         */
        phone_number_id: PhoneNumberId
        /**
         * The phone number of the contact in E.164 format. Encode its `+` as `%2B`. An invalid number is
         * `invalid_phone_number`.
         */
        phone_number: string
      }
      cookie?: never
    }
    requestBody: { content: { 'application/json': ContactUpdate } }
    responses: {
      200: { headers: { [name: string]: unknown }; content: { 'application/json': ContactResponse } }
      201: { headers: { [name: string]: unknown }; content: { 'application/json': ContactResponse } }
      400: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
      401: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
      404: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
      413: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
      415: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
      422: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
      429: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
      500: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
    }
  }
  getContact: {
    parameters: {
      query?: never
      header?: never
      path: {
        /**
         * The `phone_number_id` of the account (see `GET /v1/accounts`). For an account that is not yours, the response
         * is 404. For an account that is not verified, it is 422 `channel_number_not_verified`.
         */
        phone_number_id: PhoneNumberId
        /** The id of the contact. */
        id: ContactId
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      200: { headers: { [name: string]: unknown }; content: { 'application/json': ContactResponse } }
      400: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
      401: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
      404: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
      422: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
      429: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
      500: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
    }
  }
  deleteContact: {
    parameters: {
      query?: never
      header?: never
      path: {
        /**
         * The `phone_number_id` of the account (see `GET /v1/accounts`). For an account that is not yours, the response
         * is 404. For an account that is not verified, it is 422 `channel_number_not_verified`.
         */
        phone_number_id: PhoneNumberId
        /** The id of the contact. */
        id: ContactId
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      200: { headers: { [name: string]: unknown }; content: { 'application/json': DeletedContactResponse } }
      400: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
      401: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
      404: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
      422: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
      429: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
      500: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
    }
  }
  updateContact: {
    parameters: {
      query?: never
      header?: never
      path: {
        /**
         * The `phone_number_id` of the account (see `GET /v1/accounts`). For an account that is not yours, the response
         * is 404. For an account that is not verified, it is 422 `channel_number_not_verified`.
         */
        phone_number_id: PhoneNumberId
        /** The id of the contact. */
        id: ContactId
      }
      cookie?: never
    }
    requestBody: { content: { 'application/json': ContactUpdate } }
    responses: {
      200: { headers: { [name: string]: unknown }; content: { 'application/json': ContactResponse } }
      400: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
      401: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
      404: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
      413: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
      415: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
      422: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
      429: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
      500: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
    }
  }
  blockContact: {
    parameters: {
      query?: never
      header?: {
        /**
         * A unique value that you choose for each operation, such as a UUID. Within 24 hours, the same key with the
         * same method, path and body returns the stored response (with `Idempotent-Replayed: true`) and does nothing
         * twice. With a different request it is 422 `idempotency_key_reuse`. While the first request is in progress, it
         * is 409 `idempotency_in_progress`.
         */
        'Idempotency-Key'?: string
      }
      path: {
        /**
         * The `phone_number_id` of the account (see `GET /v1/accounts`). For an account that is not yours, the response
         * is 404. For an account that is not verified, it is 422 `channel_number_not_verified`.
         */
        phone_number_id: PhoneNumberId
        /** The id of the contact. */
        id: ContactId
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      200: { headers: { [name: string]: unknown }; content: { 'application/json': ContactResponse } }
      400: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
      401: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
      404: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
      409: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
      422: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
      429: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
      500: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
      502: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
    }
  }
  unblockContact: {
    parameters: {
      query?: never
      header?: never
      path: {
        /**
         * The `phone_number_id` of the account (see `GET /v1/accounts`). For an account that is not yours, the response
         * is 404. For an account that is not verified, it is 422 `channel_number_not_verified`.
         */
        phone_number_id: PhoneNumberId
        /** The id of the contact. */
        id: ContactId
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      200: { headers: { [name: string]: unknown }; content: { 'application/json': ContactResponse } }
      400: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
      401: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
      404: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
      422: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
      429: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
      500: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
      502: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
    }
  }
  attachContactLabel: {
    parameters: {
      query?: never
      header?: {
        /**
         * A unique value that you choose for each operation, such as a UUID. Within 24 hours, the same key with the
         * same method, path and body returns the stored response (with `Idempotent-Replayed: true`) and does nothing
         * twice. With a different request it is 422 `idempotency_key_reuse`. While the first request is in progress, it
         * is 409 `idempotency_in_progress`.
         */
        'Idempotency-Key'?: string
      }
      path: {
        /**
         * The `phone_number_id` of the account (see `GET /v1/accounts`). For an account that is not yours, the response
         * is 404. For an account that is not verified, it is 422 `channel_number_not_verified`.
         */
        phone_number_id: PhoneNumberId
        /** The id of the contact. */
        id: ContactId
      }
      cookie?: never
    }
    requestBody: { content: { 'application/json': LabelAttach } }
    responses: {
      200: { headers: { [name: string]: unknown }; content: { 'application/json': ContactLabelLinkResponse } }
      400: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
      401: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
      404: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
      409: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
      413: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
      415: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
      422: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
      429: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
      500: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
    }
  }
  detachContactLabel: {
    parameters: {
      query?: never
      header?: never
      path: {
        /**
         * The `phone_number_id` of the account (see `GET /v1/accounts`). For an account that is not yours, the response
         * is 404. For an account that is not verified, it is 422 `channel_number_not_verified`.
         */
        phone_number_id: PhoneNumberId
        /** The id of the contact. */
        id: ContactId
        /** The id of the label to detach. */
        label_id: LabelId
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      200: { headers: { [name: string]: unknown }; content: { 'application/json': ContactLabelLinkResponse } }
      400: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
      401: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
      404: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
      422: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
      429: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
      500: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
    }
  }
  listConversations: {
    parameters: {
      query?: {
        /** Only conversations with this status. */
        status?: ConversationStatus
        /** Only conversations assigned to the user with this id. */
        assigned_to?: string
        /** Only conversations that have this label. */
        label_id?: LabelId
        /** Only the conversation with this contact. It finds no conversation of a group. */
        contact_id?: ContactId
        /** Conversations with a contact (`individual`, the default) or in a group (`group`). */
        kind?: ConversationKind
        /** Whether the conversation has unread messages (`true`), or none (`false`). */
        unread?: boolean
        /** Only conversations whose `window` is open. */
        window?: 'open'
        /** Whether the conversation is snoozed (`true`), or not (`false`). */
        snoozed?: boolean
        /** Only conversations that came back from a snooze, and have a `snooze_ended_at`. */
        snooze_ended?: true
        /**
         * Only conversations with this text in a message, or in the name or phone number of the contact. Each word of
         * the text must begin a word there, ignoring case and accents, and all words must be in the same message or
         * contact. A phone number is also found by a part of at least four digits. Conversations of groups
         * (`kind=group`) are found by the subject too. At least three characters.
         */
        search?: string
        /** Only conversations updated at or after this time. This also changes the order of the list. */
        updated_since?: string
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
      header?: {
        /**
         * The `ETag` of an earlier response, several of them separated by commas, or `*`. If the page is unchanged, the
         * response is 304 without a body.
         */
        'If-None-Match'?: string
      }
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
      200: { headers: { [name: string]: unknown }; content: { 'application/json': ConversationList } }
      304: { headers: { [name: string]: unknown }; content?: never }
      400: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
      401: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
      404: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
      422: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
      429: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
      500: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
    }
  }
  getConversation: {
    parameters: {
      query?: never
      header?: never
      path: {
        /**
         * The `phone_number_id` of the account (see `GET /v1/accounts`). For an account that is not yours, the response
         * is 404. For an account that is not verified, it is 422 `channel_number_not_verified`.
         */
        phone_number_id: PhoneNumberId
        /** The id of the conversation. */
        id: ConversationId
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      200: { headers: { [name: string]: unknown }; content: { 'application/json': ConversationResponse } }
      400: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
      401: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
      404: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
      422: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
      429: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
      500: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
    }
  }
  updateConversation: {
    parameters: {
      query?: never
      header?: never
      path: {
        /**
         * The `phone_number_id` of the account (see `GET /v1/accounts`). For an account that is not yours, the response
         * is 404. For an account that is not verified, it is 422 `channel_number_not_verified`.
         */
        phone_number_id: PhoneNumberId
        /** The id of the conversation. */
        id: ConversationId
      }
      cookie?: never
    }
    requestBody: { content: { 'application/json': ConversationUpdate } }
    responses: {
      200: { headers: { [name: string]: unknown }; content: { 'application/json': ConversationResponse } }
      400: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
      401: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
      404: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
      413: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
      415: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
      422: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
      429: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
      500: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
    }
  }
  attachConversationLabelInAccount: {
    parameters: {
      query?: never
      header?: {
        /**
         * A unique value that you choose for each operation, such as a UUID. Within 24 hours, the same key with the
         * same method, path and body returns the stored response (with `Idempotent-Replayed: true`) and does nothing
         * twice. With a different request it is 422 `idempotency_key_reuse`. While the first request is in progress, it
         * is 409 `idempotency_in_progress`.
         */
        'Idempotency-Key'?: string
      }
      path: {
        /**
         * The `phone_number_id` of the account (see `GET /v1/accounts`). For an account that is not yours, the response
         * is 404. For an account that is not verified, it is 422 `channel_number_not_verified`.
         */
        phone_number_id: PhoneNumberId
        /** The id of the conversation. */
        id: ConversationId
      }
      cookie?: never
    }
    requestBody: { content: { 'application/json': LabelAttach } }
    responses: {
      200: { headers: { [name: string]: unknown }; content: { 'application/json': ConversationLabelLinkResponse } }
      400: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
      401: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
      404: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
      409: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
      413: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
      415: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
      422: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
      429: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
      500: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
    }
  }
  detachConversationLabel: {
    parameters: {
      query?: never
      header?: never
      path: {
        /**
         * The `phone_number_id` of the account (see `GET /v1/accounts`). For an account that is not yours, the response
         * is 404. For an account that is not verified, it is 422 `channel_number_not_verified`.
         */
        phone_number_id: PhoneNumberId
        /** The id of the conversation. */
        id: ConversationId
        /** The id of the label to detach. */
        label_id: LabelId
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      200: { headers: { [name: string]: unknown }; content: { 'application/json': ConversationLabelLinkResponse } }
      400: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
      401: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
      404: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
      422: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
      429: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
      500: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
    }
  }
  listNotes: {
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
      path: {
        /**
         * The `phone_number_id` of the account (see `GET /v1/accounts`). For an account that is not yours, the response
         * is 404. For an account that is not verified, it is 422 `channel_number_not_verified`.
         */
        phone_number_id: PhoneNumberId
        /** The id of the conversation. */
        id: ConversationId
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      200: { headers: { [name: string]: unknown }; content: { 'application/json': NoteList } }
      400: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
      401: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
      404: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
      422: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
      429: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
      500: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
    }
  }
  createNote: {
    parameters: {
      query?: never
      header?: {
        /**
         * A unique value that you choose for each operation, such as a UUID. Within 24 hours, the same key with the
         * same method, path and body returns the stored response (with `Idempotent-Replayed: true`) and does nothing
         * twice. With a different request it is 422 `idempotency_key_reuse`. While the first request is in progress, it
         * is 409 `idempotency_in_progress`.
         */
        'Idempotency-Key'?: string
      }
      path: {
        /**
         * The `phone_number_id` of the account (see `GET /v1/accounts`). For an account that is not yours, the response
         * is 404. For an account that is not verified, it is 422 `channel_number_not_verified`.
         */
        phone_number_id: PhoneNumberId
        /** The id of the conversation. */
        id: ConversationId
      }
      cookie?: never
    }
    requestBody: { content: { 'application/json': NoteCreate } }
    responses: {
      201: { headers: { [name: string]: unknown }; content: { 'application/json': NoteResponse } }
      400: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
      401: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
      404: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
      409: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
      413: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
      415: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
      422: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
      429: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
      500: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
    }
  }
  deleteNote: {
    parameters: {
      query?: never
      header?: never
      path: {
        /**
         * The `phone_number_id` of the account (see `GET /v1/accounts`). For an account that is not yours, the response
         * is 404. For an account that is not verified, it is 422 `channel_number_not_verified`.
         */
        phone_number_id: PhoneNumberId
        /** The id of the conversation. */
        id: ConversationId
        /** The id of the note. */
        note_id: NoteId
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      200: { headers: { [name: string]: unknown }; content: { 'application/json': DeletedNoteResponse } }
      400: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
      401: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
      404: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
      422: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
      429: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
      500: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
    }
  }
  updateNote: {
    parameters: {
      query?: never
      header?: never
      path: {
        /**
         * The `phone_number_id` of the account (see `GET /v1/accounts`). For an account that is not yours, the response
         * is 404. For an account that is not verified, it is 422 `channel_number_not_verified`.
         */
        phone_number_id: PhoneNumberId
        /** The id of the conversation. */
        id: ConversationId
        /** The id of the note. */
        note_id: NoteId
      }
      cookie?: never
    }
    requestBody: { content: { 'application/json': NoteUpdate } }
    responses: {
      200: { headers: { [name: string]: unknown }; content: { 'application/json': NoteResponse } }
      400: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
      401: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
      404: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
      413: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
      415: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
      422: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
      429: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
      500: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
    }
  }
  markConversationRead: {
    parameters: {
      query?: never
      header?: {
        /**
         * A unique value that you choose for each operation, such as a UUID. Within 24 hours, the same key with the
         * same method, path and body returns the stored response (with `Idempotent-Replayed: true`) and does nothing
         * twice. With a different request it is 422 `idempotency_key_reuse`. While the first request is in progress, it
         * is 409 `idempotency_in_progress`.
         */
        'Idempotency-Key'?: string
      }
      path: {
        /**
         * The `phone_number_id` of the account (see `GET /v1/accounts`). For an account that is not yours, the response
         * is 404. For an account that is not verified, it is 422 `channel_number_not_verified`.
         */
        phone_number_id: PhoneNumberId
        /** The id of the conversation. */
        id: ConversationId
      }
      cookie?: never
    }
    requestBody?: { content: { 'application/json': ConversationRead } }
    responses: {
      200: { headers: { [name: string]: unknown }; content: { 'application/json': ConversationResponse } }
      400: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
      401: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
      404: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
      409: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
      413: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
      415: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
      422: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
      429: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
      500: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
    }
  }
  createMedia: {
    parameters: {
      query?: never
      header?: {
        /**
         * A unique value that you choose for each operation, such as a UUID. Within 24 hours, the same key with the
         * same method, path and body returns the stored response (with `Idempotent-Replayed: true`) and does nothing
         * twice. With a different request it is 422 `idempotency_key_reuse`. While the first request is in progress, it
         * is 409 `idempotency_in_progress`.
         */
        'Idempotency-Key'?: string
      }
      path: {
        /**
         * The `phone_number_id` of the account (see `GET /v1/accounts`). For an account that is not yours, the response
         * is 404. For an account that is not verified, it is 422 `channel_number_not_verified`.
         */
        phone_number_id: PhoneNumberId
      }
      cookie?: never
    }
    requestBody: { content: { 'multipart/form-data': MediaCreate } }
    responses: {
      201: { headers: { [name: string]: unknown }; content: { 'application/json': MediaResponse } }
      400: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
      401: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
      404: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
      409: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
      413: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
      415: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
      422: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
      429: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
      500: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
    }
  }
  listMessages: {
    parameters: {
      query?: {
        /** Only messages of this conversation. */
        conversation_id?: ConversationId
        /**
         * Only messages with contacts (`individual`) or in groups (`group`). By default all messages of the given
         * conversation, or those with contacts.
         */
        kind?: ConversationKind
        /** Only inbound or only outbound messages. */
        direction?: MessageDirection
        /** Only messages with this status. */
        status?: MessageStatus
        /** Only messages with a `send_at` that are still `pending`. */
        scheduled?: true
        /** Only messages created at or after this time. */
        created_after?: string
        /** Only messages created before this time. */
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
      200: { headers: { [name: string]: unknown }; content: { 'application/json': MessageList } }
      400: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
      401: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
      404: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
      422: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
      429: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
      500: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
    }
  }
  sendMessage: {
    parameters: {
      query?: never
      header?: {
        /**
         * A unique value that you choose for each operation, such as a UUID. Within 24 hours, the same key with the
         * same method, path and body returns the stored response (with `Idempotent-Replayed: true`) and does nothing
         * twice. With a different request it is 422 `idempotency_key_reuse`. While the first request is in progress, it
         * is 409 `idempotency_in_progress`.
         */
        'Idempotency-Key'?: string
      }
      path: {
        /**
         * The `phone_number_id` of the account (see `GET /v1/accounts`). For an account that is not yours, the response
         * is 404. For an account that is not verified, it is 422 `channel_number_not_verified`.
         */
        phone_number_id: PhoneNumberId
      }
      cookie?: never
    }
    requestBody: { content: { 'application/json': MessageSend } }
    responses: {
      202: { headers: { [name: string]: unknown }; content: { 'application/json': MessageResponse } }
      400: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
      401: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
      403: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
      404: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
      409: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
      413: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
      415: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
      422: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
      429: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
      500: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
    }
  }
  getMessage: {
    parameters: {
      query?: never
      header?: never
      path: {
        /**
         * The `phone_number_id` of the account (see `GET /v1/accounts`). For an account that is not yours, the response
         * is 404. For an account that is not verified, it is 422 `channel_number_not_verified`.
         */
        phone_number_id: PhoneNumberId
        /** The id of the message. */
        id: MessageId
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      200: { headers: { [name: string]: unknown }; content: { 'application/json': MessageResponse } }
      400: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
      401: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
      404: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
      422: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
      429: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
      500: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
    }
  }
  cancelMessage: {
    parameters: {
      query?: never
      header?: {
        /**
         * A unique value that you choose for each operation, such as a UUID. Within 24 hours, the same key with the
         * same method, path and body returns the stored response (with `Idempotent-Replayed: true`) and does nothing
         * twice. With a different request it is 422 `idempotency_key_reuse`. While the first request is in progress, it
         * is 409 `idempotency_in_progress`.
         */
        'Idempotency-Key'?: string
      }
      path: {
        /**
         * The `phone_number_id` of the account (see `GET /v1/accounts`). For an account that is not yours, the response
         * is 404. For an account that is not verified, it is 422 `channel_number_not_verified`.
         */
        phone_number_id: PhoneNumberId
        /** The id of the message. */
        id: MessageId
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      200: { headers: { [name: string]: unknown }; content: { 'application/json': MessageResponse } }
      400: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
      401: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
      404: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
      409: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
      422: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
      429: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
      500: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
    }
  }
  getMessageMedia: {
    parameters: {
      query?: never
      header?: never
      path: {
        /**
         * The `phone_number_id` of the account (see `GET /v1/accounts`). For an account that is not yours, the response
         * is 404. For an account that is not verified, it is 422 `channel_number_not_verified`.
         */
        phone_number_id: PhoneNumberId
        /** The id of the message. */
        id: MessageId
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      302: { headers: { [name: string]: unknown }; content?: never }
      400: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
      401: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
      404: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
      422: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
      429: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
      500: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
    }
  }
  getAccountProfile: {
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
      200: { headers: { [name: string]: unknown }; content: { 'application/json': AccountProfileResponse } }
      400: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
      401: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
      404: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
      422: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
      429: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
      500: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
      502: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
    }
  }
  updateAccountProfile: {
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
    requestBody: { content: { 'application/json': AccountProfileUpdate } }
    responses: {
      200: { headers: { [name: string]: unknown }; content: { 'application/json': AccountProfileResponse } }
      400: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
      401: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
      404: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
      413: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
      415: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
      422: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
      429: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
      500: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
      502: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
    }
  }
  listTemplates: {
    parameters: {
      query?: {
        /** Only templates with exactly this name, in every language. */
        name?: string
        /** Only templates with this status. */
        status?: TemplateStatus
        /** Only templates of this category. */
        category?: TemplateCategory
        /** Only templates in exactly this language. */
        language?: string
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
      200: { headers: { [name: string]: unknown }; content: { 'application/json': TemplateList } }
      400: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
      401: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
      404: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
      422: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
      429: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
      500: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
    }
  }
  createTemplate: {
    parameters: {
      query?: never
      header?: {
        /**
         * A unique value that you choose for each operation, such as a UUID. Within 24 hours, the same key with the
         * same method, path and body returns the stored response (with `Idempotent-Replayed: true`) and does nothing
         * twice. With a different request it is 422 `idempotency_key_reuse`. While the first request is in progress, it
         * is 409 `idempotency_in_progress`.
         */
        'Idempotency-Key'?: string
      }
      path: {
        /**
         * The `phone_number_id` of the account (see `GET /v1/accounts`). For an account that is not yours, the response
         * is 404. For an account that is not verified, it is 422 `channel_number_not_verified`.
         */
        phone_number_id: PhoneNumberId
      }
      cookie?: never
    }
    requestBody: { content: { 'application/json': TemplateCreate } }
    responses: {
      201: { headers: { [name: string]: unknown }; content: { 'application/json': TemplateResponse } }
      400: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
      401: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
      403: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
      404: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
      409: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
      413: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
      415: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
      422: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
      429: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
      500: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
      502: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
    }
  }
  syncTemplates: {
    parameters: {
      query?: never
      header?: {
        /**
         * A unique value that you choose for each operation, such as a UUID. Within 24 hours, the same key with the
         * same method, path and body returns the stored response (with `Idempotent-Replayed: true`) and does nothing
         * twice. With a different request it is 422 `idempotency_key_reuse`. While the first request is in progress, it
         * is 409 `idempotency_in_progress`.
         */
        'Idempotency-Key'?: string
      }
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
      200: { headers: { [name: string]: unknown }; content: { 'application/json': TemplateSyncResultResponse } }
      400: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
      401: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
      404: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
      409: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
      422: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
      429: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
      500: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
      502: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
    }
  }
  getTemplate: {
    parameters: {
      query?: {
        /** The language of the template, exactly as in the template. */
        language?: string
      }
      header?: never
      path: {
        /**
         * The `phone_number_id` of the account (see `GET /v1/accounts`). For an account that is not yours, the response
         * is 404. For an account that is not verified, it is 422 `channel_number_not_verified`.
         */
        phone_number_id: PhoneNumberId
        /** The name of the template. */
        name: string
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      200: { headers: { [name: string]: unknown }; content: { 'application/json': TemplateResponse } }
      400: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
      401: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
      404: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
      422: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
      429: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
      500: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
    }
  }
  deleteTemplate: {
    parameters: {
      query?: {
        /** Only this language, exactly as in the template. */
        language?: string
      }
      header?: never
      path: {
        /**
         * The `phone_number_id` of the account (see `GET /v1/accounts`). For an account that is not yours, the response
         * is 404. For an account that is not verified, it is 422 `channel_number_not_verified`.
         */
        phone_number_id: PhoneNumberId
        /** The name of the template. */
        name: string
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      200: { headers: { [name: string]: unknown }; content: { 'application/json': TemplateDeletionResponse } }
      400: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
      401: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
      404: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
      422: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
      429: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
      500: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
      502: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
    }
  }
  updateTemplate: {
    parameters: {
      query?: {
        /** The language, exactly as in the template. Required if the name has several. */
        language?: string
      }
      header?: never
      path: {
        /**
         * The `phone_number_id` of the account (see `GET /v1/accounts`). For an account that is not yours, the response
         * is 404. For an account that is not verified, it is 422 `channel_number_not_verified`.
         */
        phone_number_id: PhoneNumberId
        /** The name of the template. */
        name: string
      }
      cookie?: never
    }
    requestBody: { content: { 'application/json': TemplateUpdate } }
    responses: {
      200: { headers: { [name: string]: unknown }; content: { 'application/json': TemplateResponse } }
      400: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
      401: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
      403: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
      404: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
      413: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
      415: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
      422: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
      429: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
      500: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
      502: { headers: { [name: string]: unknown }; content: { 'application/json': Error } }
    }
  }
}

export interface paths {
  '/v1/health': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Check that the service is up
     *
     * Responds while the service is running. Does not check the database or any other dependency. Requires no API key
     * and is not rate-limited.
     */
    get: operations['getHealth']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/v1/openapi.json': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Get this document
     *
     * Returns the OpenAPI 3.1 document of this API, for generating clients or for browsing. Requires no API key and is
     * not rate-limited. The response is the document itself, without an envelope. The service is its only server, also
     * in its samples.
     */
    get: operations['getOpenApiDocument']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/v1/me': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Get the API key in use
     *
     * Returns the API key of the request, its expiry, its organization and its teams. Use it to try a new key.
     */
    get: operations['getMe']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/v1/accounts': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * List connected accounts
     *
     * Lists the accounts that your organization has connected, newest first (by `created_at`, then `id`, both
     * descending). Each row carries the `phone_number_id` used in phone-scoped paths.
     */
    get: operations['listAccounts']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/v1/accounts/{phone_number_id}': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Get an account
     *
     * Returns one account, also while it is not connected or not verified.
     */
    get: operations['getAccount']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/v1/customers': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * List customers
     *
     * Lists the end-customers of your organization, newest first (by `created_at`, then `id`, both descending). An
     * organization without platform mode has none.
     */
    get: operations['listCustomers']
    put?: never
    /**
     * Create a customer
     *
     * Creates an end-customer. It is active immediately and has no accounts yet. Requires platform mode: without it the
     * response is 403 `feature_not_entitled`. If your trial or subscription has ended, the response is 403
     * `subscription_inactive`.
     */
    post: operations['createCustomer']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/v1/customers/{id}': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Get a customer
     *
     * Returns one end-customer. `GET /v1/accounts?customer_id=` lists its accounts.
     */
    get: operations['getCustomer']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    /**
     * Update a customer
     *
     * Updates an end-customer, or suspends it. While `status` is `suspended`, no messages can be sent from its
     * accounts. An empty body changes nothing. Requires platform mode, as creating a customer does.
     */
    patch: operations['updateCustomer']
    trace?: never
  }
  '/v1/customers/{customer_id}/setup_links': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * List setup links
     *
     * Lists the setup links of an end-customer, newest first (by `created_at`, then `id`, both descending). Links that
     * have ended are included. `setup_url` is never shown again.
     */
    get: operations['listSetupLinks']
    put?: never
    /**
     * Create a setup link
     *
     * Creates a one-time link that the end-customer uses to connect an account through the provider's embedded signup.
     * Send the customer to `setup_url`. It contains a one-time token and is returned only in this response. For 24
     * hours, the same request with the same `Idempotency-Key` returns it again. Links of one customer are independent
     * of each other. Requires platform mode. For a suspended customer, the response is 422 `customer_suspended`.
     */
    post: operations['createSetupLink']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/v1/customers/{customer_id}/setup_links/{id}': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Get a setup link
     *
     * Returns one setup link, in any status. `setup_url` is never shown again.
     */
    get: operations['getSetupLink']
    put?: never
    post?: never
    /**
     * Revoke a setup link
     *
     * Revokes a setup link. It stops working, and a signup in progress cannot complete it. Its page says that it was
     * revoked. The link can still be read, with `status: revoked`, and `setup_link.revoked` is sent. A link that has
     * ended (completed, expired or revoked) returns 409 `setup_link_inactive`. This cannot be undone, but you can
     * create another link.
     */
    delete: operations['deleteSetupLink']
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/v1/contacts': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Create a contact
     *
     * Creates a contact on one of your accounts. `from` selects the account. It may be omitted if you have only one
     * account. If `from` is not a verified account of yours, the response is 422 `channel_number_not_verified`. A phone
     * number that already exists on the account returns 400 `invalid_field_value`.
     */
    post: operations['createContact']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/v1/contacts/bulk_label': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Label many contacts
     *
     * Attaches a label to up to 1000 contacts, or detaches it from them, in one transaction: either all eligible
     * contacts change, or none. Contacts of other organizations and contacts of another team than the label's are
     * skipped and counted.
     */
    post: operations['bulkLabelContacts']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/v1/conversations/{id}/labels': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Attach a label to a conversation
     *
     * Attaches a label to a conversation on any of your accounts. Attaching it again changes nothing and returns the
     * same response. The label and the conversation's contact must belong to the same team; a label of another team
     * returns 400 `invalid_field_value`.
     */
    post: operations['attachConversationLabel']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/v1/messages/search': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Search all messages
     *
     * Lists the messages with a text in them, of all accounts, newest first (by `id`, descending: ids ascend with
     * time). Each word of the text must begin a word of the message, ignoring case and accents. The words are those of
     * `content`: the text, the caption or the filled template. Filters can be combined. Notes are not searched.
     *
     * A page ends early if the words are hard to find: it has fewer items than `limit`, or none, although `has_more` is
     * true.
     */
    get: operations['searchMessages']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/v1/labels': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * List labels
     *
     * Lists the labels of your organization, newest first (by `created_at`, then `id`, both descending).
     */
    get: operations['listLabels']
    put?: never
    /**
     * Create a label
     *
     * Creates a label in a team. Names are unique within a team; a duplicate returns 400 `invalid_field_value`.
     * `team_id` is required if your organization has several teams.
     */
    post: operations['createLabel']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/v1/labels/{id}': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Get a label
     *
     * Returns one label.
     */
    get: operations['getLabel']
    put?: never
    post?: never
    /**
     * Delete a label
     *
     * Deletes a label and detaches it from every contact and conversation. This cannot be undone.
     */
    delete: operations['deleteLabel']
    options?: never
    head?: never
    /**
     * Update a label
     *
     * Updates the name or the color of a label. The change is visible wherever the label is attached. An empty body
     * changes nothing. The team of a label cannot be changed.
     */
    patch: operations['updateLabel']
    trace?: never
  }
  '/v1/saved_replies': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * List saved replies
     *
     * Lists the saved replies of your organization, newest first (by `created_at`, then `id`, both descending).
     */
    get: operations['listSavedReplies']
    put?: never
    /**
     * Create a saved reply
     *
     * Creates a saved reply. Shortcuts are unique in your organization, ignoring case and accents; a duplicate returns
     * 400 `invalid_field_value`, and so does a variable that is not known. Saved replies are not sent by themselves,
     * and are not reported by events.
     */
    post: operations['createSavedReply']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/v1/saved_replies/{id}': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Get a saved reply
     *
     * Returns one saved reply.
     */
    get: operations['getSavedReply']
    put?: never
    post?: never
    /**
     * Delete a saved reply
     *
     * Deletes a saved reply. Messages that were written with it stay. This cannot be undone.
     */
    delete: operations['deleteSavedReply']
    options?: never
    head?: never
    /**
     * Update a saved reply
     *
     * Updates a saved reply. Messages that were written with it do not change. An empty body changes nothing.
     */
    patch: operations['updateSavedReply']
    trace?: never
  }
  '/v1/users': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * List users
     *
     * Lists the users of your organization, newest first (by `created_at`, then `id`, both descending). The `id` of a
     * user is the value of `assigned_to` when you update a conversation. The operator of the service creates users.
     */
    get: operations['listUsers']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/v1/users/{id}': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Get a user
     *
     * Returns one user of your organization.
     */
    get: operations['getUser']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/v1/webhook_deliveries': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * List webhook deliveries
     *
     * Lists the deliveries of your organization, newest first (by `created_at`, then `id`, both descending), without
     * their payloads. Filters can be combined; a delivery must match all of them. Deliveries with the status
     * `succeeded` or `dead` are deleted after 30 days, unless your organization has another retention setting.
     */
    get: operations['listWebhookDeliveries']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/v1/webhook_deliveries/bulk_replay': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Replay many webhook deliveries
     *
     * Replays all matching deliveries of a subscription, oldest first, up to 1,000 per request. `capped` says whether
     * more deliveries match. To replay more, page through `created_after` and `created_before`. Earlier replays are
     * deliveries too and can match; the replays created by this request are never included. Deliveries with an erased
     * payload are skipped. If the subscription is disabled or deleted, the response is 409
     * `webhook_subscription_disabled`.
     */
    post: operations['bulkReplayWebhookDeliveries']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/v1/webhook_deliveries/{id}': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Get a webhook delivery
     *
     * Returns one delivery with its payload and its attempts. If the contact shown in the payload was deleted,
     * `payload` is null and `payload_erased_at` says when it was erased.
     */
    get: operations['getWebhookDelivery']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/v1/webhook_deliveries/{id}/replay': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Replay a webhook delivery
     *
     * Creates a new delivery of the same event, sent to the URL of the original delivery. The original does not change.
     * If the subscription is disabled or deleted, the response is 409 `webhook_subscription_disabled`. If the payload
     * was erased because its contact was deleted, the response is 409 `webhook_payload_erased`.
     */
    post: operations['replayWebhookDelivery']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/v1/webhook_subscriptions': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * List webhook subscriptions
     *
     * Lists the webhook subscriptions of your organization, newest first (by `created_at`, then `id`, both descending).
     */
    get: operations['listWebhookSubscriptions']
    put?: never
    /**
     * Create a webhook subscription
     *
     * Creates a subscription. From now on, each event of its types is sent to its URL. The response contains the
     * `secret` that deliveries are signed with. It is not shown again, so store it where you verify signatures. If your
     * organization has as many subscriptions as its plan includes (100 by default), the response is 403
     * `feature_not_entitled`.
     */
    post: operations['createWebhookSubscription']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/v1/webhook_subscriptions/{id}': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Get a webhook subscription
     *
     * Returns one subscription. Only the last four characters of its secrets are shown.
     */
    get: operations['getWebhookSubscription']
    put?: never
    post?: never
    /**
     * Delete a webhook subscription
     *
     * Deletes a subscription and its secrets. Nothing is sent to its URL any more. This cannot be undone.
     */
    delete: operations['deleteWebhookSubscription']
    options?: never
    head?: never
    /**
     * Update a webhook subscription
     *
     * Updates a subscription. While `enabled` is false, events are still recorded for it and held. They are sent once
     * it is enabled again, which also clears `disabled_reason`. An empty body changes nothing.
     */
    patch: operations['updateWebhookSubscription']
    trace?: never
  }
  '/v1/webhook_subscriptions/{id}/recover': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Send the failed deliveries of a webhook subscription again
     *
     * After your receiver was down: sends every event again that it has not accepted since a time, oldest first, up to
     * 1,000 per request. A `dead` delivery is replayed to the current URL; a `failed` one is attempted now instead of
     * later. Call it again until `remaining` is 0. An event is sent once, however often you call it: one that is
     * waiting, or has been delivered since, is skipped, and so are deliveries with an erased payload. If the
     * subscription is disabled, the response is 409 `webhook_subscription_disabled`.
     */
    post: operations['recoverWebhookDeliveries']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/v1/webhook_subscriptions/{id}/secrets': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Add a secret to a webhook subscription
     *
     * Creates a new secret and returns it. It is not shown again. Older secrets expire after
     * `expire_previous_in_hours`. Until then, deliveries carry one signature for each secret, so that receivers can
     * switch over without rejecting deliveries. A subscription has at most 10 secrets at a time.
     */
    post: operations['createWebhookSecret']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/v1/webhook_subscriptions/{id}/secrets/{secret_id}': {
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
     * Delete a secret of a webhook subscription
     *
     * Deletes a secret. Deliveries are no longer signed with it. The last secret cannot be deleted (`last_secret`). If
     * the newest secret is deleted, the one before it no longer expires.
     */
    delete: operations['deleteWebhookSecret']
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/v1/webhook_subscriptions/{id}/test': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Send a test event to a webhook subscription
     *
     * Sends a `webhook.test` event to this subscription only, regardless of its event types. The event is signed and
     * retried like any other. The response contains the delivery. If the subscription is disabled, the response is 409
     * `webhook_subscription_disabled`.
     */
    post: operations['sendWebhookTest']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/v1/events': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * List events
     *
     * Lists what has happened in your organization in the last 30 days, or less if it keeps webhook deliveries for a
     * shorter time. The items are the bodies of webhooks, of all types, whether or not a webhook subscription receives
     * them. Use it to receive events without a public URL, or to catch up on missed ones. Events of notes are listed
     * only by their `type`.
     *
     * The list is in the order in which events appear, the oldest first. To follow the list, send the `resume_cursor`
     * of each page as `cursor`, with the same filters. No event is skipped or repeated, because an event appears only
     * when no earlier one can follow. With filters, a page may have fewer items than `limit`, or none, although
     * `has_more` is true. With `wait`, the response waits for an event if there is none yet.
     *
     * Events of a deleted contact disappear, except for `contact.deleted`. After the service was restored from a backup
     * or moved, a cursor is `invalid_cursor`, and `message` says with which `created_after` to continue.
     */
    get: operations['listEvents']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/v1/usage': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Count what the provider bills
     *
     * Counts the sent messages for which the provider has reported whether it bills them (`pricing` of a message), by
     * the fields in `group_by`. A message counts on the day on which it was created, from the status that says what it
     * costs. It is counted again when a later status says something else, and no more when it fails. Deleting a message
     * changes no count. The newest day is first (by `day`, descending). Counts are kept for 400 days.
     */
    get: operations['listUsage']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/v1/{phone_number_id}/broadcasts': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * List the broadcasts of an account
     *
     * Lists the broadcasts of the account, newest first (by `created_at`, then `id`, both descending).
     */
    get: operations['listBroadcasts']
    put?: never
    /**
     * Create a broadcast
     *
     * Creates a broadcast: a template that is sent to many recipients. It is a `draft` without recipients. Add them
     * with `POST /v1/{phone_number_id}/broadcasts/{id}/recipients`, then start it. Nothing is sent before that. The
     * template must be approved.
     */
    post: operations['createBroadcast']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/v1/{phone_number_id}/broadcasts/{id}': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Get a broadcast
     *
     * Returns a broadcast with the number of its recipients by status.
     */
    get: operations['getBroadcast']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    /**
     * Update a broadcast
     *
     * Updates the fields in the body. Omitted fields keep their values. A broadcast that has ended cannot be changed,
     * `send_at` only until it has started, and `template` only while it is a draft (`broadcast_status_conflict`). Its
     * recipients stay. An empty body changes nothing.
     */
    patch: operations['updateBroadcast']
    trace?: never
  }
  '/v1/{phone_number_id}/broadcasts/{id}/cancel': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Cancel a broadcast
     *
     * Ends a broadcast. Recipients that are `pending` get no message, and keep this status. Messages that were handed
     * to the queue still leave. Canceling a broadcast that has ended changes nothing.
     */
    post: operations['cancelBroadcast']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/v1/{phone_number_id}/broadcasts/{id}/pause': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Pause a broadcast
     *
     * Pauses a broadcast that is running or scheduled. No more messages are made. Those that were handed to the queue,
     * for up to two seconds of sending, still leave. Start it again to resume it. A paused broadcast is unchanged; a
     * draft, or one that has ended, cannot be paused (`broadcast_status_conflict`).
     */
    post: operations['pauseBroadcast']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/v1/{phone_number_id}/broadcasts/{id}/recipients': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * List the recipients of a broadcast
     *
     * Lists the recipients in the order in which they get their messages (by `id`, ascending). After a recipient was
     * erased with its contact, only its status remains.
     */
    get: operations['listBroadcastRecipients']
    put?: never
    /**
     * Add recipients to a broadcast
     *
     * Adds up to 10,000 recipients to a draft, in one transaction. Call it several times for more: a broadcast can have
     * 250,000. Or add all contacts of the account that have a label now. A recipient that the broadcast already has is
     * counted as a duplicate; a contact is the same by its id, its phone number and its business-scoped user id.
     * Recipients that are not valid are listed by their index in the request, and do not stop the others. Once the
     * broadcast was started, the response is 409 (`broadcast_status_conflict`).
     */
    post: operations['bulkAddBroadcastRecipients']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/v1/{phone_number_id}/broadcasts/{id}/start': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Start or resume a broadcast
     *
     * Starts a broadcast, now or at its `send_at`, or resumes a paused one where it stopped. It must have recipients.
     * Recipients cannot be added any more. The event `broadcast.started` is sent when messages begin to leave. A
     * broadcast that is running or scheduled is unchanged; one that has ended cannot be started
     * (`broadcast_status_conflict`). Messages wait in the same queue as all others, behind those that were sent one by
     * one, so that replies go first. The template, the account and each recipient are checked when a message is made,
     * like those of `POST /v1/{phone_number_id}/messages`.
     */
    post: operations['startBroadcast']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/v1/{phone_number_id}/assignment_rule': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Get the assignment rule of an account
     *
     * Returns how the conversations of the account are assigned. An account for which nothing was set has the mode
     * `manual`.
     */
    get: operations['getAssignmentRule']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    /**
     * Change the assignment rule of an account
     *
     * Changes how the conversations of the account are assigned, from the next message on. With `round_robin`, a
     * conversation that begins with a message of its contact, or that such a message reopens, and that has no assignee,
     * is assigned to the next available user of `user_ids`, in their order. If none is available, it stays unassigned.
     * Conversations that are open already do not change. Omitted fields keep their values; a body without fields
     * changes nothing.
     */
    patch: operations['updateAssignmentRule']
    trace?: never
  }
  '/v1/{phone_number_id}/contacts': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * List the contacts of an account
     *
     * Lists the contacts of the account, newest first (by `created_at`, then `id`, both descending). Filters can be
     * combined; a contact must match all of them.
     */
    get: operations['listContacts']
    put?: never
    /**
     * Create a contact on an account
     *
     * Creates a contact on the account in the path. Works like `POST /v1/contacts`, but `from` may always be omitted.
     * If `from` names another account than the path, the response is 400 `invalid_field_value`.
     */
    post: operations['createContactInAccount']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/v1/{phone_number_id}/contact_imports': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * List the imports of an account
     *
     * Lists the imports of contacts of the account, newest first (by `created_at`, then `id`, both descending). Imports
     * are removed 30 days after they were created.
     */
    get: operations['listContactImports']
    put?: never
    /**
     * Import contacts from a file
     *
     * Uploads a file with up to 100,000 contacts, at most 100 MiB, and creates or updates them in the background, each
     * like `PUT /v1/{phone_number_id}/contacts/by_phone_number/{phone_number}`. The file is one part of a form, `file`,
     * with a name that ends with `.csv`, or with `.ndjson` or `.jsonl` for one JSON object a line. It is UTF-8. The
     * form has no other parts. `phone_number` is required; `name`, `username`, `email`, `metadata` and `labels` can be
     * omitted. `labels` are names, which must exist in the team of the contact, and are attached; those that the
     * contact has already stay. In CSV, the first line names the columns, an empty cell changes nothing, `metadata` is
     * JSON, and names of labels are separated by `;`. Files of the export can be imported; their other columns are
     * ignored. Rows that fail do not stop the others. An import records no events of contacts. An organization can have
     * 10 unfinished imports; beyond that, the response is 429.
     */
    post: operations['createContactImport']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/v1/{phone_number_id}/contact_imports/{id}': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Get an import
     *
     * Returns the state and the progress of an import of contacts.
     */
    get: operations['getContactImport']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/v1/{phone_number_id}/contact_imports/{id}/cancel': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Cancel an import
     *
     * Ends an import of contacts. Rows that were imported already stay imported. Cancelling an import that has ended
     * changes nothing.
     */
    post: operations['cancelContactImport']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/v1/{phone_number_id}/contact_imports/{id}/errors': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Download the errors of an import
     *
     * Streams the rows that were not imported, by line, as comma-separated values: the line in the file, the field, and
     * the code and the message of the error.
     */
    get: operations['getContactImportErrors']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/v1/{phone_number_id}/contacts/export': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Export the contacts of an account
     *
     * Streams the contacts of the account, newest first, as a file: comma-separated values with a header line, or one
     * JSON object a line, each a contact as `GET` returns it. The filters are those of the list. The file can be
     * imported again. In CSV, a cell that a spreadsheet would take for a formula begins with an apostrophe, which the
     * import removes; names of labels are separated by `; `, and `metadata` is JSON. A connection that breaks ends the
     * file early.
     */
    get: operations['exportContacts']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/v1/{phone_number_id}/contacts/bulk_label': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Label many contacts of an account
     *
     * Attaches a label to up to 1000 contacts, or detaches it from them, in one transaction: either all eligible
     * contacts change, or none. Contacts of accounts other than the one in the path, and contacts of teams other than
     * the label's, are skipped and counted.
     */
    post: operations['bulkLabelContactsInAccount']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/v1/{phone_number_id}/contacts/by_phone_number/{phone_number}': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    /**
     * Create or update a contact by its phone number
     *
     * Updates the contact with this phone number, like `PATCH`, or creates it with the fields in the body. The response
     * is 201 if the contact was created, and 200 otherwise, also if nothing changed. Two calls at the same time give
     * one contact. The call can be repeated without an `Idempotency-Key`.
     */
    put: operations['upsertContact']
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/v1/{phone_number_id}/contacts/{id}': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Get a contact
     *
     * Returns one contact of the account.
     */
    get: operations['getContact']
    put?: never
    post?: never
    /**
     * Delete a contact
     *
     * Permanently deletes a contact with its conversation, messages and label attachments. This cannot be undone.
     * Pending messages to the contact are not sent. Events that show the contact lose their payload: their deliveries
     * remain readable with `payload: null`, but are neither sent nor replayed. The `contact.deleted` event contains
     * only the id.
     */
    delete: operations['deleteContact']
    options?: never
    head?: never
    /**
     * Update a contact
     *
     * Updates the fields in the body. Omitted fields keep their values; null clears a field. An empty body changes
     * nothing. The phone number identifies the contact and cannot be changed.
     */
    patch: operations['updateContact']
    trace?: never
  }
  '/v1/{phone_number_id}/contacts/{id}/block': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Block a contact
     *
     * Blocks the contact at the upstream provider: it can no longer write to the account, and messages to it fail with
     * `recipient_unavailable`. The provider blocks only contacts that have written within the last 24 hours; others get
     * 422 `outside_24h_window`. Blocking a blocked contact changes nothing. If the provider does not respond, the
     * response is 502 `channel_upstream_error`, and the request can be sent again.
     */
    post: operations['blockContact']
    /**
     * Unblock a contact
     *
     * Removes the contact from the account's block list at the upstream provider. Unblocking a contact that is not
     * blocked changes nothing. If the provider does not respond, the response is 502 `channel_upstream_error`, and the
     * request can be sent again.
     */
    delete: operations['unblockContact']
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/v1/{phone_number_id}/contacts/{id}/labels': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Attach a label to a contact
     *
     * Attaches a label. Attaching it again changes nothing and returns the same response. Contact and label must belong
     * to the same team; a label of another team returns 400 `invalid_field_value`.
     */
    post: operations['attachContactLabel']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/v1/{phone_number_id}/contacts/{id}/labels/{label_id}': {
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
     * Detach a label from a contact
     *
     * Detaches a label. Detaching a label that is not attached changes nothing and returns the same response.
     */
    delete: operations['detachContactLabel']
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/v1/{phone_number_id}/conversations': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * List the conversations of an account
     *
     * Lists the conversations of the account, ordered by their latest message, newest first; conversations without
     * messages come last (by `last_message_at`, then `id`, both descending). With `updated_since` the order is
     * `updated_at`, then `id`, both descending. Filters can be combined; a conversation must match all of them. The
     * response has a weak `ETag`. Send it as `If-None-Match`: while the page is unchanged, the response is 304.
     */
    get: operations['listConversations']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/v1/{phone_number_id}/conversations/{id}': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Get a conversation
     *
     * Returns one conversation of the account.
     */
    get: operations['getConversation']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    /**
     * Update a conversation
     *
     * Updates the status, the assignee, or until when the conversation is snoozed. Every status can be set from every
     * other. Resolving a conversation sets `unread_count` to zero and marks its inbound messages as read.
     */
    patch: operations['updateConversation']
    trace?: never
  }
  '/v1/{phone_number_id}/conversations/{id}/labels': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Attach a label to a conversation of an account
     *
     * Attaches a label. Attaching it again changes nothing and returns the same response. The label and the
     * conversation's contact must belong to the same team; a label of another team returns 400 `invalid_field_value`.
     */
    post: operations['attachConversationLabelInAccount']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/v1/{phone_number_id}/conversations/{id}/labels/{label_id}': {
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
     * Detach a label from a conversation
     *
     * Detaches a label. Detaching a label that is not attached changes nothing and returns the same response.
     */
    delete: operations['detachConversationLabel']
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/v1/{phone_number_id}/conversations/{id}/notes': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * List the notes of a conversation
     *
     * Lists the notes that your organization has written about the conversation, newest first (by `created_at`, then
     * `id`, both descending). The contact never sees them, and they are not sent to the provider.
     */
    get: operations['listNotes']
    put?: never
    /**
     * Write a note
     *
     * Writes a note about the conversation, for your organization only: the contact never sees it, and it is not sent
     * to the provider. It changes nothing about the conversation, neither `updated_at` nor `unread_count`. The author
     * is the API key. A user is mentioned by `<@` and `>` around the id, as `<@usr_01KAHX8P0Q2R4S6T8V1W3X5Y7Z>`, and is
     * notified in the dashboard. An unknown user returns 400 `invalid_field_value`. A note may mention up to 50 users.
     */
    post: operations['createNote']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/v1/{phone_number_id}/conversations/{id}/notes/{note_id}': {
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
     * Delete a note
     *
     * Deletes a note permanently, and withdraws its mentions.
     */
    delete: operations['deleteNote']
    options?: never
    head?: never
    /**
     * Change a note
     *
     * Changes the text of a note and sets `edited_at`. Users whom the new text mentions, and the old one did not, are
     * notified; the mentions that it lacks are withdrawn. The author stays. The same text changes nothing.
     */
    patch: operations['updateNote']
    trace?: never
  }
  '/v1/{phone_number_id}/conversations/{id}/read': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Mark a conversation as read
     *
     * Sets `unread_count` to zero and marks the inbound messages as read. The contact sees that the messages were read,
     * and with `typing` that an answer is being written. The provider is called in the background, once per request; if
     * it cannot be reached, it is called again for up to an hour. Nothing is sent to the provider if there is nothing
     * to show: no unread message, and no `typing`. Marking a conversation again is harmless.
     */
    post: operations['markConversationRead']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/v1/{phone_number_id}/media': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Upload a file to send
     *
     * Stores a file. Messages of the account can then send it by its id, as `media_id`, any number of times. The
     * contact gets exactly these bytes. The file is one part of a form, `file`, with its name and its media type; there
     * are no other parts. An image can have at most 5 MiB (`image/webp`, for stickers: 500 KiB), an audio or video 16
     * MiB, and a file of any other type 100 MiB; beyond that the response is 413. The provider can still refuse a type
     * that it does not support: then the message fails with `media_upload_failed`. If too many files are being uploaded
     * at once, the response is 429. A file that no message uses is deleted after 30 days.
     */
    post: operations['createMedia']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/v1/{phone_number_id}/messages': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * List the messages of an account
     *
     * Lists the messages of the account, newest first (by `created_at`, then `id`, both descending). Filters can be
     * combined; a message must match all of them.
     */
    get: operations['listMessages']
    put?: never
    /**
     * Send a message
     *
     * Accepts a message for sending. The response returns before the message is sent, with the status `pending`. The
     * events `message.sent`, `message.delivered`, `message.read` and `message.failed` report the outcome. Within 24
     * hours of the contact's last message you can send any type of message. Outside this window, and to contacts who
     * have never written, you can send only templates (`outside_24h_window`). In a group the window is open once any
     * member writes. Groups take text, media and templates (`unsupported_in_group`). Sending marks the contact's
     * messages as read. With `send_at` the message is sent later. Everything is checked twice: now, with the window as
     * it will be at `send_at`, and again when the message leaves; a message that may not be sent any more fails then.
     */
    post: operations['sendMessage']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/v1/{phone_number_id}/messages/{id}': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Get a message
     *
     * Returns one message of the account.
     */
    get: operations['getMessage']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/v1/{phone_number_id}/messages/{id}/cancel': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Cancel a message
     *
     * Cancels a message that has not been sent: one that waits for its `send_at`, or that still waits in the queue. Its
     * status becomes `failed`, with the error code `canceled` and `canceled_at`, and the event `message.failed` is
     * sent. As soon as the service hands the message to the provider, the response is 409 (`message_not_cancelable`).
     * Canceling a message again is harmless.
     */
    post: operations['cancelMessage']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/v1/{phone_number_id}/messages/{id}/media': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Get the media of a message
     *
     * Redirects to the message's file: an image, document, video, audio or sticker. The URL is public and equals the
     * `media_url` of the message. The response is 404 if the message has no file, or if the status of its file is
     * `pending` or `failed`.
     */
    get: operations['getMessageMedia']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/v1/{phone_number_id}/profile': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Get the profile of an account
     *
     * Returns what contacts see of the business: its text, addresses, category and picture. The upstream provider has
     * the profile; each request reads it there. If the provider does not respond, the response is 502
     * `channel_upstream_error`.
     */
    get: operations['getAccountProfile']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    /**
     * Change the profile of an account
     *
     * Changes the profile at the upstream provider. Contacts see it at once. Omitted fields keep their values; a body
     * without fields changes nothing. For a new picture, upload a JPEG or PNG with `POST /v1/{phone_number_id}/media`
     * and name it as `picture_media_id`; the provider keeps a copy. What the provider refuses is a 400
     * `invalid_field_value` with its reason. If the provider does not respond, the response is 502
     * `channel_upstream_error`; send the request again.
     */
    patch: operations['updateAccountProfile']
    trace?: never
  }
  '/v1/{phone_number_id}/templates': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * List the templates of an account
     *
     * Lists the templates found by the last sync, newest first (by `created_at`, then `id`, both descending). Filters
     * can be combined; a template must match all of them.
     */
    get: operations['listTemplates']
    put?: never
    /**
     * Create a template
     *
     * Creates a template at the upstream provider, which then reviews it; the response shows it as the provider took
     * it, usually `pending`. `template.updated` reports the decision. Before the provider is called, the parts are
     * checked against its limits; `param` names the part, such as `components[0].text`. What the provider refuses is a
     * 400 `invalid_field_value` with its reason. If a template has the same name and language, the response is 409
     * `template_already_exists`. If the provider does not respond, the response is 502 `channel_upstream_error`; send
     * the request again: a template that the provider has created from it meanwhile is returned. The example file of a
     * header is passed on to the provider first, which can take a minute for a large one.
     */
    post: operations['createTemplate']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/v1/{phone_number_id}/templates/sync': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Sync templates with the provider
     *
     * Fetches all templates of the account from the upstream provider, waits for the result, and updates the account's
     * templates: new ones are created, changed ones updated, and those that no longer exist at the provider deleted.
     * Safe to call at any time, also concurrently. If the provider does not respond or refuses, or if the account has
     * no authorization there, the response is 502 `channel_upstream_error` and nothing has changed. With an
     * `Idempotency-Key`, the number of concurrent syncs is limited; beyond the limit the response is 429
     * `rate_limit_exceeded`, and the request can be sent again.
     */
    post: operations['syncTemplates']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/v1/{phone_number_id}/templates/{name}': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Get a template by name
     *
     * Returns one template of the account. Several language variants can share a name; use `language` to select one.
     * Without `language`, approved templates take precedence, then the first language in alphabetical order.
     */
    get: operations['getTemplate']
    put?: never
    post?: never
    /**
     * Delete a template
     *
     * Deletes a template at the upstream provider and here: all its languages, or the one in `language`. It cannot be
     * undone, and the provider accepts no new template of the same name and language for some weeks. Messages that were
     * sent stay. Other accounts of the same business account lose the template too. If the provider does not respond,
     * the response is 502 `channel_upstream_error`, and the request can be sent again.
     */
    delete: operations['deleteTemplate']
    options?: never
    head?: never
    /**
     * Update a template
     *
     * Edits a template at the upstream provider, which then reviews it again; the response shows it as the provider has
     * it, usually `pending`. `template.updated` reports the change, and later the decision. `components` replace all
     * parts, and are checked like those of a new template. The provider edits only approved, rejected and paused
     * templates; an approved one keeps its category, and can be edited once in 24 hours and ten times in 30 days. What
     * it refuses is a 400 `invalid_field_value` with its reason. If the provider does not respond, the response is 502
     * `channel_upstream_error`; send the request again: an edit that the provider has made meanwhile is returned. Other
     * accounts of the same business account have the change after their next sync.
     */
    patch: operations['updateTemplate']
    trace?: never
  }
}
