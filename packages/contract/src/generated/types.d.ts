// Generated from spec/. Do not edit.
/**
 * The id of this request, the same as in the `X-Request-Id` header. Quote it when you contact support: it leads
 * straight to what happened.
 */
export type RequestId = string

/** That the service is up. */
export interface Health {
  /** Always `health`. */
  object: 'health'
  /** Always `ok`; a service that is not well does not answer. */
  status: 'ok'
  /** The version of the service that answered. */
  version: string
}

/** The answer of the health check. */
export interface HealthResponse {
  data: Health
  request_id: RequestId
}

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
export type ErrorType = 'invalid_request_error' | 'authentication_error' | 'permission_error' | 'not_found' | 'conflict' | 'rate_limit_error' | 'api_error'

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
export type ErrorCode = 'invalid_limit' | 'invalid_cursor' | 'invalid_field_value' | 'invalid_phone_number' | 'method_not_allowed' | 'payload_too_large' | 'unsupported_media_type' | 'missing_api_key' | 'invalid_api_key' | 'revoked_api_key' | 'expired_api_key' | 'subscription_inactive' | 'feature_not_entitled' | 'resource_not_found' | 'idempotency_in_progress' | 'webhook_subscription_disabled' | 'webhook_payload_erased' | 'setup_link_inactive' | 'last_secret' | 'template_already_exists' | 'idempotency_key_reuse' | 'channel_number_not_verified' | 'outside_24h_window' | 'marketing_opted_out' | 'consent_required' | 'customer_suspended' | 'media_not_found' | 'template_not_found' | 'template_paused' | 'rate_limit_exceeded' | 'internal_error' | 'channel_upstream_error'

/** What went wrong, where, and the id to quote. */
export interface ErrorDetail {
  type: ErrorType
  code: ErrorCode
  /** An explanation for people. Its wording may change; build on `code`. */
  message: string
  /**
   * The request field concerned, where there is one: a body field as a path (`contact_ids[3]`, `metadata.plan`), or the
   * name of a query parameter, path parameter or header.
   */
  param?: string | undefined
  request_id: RequestId
}

/** What every failure answers with, whatever went wrong and wherever. */
export interface Error {
  error: ErrorDetail
}

/** This document, as OpenAPI 3.1. */
export interface OpenApiDocument {
  /** The version of OpenAPI that the document is written in. */
  openapi: string
  /** What the API is called and which version of it this is. */
  info: { [key: string]: unknown }
  /** Every path with its operations. */
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

/** A team of the organization. Accounts, contacts and labels belong to one. */
export interface TeamReference {
  /** The id of the team, as `team_id` takes it. */
  id: string
  /** The name of the team. */
  name: string
}

/** A moment in UTC, always with microseconds and `Z`. */
export type Timestamp = string

/** The API key that a request was made with, and what it opens. */
export interface Me {
  /** The id of the key. It is no secret. */
  id: string
  /** Always `api_key`. */
  object: 'api_key'
  /** The key in short, to recognise it by. The whole key is shown only when it is created. */
  display: string
  organization: OrganizationReference
  /** The teams of the organization, the oldest first. */
  teams: readonly TeamReference[]
  /** When the key stops to work; null when it does not expire. */
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
 * - `connected`: messages go in and out.
 * - `disconnected`: the connection to the provider was ended; connect it again to use it.
 * - `restricted`: the provider limits what the account may send, or refuses its authorization; `restriction` says
 *   which.
 */
export type AccountStatus = 'connected' | 'disconnected' | 'restricted'

/** A phone number in E.164 form, with its `+` and country code and nothing between the digits. */
export type PhoneNumber = string

/**
 * The upstream provider's id of a business phone number. It names a connected account in paths; `GET /v1/accounts`
 * returns it on each row.
 */
export type PhoneNumberId = string

/**
 * Why an account is restricted. The set may grow. Where both are true, it is `authorization_refused`.
 *
 * - `authorization_refused`: the provider refuses the authorization of the account. Messages fail with `auth_expired`
 *   until the account is connected again, or the provider accepts the authorization.
 * - `account_restricted`: the provider limits what the account may send.
 */
export type AccountRestriction = 'authorization_refused' | 'account_restricted'

/** The id of an end-customer. */
export type CustomerId = string

/** The end-customer that an account belongs to (platform mode). */
export interface CustomerReference {
  id: CustomerId
  /** The name of the end-customer. */
  name: string
}

/** A connected messaging account, that is a business phone number. */
export interface Account {
  /** The id of the account. Paths take `phone_number_id` instead. */
  id: string
  /** Always `channel_account`. */
  object: 'channel_account'
  /** The account's number; null where the provider has not told it. */
  phone_number: PhoneNumber | null
  phone_number_id: PhoneNumberId
  /** The name that the account shows. */
  name: string
  /** The provider's id of the business account that the number is part of; null when unknown. */
  waba_id: string | null
  status: AccountStatus
  /** Why the account is `restricted`; null while it is not. */
  restriction: AccountRestriction | null
  /**
   * Whether the number is verified for your organization. Until it is, its phone-scoped paths answer 422
   * `channel_number_not_verified`.
   */
  verified: boolean
  /**
   * How the provider rates the quality of the number, in its own words, such as `GREEN`, `YELLOW` or `RED`; null before
   * it has told.
   */
  quality_rating: string | null
  /** The end-customer that the account belongs to; null when it is your organization's own. */
  customer: CustomerReference | null
  /** When the account was connected. */
  created_at: Timestamp
  /** When the account last changed. */
  updated_at: Timestamp
}

/** A page of connected accounts, the newest first. */
export interface AccountList {
  /** The items of this page, none if nothing matches. */
  data: readonly Account[]
  /** Whether there is another page. */
  has_more: boolean
  /** What to send as `cursor` for the next page; null on the last one. */
  next_cursor: string | null
  request_id: RequestId
}

/**
 * Whether the customer's accounts can be used.
 *
 * - `active`: they can.
 * - `suspended`: you have suspended the customer. Its accounts stay connected, but nothing can be sent from them.
 */
export type CustomerStatus = 'active' | 'suspended'

/**
 * Keys and values of your own: at most 50 keys and 16 KiB as JSON. Values may be any JSON; they are stored and returned
 * as they came and mean nothing to the service. Whole numbers beyond 2^53 - 1 are refused, since many readers round
 * them: send them as strings.
 */
export interface Metadata {
  [key: string]: unknown
}

/** An end-customer of your organization, who connects accounts of its own (platform mode). */
export interface Customer {
  id: CustomerId
  /** Always `customer`. */
  object: 'customer'
  /** The name. */
  name: string
  /** What the customer is called in your own systems; null when you have not said. */
  external_id: string | null
  status: CustomerStatus
  /** Keys and values of your own; null when there are none. */
  metadata: Metadata | null
  /** When the customer was created. */
  created_at: Timestamp
  /** When the customer last changed. */
  updated_at: Timestamp
}

/** A page of end-customers, the newest first. */
export interface CustomerList {
  /** The items of this page, none if nothing matches. */
  data: readonly Customer[]
  /** Whether there is another page. */
  has_more: boolean
  /** What to send as `cursor` for the next page; null on the last one. */
  next_cursor: string | null
  request_id: RequestId
}

/** An end-customer to create. */
export interface CustomerCreate {
  /** The name. Several customers may have the same one. */
  name: string
  /** What the customer is called in your own systems. It is kept for you and need not be unique. */
  external_id?: string | null | undefined
  metadata?: Metadata | undefined
}

/** An end-customer. */
export interface CustomerResponse {
  data: Customer
  request_id: RequestId
}

/** What to change of an end-customer. Fields that are left out stay as they are, null clears one. */
export interface CustomerUpdate {
  /** The new name. */
  name?: string | undefined
  /** What the customer is now called in your own systems, or null for nothing. */
  external_id?: string | null | undefined
  status?: CustomerStatus | undefined
  /** What replaces the metadata as a whole, or null for none. Keys are not merged. */
  metadata?: Metadata | null | undefined
}

/** A setup link to create. Every field may be left out. */
export interface CustomerSetupLinkCreate {
  /** How many hours the link can be used, 30 days at most. Parts of an hour are fine. */
  expires_in_hours?: number | undefined
  /**
   * Where the customer is sent after a successful signup, with `customer_id`, `account_id` and `status=success` added
   * to its query. An `https` URL; `http` is taken only for a loopback address, and only by a service in development.
   * Our own result page unless given.
   */
  success_redirect_url?: string | undefined
  /**
   * Where the customer is sent after a signup that failed, with `customer_id`, `status=failed` and `reason` added to
   * its query. The same rules as for `success_redirect_url`.
   */
  failure_redirect_url?: string | undefined
}

/** A setup link to create. Every field may be left out. */
export interface CustomerSetupLinkCreateWithDefaults {
  /** How many hours the link can be used, 30 days at most. Parts of an hour are fine. */
  expires_in_hours: number
  /**
   * Where the customer is sent after a successful signup, with `customer_id`, `account_id` and `status=success` added
   * to its query. An `https` URL; `http` is taken only for a loopback address, and only by a service in development.
   * Our own result page unless given.
   */
  success_redirect_url?: string | undefined
  /**
   * Where the customer is sent after a signup that failed, with `customer_id`, `status=failed` and `reason` added to
   * its query. The same rules as for `success_redirect_url`.
   */
  failure_redirect_url?: string | undefined
}

/**
 * What has become of the link.
 *
 * - `active`: it can be used, also after a signup that failed.
 * - `completed`: the customer has connected an account with it.
 * - `expired`: `expires_at` has passed.
 * - `revoked`: it was taken back.
 */
export type CustomerSetupLinkStatus = 'active' | 'completed' | 'expired' | 'revoked'

/**
 * Why a signup failed. The set may grow.
 *
 * - `user_cancelled`: the customer broke it off.
 * - `signup_error`: the provider's signup ended with an error.
 * - `token_exchange_failed`: the provider did not accept the code that its signup had given.
 * - `number_already_connected`: the number is connected already.
 * - `registration_failed`: the provider did not register the number.
 */
export type SetupFailureReason = 'user_cancelled' | 'signup_error' | 'token_exchange_failed' | 'number_already_connected' | 'registration_failed'

/** What has become of a setup link, without its URL. */
export interface CustomerSetupLinkState {
  /** The id of the setup link. */
  id: string
  /** Always `customer_setup_link`. */
  object: 'customer_setup_link'
  customer_id: CustomerId
  status: CustomerSetupLinkStatus
  /** Where the customer is sent after a successful signup; our own result page where you have named none. */
  success_redirect_url: string
  /** Where the customer is sent after a signup that failed; our own result page where you have named none. */
  failure_redirect_url: string
  /** Until when the link can be used. */
  expires_at: Timestamp
  /** When the link was created. */
  created_at: Timestamp
  /** When the customer connected an account with it; null until then. */
  completed_at: Timestamp | null
  /** The account that was connected with it; null until then. */
  account_id: string | null
  /** Why the last signup with it failed; null while none has. */
  last_failure_reason: SetupFailureReason | null
}

/** A one-time link with which an end-customer connects an account. */
export interface CustomerSetupLink {
  /** The id of the setup link. */
  id: string
  /** Always `customer_setup_link`. */
  object: 'customer_setup_link'
  customer_id: CustomerId
  status: CustomerSetupLinkStatus
  /** Where the customer is sent after a successful signup; our own result page where you have named none. */
  success_redirect_url: string
  /** Where the customer is sent after a signup that failed; our own result page where you have named none. */
  failure_redirect_url: string
  /** Until when the link can be used. */
  expires_at: Timestamp
  /** When the link was created. */
  created_at: Timestamp
  /** When the customer connected an account with it; null until then. */
  completed_at: Timestamp | null
  /** The account that was connected with it; null until then. */
  account_id: string | null
  /** Why the last signup with it failed; null while none has. */
  last_failure_reason: SetupFailureReason | null
  /** Where to send the customer. It carries the one-time token, so treat it as a secret. */
  setup_url: string
}

/** A setup link. */
export interface CustomerSetupLinkResponse {
  data: CustomerSetupLink
  request_id: RequestId
}

/** A contact to create. */
export interface ContactCreate {
  /**
   * The account that gets the contact, by its `phone_number_id` or its phone number. Needed on `POST /v1/contacts` when
   * your organization has several accounts; on a phone-scoped path it may be left out and must otherwise name the
   * account of the path.
   */
  from?: string | undefined
  /** The phone number in E.164 form. An account has each number once; a second one is `invalid_field_value`. */
  phone_number: string
  /** The name. */
  name?: string | undefined
  /** The e-mail address. */
  email?: string | null | undefined
  metadata?: Metadata | undefined
}

/** The id of a contact. */
export type ContactId = string

/** The account on which a contact was created, by its number alone. */
export interface CreatedAccountReference {
  /** The account's number; null where the provider has not told it. */
  phone_number: PhoneNumber | null
}

/** A contact as its creation answers it. `GET` returns the whole one. */
export interface CreatedContact {
  id: ContactId
  /** Always `contact`. */
  object: 'contact'
  phone_number: PhoneNumber
  /** The name, if one was given. */
  name: string | null
  /** The e-mail address, if one was given. */
  email: string | null
  /** Keys and values of your own; null when none were given. */
  metadata: Metadata | null
  channel_account: CreatedAccountReference
  /** When the contact was created. */
  created_at: Timestamp
  /** When the contact last changed; at its creation, the same moment. */
  updated_at: Timestamp
}

/** The contact that was created. */
export interface CreatedContactResponse {
  data: CreatedContact
  request_id: RequestId
}

/** The id of a label. */
export type LabelId = string

/** Whether the contacts get the label (`attach`) or lose it (`detach`). */
export type BulkLabelOperation = 'attach' | 'detach'

/** A label, and the contacts that get it or lose it. */
export interface BulkLabel {
  /**
   * The contacts. One that is named twice counts once; what is not the id of a contact of yours is skipped and counted.
   */
  contact_ids: readonly string[]
  label_id: LabelId
  operation: BulkLabelOperation
}

/** What became of the contacts. The three numbers add up to the distinct ids that were sent. */
export interface BulkLabelResult {
  /** How many contacts now have the label (or no longer have it), those included that did before. */
  applied: number
  /**
   * How many were skipped because they are not yours or do not exist and, on a phone-scoped path, because they belong
   * to another account.
   */
  skipped_cross_org: number
  /** How many were skipped because they belong to another team than the label. */
  skipped_team_mismatch: number
}

/** What became of the contacts. */
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

/** Whether a conversation has a label. */
export interface ConversationLabelLink {
  conversation_id: ConversationId
  label_id: LabelId
  /** Whether the label is attached now. */
  attached: boolean
}

/** Whether the conversation has the label. */
export interface ConversationLabelLinkResponse {
  data: ConversationLabelLink
  request_id: RequestId
}

/** A name and a colour to sort contacts and conversations by, shared by one team. */
export interface Label {
  id: LabelId
  /** Always `label`. */
  object: 'label'
  /** The name, unique within the team. */
  name: string
  /** The colour, as red, green and blue in hexadecimal. */
  color: string
  /** The team that the label belongs to. It can be attached only to what belongs to the same team. */
  team_id: string
  /** When the label was created. */
  created_at: Timestamp
  /** When the label last changed. */
  updated_at: Timestamp
}

/** A page of labels, the newest first. */
export interface LabelList {
  /** The items of this page, none if nothing matches. */
  data: readonly Label[]
  /** Whether there is another page. */
  has_more: boolean
  /** What to send as `cursor` for the next page; null on the last one. */
  next_cursor: string | null
  request_id: RequestId
}

/** A label to create. */
export interface LabelCreate {
  /** The team that gets the label. Needed only when your organization has several teams; `GET /v1/me` lists them. */
  team_id?: string | undefined
  /** The name. A team has each name once; a second one is `invalid_field_value`. */
  name: string
  /** The colour, as red, green and blue in hexadecimal. */
  color?: string | undefined
}

/** A label to create. */
export interface LabelCreateWithDefaults {
  /** The team that gets the label. Needed only when your organization has several teams; `GET /v1/me` lists them. */
  team_id?: string | undefined
  /** The name. A team has each name once; a second one is `invalid_field_value`. */
  name: string
  /** The colour, as red, green and blue in hexadecimal. */
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

/** What to change of a label. Fields that are left out stay as they are. */
export interface LabelUpdate {
  /** The new name. A team has each name once; a second one is `invalid_field_value`. */
  name?: string | undefined
  /** The new colour, as red, green and blue in hexadecimal. */
  color?: string | undefined
}

/** The id of a webhook subscription. */
export type WebhookSubscriptionId = string

/**
 * `pending` before the first attempt, `succeeded` after an answer of 2xx, `failed` when another attempt follows, `dead`
 * when none does.
 */
export type WebhookDeliveryStatus = 'pending' | 'succeeded' | 'failed' | 'dead'

/** What happened, as `resource.what`. The set may grow: answer 200 to a type that you do not know. */
export type EventType = 'message.received' | 'message.sent' | 'message.delivered' | 'message.read' | 'message.failed' | 'message.updated' | 'conversation.created' | 'conversation.updated' | 'contact.created' | 'contact.updated' | 'contact.deleted' | 'contact.opted_out' | 'contact.opted_in' | 'template.created' | 'template.updated' | 'template.deleted' | 'account.connected' | 'account.updated' | 'account.disconnected' | 'setup_link.completed' | 'setup_link.failed' | 'setup_link.expired' | 'webhook.test'

/** The id of a webhook delivery. */
export type WebhookDeliveryId = string

/** An event on its way to one subscription. */
export interface WebhookDelivery {
  id: WebhookDeliveryId
  /** Always `webhook_delivery`. */
  object: 'webhook_delivery'
  subscription_id: WebhookSubscriptionId
  event_type: EventType
  /** The id of the event, the same in every delivery of it. */
  event_id: string
  status: WebhookDeliveryStatus
  /** How many times it was tried. */
  attempt_count: number
  /** When it was last tried; null before the first attempt. */
  last_attempt_at: Timestamp | null
  /** When it is tried next; null when it is not tried again. */
  next_attempt_at: Timestamp | null
  /** The status that the receiver last answered; null when it gave no answer. */
  response_status: number | null
  /** The beginning of the receiver's last answer; null for an erased delivery. */
  response_body_snippet: string | null
  /** How long the last attempt took, in milliseconds. */
  duration_ms: number | null
  /** The delivery that this one replays, which may no longer be kept; null when it replays none. */
  replayed_from: WebhookDeliveryId | null
  /**
   * When the payload was erased, because the contact whose data it showed was deleted; null for any other delivery. The
   * payload and the receiver's answers are gone then, no attempt follows, and the delivery cannot be replayed.
   */
  payload_erased_at: Timestamp | null
  /** When the delivery was made. */
  created_at: Timestamp
}

/** A page of webhook deliveries, the newest first. */
export interface WebhookDeliveryList {
  /** The items of this page, none if nothing matches. */
  data: readonly WebhookDelivery[]
  /** Whether there is another page. */
  has_more: boolean
  /** What to send as `cursor` for the next page; null on the last one. */
  next_cursor: string | null
  request_id: RequestId
}

/** Which deliveries of a subscription to replay. What is left out does not narrow. */
export interface BulkReplay {
  subscription_id: WebhookSubscriptionId
  status?: WebhookDeliveryStatus | undefined
  event_type?: EventType | undefined
  /** Only deliveries of this moment or later. */
  created_after?: string | undefined
  /** Only deliveries from before this moment. */
  created_before?: string | undefined
}

/** What a bulk replay has done. */
export interface BulkReplayResult {
  /** How many new deliveries are waiting to be sent. */
  enqueued: number
  /** Whether more deliveries match than one request replays. */
  capped: boolean
}

/** What a bulk replay has done. */
export interface BulkReplayResponse {
  data: BulkReplayResult
  request_id: RequestId
}

/** What every event has. */
export interface EventEnvelope {
  /** The id of the event, the same in every delivery of it. */
  id: string
  /** Always `event`. */
  object: 'event'
  type: EventType
  /** When it happened. */
  created_at: Timestamp
  /** The version of the API whose resource the event holds. */
  api_version: 'v1'
  /** The account that it happened on; null when it is about none. */
  phone_number_id: PhoneNumberId | null
  /**
   * The end-customer that the account belongs to; null when it is your organization's own, or when there is no account.
   */
  customer: CustomerReference | null
}

/** The id of a message. */
export type MessageId = string

/** Whether the contact wrote the message or you did. */
export type MessageDirection = 'inbound' | 'outbound'

/** The file that belongs to a message. */
export interface MessageMedia {
  /** The id of the file. */
  id: string
  /** What kind of file it is; null while that is not known. */
  mime_type: string | null
  /** How many bytes it has; null while that is not known. */
  size: number | null
  /** The name that the sender gave it, if any. */
  filename: string | null
  /** Whether the file is still on its way, there to be read, or gone (lost, or no longer kept). */
  status: 'pending' | 'ready' | 'failed'
}

/**
 * How far the message has come. An outbound one goes from `pending` to `sent`, `delivered` and `read`, and may skip
 * some; it never goes back. `failed` comes after `pending` or `sent`. An inbound one is `delivered` when it comes, and
 * `read` when you have answered or resolved the conversation.
 */
export type MessageStatus = 'pending' | 'sent' | 'delivered' | 'read' | 'failed'

/** The connected account that a resource belongs to. */
export interface AccountReference {
  /** The account's number; null where the provider has not told it. */
  phone_number: PhoneNumber | null
  /** What names the account in paths. */
  phone_number_id: PhoneNumberId | null
  /** The end-customer that the account belongs to; null when it is the organization's own. */
  customer: CustomerReference | null
}

/** Why a message failed. The set may grow. */
export type MessageErrorCode = string

/** A message that a contact wrote, or that you sent. */
export interface Message {
  id: MessageId
  /** Always `message`. */
  object: 'message'
  conversation_id: ConversationId
  contact_id: ContactId
  /** Who wrote it, a phone number or a business-scoped user id. */
  from: string | null
  /** Whom it is for, a phone number or a business-scoped user id. */
  to: string | null
  direction: MessageDirection
  /** What kind of message it is, such as `text`, `image` or `template`. The set may grow. */
  type: string
  /** The text, the caption or the rendered template; null when there is none. */
  content: string | null
  /** What the message holds besides its text, as the provider shapes it. */
  payload: { [key: string]: unknown } | null
  /** The file that belongs to it; null when there is none. */
  media: MessageMedia | null
  /** Where the file can be read; null when there is none, or while it is on its way. */
  media_url: string | null
  status: MessageStatus
  channel_account: AccountReference
  /** The provider's own id of the message; null until it has told one. */
  provider_message_id: string | null
  /** The message that this one answers; null when it answers none that is known. */
  reply_to_message_id: MessageId | null
  /** What you gave along when you sent it. */
  client_reference: string | null
  /** When it was sent. */
  sent_at: Timestamp | null
  /** When it arrived. */
  delivered_at: Timestamp | null
  /** When it was read. */
  read_at: Timestamp | null
  /** When it failed. */
  failed_at: Timestamp | null
  /** When the service got it, from the contact or from you. */
  created_at: Timestamp
  /** Only when what the contact wrote is not to be had. */
  unsupported?: { type: string } | undefined
  /** Only when the message failed. */
  error?: { code: MessageErrorCode; message: string; provider_code: number | null } | undefined
}

/**
 * The event `message.received`. A contact wrote to one of your accounts. What it means for the conversation has an
 * event of its own.
 */
export interface MessageReceivedEvent {
  /** The id of the event, the same in every delivery of it. */
  id: string
  /** Always `event`. */
  object: 'event'
  /** Always `message.received`. */
  type: 'message.received'
  /** When it happened. */
  created_at: Timestamp
  /** The version of the API whose resource the event holds. */
  api_version: 'v1'
  /** The account that it happened on; null when it is about none. */
  phone_number_id: PhoneNumberId | null
  /**
   * The end-customer that the account belongs to; null when it is your organization's own, or when there is no account.
   */
  customer: CustomerReference | null
  /** What happened to which resource. */
  data: { object: Message }
}

/** Of the fields of `object` that changed, the values that they had before; null for one that was not there. */
export interface PreviousAttributes {
  [key: string]: unknown
}

/** The event `message.sent`. The provider has taken a message of yours. */
export interface MessageSentEvent {
  /** The id of the event, the same in every delivery of it. */
  id: string
  /** Always `event`. */
  object: 'event'
  /** Always `message.sent`. */
  type: 'message.sent'
  /** When it happened. */
  created_at: Timestamp
  /** The version of the API whose resource the event holds. */
  api_version: 'v1'
  /** The account that it happened on; null when it is about none. */
  phone_number_id: PhoneNumberId | null
  /**
   * The end-customer that the account belongs to; null when it is your organization's own, or when there is no account.
   */
  customer: CustomerReference | null
  /** What happened to which resource. */
  data: { object: Message; previous_attributes?: PreviousAttributes | undefined }
}

/**
 * The event `message.delivered`. A message of yours has reached the device of the contact. `message.sent` may come
 * later than this, or not at all.
 */
export interface MessageDeliveredEvent {
  /** The id of the event, the same in every delivery of it. */
  id: string
  /** Always `event`. */
  object: 'event'
  /** Always `message.delivered`. */
  type: 'message.delivered'
  /** When it happened. */
  created_at: Timestamp
  /** The version of the API whose resource the event holds. */
  api_version: 'v1'
  /** The account that it happened on; null when it is about none. */
  phone_number_id: PhoneNumberId | null
  /**
   * The end-customer that the account belongs to; null when it is your organization's own, or when there is no account.
   */
  customer: CustomerReference | null
  /** What happened to which resource. */
  data: { object: Message; previous_attributes?: PreviousAttributes | undefined }
}

/** The event `message.read`. The contact has read a message of yours. */
export interface MessageReadEvent {
  /** The id of the event, the same in every delivery of it. */
  id: string
  /** Always `event`. */
  object: 'event'
  /** Always `message.read`. */
  type: 'message.read'
  /** When it happened. */
  created_at: Timestamp
  /** The version of the API whose resource the event holds. */
  api_version: 'v1'
  /** The account that it happened on; null when it is about none. */
  phone_number_id: PhoneNumberId | null
  /**
   * The end-customer that the account belongs to; null when it is your organization's own, or when there is no account.
   */
  customer: CustomerReference | null
  /** What happened to which resource. */
  data: { object: Message; previous_attributes?: PreviousAttributes | undefined }
}

/** The event `message.failed`. A message of yours was not delivered; `error` tells why. */
export interface MessageFailedEvent {
  /** The id of the event, the same in every delivery of it. */
  id: string
  /** Always `event`. */
  object: 'event'
  /** Always `message.failed`. */
  type: 'message.failed'
  /** When it happened. */
  created_at: Timestamp
  /** The version of the API whose resource the event holds. */
  api_version: 'v1'
  /** The account that it happened on; null when it is about none. */
  phone_number_id: PhoneNumberId | null
  /**
   * The end-customer that the account belongs to; null when it is your organization's own, or when there is no account.
   */
  customer: CustomerReference | null
  /** What happened to which resource. */
  data: { object: Message; previous_attributes?: PreviousAttributes | undefined }
}

/**
 * The event `message.updated`. Something else about a message changed: its file is there or lost, or the moment of an
 * earlier status came in late.
 */
export interface MessageUpdatedEvent {
  /** The id of the event, the same in every delivery of it. */
  id: string
  /** Always `event`. */
  object: 'event'
  /** Always `message.updated`. */
  type: 'message.updated'
  /** When it happened. */
  created_at: Timestamp
  /** The version of the API whose resource the event holds. */
  api_version: 'v1'
  /** The account that it happened on; null when it is about none. */
  phone_number_id: PhoneNumberId | null
  /**
   * The end-customer that the account belongs to; null when it is your organization's own, or when there is no account.
   */
  customer: CustomerReference | null
  /** What happened to which resource. */
  data: { object: Message; previous_attributes?: PreviousAttributes | undefined }
}

/** What state the conversation is in. An inbound message opens a resolved one again; everything else is your doing. */
export type ConversationStatus = 'open' | 'resolved' | 'pending'

/** The contact that a conversation is with. */
export interface ConversationContact {
  id: ContactId
  /** The contact's phone number; null when the contact has shared none. */
  phone_number: PhoneNumber | null
  /** The contact's name. */
  name: string | null
}

/** The user whom a conversation is assigned to. */
export interface Assignee {
  /** The id of the user. */
  id: string
  /** The user's name. */
  name: string | null
  /** The user's e-mail address. */
  email: string | null
}

/** What one of your accounts and a contact have written to each other. A contact has one conversation. */
export interface Conversation {
  id: ConversationId
  /** Always `conversation`. */
  object: 'conversation'
  status: ConversationStatus
  contact: ConversationContact
  channel_account: AccountReference
  /** The user whom the conversation is assigned to; null when nobody is. */
  assignee: Assignee | null
  /** How many inbound messages came since you last wrote or resolved the conversation. */
  unread_count: number
  /** When the last message came or went; null while there is none. */
  last_message_at: Timestamp | null
  /** When the contact last wrote; null when it never has. */
  last_inbound_at: Timestamp | null
  /** When the conversation began. */
  created_at: Timestamp
  /** When the conversation last changed. */
  updated_at: Timestamp
}

/**
 * The event `conversation.created`. The first message between an account and a contact was written. The conversation is
 * shown as it is with it.
 */
export interface ConversationCreatedEvent {
  /** The id of the event, the same in every delivery of it. */
  id: string
  /** Always `event`. */
  object: 'event'
  /** Always `conversation.created`. */
  type: 'conversation.created'
  /** When it happened. */
  created_at: Timestamp
  /** The version of the API whose resource the event holds. */
  api_version: 'v1'
  /** The account that it happened on; null when it is about none. */
  phone_number_id: PhoneNumberId | null
  /**
   * The end-customer that the account belongs to; null when it is your organization's own, or when there is no account.
   */
  customer: CustomerReference | null
  /** What happened to which resource. */
  data: { object: Conversation }
}

/** The event `conversation.updated`. Somebody changed state or assignee, or a message was added. */
export interface ConversationUpdatedEvent {
  /** The id of the event, the same in every delivery of it. */
  id: string
  /** Always `event`. */
  object: 'event'
  /** Always `conversation.updated`. */
  type: 'conversation.updated'
  /** When it happened. */
  created_at: Timestamp
  /** The version of the API whose resource the event holds. */
  api_version: 'v1'
  /** The account that it happened on; null when it is about none. */
  phone_number_id: PhoneNumberId | null
  /**
   * The end-customer that the account belongs to; null when it is your organization's own, or when there is no account.
   */
  customer: CustomerReference | null
  /** What happened to which resource. */
  data: { object: Conversation; previous_attributes?: PreviousAttributes | undefined }
}

/**
 * The id by which the provider names a person to your business without telling their phone number: a country code, a
 * dot, and up to 128 letters and digits.
 */
export type BusinessScopedUserId = string

/** A person who writes with one of your accounts. */
export interface Contact {
  id: ContactId
  /** Always `contact`. */
  object: 'contact'
  /**
   * The phone number, which is the contact's identity on its account; null when the contact came from a business-scoped
   * user id and has shared no number.
   */
  phone_number: PhoneNumber | null
  /** The business-scoped user id; null until the provider has told one. */
  bsuid: BusinessScopedUserId | null
  /** The business-scoped user id across a managed business; null for everyone else. */
  parent_bsuid: string | null
  /**
   * The username that the person has adopted, if any. Upper and lower case are the same; `.` and `_` are part of it.
   */
  username: string | null
  /** The name, as you or the provider have set it. */
  name: string | null
  /** The e-mail address, as you have set it. */
  email: string | null
  /** Keys and values of your own; null when there are none. */
  metadata: Metadata | null
  channel_account: AccountReference
  /** When the contact was created. */
  created_at: Timestamp
  /** When the contact last changed. */
  updated_at: Timestamp
}

/** The event `contact.created`. Through the API, or by the first message of somebody unknown. */
export interface ContactCreatedEvent {
  /** The id of the event, the same in every delivery of it. */
  id: string
  /** Always `event`. */
  object: 'event'
  /** Always `contact.created`. */
  type: 'contact.created'
  /** When it happened. */
  created_at: Timestamp
  /** The version of the API whose resource the event holds. */
  api_version: 'v1'
  /** The account that it happened on; null when it is about none. */
  phone_number_id: PhoneNumberId | null
  /**
   * The end-customer that the account belongs to; null when it is your organization's own, or when there is no account.
   */
  customer: CustomerReference | null
  /** What happened to which resource. */
  data: { object: Contact }
}

/** The event `contact.updated`. Through the API, or because the provider told a name. */
export interface ContactUpdatedEvent {
  /** The id of the event, the same in every delivery of it. */
  id: string
  /** Always `event`. */
  object: 'event'
  /** Always `contact.updated`. */
  type: 'contact.updated'
  /** When it happened. */
  created_at: Timestamp
  /** The version of the API whose resource the event holds. */
  api_version: 'v1'
  /** The account that it happened on; null when it is about none. */
  phone_number_id: PhoneNumberId | null
  /**
   * The end-customer that the account belongs to; null when it is your organization's own, or when there is no account.
   */
  customer: CustomerReference | null
  /** What happened to which resource. */
  data: { object: Contact; previous_attributes?: PreviousAttributes | undefined }
}

/** The contact that was deleted. */
export interface DeletedContact {
  id: ContactId
  /** Always `contact`. */
  object: 'contact'
  /** Always true. */
  deleted: boolean
}

/** The event `contact.deleted`. It is gone with its conversation and messages, which have no events of their own. */
export interface ContactDeletedEvent {
  /** The id of the event, the same in every delivery of it. */
  id: string
  /** Always `event`. */
  object: 'event'
  /** Always `contact.deleted`. */
  type: 'contact.deleted'
  /** When it happened. */
  created_at: Timestamp
  /** The version of the API whose resource the event holds. */
  api_version: 'v1'
  /** The account that it happened on; null when it is about none. */
  phone_number_id: PhoneNumberId | null
  /**
   * The end-customer that the account belongs to; null when it is your organization's own, or when there is no account.
   */
  customer: CustomerReference | null
  /** What happened to which resource. */
  data: { object: DeletedContact }
}

/** The event `contact.opted_out`. The contact takes no marketing messages any more. */
export interface ContactOptedOutEvent {
  /** The id of the event, the same in every delivery of it. */
  id: string
  /** Always `event`. */
  object: 'event'
  /** Always `contact.opted_out`. */
  type: 'contact.opted_out'
  /** When it happened. */
  created_at: Timestamp
  /** The version of the API whose resource the event holds. */
  api_version: 'v1'
  /** The account that it happened on; null when it is about none. */
  phone_number_id: PhoneNumberId | null
  /**
   * The end-customer that the account belongs to; null when it is your organization's own, or when there is no account.
   */
  customer: CustomerReference | null
  /** What happened to which resource. */
  data: { object: Contact }
}

/** The event `contact.opted_in`. The contact takes marketing messages again. */
export interface ContactOptedInEvent {
  /** The id of the event, the same in every delivery of it. */
  id: string
  /** Always `event`. */
  object: 'event'
  /** Always `contact.opted_in`. */
  type: 'contact.opted_in'
  /** When it happened. */
  created_at: Timestamp
  /** The version of the API whose resource the event holds. */
  api_version: 'v1'
  /** The account that it happened on; null when it is about none. */
  phone_number_id: PhoneNumberId | null
  /**
   * The end-customer that the account belongs to; null when it is your organization's own, or when there is no account.
   */
  customer: CustomerReference | null
  /** What happened to which resource. */
  data: { object: Contact }
}

/**
 * Whether the template can be sent.
 *
 * - `pending`: the provider has not decided yet.
 * - `approved`: it was approved. `provider_status` tells whether the provider has paused or flagged it since.
 * - `rejected`: it was rejected, disabled or archived.
 */
export type TemplateStatus = 'pending' | 'approved' | 'rejected'

/** What the provider takes the template for, which decides who may get it and what it costs. */
export type TemplateCategory = 'MARKETING' | 'UTILITY' | 'AUTHENTICATION'

/**
 * A part of a template, with `type` (such as `HEADER`, `BODY`, `FOOTER`, `BUTTONS`) and all that the provider says of
 * it.
 */
export interface TemplateComponent {
  [key: string]: unknown
}

/** A message template, as the provider had it at the last sync. Its name and language are unique on its account. */
export interface Template {
  /** The id of the template. */
  id: string
  /** Always `template`. */
  object: 'template'
  /** The name; templates in several languages may share it. */
  name: string
  /** The language, in the provider's own words. */
  language: string
  status: TemplateStatus
  /** The status in the provider's own words, such as `APPROVED`, `PAUSED` or `IN_APPEAL`. New ones may appear. */
  provider_status: string
  /** The category; null when the provider has told none, or none of these. A later sync fills it in. */
  category: TemplateCategory | null
  /** The text of the body, with its variables as `{{1}}` or `{{first_name}}`; empty when there is none. */
  content: string
  /** The variables of `content`, each once, in the order in which they first appear. */
  variables: readonly string[]
  /** All parts of the template, as the provider shapes them. */
  components: readonly TemplateComponent[]
  channel_account: AccountReference
  /** The provider's id of the template. */
  provider_template_id: string | null
  /** When a sync first found the template. */
  created_at: Timestamp
  /** When a sync last found it changed. */
  updated_at: Timestamp
}

/** The event `template.created`. A sync found a template that was not there before. */
export interface TemplateCreatedEvent {
  /** The id of the event, the same in every delivery of it. */
  id: string
  /** Always `event`. */
  object: 'event'
  /** Always `template.created`. */
  type: 'template.created'
  /** When it happened. */
  created_at: Timestamp
  /** The version of the API whose resource the event holds. */
  api_version: 'v1'
  /** The account that it happened on; null when it is about none. */
  phone_number_id: PhoneNumberId | null
  /**
   * The end-customer that the account belongs to; null when it is your organization's own, or when there is no account.
   */
  customer: CustomerReference | null
  /** What happened to which resource. */
  data: { object: Template }
}

/** The event `template.updated`. Its status or anything else about it, as a sync or the provider told. */
export interface TemplateUpdatedEvent {
  /** The id of the event, the same in every delivery of it. */
  id: string
  /** Always `event`. */
  object: 'event'
  /** Always `template.updated`. */
  type: 'template.updated'
  /** When it happened. */
  created_at: Timestamp
  /** The version of the API whose resource the event holds. */
  api_version: 'v1'
  /** The account that it happened on; null when it is about none. */
  phone_number_id: PhoneNumberId | null
  /**
   * The end-customer that the account belongs to; null when it is your organization's own, or when there is no account.
   */
  customer: CustomerReference | null
  /** What happened to which resource. */
  data: { object: Template; previous_attributes?: PreviousAttributes | undefined }
}

/** What is left of a template that the provider has no longer. */
export interface DeletedTemplate {
  /** The id that the template had. */
  id: string
  /** Always `template`. */
  object: 'template'
  /** Always true. */
  deleted: true
}

/** The event `template.deleted`. The provider has it no longer. */
export interface TemplateDeletedEvent {
  /** The id of the event, the same in every delivery of it. */
  id: string
  /** Always `event`. */
  object: 'event'
  /** Always `template.deleted`. */
  type: 'template.deleted'
  /** When it happened. */
  created_at: Timestamp
  /** The version of the API whose resource the event holds. */
  api_version: 'v1'
  /** The account that it happened on; null when it is about none. */
  phone_number_id: PhoneNumberId | null
  /**
   * The end-customer that the account belongs to; null when it is your organization's own, or when there is no account.
   */
  customer: CustomerReference | null
  /** What happened to which resource. */
  data: { object: DeletedTemplate }
}

/** The event `account.connected`. From now on it can send and receive. */
export interface AccountConnectedEvent {
  /** The id of the event, the same in every delivery of it. */
  id: string
  /** Always `event`. */
  object: 'event'
  /** Always `account.connected`. */
  type: 'account.connected'
  /** When it happened. */
  created_at: Timestamp
  /** The version of the API whose resource the event holds. */
  api_version: 'v1'
  /** The account that it happened on; null when it is about none. */
  phone_number_id: PhoneNumberId | null
  /**
   * The end-customer that the account belongs to; null when it is your organization's own, or when there is no account.
   */
  customer: CustomerReference | null
  /** What happened to which resource. */
  data: { object: Account }
}

/**
 * The event `account.updated`. What it shows, or the team that it belongs to, which it does not show: then
 * `previous_attributes` is missing.
 */
export interface AccountUpdatedEvent {
  /** The id of the event, the same in every delivery of it. */
  id: string
  /** Always `event`. */
  object: 'event'
  /** Always `account.updated`. */
  type: 'account.updated'
  /** When it happened. */
  created_at: Timestamp
  /** The version of the API whose resource the event holds. */
  api_version: 'v1'
  /** The account that it happened on; null when it is about none. */
  phone_number_id: PhoneNumberId | null
  /**
   * The end-customer that the account belongs to; null when it is your organization's own, or when there is no account.
   */
  customer: CustomerReference | null
  /** What happened to which resource. */
  data: { object: Account; previous_attributes?: PreviousAttributes | undefined }
}

/** The event `account.disconnected`. It neither sends nor receives any more. */
export interface AccountDisconnectedEvent {
  /** The id of the event, the same in every delivery of it. */
  id: string
  /** Always `event`. */
  object: 'event'
  /** Always `account.disconnected`. */
  type: 'account.disconnected'
  /** When it happened. */
  created_at: Timestamp
  /** The version of the API whose resource the event holds. */
  api_version: 'v1'
  /** The account that it happened on; null when it is about none. */
  phone_number_id: PhoneNumberId | null
  /**
   * The end-customer that the account belongs to; null when it is your organization's own, or when there is no account.
   */
  customer: CustomerReference | null
  /** What happened to which resource. */
  data: { object: Account; previous_attributes?: PreviousAttributes | undefined }
}

/** The event `setup_link.completed`. An end-customer has connected an account with it. */
export interface SetupLinkCompletedEvent {
  /** The id of the event, the same in every delivery of it. */
  id: string
  /** Always `event`. */
  object: 'event'
  /** Always `setup_link.completed`. */
  type: 'setup_link.completed'
  /** When it happened. */
  created_at: Timestamp
  /** The version of the API whose resource the event holds. */
  api_version: 'v1'
  /** The account that it happened on; null when it is about none. */
  phone_number_id: PhoneNumberId | null
  /**
   * The end-customer that the account belongs to; null when it is your organization's own, or when there is no account.
   */
  customer: CustomerReference | null
  /** What happened to which resource. */
  data: { object: CustomerSetupLinkState; previous_attributes?: PreviousAttributes | undefined }
}

/** The event `setup_link.failed`. The link stays active; `last_failure_reason` tells why. */
export interface SetupLinkFailedEvent {
  /** The id of the event, the same in every delivery of it. */
  id: string
  /** Always `event`. */
  object: 'event'
  /** Always `setup_link.failed`. */
  type: 'setup_link.failed'
  /** When it happened. */
  created_at: Timestamp
  /** The version of the API whose resource the event holds. */
  api_version: 'v1'
  /** The account that it happened on; null when it is about none. */
  phone_number_id: PhoneNumberId | null
  /**
   * The end-customer that the account belongs to; null when it is your organization's own, or when there is no account.
   */
  customer: CustomerReference | null
  /** What happened to which resource. */
  data: { object: CustomerSetupLinkState; previous_attributes?: PreviousAttributes | undefined }
}

/** The event `setup_link.expired`. Nobody has used it in time. */
export interface SetupLinkExpiredEvent {
  /** The id of the event, the same in every delivery of it. */
  id: string
  /** Always `event`. */
  object: 'event'
  /** Always `setup_link.expired`. */
  type: 'setup_link.expired'
  /** When it happened. */
  created_at: Timestamp
  /** The version of the API whose resource the event holds. */
  api_version: 'v1'
  /** The account that it happened on; null when it is about none. */
  phone_number_id: PhoneNumberId | null
  /**
   * The end-customer that the account belongs to; null when it is your organization's own, or when there is no account.
   */
  customer: CustomerReference | null
  /** What happened to which resource. */
  data: { object: CustomerSetupLinkState; previous_attributes?: PreviousAttributes | undefined }
}

/**
 * Where events are sent, by `https` and without a user name or password in it. The host has to be on the public
 * internet: nothing is sent to private, local or reserved addresses, unless the operator of the service has opened
 * their range. A service that is run for development takes its own machine (`localhost`, `127.0.0.1`, `[::1]`) as well,
 * also by `http`.
 */
export type ReceiverUrl = string

/** A type of event, or `*` for all. */
export type SubscribedEventType = EventType | '*'

/** Which events are sent, or only `*` for all of them, those of types to come too. */
export type SubscribedEventTypes = readonly SubscribedEventType[]

/** The id of a secret of a webhook subscription. */
export type WebhookSecretId = string

/** A secret that deliveries are signed with. Its text is shown only once, when it is made. */
export interface WebhookSecret {
  id: WebhookSecretId
  /** The last four characters of the secret, to tell it from others. */
  hint: string
  /** When the secret was made. */
  created_at: Timestamp
  /** When deliveries are no longer signed with it; null for the newest secret, which does not expire. */
  expires_at: Timestamp | null
}

/** Where the events of your organization are sent, and which ones. */
export interface WebhookSubscription {
  id: WebhookSubscriptionId
  /** Always `webhook_subscription`. */
  object: 'webhook_subscription'
  url: ReceiverUrl
  /** A note of your own. */
  description: string | null
  event_types: SubscribedEventTypes
  /** Whether deliveries are sent. While it is false, they are held. */
  enabled: boolean
  /**
   * Why the service disabled the subscription (`endpoint_gone`: the receiver answered 410; `failing`: nothing but
   * failures for 5 days); null when it is enabled, or was disabled by you. New reasons may appear.
   */
  disabled_reason: string | null
  /** Only events of this account; null for all accounts. */
  phone_number_id: PhoneNumberId | null
  /** Only events of this end-customer's accounts; null for all accounts. */
  customer_id: string | null
  /** The secrets that deliveries are signed with, the newest first. */
  secrets: readonly WebhookSecret[]
  /** When the subscription was created. */
  created_at: Timestamp
  /** When the subscription last changed; its secrets are not counted. */
  updated_at: Timestamp
}

/** The event `webhook.test`. Sent when you ask for it, to that subscription only and whatever types it is for. */
export interface WebhookTestEvent {
  /** The id of the event, the same in every delivery of it. */
  id: string
  /** Always `event`. */
  object: 'event'
  /** Always `webhook.test`. */
  type: 'webhook.test'
  /** When it happened. */
  created_at: Timestamp
  /** The version of the API whose resource the event holds. */
  api_version: 'v1'
  /** The account that it happened on; null when it is about none. */
  phone_number_id: PhoneNumberId | null
  /**
   * The end-customer that the account belongs to; null when it is your organization's own, or when there is no account.
   */
  customer: CustomerReference | null
  /** What happened to which resource. */
  data: { object: WebhookSubscription }
}

/**
 * What is sent to a webhook subscription. `type` tells which event it is. The set may grow: answer 200 to a type that
 * you do not know.
 */
export type WebhookEvent = MessageReceivedEvent | MessageSentEvent | MessageDeliveredEvent | MessageReadEvent | MessageFailedEvent | MessageUpdatedEvent | ConversationCreatedEvent | ConversationUpdatedEvent | ContactCreatedEvent | ContactUpdatedEvent | ContactDeletedEvent | ContactOptedOutEvent | ContactOptedInEvent | TemplateCreatedEvent | TemplateUpdatedEvent | TemplateDeletedEvent | AccountConnectedEvent | AccountUpdatedEvent | AccountDisconnectedEvent | SetupLinkCompletedEvent | SetupLinkFailedEvent | SetupLinkExpiredEvent | WebhookTestEvent

/** One time that a delivery was tried. */
export interface WebhookDeliveryAttempt {
  /** The first attempt has 1. */
  number: number
  /** When it began. */
  started_at: Timestamp
  /** How long it took, in milliseconds. */
  duration_ms: number
  /** The status that the receiver answered; null when it gave no answer. */
  response_status: number | null
  /**
   * Why there was no answer; null when there was one. `dns_failed`: the host could not be looked up; `address_refused`:
   * it is not on the public internet; `connection_failed`, `connection_timeout`, `tls_failed`: no connection was made,
   * or it broke off; `invalid_response`: what came was not HTTP; `timeout`: no answer within 15 s; `interrupted`: the
   * service ended before there was one. New ones may appear.
   */
  error: string | null
  /**
   * The beginning of what the receiver answered, 8 KiB at most, without secrets; null for an answer in compressed form
   * and for an erased delivery.
   */
  response_body_snippet: string | null
}

/** An event on its way to one subscription, with what is sent and what became of each attempt. */
export interface WebhookDeliveryWithPayload {
  id: WebhookDeliveryId
  /** Always `webhook_delivery`. */
  object: 'webhook_delivery'
  subscription_id: WebhookSubscriptionId
  event_type: EventType
  /** The id of the event, the same in every delivery of it. */
  event_id: string
  status: WebhookDeliveryStatus
  /** How many times it was tried. */
  attempt_count: number
  /** When it was last tried; null before the first attempt. */
  last_attempt_at: Timestamp | null
  /** When it is tried next; null when it is not tried again. */
  next_attempt_at: Timestamp | null
  /** The status that the receiver last answered; null when it gave no answer. */
  response_status: number | null
  /** The beginning of the receiver's last answer; null for an erased delivery. */
  response_body_snippet: string | null
  /** How long the last attempt took, in milliseconds. */
  duration_ms: number | null
  /** The delivery that this one replays, which may no longer be kept; null when it replays none. */
  replayed_from: WebhookDeliveryId | null
  /**
   * When the payload was erased, because the contact whose data it showed was deleted; null for any other delivery. The
   * payload and the receiver's answers are gone then, no attempt follows, and the delivery cannot be replayed.
   */
  payload_erased_at: Timestamp | null
  /** When the delivery was made. */
  created_at: Timestamp
  /** The event, as it is sent; null when it was erased (`payload_erased_at`). */
  payload: WebhookEvent | null
  /** The attempts so far, the first one first. */
  attempts: readonly WebhookDeliveryAttempt[]
}

/** A webhook delivery. */
export interface WebhookDeliveryWithPayloadResponse {
  data: WebhookDeliveryWithPayload
  request_id: RequestId
}

/** The new delivery, in short. */
export interface WebhookDeliveryReplay {
  id: WebhookDeliveryId
  /** Always `webhook_delivery`. */
  object: 'webhook_delivery'
  /** The delivery that it replays. */
  replayed_from: WebhookDeliveryId
  /** Always `pending`. */
  status: 'pending'
}

/** The new delivery, in short. */
export interface WebhookDeliveryReplayResponse {
  data: WebhookDeliveryReplay
  request_id: RequestId
}

/** A page of webhook subscriptions, the newest first. */
export interface WebhookSubscriptionList {
  /** The items of this page, none if nothing matches. */
  data: readonly WebhookSubscription[]
  /** Whether there is another page. */
  has_more: boolean
  /** What to send as `cursor` for the next page; null on the last one. */
  next_cursor: string | null
  request_id: RequestId
}

/** A webhook subscription to create. */
export interface WebhookSubscriptionCreate {
  url: ReceiverUrl
  /** A note of your own. */
  description?: string | null | undefined
  event_types: SubscribedEventTypes
  /** Whether deliveries are sent. While it is false, they are held. */
  enabled?: boolean | undefined
  /** Only events of this account of yours; without it, those of all accounts. */
  phone_number_id?: PhoneNumberId | null | undefined
  /** Only events of the accounts of this end-customer of yours; without it, those of all accounts. */
  customer_id?: string | null | undefined
}

/** A webhook subscription to create. */
export interface WebhookSubscriptionCreateWithDefaults {
  url: ReceiverUrl
  /** A note of your own. */
  description?: string | null | undefined
  event_types: SubscribedEventTypes
  /** Whether deliveries are sent. While it is false, they are held. */
  enabled: boolean
  /** Only events of this account of yours; without it, those of all accounts. */
  phone_number_id?: PhoneNumberId | null | undefined
  /** Only events of the accounts of this end-customer of yours; without it, those of all accounts. */
  customer_id?: string | null | undefined
}

/** The secret, in the form of Standard Webhooks: `whsec_` and the key in base64. It is shown this once. */
export type WebhookSecretText = string

/** The subscription that was created, with its secret. */
export interface CreatedWebhookSubscription {
  id: WebhookSubscriptionId
  /** Always `webhook_subscription`. */
  object: 'webhook_subscription'
  url: ReceiverUrl
  /** A note of your own. */
  description: string | null
  event_types: SubscribedEventTypes
  /** Whether deliveries are sent. While it is false, they are held. */
  enabled: boolean
  /**
   * Why the service disabled the subscription (`endpoint_gone`: the receiver answered 410; `failing`: nothing but
   * failures for 5 days); null when it is enabled, or was disabled by you. New reasons may appear.
   */
  disabled_reason: string | null
  /** Only events of this account; null for all accounts. */
  phone_number_id: PhoneNumberId | null
  /** Only events of this end-customer's accounts; null for all accounts. */
  customer_id: string | null
  /** The secrets that deliveries are signed with, the newest first. */
  secrets: readonly WebhookSecret[]
  /** When the subscription was created. */
  created_at: Timestamp
  /** When the subscription last changed; its secrets are not counted. */
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

/** What to change of a webhook subscription. Fields that are left out stay as they are. */
export interface WebhookSubscriptionUpdate {
  url?: ReceiverUrl | undefined
  /** The new note; null takes it away. */
  description?: string | null | undefined
  event_types?: SubscribedEventTypes | undefined
  /** False holds deliveries; true sends them, those that were held too. */
  enabled?: boolean | undefined
  /** Only events of this account of yours; null for all accounts. */
  phone_number_id?: PhoneNumberId | null | undefined
  /** Only events of the accounts of this end-customer of yours; null for all accounts. */
  customer_id?: string | null | undefined
}

/** How to make a secret. */
export interface WebhookSecretCreate {
  /** After how many hours the secrets before it expire; 0 for at once. What expires sooner stays so. */
  expire_previous_in_hours?: number | undefined
}

/** How to make a secret. */
export interface WebhookSecretCreateWithDefaults {
  /** After how many hours the secrets before it expire; 0 for at once. What expires sooner stays so. */
  expire_previous_in_hours: number
}

/** A secret that was made, with its text. */
export interface CreatedWebhookSecret {
  id: WebhookSecretId
  /** Always `webhook_secret`. */
  object: 'webhook_secret'
  secret: WebhookSecretText
}

/** A secret that was made, with its text. */
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

/** A page of contacts, the newest first. */
export interface ContactList {
  /** The items of this page, none if nothing matches. */
  data: readonly Contact[]
  /** Whether there is another page. */
  has_more: boolean
  /** What to send as `cursor` for the next page; null on the last one. */
  next_cursor: string | null
  request_id: RequestId
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

/**
 * What to change of a contact. Fields that are left out stay as they are, null clears one. The phone number is the
 * contact's identity and cannot be changed.
 */
export interface ContactUpdate {
  /** The new name, or null for none. */
  name?: string | null | undefined
  /** The new username, or null for none. */
  username?: string | null | undefined
  /** The new e-mail address, or null for none. */
  email?: string | null | undefined
  /** What replaces the metadata as a whole, or null for none. Keys are not merged. */
  metadata?: Metadata | null | undefined
}

/** Whether a contact has a label. */
export interface ContactLabelLink {
  contact_id: ContactId
  label_id: LabelId
  /** Whether the label is attached now. */
  attached: boolean
}

/** Whether the contact has the label. */
export interface ContactLabelLinkResponse {
  data: ContactLabelLink
  request_id: RequestId
}

/** A page of conversations. */
export interface ConversationList {
  /** The items of this page, none if nothing matches. */
  data: readonly Conversation[]
  /** Whether there is another page. */
  has_more: boolean
  /** What to send as `cursor` for the next page; null on the last one. */
  next_cursor: string | null
  request_id: RequestId
}

/** A conversation. */
export interface ConversationResponse {
  data: Conversation
  request_id: RequestId
}

/** What to change of a conversation, at least one field. One that is left out stays as it is. */
export interface ConversationUpdate {
  status?: ConversationStatus | undefined
  /** The id of the user whom the conversation is assigned to from now on, or null for nobody. */
  assigned_to?: string | null | undefined
}

/** A page of messages, the newest first. */
export interface MessageList {
  /** The items of this page, none if nothing matches. */
  data: readonly Message[]
  /** Whether there is another page. */
  has_more: boolean
  /** What to send as `cursor` for the next page; null on the last one. */
  next_cursor: string | null
  request_id: RequestId
}

/** What every message to send has. Exactly one field names the recipient. */
export interface MessageSendBase {
  /**
   * The recipient's phone number in E.164 form. Whom the account does not know yet becomes a contact, with a
   * conversation.
   */
  to?: string | undefined
  /**
   * The recipient's business-scoped user id. Whom the account does not know yet becomes a contact, with a conversation.
   */
  bsuid?: string | undefined
  contact_id?: ContactId | undefined
  conversation_id?: ConversationId | undefined
  /** The message of the same conversation that this one answers. */
  reply_to_message_id?: MessageId | undefined
  /**
   * Anything that you know the message by. It is shown on the message as it is, and does not keep a message from being
   * sent twice: `Idempotency-Key` does.
   */
  client_reference?: string | undefined
}

/** A text. */
export interface SendText {
  /** The text. */
  body: string
  /** Whether the first link of the text is shown with a preview. */
  preview_url?: boolean | undefined
}

/** A text message. */
export interface MessageSendText {
  /**
   * The recipient's phone number in E.164 form. Whom the account does not know yet becomes a contact, with a
   * conversation.
   */
  to?: string | undefined
  /**
   * The recipient's business-scoped user id. Whom the account does not know yet becomes a contact, with a conversation.
   */
  bsuid?: string | undefined
  contact_id?: ContactId | undefined
  conversation_id?: ConversationId | undefined
  /** The message of the same conversation that this one answers. */
  reply_to_message_id?: MessageId | undefined
  /**
   * Anything that you know the message by. It is shown on the message as it is, and does not keep a message from being
   * sent twice: `Idempotency-Key` does.
   */
  client_reference?: string | undefined
  /** Always `text`. */
  type: 'text'
  text: SendText
}

/** A file, by exactly one of `link` and `media_id`, and the text below it. */
export interface SendCaptionedMedia {
  /** Where the provider fetches the file, an http or https URL. */
  link?: string | undefined
  /** The `media.id` of an earlier message of the same account, whose file is sent again. */
  media_id?: string | undefined
  /** The text below it. */
  caption?: string | undefined
}

/** An image, by its link or from an earlier message. */
export interface MessageSendImage {
  /**
   * The recipient's phone number in E.164 form. Whom the account does not know yet becomes a contact, with a
   * conversation.
   */
  to?: string | undefined
  /**
   * The recipient's business-scoped user id. Whom the account does not know yet becomes a contact, with a conversation.
   */
  bsuid?: string | undefined
  contact_id?: ContactId | undefined
  conversation_id?: ConversationId | undefined
  /** The message of the same conversation that this one answers. */
  reply_to_message_id?: MessageId | undefined
  /**
   * Anything that you know the message by. It is shown on the message as it is, and does not keep a message from being
   * sent twice: `Idempotency-Key` does.
   */
  client_reference?: string | undefined
  /** Always `image`. */
  type: 'image'
  image: SendCaptionedMedia
}

/** A file, by exactly one of `link` and `media_id`, with its name and the text below it. */
export interface SendDocument {
  /** Where the provider fetches the file, an http or https URL. */
  link?: string | undefined
  /** The `media.id` of an earlier message of the same account, whose file is sent again. */
  media_id?: string | undefined
  /** The text below it. */
  caption?: string | undefined
  /** The name that the recipient sees. */
  filename?: string | undefined
}

/** A document, by its link or from an earlier message. */
export interface MessageSendDocument {
  /**
   * The recipient's phone number in E.164 form. Whom the account does not know yet becomes a contact, with a
   * conversation.
   */
  to?: string | undefined
  /**
   * The recipient's business-scoped user id. Whom the account does not know yet becomes a contact, with a conversation.
   */
  bsuid?: string | undefined
  contact_id?: ContactId | undefined
  conversation_id?: ConversationId | undefined
  /** The message of the same conversation that this one answers. */
  reply_to_message_id?: MessageId | undefined
  /**
   * Anything that you know the message by. It is shown on the message as it is, and does not keep a message from being
   * sent twice: `Idempotency-Key` does.
   */
  client_reference?: string | undefined
  /** Always `document`. */
  type: 'document'
  document: SendDocument
}

/** A video, by its link or from an earlier message. */
export interface MessageSendVideo {
  /**
   * The recipient's phone number in E.164 form. Whom the account does not know yet becomes a contact, with a
   * conversation.
   */
  to?: string | undefined
  /**
   * The recipient's business-scoped user id. Whom the account does not know yet becomes a contact, with a conversation.
   */
  bsuid?: string | undefined
  contact_id?: ContactId | undefined
  conversation_id?: ConversationId | undefined
  /** The message of the same conversation that this one answers. */
  reply_to_message_id?: MessageId | undefined
  /**
   * Anything that you know the message by. It is shown on the message as it is, and does not keep a message from being
   * sent twice: `Idempotency-Key` does.
   */
  client_reference?: string | undefined
  /** Always `video`. */
  type: 'video'
  video: SendCaptionedMedia
}

/** A file, by exactly one of `link` and `media_id`. */
export interface SendMedia {
  /** Where the provider fetches the file, an http or https URL. */
  link?: string | undefined
  /** The `media.id` of an earlier message of the same account, whose file is sent again. */
  media_id?: string | undefined
}

/** A sound, by its link or from an earlier message. */
export interface MessageSendAudio {
  /**
   * The recipient's phone number in E.164 form. Whom the account does not know yet becomes a contact, with a
   * conversation.
   */
  to?: string | undefined
  /**
   * The recipient's business-scoped user id. Whom the account does not know yet becomes a contact, with a conversation.
   */
  bsuid?: string | undefined
  contact_id?: ContactId | undefined
  conversation_id?: ConversationId | undefined
  /** The message of the same conversation that this one answers. */
  reply_to_message_id?: MessageId | undefined
  /**
   * Anything that you know the message by. It is shown on the message as it is, and does not keep a message from being
   * sent twice: `Idempotency-Key` does.
   */
  client_reference?: string | undefined
  /** Always `audio`. */
  type: 'audio'
  audio: SendMedia
}

/** A sticker, by its link or from an earlier message. */
export interface MessageSendSticker {
  /**
   * The recipient's phone number in E.164 form. Whom the account does not know yet becomes a contact, with a
   * conversation.
   */
  to?: string | undefined
  /**
   * The recipient's business-scoped user id. Whom the account does not know yet becomes a contact, with a conversation.
   */
  bsuid?: string | undefined
  contact_id?: ContactId | undefined
  conversation_id?: ConversationId | undefined
  /** The message of the same conversation that this one answers. */
  reply_to_message_id?: MessageId | undefined
  /**
   * Anything that you know the message by. It is shown on the message as it is, and does not keep a message from being
   * sent twice: `Idempotency-Key` does.
   */
  client_reference?: string | undefined
  /** Always `sticker`. */
  type: 'sticker'
  sticker: SendMedia
}

/** A place. */
export interface SendLocation {
  /** Degrees north of the equator. */
  latitude: number
  /** Degrees east of Greenwich. */
  longitude: number
  /** What the place is called. */
  name?: string | undefined
  /** Its address. */
  address?: string | undefined
}

/** A place on the map. */
export interface MessageSendLocation {
  /**
   * The recipient's phone number in E.164 form. Whom the account does not know yet becomes a contact, with a
   * conversation.
   */
  to?: string | undefined
  /**
   * The recipient's business-scoped user id. Whom the account does not know yet becomes a contact, with a conversation.
   */
  bsuid?: string | undefined
  contact_id?: ContactId | undefined
  conversation_id?: ConversationId | undefined
  /** The message of the same conversation that this one answers. */
  reply_to_message_id?: MessageId | undefined
  /**
   * Anything that you know the message by. It is shown on the message as it is, and does not keep a message from being
   * sent twice: `Idempotency-Key` does.
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
  /** E-mail addresses. */
  emails?: readonly { email?: string | undefined; type?: string | undefined }[] | undefined
  /** Postal addresses. */
  addresses?: readonly { street?: string | undefined; city?: string | undefined; state?: string | undefined; zip?: string | undefined; country?: string | undefined; country_code?: string | undefined; type?: string | undefined }[] | undefined
  /** Where the person works. */
  org?: { company?: string | undefined; department?: string | undefined; title?: string | undefined } | undefined
  /** Web addresses. */
  urls?: readonly { url?: string | undefined; type?: string | undefined }[] | undefined
  /** The day of birth. */
  birthday?: string | undefined
}

/** Contact cards. */
export interface MessageSendContacts {
  /**
   * The recipient's phone number in E.164 form. Whom the account does not know yet becomes a contact, with a
   * conversation.
   */
  to?: string | undefined
  /**
   * The recipient's business-scoped user id. Whom the account does not know yet becomes a contact, with a conversation.
   */
  bsuid?: string | undefined
  contact_id?: ContactId | undefined
  conversation_id?: ConversationId | undefined
  /** The message of the same conversation that this one answers. */
  reply_to_message_id?: MessageId | undefined
  /**
   * Anything that you know the message by. It is shown on the message as it is, and does not keep a message from being
   * sent twice: `Idempotency-Key` does.
   */
  client_reference?: string | undefined
  /** Always `contacts`. */
  type: 'contacts'
  /** Contact cards. */
  contacts: readonly SendContactCard[]
}

/** A reaction to a message of the same conversation. */
export interface SendReaction {
  /** The message that is reacted to. */
  message_id: MessageId
  /** The emoji; an empty text takes the reaction back. */
  emoji: string
}

/** A reaction to a message of the same conversation. */
export interface MessageSendReaction {
  /**
   * The recipient's phone number in E.164 form. Whom the account does not know yet becomes a contact, with a
   * conversation.
   */
  to?: string | undefined
  /**
   * The recipient's business-scoped user id. Whom the account does not know yet becomes a contact, with a conversation.
   */
  bsuid?: string | undefined
  contact_id?: ContactId | undefined
  conversation_id?: ConversationId | undefined
  /** The message of the same conversation that this one answers. */
  reply_to_message_id?: MessageId | undefined
  /**
   * Anything that you know the message by. It is shown on the message as it is, and does not keep a message from being
   * sent twice: `Idempotency-Key` does.
   */
  client_reference?: string | undefined
  /** Always `reaction`. */
  type: 'reaction'
  reaction: SendReaction
}

/** What stands above the text. */
export type SendInteractiveHeader = { type: 'text'; text: string } | { type: 'image'; image: SendMedia } | { type: 'video'; video: SendMedia } | { type: 'document'; document: SendMedia }

/** A text with buttons to reply with. */
export interface SendButtons {
  /** Always `button`. */
  type: 'button'
  header?: SendInteractiveHeader | undefined
  /** The text. */
  body: { text: string }
  /** A line below the text. */
  footer?: { text: string } | undefined
  /** The buttons. */
  action: { buttons: readonly ({ type: 'reply'; reply: { id: string; title: string } })[] }
}

/** A text with a list to choose from. */
export interface SendList {
  /** Always `list`. */
  type: 'list'
  /** A line above the text. */
  header?: { type: 'text'; text: string } | undefined
  /** The text. */
  body: { text: string }
  /** A line below the text. */
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
  /** A line below the text. */
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
  /** A line below the text. */
  footer?: { text: string } | undefined
  /** The flow. */
  action: { name: 'flow'; parameters: { flow_message_version: '3'; flow_id?: string | undefined; flow_name?: string | undefined; flow_cta: string; flow_token?: string | undefined; mode?: 'draft' | 'published' | undefined; flow_action?: 'navigate' | 'data_exchange' | undefined; flow_action_payload?: { screen: string; data?: { [key: string]: unknown } | undefined } | undefined } }
}

/** A text with a button to send one’s place. */
export interface SendLocationRequest {
  /** Always `location_request_message`. */
  type: 'location_request_message'
  /** The text. */
  body: { text: string }
  /** The button. */
  action: { name: 'send_location' }
}

/** Something that the recipient answers with a tap. */
export type SendInteractive = SendButtons | SendList | SendLinkButton | SendFlow | SendLocationRequest

/** A text with something to tap on. */
export interface MessageSendInteractive {
  /**
   * The recipient's phone number in E.164 form. Whom the account does not know yet becomes a contact, with a
   * conversation.
   */
  to?: string | undefined
  /**
   * The recipient's business-scoped user id. Whom the account does not know yet becomes a contact, with a conversation.
   */
  bsuid?: string | undefined
  contact_id?: ContactId | undefined
  conversation_id?: ConversationId | undefined
  /** The message of the same conversation that this one answers. */
  reply_to_message_id?: MessageId | undefined
  /**
   * Anything that you know the message by. It is shown on the message as it is, and does not keep a message from being
   * sent twice: `Idempotency-Key` does.
   */
  client_reference?: string | undefined
  /** Always `interactive`. */
  type: 'interactive'
  interactive: SendInteractive
}

/** What fills one part of a template. */
export interface SendTemplateComponent {
  /** Which part it is. */
  type: 'header' | 'body' | 'button' | 'carousel' | 'limited_time_offer'
  /** What kind of button it is. */
  sub_type?: 'quick_reply' | 'url' | 'copy_code' | 'catalog' | 'mpm' | 'flow' | 'voice_call' | undefined
  /** Which button it is, counted from 0. */
  index?: number | string | undefined
  /** What fills its variables, in their order. */
  parameters?: readonly { [key: string]: unknown }[] | undefined
  /** The cards of a carousel. */
  cards?: readonly { [key: string]: unknown }[] | undefined
}

/**
 * An approved template of the account. What fills it is either `components`, as the provider shapes them, or
 * `variables`, by their names; not both.
 */
export interface SendTemplate {
  /** The name of the template. */
  name: string
  /** The language of the template. */
  language: string
  /** What fills header, body and buttons, as the provider shapes it. */
  components?: readonly SendTemplateComponent[] | undefined
  /**
   * What fills the variables of the text: one value for each of the template's `variables`, and no other. A template
   * that has variables in header or buttons too takes `components`.
   */
  variables?: { [key: string]: string } | undefined
}

/** An approved template. */
export interface MessageSendTemplate {
  /**
   * The recipient's phone number in E.164 form. Whom the account does not know yet becomes a contact, with a
   * conversation.
   */
  to?: string | undefined
  /**
   * The recipient's business-scoped user id. Whom the account does not know yet becomes a contact, with a conversation.
   */
  bsuid?: string | undefined
  contact_id?: ContactId | undefined
  conversation_id?: ConversationId | undefined
  /** The message of the same conversation that this one answers. */
  reply_to_message_id?: MessageId | undefined
  /**
   * Anything that you know the message by. It is shown on the message as it is, and does not keep a message from being
   * sent twice: `Idempotency-Key` does.
   */
  client_reference?: string | undefined
  /** Always `template`. */
  type: 'template'
  template: SendTemplate
}

/**
 * A message to send: exactly one recipient (`to`, `bsuid`, `contact_id` or `conversation_id`), and exactly the object
 * that `type` names.
 */
export type MessageSend = MessageSendText | MessageSendImage | MessageSendDocument | MessageSendVideo | MessageSendAudio | MessageSendSticker | MessageSendLocation | MessageSendContacts | MessageSendReaction | MessageSendInteractive | MessageSendTemplate

/** A message. */
export interface MessageResponse {
  data: Message
  request_id: RequestId
}

/** A page of templates, the newest first. */
export interface TemplateList {
  /** The items of this page, none if nothing matches. */
  data: readonly Template[]
  /** Whether there is another page. */
  has_more: boolean
  /** What to send as `cursor` for the next page; null on the last one. */
  next_cursor: string | null
  request_id: RequestId
}

/** What a sync found and changed. `created` and `updated` together are never more than `synced`. */
export interface TemplateSyncResult {
  /** Always `template_sync_result`. */
  object: 'template_sync_result'
  /** How many templates the provider has listed. */
  synced: number
  /** How many of them were new. */
  created: number
  /** How many of them had changed. */
  updated: number
}

/** The result of a sync. */
export interface TemplateSyncResultResponse {
  data: TemplateSyncResult
  request_id: RequestId
}

/** A template. */
export interface TemplateResponse {
  data: Template
  request_id: RequestId
}
