// Generated from spec/. Do not edit.
import type { ContextOf, SecurityHandler } from '@channel/codegen/zod'
import type * as t from './types.js'

/** The headers that some response of the document declares. */
export type HeaderName = 'Cache-Control' | 'Content-Disposition' | 'ETag' | 'Idempotent-Replayed' | 'Location' | 'RateLimit' | 'RateLimit-Policy' | 'Retry-After' | 'WWW-Authenticate' | 'X-Request-Id'

/** The headers that a response declares, and none that only others do. */
export type DeclaredHeaders<Declared> = Declared & { readonly [Name in Exclude<HeaderName, keyof Declared>]?: undefined }

/** The headers of a response that declares none. */
export type NoHeaders = DeclaredHeaders<{}> | undefined

export type ValidationFailedResponse<Status extends number> = { status: Status; headers: DeclaredHeaders<{ 'X-Request-Id': t.RequestId; RateLimit?: string | undefined; 'RateLimit-Policy'?: string | undefined; 'Idempotent-Replayed'?: 'true' | 'false' | undefined }>; body: t.Error }

export type InternalErrorResponse<Status extends number> = { status: Status; headers: DeclaredHeaders<{ 'X-Request-Id': t.RequestId; RateLimit?: string | undefined; 'RateLimit-Policy'?: string | undefined }>; body: t.Error }

export type AuthenticationFailedResponse<Status extends number> = { status: Status; headers: DeclaredHeaders<{ 'X-Request-Id': t.RequestId; 'WWW-Authenticate': string }>; body: t.Error }

export type RateLimitedResponse<Status extends number> = { status: Status; headers: DeclaredHeaders<{ 'X-Request-Id': t.RequestId; RateLimit?: string | undefined; 'RateLimit-Policy'?: string | undefined; 'Retry-After': number }>; body: t.Error }

export type NotFoundResponse<Status extends number> = { status: Status; headers: DeclaredHeaders<{ 'X-Request-Id': t.RequestId; RateLimit?: string | undefined; 'RateLimit-Policy'?: string | undefined; 'Idempotent-Replayed'?: 'true' | 'false' | undefined }>; body: t.Error }

export type NotEntitledResponse<Status extends number> = { status: Status; headers: DeclaredHeaders<{ 'X-Request-Id': t.RequestId; RateLimit?: string | undefined; 'RateLimit-Policy'?: string | undefined; 'Idempotent-Replayed'?: 'true' | 'false' | undefined }>; body: t.Error }

export type IdempotencyConflictResponse<Status extends number> = { status: Status; headers: DeclaredHeaders<{ 'X-Request-Id': t.RequestId; RateLimit?: string | undefined; 'RateLimit-Policy'?: string | undefined; 'Retry-After': number }>; body: t.Error }

export type PayloadTooLargeResponse<Status extends number> = { status: Status; headers: DeclaredHeaders<{ 'X-Request-Id': t.RequestId; RateLimit?: string | undefined; 'RateLimit-Policy'?: string | undefined }>; body: t.Error }

export type UnsupportedMediaTypeResponse<Status extends number> = { status: Status; headers: DeclaredHeaders<{ 'X-Request-Id': t.RequestId; RateLimit?: string | undefined; 'RateLimit-Policy'?: string | undefined }>; body: t.Error }

export type IdempotencyKeyReusedResponse<Status extends number> = { status: Status; headers: DeclaredHeaders<{ 'X-Request-Id': t.RequestId; RateLimit?: string | undefined; 'RateLimit-Policy'?: string | undefined }>; body: t.Error }

export type ConflictResponse<Status extends number> = { status: Status; headers: DeclaredHeaders<{ 'X-Request-Id': t.RequestId; RateLimit?: string | undefined; 'RateLimit-Policy'?: string | undefined; 'Retry-After'?: number | undefined; 'Idempotent-Replayed'?: 'true' | 'false' | undefined }>; body: t.Error }

export type SemanticFailureResponse<Status extends number> = { status: Status; headers: DeclaredHeaders<{ 'X-Request-Id': t.RequestId; RateLimit?: string | undefined; 'RateLimit-Policy'?: string | undefined; 'Idempotent-Replayed'?: 'true' | 'false' | undefined }>; body: t.Error }

export type UpstreamFailureResponse<Status extends number> = { status: Status; headers: DeclaredHeaders<{ 'X-Request-Id': t.RequestId; RateLimit?: string | undefined; 'RateLimit-Policy'?: string | undefined }>; body: t.Error }

/** What `GET /v1/health` gets. */
export interface GetHealthInput {
}

/** What `GET /v1/health` may answer. */
export type GetHealthResult =
  | { status: 200; headers: DeclaredHeaders<{ 'X-Request-Id': t.RequestId }>; body: t.HealthResponse }
  | ValidationFailedResponse<400>
  | InternalErrorResponse<500>

/** What `GET /v1/openapi.json` gets. */
export interface GetOpenApiDocumentInput {
  headers: {
    'if-none-match'?: string | undefined
  }
}

/** What `GET /v1/openapi.json` may answer. */
export type GetOpenApiDocumentResult =
  | { status: 200; headers: DeclaredHeaders<{ 'X-Request-Id': t.RequestId; ETag?: string | undefined; 'Cache-Control'?: string | undefined }>; body: t.OpenApiDocument }
  | { status: 304; headers: DeclaredHeaders<{ 'X-Request-Id': t.RequestId; ETag?: string | undefined; 'Cache-Control'?: string | undefined }>; body?: undefined }
  | ValidationFailedResponse<400>
  | InternalErrorResponse<500>

/** What `GET /v1/me` gets. */
export interface GetMeInput {
}

/** What `GET /v1/me` may answer. */
export type GetMeResult =
  | { status: 200; headers: DeclaredHeaders<{ 'X-Request-Id': t.RequestId; RateLimit?: string | undefined; 'RateLimit-Policy'?: string | undefined }>; body: t.MeResponse }
  | ValidationFailedResponse<400>
  | AuthenticationFailedResponse<401>
  | RateLimitedResponse<429>
  | InternalErrorResponse<500>

/** What `GET /v1/accounts` gets. */
export interface ListAccountsInput {
  query: {
    customer_id?: string | undefined
    status?: t.AccountStatus | undefined
    limit: number
    cursor?: string | undefined
  }
}

/** What `GET /v1/accounts` may answer. */
export type ListAccountsResult =
  | { status: 200; headers: DeclaredHeaders<{ 'X-Request-Id': t.RequestId; RateLimit?: string | undefined; 'RateLimit-Policy'?: string | undefined }>; body: t.AccountList }
  | ValidationFailedResponse<400>
  | AuthenticationFailedResponse<401>
  | RateLimitedResponse<429>
  | InternalErrorResponse<500>

/** What `GET /v1/accounts/{phone_number_id}` gets. */
export interface GetAccountInput {
  params: {
    phone_number_id: t.PhoneNumberId
  }
}

/** What `GET /v1/accounts/{phone_number_id}` may answer. */
export type GetAccountResult =
  | { status: 200; headers: DeclaredHeaders<{ 'X-Request-Id': t.RequestId; RateLimit?: string | undefined; 'RateLimit-Policy'?: string | undefined }>; body: t.AccountResponse }
  | ValidationFailedResponse<400>
  | AuthenticationFailedResponse<401>
  | NotFoundResponse<404>
  | RateLimitedResponse<429>
  | InternalErrorResponse<500>

/** What `GET /v1/customers` gets. */
export interface ListCustomersInput {
  query: {
    limit: number
    cursor?: string | undefined
  }
}

/** What `GET /v1/customers` may answer. */
export type ListCustomersResult =
  | { status: 200; headers: DeclaredHeaders<{ 'X-Request-Id': t.RequestId; RateLimit?: string | undefined; 'RateLimit-Policy'?: string | undefined }>; body: t.CustomerList }
  | ValidationFailedResponse<400>
  | AuthenticationFailedResponse<401>
  | RateLimitedResponse<429>
  | InternalErrorResponse<500>

/** What `POST /v1/customers` gets. */
export interface CreateCustomerInput {
  headers: {
    'idempotency-key'?: string | undefined
  }
  body: t.CustomerCreate
}

/** What `POST /v1/customers` may answer. */
export type CreateCustomerResult =
  | { status: 201; headers: DeclaredHeaders<{ 'X-Request-Id': t.RequestId; Location: string; RateLimit?: string | undefined; 'RateLimit-Policy'?: string | undefined; 'Idempotent-Replayed'?: 'true' | 'false' | undefined }>; body: t.CustomerResponse }
  | ValidationFailedResponse<400>
  | AuthenticationFailedResponse<401>
  | NotEntitledResponse<403>
  | IdempotencyConflictResponse<409>
  | PayloadTooLargeResponse<413>
  | UnsupportedMediaTypeResponse<415>
  | IdempotencyKeyReusedResponse<422>
  | RateLimitedResponse<429>
  | InternalErrorResponse<500>

/** What `GET /v1/customers/{id}` gets. */
export interface GetCustomerInput {
  params: {
    id: t.CustomerId
  }
}

/** What `GET /v1/customers/{id}` may answer. */
export type GetCustomerResult =
  | { status: 200; headers: DeclaredHeaders<{ 'X-Request-Id': t.RequestId; RateLimit?: string | undefined; 'RateLimit-Policy'?: string | undefined }>; body: t.CustomerResponse }
  | ValidationFailedResponse<400>
  | AuthenticationFailedResponse<401>
  | NotFoundResponse<404>
  | RateLimitedResponse<429>
  | InternalErrorResponse<500>

/** What `PATCH /v1/customers/{id}` gets. */
export interface UpdateCustomerInput {
  params: {
    id: t.CustomerId
  }
  body: t.CustomerUpdate
}

/** What `PATCH /v1/customers/{id}` may answer. */
export type UpdateCustomerResult =
  | { status: 200; headers: DeclaredHeaders<{ 'X-Request-Id': t.RequestId; RateLimit?: string | undefined; 'RateLimit-Policy'?: string | undefined }>; body: t.CustomerResponse }
  | ValidationFailedResponse<400>
  | AuthenticationFailedResponse<401>
  | NotEntitledResponse<403>
  | NotFoundResponse<404>
  | PayloadTooLargeResponse<413>
  | UnsupportedMediaTypeResponse<415>
  | RateLimitedResponse<429>
  | InternalErrorResponse<500>

/** What `GET /v1/customers/{customer_id}/setup_links` gets. */
export interface ListSetupLinksInput {
  params: {
    customer_id: t.CustomerId
  }
  query: {
    limit: number
    cursor?: string | undefined
  }
}

/** What `GET /v1/customers/{customer_id}/setup_links` may answer. */
export type ListSetupLinksResult =
  | { status: 200; headers: DeclaredHeaders<{ 'X-Request-Id': t.RequestId; RateLimit?: string | undefined; 'RateLimit-Policy'?: string | undefined }>; body: t.CustomerSetupLinkList }
  | ValidationFailedResponse<400>
  | AuthenticationFailedResponse<401>
  | NotFoundResponse<404>
  | RateLimitedResponse<429>
  | InternalErrorResponse<500>

/** What `POST /v1/customers/{customer_id}/setup_links` gets. */
export interface CreateSetupLinkInput {
  params: {
    customer_id: t.CustomerId
  }
  headers: {
    'idempotency-key'?: string | undefined
  }
  body: t.CustomerSetupLinkCreateWithDefaults
}

/** What `POST /v1/customers/{customer_id}/setup_links` may answer. */
export type CreateSetupLinkResult =
  | { status: 201; headers: DeclaredHeaders<{ 'X-Request-Id': t.RequestId; Location: string; RateLimit?: string | undefined; 'RateLimit-Policy'?: string | undefined; 'Idempotent-Replayed'?: 'true' | 'false' | undefined }>; body: t.CustomerSetupLinkResponse }
  | ValidationFailedResponse<400>
  | AuthenticationFailedResponse<401>
  | NotEntitledResponse<403>
  | NotFoundResponse<404>
  | ConflictResponse<409>
  | PayloadTooLargeResponse<413>
  | UnsupportedMediaTypeResponse<415>
  | SemanticFailureResponse<422>
  | RateLimitedResponse<429>
  | InternalErrorResponse<500>

/** What `GET /v1/customers/{customer_id}/setup_links/{id}` gets. */
export interface GetSetupLinkInput {
  params: {
    customer_id: t.CustomerId
    id: t.CustomerSetupLinkId
  }
}

/** What `GET /v1/customers/{customer_id}/setup_links/{id}` may answer. */
export type GetSetupLinkResult =
  | { status: 200; headers: DeclaredHeaders<{ 'X-Request-Id': t.RequestId; RateLimit?: string | undefined; 'RateLimit-Policy'?: string | undefined }>; body: t.CustomerSetupLinkStateResponse }
  | ValidationFailedResponse<400>
  | AuthenticationFailedResponse<401>
  | NotFoundResponse<404>
  | RateLimitedResponse<429>
  | InternalErrorResponse<500>

/** What `DELETE /v1/customers/{customer_id}/setup_links/{id}` gets. */
export interface DeleteSetupLinkInput {
  params: {
    customer_id: t.CustomerId
    id: t.CustomerSetupLinkId
  }
}

/** What `DELETE /v1/customers/{customer_id}/setup_links/{id}` may answer. */
export type DeleteSetupLinkResult =
  | { status: 200; headers: DeclaredHeaders<{ 'X-Request-Id': t.RequestId; RateLimit?: string | undefined; 'RateLimit-Policy'?: string | undefined }>; body: t.CustomerSetupLinkStateResponse }
  | ValidationFailedResponse<400>
  | AuthenticationFailedResponse<401>
  | NotFoundResponse<404>
  | ConflictResponse<409>
  | RateLimitedResponse<429>
  | InternalErrorResponse<500>

/** What `POST /v1/contacts` gets. */
export interface CreateContactInput {
  headers: {
    'idempotency-key'?: string | undefined
  }
  body: t.ContactCreate
}

/** What `POST /v1/contacts` may answer. */
export type CreateContactResult =
  | { status: 201; headers: DeclaredHeaders<{ 'X-Request-Id': t.RequestId; Location: string; RateLimit?: string | undefined; 'RateLimit-Policy'?: string | undefined; 'Idempotent-Replayed'?: 'true' | 'false' | undefined }>; body: t.CreatedContactResponse }
  | ValidationFailedResponse<400>
  | AuthenticationFailedResponse<401>
  | IdempotencyConflictResponse<409>
  | PayloadTooLargeResponse<413>
  | UnsupportedMediaTypeResponse<415>
  | SemanticFailureResponse<422>
  | RateLimitedResponse<429>
  | InternalErrorResponse<500>

/** What `POST /v1/contacts/bulk_label` gets. */
export interface BulkLabelContactsInput {
  headers: {
    'idempotency-key'?: string | undefined
  }
  body: t.BulkLabel
}

/** What `POST /v1/contacts/bulk_label` may answer. */
export type BulkLabelContactsResult =
  | { status: 200; headers: DeclaredHeaders<{ 'X-Request-Id': t.RequestId; RateLimit?: string | undefined; 'RateLimit-Policy'?: string | undefined; 'Idempotent-Replayed'?: 'true' | 'false' | undefined }>; body: t.BulkLabelResponse }
  | ValidationFailedResponse<400>
  | AuthenticationFailedResponse<401>
  | NotFoundResponse<404>
  | IdempotencyConflictResponse<409>
  | PayloadTooLargeResponse<413>
  | UnsupportedMediaTypeResponse<415>
  | IdempotencyKeyReusedResponse<422>
  | RateLimitedResponse<429>
  | InternalErrorResponse<500>

/** What `POST /v1/conversations/{id}/labels` gets. */
export interface AttachConversationLabelInput {
  params: {
    id: t.ConversationId
  }
  headers: {
    'idempotency-key'?: string | undefined
  }
  body: t.LabelAttach
}

/** What `POST /v1/conversations/{id}/labels` may answer. */
export type AttachConversationLabelResult =
  | { status: 200; headers: DeclaredHeaders<{ 'X-Request-Id': t.RequestId; RateLimit?: string | undefined; 'RateLimit-Policy'?: string | undefined; 'Idempotent-Replayed'?: 'true' | 'false' | undefined }>; body: t.ConversationLabelLinkResponse }
  | ValidationFailedResponse<400>
  | AuthenticationFailedResponse<401>
  | NotFoundResponse<404>
  | IdempotencyConflictResponse<409>
  | PayloadTooLargeResponse<413>
  | UnsupportedMediaTypeResponse<415>
  | IdempotencyKeyReusedResponse<422>
  | RateLimitedResponse<429>
  | InternalErrorResponse<500>

/** What `GET /v1/messages/search` gets. */
export interface SearchMessagesInput {
  query: {
    search: string
    phone_number_id?: t.PhoneNumberId | undefined
    contact_id?: t.ContactId | undefined
    kind?: t.ConversationKind | undefined
    direction?: t.MessageDirection | undefined
    created_after?: string | undefined
    created_before?: string | undefined
    limit: number
    cursor?: string | undefined
  }
}

/** What `GET /v1/messages/search` may answer. */
export type SearchMessagesResult =
  | { status: 200; headers: DeclaredHeaders<{ 'X-Request-Id': t.RequestId; RateLimit?: string | undefined; 'RateLimit-Policy'?: string | undefined }>; body: t.MessageList }
  | ValidationFailedResponse<400>
  | AuthenticationFailedResponse<401>
  | RateLimitedResponse<429>
  | InternalErrorResponse<500>

/** What `GET /v1/labels` gets. */
export interface ListLabelsInput {
  query: {
    team_id?: string | undefined
    limit: number
    cursor?: string | undefined
  }
}

/** What `GET /v1/labels` may answer. */
export type ListLabelsResult =
  | { status: 200; headers: DeclaredHeaders<{ 'X-Request-Id': t.RequestId; RateLimit?: string | undefined; 'RateLimit-Policy'?: string | undefined }>; body: t.LabelList }
  | ValidationFailedResponse<400>
  | AuthenticationFailedResponse<401>
  | RateLimitedResponse<429>
  | InternalErrorResponse<500>

/** What `POST /v1/labels` gets. */
export interface CreateLabelInput {
  headers: {
    'idempotency-key'?: string | undefined
  }
  body: t.LabelCreateWithDefaults
}

/** What `POST /v1/labels` may answer. */
export type CreateLabelResult =
  | { status: 201; headers: DeclaredHeaders<{ 'X-Request-Id': t.RequestId; Location: string; RateLimit?: string | undefined; 'RateLimit-Policy'?: string | undefined; 'Idempotent-Replayed'?: 'true' | 'false' | undefined }>; body: t.LabelResponse }
  | ValidationFailedResponse<400>
  | AuthenticationFailedResponse<401>
  | IdempotencyConflictResponse<409>
  | PayloadTooLargeResponse<413>
  | UnsupportedMediaTypeResponse<415>
  | IdempotencyKeyReusedResponse<422>
  | RateLimitedResponse<429>
  | InternalErrorResponse<500>

/** What `GET /v1/labels/{id}` gets. */
export interface GetLabelInput {
  params: {
    id: t.LabelId
  }
}

/** What `GET /v1/labels/{id}` may answer. */
export type GetLabelResult =
  | { status: 200; headers: DeclaredHeaders<{ 'X-Request-Id': t.RequestId; RateLimit?: string | undefined; 'RateLimit-Policy'?: string | undefined }>; body: t.LabelResponse }
  | ValidationFailedResponse<400>
  | AuthenticationFailedResponse<401>
  | NotFoundResponse<404>
  | RateLimitedResponse<429>
  | InternalErrorResponse<500>

/** What `DELETE /v1/labels/{id}` gets. */
export interface DeleteLabelInput {
  params: {
    id: t.LabelId
  }
}

/** What `DELETE /v1/labels/{id}` may answer. */
export type DeleteLabelResult =
  | { status: 200; headers: DeclaredHeaders<{ 'X-Request-Id': t.RequestId; RateLimit?: string | undefined; 'RateLimit-Policy'?: string | undefined }>; body: t.DeletedLabelResponse }
  | ValidationFailedResponse<400>
  | AuthenticationFailedResponse<401>
  | NotFoundResponse<404>
  | RateLimitedResponse<429>
  | InternalErrorResponse<500>

/** What `PATCH /v1/labels/{id}` gets. */
export interface UpdateLabelInput {
  params: {
    id: t.LabelId
  }
  body: t.LabelUpdate
}

/** What `PATCH /v1/labels/{id}` may answer. */
export type UpdateLabelResult =
  | { status: 200; headers: DeclaredHeaders<{ 'X-Request-Id': t.RequestId; RateLimit?: string | undefined; 'RateLimit-Policy'?: string | undefined }>; body: t.LabelResponse }
  | ValidationFailedResponse<400>
  | AuthenticationFailedResponse<401>
  | NotFoundResponse<404>
  | PayloadTooLargeResponse<413>
  | UnsupportedMediaTypeResponse<415>
  | RateLimitedResponse<429>
  | InternalErrorResponse<500>

/** What `GET /v1/saved_replies` gets. */
export interface ListSavedRepliesInput {
  query: {
    shortcut?: t.Shortcut | undefined
    limit: number
    cursor?: string | undefined
  }
}

/** What `GET /v1/saved_replies` may answer. */
export type ListSavedRepliesResult =
  | { status: 200; headers: DeclaredHeaders<{ 'X-Request-Id': t.RequestId; RateLimit?: string | undefined; 'RateLimit-Policy'?: string | undefined }>; body: t.SavedReplyList }
  | ValidationFailedResponse<400>
  | AuthenticationFailedResponse<401>
  | RateLimitedResponse<429>
  | InternalErrorResponse<500>

/** What `POST /v1/saved_replies` gets. */
export interface CreateSavedReplyInput {
  headers: {
    'idempotency-key'?: string | undefined
  }
  body: t.SavedReplyCreate
}

/** What `POST /v1/saved_replies` may answer. */
export type CreateSavedReplyResult =
  | { status: 201; headers: DeclaredHeaders<{ 'X-Request-Id': t.RequestId; Location: string; RateLimit?: string | undefined; 'RateLimit-Policy'?: string | undefined; 'Idempotent-Replayed'?: 'true' | 'false' | undefined }>; body: t.SavedReplyResponse }
  | ValidationFailedResponse<400>
  | AuthenticationFailedResponse<401>
  | IdempotencyConflictResponse<409>
  | PayloadTooLargeResponse<413>
  | UnsupportedMediaTypeResponse<415>
  | IdempotencyKeyReusedResponse<422>
  | RateLimitedResponse<429>
  | InternalErrorResponse<500>

/** What `GET /v1/saved_replies/{id}` gets. */
export interface GetSavedReplyInput {
  params: {
    id: t.SavedReplyId
  }
}

/** What `GET /v1/saved_replies/{id}` may answer. */
export type GetSavedReplyResult =
  | { status: 200; headers: DeclaredHeaders<{ 'X-Request-Id': t.RequestId; RateLimit?: string | undefined; 'RateLimit-Policy'?: string | undefined }>; body: t.SavedReplyResponse }
  | ValidationFailedResponse<400>
  | AuthenticationFailedResponse<401>
  | NotFoundResponse<404>
  | RateLimitedResponse<429>
  | InternalErrorResponse<500>

/** What `DELETE /v1/saved_replies/{id}` gets. */
export interface DeleteSavedReplyInput {
  params: {
    id: t.SavedReplyId
  }
}

/** What `DELETE /v1/saved_replies/{id}` may answer. */
export type DeleteSavedReplyResult =
  | { status: 200; headers: DeclaredHeaders<{ 'X-Request-Id': t.RequestId; RateLimit?: string | undefined; 'RateLimit-Policy'?: string | undefined }>; body: t.DeletedSavedReplyResponse }
  | ValidationFailedResponse<400>
  | AuthenticationFailedResponse<401>
  | NotFoundResponse<404>
  | RateLimitedResponse<429>
  | InternalErrorResponse<500>

/** What `PATCH /v1/saved_replies/{id}` gets. */
export interface UpdateSavedReplyInput {
  params: {
    id: t.SavedReplyId
  }
  body: t.SavedReplyUpdate
}

/** What `PATCH /v1/saved_replies/{id}` may answer. */
export type UpdateSavedReplyResult =
  | { status: 200; headers: DeclaredHeaders<{ 'X-Request-Id': t.RequestId; RateLimit?: string | undefined; 'RateLimit-Policy'?: string | undefined }>; body: t.SavedReplyResponse }
  | ValidationFailedResponse<400>
  | AuthenticationFailedResponse<401>
  | NotFoundResponse<404>
  | PayloadTooLargeResponse<413>
  | UnsupportedMediaTypeResponse<415>
  | RateLimitedResponse<429>
  | InternalErrorResponse<500>

/** What `GET /v1/users` gets. */
export interface ListUsersInput {
  query: {
    limit: number
    cursor?: string | undefined
  }
}

/** What `GET /v1/users` may answer. */
export type ListUsersResult =
  | { status: 200; headers: DeclaredHeaders<{ 'X-Request-Id': t.RequestId; RateLimit?: string | undefined; 'RateLimit-Policy'?: string | undefined }>; body: t.UserList }
  | ValidationFailedResponse<400>
  | AuthenticationFailedResponse<401>
  | RateLimitedResponse<429>
  | InternalErrorResponse<500>

/** What `GET /v1/users/{id}` gets. */
export interface GetUserInput {
  params: {
    id: t.UserId
  }
}

/** What `GET /v1/users/{id}` may answer. */
export type GetUserResult =
  | { status: 200; headers: DeclaredHeaders<{ 'X-Request-Id': t.RequestId; RateLimit?: string | undefined; 'RateLimit-Policy'?: string | undefined }>; body: t.UserResponse }
  | ValidationFailedResponse<400>
  | AuthenticationFailedResponse<401>
  | NotFoundResponse<404>
  | RateLimitedResponse<429>
  | InternalErrorResponse<500>

/** What `GET /v1/webhook_deliveries` gets. */
export interface ListWebhookDeliveriesInput {
  query: {
    subscription_id?: t.WebhookSubscriptionId | undefined
    status?: t.WebhookDeliveryStatus | undefined
    event_type?: t.EventType | undefined
    event_id?: string | undefined
    created_after?: string | undefined
    created_before?: string | undefined
    limit: number
    cursor?: string | undefined
  }
}

/** What `GET /v1/webhook_deliveries` may answer. */
export type ListWebhookDeliveriesResult =
  | { status: 200; headers: DeclaredHeaders<{ 'X-Request-Id': t.RequestId; RateLimit?: string | undefined; 'RateLimit-Policy'?: string | undefined }>; body: t.WebhookDeliveryList }
  | ValidationFailedResponse<400>
  | AuthenticationFailedResponse<401>
  | RateLimitedResponse<429>
  | InternalErrorResponse<500>

/** What `POST /v1/webhook_deliveries/bulk_replay` gets. */
export interface BulkReplayWebhookDeliveriesInput {
  headers: {
    'idempotency-key'?: string | undefined
  }
  body: t.BulkReplay
}

/** What `POST /v1/webhook_deliveries/bulk_replay` may answer. */
export type BulkReplayWebhookDeliveriesResult =
  | { status: 202; headers: DeclaredHeaders<{ 'X-Request-Id': t.RequestId; RateLimit?: string | undefined; 'RateLimit-Policy'?: string | undefined; 'Idempotent-Replayed'?: 'true' | 'false' | undefined }>; body: t.BulkReplayResponse }
  | ValidationFailedResponse<400>
  | AuthenticationFailedResponse<401>
  | NotFoundResponse<404>
  | ConflictResponse<409>
  | PayloadTooLargeResponse<413>
  | UnsupportedMediaTypeResponse<415>
  | IdempotencyKeyReusedResponse<422>
  | RateLimitedResponse<429>
  | InternalErrorResponse<500>

/** What `GET /v1/webhook_deliveries/{id}` gets. */
export interface GetWebhookDeliveryInput {
  params: {
    id: t.WebhookDeliveryId
  }
}

/** What `GET /v1/webhook_deliveries/{id}` may answer. */
export type GetWebhookDeliveryResult =
  | { status: 200; headers: DeclaredHeaders<{ 'X-Request-Id': t.RequestId; RateLimit?: string | undefined; 'RateLimit-Policy'?: string | undefined }>; body: t.WebhookDeliveryWithPayloadResponse }
  | ValidationFailedResponse<400>
  | AuthenticationFailedResponse<401>
  | NotFoundResponse<404>
  | RateLimitedResponse<429>
  | InternalErrorResponse<500>

/** What `POST /v1/webhook_deliveries/{id}/replay` gets. */
export interface ReplayWebhookDeliveryInput {
  params: {
    id: t.WebhookDeliveryId
  }
  headers: {
    'idempotency-key'?: string | undefined
  }
}

/** What `POST /v1/webhook_deliveries/{id}/replay` may answer. */
export type ReplayWebhookDeliveryResult =
  | { status: 202; headers: DeclaredHeaders<{ 'X-Request-Id': t.RequestId; RateLimit?: string | undefined; 'RateLimit-Policy'?: string | undefined; 'Idempotent-Replayed'?: 'true' | 'false' | undefined }>; body: t.WebhookDeliveryReplayResponse }
  | ValidationFailedResponse<400>
  | AuthenticationFailedResponse<401>
  | NotFoundResponse<404>
  | ConflictResponse<409>
  | IdempotencyKeyReusedResponse<422>
  | RateLimitedResponse<429>
  | InternalErrorResponse<500>

/** What `GET /v1/webhook_subscriptions` gets. */
export interface ListWebhookSubscriptionsInput {
  query: {
    limit: number
    cursor?: string | undefined
  }
}

/** What `GET /v1/webhook_subscriptions` may answer. */
export type ListWebhookSubscriptionsResult =
  | { status: 200; headers: DeclaredHeaders<{ 'X-Request-Id': t.RequestId; RateLimit?: string | undefined; 'RateLimit-Policy'?: string | undefined }>; body: t.WebhookSubscriptionList }
  | ValidationFailedResponse<400>
  | AuthenticationFailedResponse<401>
  | RateLimitedResponse<429>
  | InternalErrorResponse<500>

/** What `POST /v1/webhook_subscriptions` gets. */
export interface CreateWebhookSubscriptionInput {
  headers: {
    'idempotency-key'?: string | undefined
  }
  body: t.WebhookSubscriptionCreateWithDefaults
}

/** What `POST /v1/webhook_subscriptions` may answer. */
export type CreateWebhookSubscriptionResult =
  | { status: 201; headers: DeclaredHeaders<{ 'X-Request-Id': t.RequestId; Location: string; RateLimit?: string | undefined; 'RateLimit-Policy'?: string | undefined; 'Idempotent-Replayed'?: 'true' | 'false' | undefined }>; body: t.CreatedWebhookSubscriptionResponse }
  | ValidationFailedResponse<400>
  | AuthenticationFailedResponse<401>
  | NotEntitledResponse<403>
  | ConflictResponse<409>
  | PayloadTooLargeResponse<413>
  | UnsupportedMediaTypeResponse<415>
  | IdempotencyKeyReusedResponse<422>
  | RateLimitedResponse<429>
  | InternalErrorResponse<500>

/** What `GET /v1/webhook_subscriptions/{id}` gets. */
export interface GetWebhookSubscriptionInput {
  params: {
    id: t.WebhookSubscriptionId
  }
}

/** What `GET /v1/webhook_subscriptions/{id}` may answer. */
export type GetWebhookSubscriptionResult =
  | { status: 200; headers: DeclaredHeaders<{ 'X-Request-Id': t.RequestId; RateLimit?: string | undefined; 'RateLimit-Policy'?: string | undefined }>; body: t.WebhookSubscriptionResponse }
  | ValidationFailedResponse<400>
  | AuthenticationFailedResponse<401>
  | NotFoundResponse<404>
  | RateLimitedResponse<429>
  | InternalErrorResponse<500>

/** What `DELETE /v1/webhook_subscriptions/{id}` gets. */
export interface DeleteWebhookSubscriptionInput {
  params: {
    id: t.WebhookSubscriptionId
  }
}

/** What `DELETE /v1/webhook_subscriptions/{id}` may answer. */
export type DeleteWebhookSubscriptionResult =
  | { status: 200; headers: DeclaredHeaders<{ 'X-Request-Id': t.RequestId; RateLimit?: string | undefined; 'RateLimit-Policy'?: string | undefined }>; body: t.DeletedWebhookSubscriptionResponse }
  | ValidationFailedResponse<400>
  | AuthenticationFailedResponse<401>
  | NotFoundResponse<404>
  | RateLimitedResponse<429>
  | InternalErrorResponse<500>

/** What `PATCH /v1/webhook_subscriptions/{id}` gets. */
export interface UpdateWebhookSubscriptionInput {
  params: {
    id: t.WebhookSubscriptionId
  }
  body: t.WebhookSubscriptionUpdate
}

/** What `PATCH /v1/webhook_subscriptions/{id}` may answer. */
export type UpdateWebhookSubscriptionResult =
  | { status: 200; headers: DeclaredHeaders<{ 'X-Request-Id': t.RequestId; RateLimit?: string | undefined; 'RateLimit-Policy'?: string | undefined }>; body: t.WebhookSubscriptionResponse }
  | ValidationFailedResponse<400>
  | AuthenticationFailedResponse<401>
  | NotFoundResponse<404>
  | PayloadTooLargeResponse<413>
  | UnsupportedMediaTypeResponse<415>
  | RateLimitedResponse<429>
  | InternalErrorResponse<500>

/** What `POST /v1/webhook_subscriptions/{id}/recover` gets. */
export interface RecoverWebhookDeliveriesInput {
  params: {
    id: t.WebhookSubscriptionId
  }
  headers: {
    'idempotency-key'?: string | undefined
  }
  body: t.WebhookRecoveryCreate
}

/** What `POST /v1/webhook_subscriptions/{id}/recover` may answer. */
export type RecoverWebhookDeliveriesResult =
  | { status: 202; headers: DeclaredHeaders<{ 'X-Request-Id': t.RequestId; RateLimit?: string | undefined; 'RateLimit-Policy'?: string | undefined; 'Idempotent-Replayed'?: 'true' | 'false' | undefined }>; body: t.WebhookRecoveryResponse }
  | ValidationFailedResponse<400>
  | AuthenticationFailedResponse<401>
  | NotFoundResponse<404>
  | ConflictResponse<409>
  | PayloadTooLargeResponse<413>
  | UnsupportedMediaTypeResponse<415>
  | IdempotencyKeyReusedResponse<422>
  | RateLimitedResponse<429>
  | InternalErrorResponse<500>

/** What `POST /v1/webhook_subscriptions/{id}/secrets` gets. */
export interface CreateWebhookSecretInput {
  params: {
    id: t.WebhookSubscriptionId
  }
  headers: {
    'idempotency-key'?: string | undefined
  }
  body: t.WebhookSecretCreateWithDefaults
}

/** What `POST /v1/webhook_subscriptions/{id}/secrets` may answer. */
export type CreateWebhookSecretResult =
  | { status: 201; headers: DeclaredHeaders<{ 'X-Request-Id': t.RequestId; Location: string; RateLimit?: string | undefined; 'RateLimit-Policy'?: string | undefined; 'Idempotent-Replayed'?: 'true' | 'false' | undefined }>; body: t.CreatedWebhookSecretResponse }
  | ValidationFailedResponse<400>
  | AuthenticationFailedResponse<401>
  | NotFoundResponse<404>
  | ConflictResponse<409>
  | PayloadTooLargeResponse<413>
  | UnsupportedMediaTypeResponse<415>
  | IdempotencyKeyReusedResponse<422>
  | RateLimitedResponse<429>
  | InternalErrorResponse<500>

/** What `DELETE /v1/webhook_subscriptions/{id}/secrets/{secret_id}` gets. */
export interface DeleteWebhookSecretInput {
  params: {
    id: t.WebhookSubscriptionId
    secret_id: t.WebhookSecretId
  }
}

/** What `DELETE /v1/webhook_subscriptions/{id}/secrets/{secret_id}` may answer. */
export type DeleteWebhookSecretResult =
  | { status: 200; headers: DeclaredHeaders<{ 'X-Request-Id': t.RequestId; RateLimit?: string | undefined; 'RateLimit-Policy'?: string | undefined }>; body: t.DeletedWebhookSecretResponse }
  | ValidationFailedResponse<400>
  | AuthenticationFailedResponse<401>
  | NotFoundResponse<404>
  | ConflictResponse<409>
  | RateLimitedResponse<429>
  | InternalErrorResponse<500>

/** What `POST /v1/webhook_subscriptions/{id}/test` gets. */
export interface SendWebhookTestInput {
  params: {
    id: t.WebhookSubscriptionId
  }
  headers: {
    'idempotency-key'?: string | undefined
  }
}

/** What `POST /v1/webhook_subscriptions/{id}/test` may answer. */
export type SendWebhookTestResult =
  | { status: 202; headers: DeclaredHeaders<{ 'X-Request-Id': t.RequestId; RateLimit?: string | undefined; 'RateLimit-Policy'?: string | undefined; 'Idempotent-Replayed'?: 'true' | 'false' | undefined }>; body: t.WebhookTestResponse }
  | ValidationFailedResponse<400>
  | AuthenticationFailedResponse<401>
  | NotFoundResponse<404>
  | ConflictResponse<409>
  | IdempotencyKeyReusedResponse<422>
  | RateLimitedResponse<429>
  | InternalErrorResponse<500>

/** What `GET /v1/events` gets. */
export interface ListEventsInput {
  query: {
    type?: t.EventType | undefined
    phone_number_id?: t.PhoneNumberId | undefined
    customer_id?: t.CustomerId | undefined
    object_id?: string | undefined
    created_after?: string | undefined
    created_before?: string | undefined
    order: 'oldest_first' | 'newest_first'
    start: 'oldest' | 'latest'
    wait: number
    limit: number
    cursor?: string | undefined
  }
}

/** What `GET /v1/events` may answer. */
export type ListEventsResult =
  | { status: 200; headers: DeclaredHeaders<{ 'X-Request-Id': t.RequestId; RateLimit?: string | undefined; 'RateLimit-Policy'?: string | undefined }>; body: t.EventList }
  | ValidationFailedResponse<400>
  | AuthenticationFailedResponse<401>
  | RateLimitedResponse<429>
  | InternalErrorResponse<500>

/** What `GET /v1/usage` gets. */
export interface ListUsageInput {
  query: {
    from?: string | undefined
    to?: string | undefined
    group_by: readonly ('day' | 'phone_number_id' | 'customer_id' | 'category' | 'type' | 'country' | 'billable')[]
    phone_number_id?: t.PhoneNumberId | undefined
    customer_id?: t.CustomerId | undefined
    category?: string | undefined
    country?: t.Country | undefined
    billable?: boolean | undefined
    limit: number
    cursor?: string | undefined
  }
}

/** What `GET /v1/usage` may answer. */
export type ListUsageResult =
  | { status: 200; headers: DeclaredHeaders<{ 'X-Request-Id': t.RequestId; RateLimit?: string | undefined; 'RateLimit-Policy'?: string | undefined }>; body: t.UsageList }
  | ValidationFailedResponse<400>
  | AuthenticationFailedResponse<401>
  | RateLimitedResponse<429>
  | InternalErrorResponse<500>

/** What `GET /v1/{phone_number_id}/broadcasts` gets. */
export interface ListBroadcastsInput {
  params: {
    phone_number_id: t.PhoneNumberId
  }
  query: {
    status?: t.BroadcastStatusFilter | undefined
    limit: number
    cursor?: string | undefined
  }
}

/** What `GET /v1/{phone_number_id}/broadcasts` may answer. */
export type ListBroadcastsResult =
  | { status: 200; headers: DeclaredHeaders<{ 'X-Request-Id': t.RequestId; RateLimit?: string | undefined; 'RateLimit-Policy'?: string | undefined }>; body: t.BroadcastList }
  | ValidationFailedResponse<400>
  | AuthenticationFailedResponse<401>
  | NotFoundResponse<404>
  | SemanticFailureResponse<422>
  | RateLimitedResponse<429>
  | InternalErrorResponse<500>

/** What `POST /v1/{phone_number_id}/broadcasts` gets. */
export interface CreateBroadcastInput {
  params: {
    phone_number_id: t.PhoneNumberId
  }
  headers: {
    'idempotency-key'?: string | undefined
  }
  body: t.BroadcastCreate
}

/** What `POST /v1/{phone_number_id}/broadcasts` may answer. */
export type CreateBroadcastResult =
  | { status: 201; headers: DeclaredHeaders<{ 'X-Request-Id': t.RequestId; Location: string; RateLimit?: string | undefined; 'RateLimit-Policy'?: string | undefined; 'Idempotent-Replayed'?: 'true' | 'false' | undefined }>; body: t.BroadcastResponse }
  | ValidationFailedResponse<400>
  | AuthenticationFailedResponse<401>
  | NotFoundResponse<404>
  | IdempotencyConflictResponse<409>
  | PayloadTooLargeResponse<413>
  | UnsupportedMediaTypeResponse<415>
  | SemanticFailureResponse<422>
  | RateLimitedResponse<429>
  | InternalErrorResponse<500>

/** What `GET /v1/{phone_number_id}/broadcasts/{id}` gets. */
export interface GetBroadcastInput {
  params: {
    phone_number_id: t.PhoneNumberId
    id: t.BroadcastId
  }
}

/** What `GET /v1/{phone_number_id}/broadcasts/{id}` may answer. */
export type GetBroadcastResult =
  | { status: 200; headers: DeclaredHeaders<{ 'X-Request-Id': t.RequestId; RateLimit?: string | undefined; 'RateLimit-Policy'?: string | undefined }>; body: t.BroadcastResponse }
  | ValidationFailedResponse<400>
  | AuthenticationFailedResponse<401>
  | NotFoundResponse<404>
  | SemanticFailureResponse<422>
  | RateLimitedResponse<429>
  | InternalErrorResponse<500>

/** What `PATCH /v1/{phone_number_id}/broadcasts/{id}` gets. */
export interface UpdateBroadcastInput {
  params: {
    phone_number_id: t.PhoneNumberId
    id: t.BroadcastId
  }
  body: t.BroadcastUpdate
}

/** What `PATCH /v1/{phone_number_id}/broadcasts/{id}` may answer. */
export type UpdateBroadcastResult =
  | { status: 200; headers: DeclaredHeaders<{ 'X-Request-Id': t.RequestId; RateLimit?: string | undefined; 'RateLimit-Policy'?: string | undefined }>; body: t.BroadcastResponse }
  | ValidationFailedResponse<400>
  | AuthenticationFailedResponse<401>
  | NotFoundResponse<404>
  | ConflictResponse<409>
  | PayloadTooLargeResponse<413>
  | UnsupportedMediaTypeResponse<415>
  | SemanticFailureResponse<422>
  | RateLimitedResponse<429>
  | InternalErrorResponse<500>

/** What `POST /v1/{phone_number_id}/broadcasts/{id}/cancel` gets. */
export interface CancelBroadcastInput {
  params: {
    phone_number_id: t.PhoneNumberId
    id: t.BroadcastId
  }
  headers: {
    'idempotency-key'?: string | undefined
  }
}

/** What `POST /v1/{phone_number_id}/broadcasts/{id}/cancel` may answer. */
export type CancelBroadcastResult =
  | { status: 200; headers: DeclaredHeaders<{ 'X-Request-Id': t.RequestId; RateLimit?: string | undefined; 'RateLimit-Policy'?: string | undefined; 'Idempotent-Replayed'?: 'true' | 'false' | undefined }>; body: t.BroadcastResponse }
  | ValidationFailedResponse<400>
  | AuthenticationFailedResponse<401>
  | NotFoundResponse<404>
  | IdempotencyConflictResponse<409>
  | SemanticFailureResponse<422>
  | RateLimitedResponse<429>
  | InternalErrorResponse<500>

/** What `POST /v1/{phone_number_id}/broadcasts/{id}/pause` gets. */
export interface PauseBroadcastInput {
  params: {
    phone_number_id: t.PhoneNumberId
    id: t.BroadcastId
  }
  headers: {
    'idempotency-key'?: string | undefined
  }
}

/** What `POST /v1/{phone_number_id}/broadcasts/{id}/pause` may answer. */
export type PauseBroadcastResult =
  | { status: 200; headers: DeclaredHeaders<{ 'X-Request-Id': t.RequestId; RateLimit?: string | undefined; 'RateLimit-Policy'?: string | undefined; 'Idempotent-Replayed'?: 'true' | 'false' | undefined }>; body: t.BroadcastResponse }
  | ValidationFailedResponse<400>
  | AuthenticationFailedResponse<401>
  | NotFoundResponse<404>
  | ConflictResponse<409>
  | SemanticFailureResponse<422>
  | RateLimitedResponse<429>
  | InternalErrorResponse<500>

/** What `GET /v1/{phone_number_id}/broadcasts/{id}/recipients` gets. */
export interface ListBroadcastRecipientsInput {
  params: {
    phone_number_id: t.PhoneNumberId
    id: t.BroadcastId
  }
  query: {
    status?: t.BroadcastRecipientStatusFilter | undefined
    search?: string | undefined
    limit: number
    cursor?: string | undefined
  }
}

/** What `GET /v1/{phone_number_id}/broadcasts/{id}/recipients` may answer. */
export type ListBroadcastRecipientsResult =
  | { status: 200; headers: DeclaredHeaders<{ 'X-Request-Id': t.RequestId; RateLimit?: string | undefined; 'RateLimit-Policy'?: string | undefined }>; body: t.BroadcastRecipientList }
  | ValidationFailedResponse<400>
  | AuthenticationFailedResponse<401>
  | NotFoundResponse<404>
  | SemanticFailureResponse<422>
  | RateLimitedResponse<429>
  | InternalErrorResponse<500>

/** What `POST /v1/{phone_number_id}/broadcasts/{id}/recipients` gets. */
export interface BulkAddBroadcastRecipientsInput {
  params: {
    phone_number_id: t.PhoneNumberId
    id: t.BroadcastId
  }
  headers: {
    'idempotency-key'?: string | undefined
  }
  body: t.BroadcastRecipientsAdd
}

/** What `POST /v1/{phone_number_id}/broadcasts/{id}/recipients` may answer. */
export type BulkAddBroadcastRecipientsResult =
  | { status: 200; headers: DeclaredHeaders<{ 'X-Request-Id': t.RequestId; RateLimit?: string | undefined; 'RateLimit-Policy'?: string | undefined; 'Idempotent-Replayed'?: 'true' | 'false' | undefined }>; body: t.BroadcastRecipientsResponse }
  | ValidationFailedResponse<400>
  | AuthenticationFailedResponse<401>
  | NotFoundResponse<404>
  | ConflictResponse<409>
  | PayloadTooLargeResponse<413>
  | UnsupportedMediaTypeResponse<415>
  | SemanticFailureResponse<422>
  | RateLimitedResponse<429>
  | InternalErrorResponse<500>

/** What `POST /v1/{phone_number_id}/broadcasts/{id}/start` gets. */
export interface StartBroadcastInput {
  params: {
    phone_number_id: t.PhoneNumberId
    id: t.BroadcastId
  }
  headers: {
    'idempotency-key'?: string | undefined
  }
}

/** What `POST /v1/{phone_number_id}/broadcasts/{id}/start` may answer. */
export type StartBroadcastResult =
  | { status: 200; headers: DeclaredHeaders<{ 'X-Request-Id': t.RequestId; RateLimit?: string | undefined; 'RateLimit-Policy'?: string | undefined; 'Idempotent-Replayed'?: 'true' | 'false' | undefined }>; body: t.BroadcastResponse }
  | ValidationFailedResponse<400>
  | AuthenticationFailedResponse<401>
  | NotFoundResponse<404>
  | ConflictResponse<409>
  | SemanticFailureResponse<422>
  | RateLimitedResponse<429>
  | InternalErrorResponse<500>

/** What `GET /v1/{phone_number_id}/assignment_rule` gets. */
export interface GetAssignmentRuleInput {
  params: {
    phone_number_id: t.PhoneNumberId
  }
}

/** What `GET /v1/{phone_number_id}/assignment_rule` may answer. */
export type GetAssignmentRuleResult =
  | { status: 200; headers: DeclaredHeaders<{ 'X-Request-Id': t.RequestId; RateLimit?: string | undefined; 'RateLimit-Policy'?: string | undefined }>; body: t.AssignmentRuleResponse }
  | ValidationFailedResponse<400>
  | AuthenticationFailedResponse<401>
  | NotFoundResponse<404>
  | SemanticFailureResponse<422>
  | RateLimitedResponse<429>
  | InternalErrorResponse<500>

/** What `PATCH /v1/{phone_number_id}/assignment_rule` gets. */
export interface UpdateAssignmentRuleInput {
  params: {
    phone_number_id: t.PhoneNumberId
  }
  body: t.AssignmentRuleUpdate
}

/** What `PATCH /v1/{phone_number_id}/assignment_rule` may answer. */
export type UpdateAssignmentRuleResult =
  | { status: 200; headers: DeclaredHeaders<{ 'X-Request-Id': t.RequestId; RateLimit?: string | undefined; 'RateLimit-Policy'?: string | undefined }>; body: t.AssignmentRuleResponse }
  | ValidationFailedResponse<400>
  | AuthenticationFailedResponse<401>
  | NotFoundResponse<404>
  | PayloadTooLargeResponse<413>
  | UnsupportedMediaTypeResponse<415>
  | SemanticFailureResponse<422>
  | RateLimitedResponse<429>
  | InternalErrorResponse<500>

/** What `GET /v1/{phone_number_id}/contacts` gets. */
export interface ListContactsInput {
  params: {
    phone_number_id: t.PhoneNumberId
  }
  query: {
    phone_number?: string | undefined
    search?: string | undefined
    username?: string | undefined
    label_id?: t.LabelId | undefined
    bsuid?: t.BusinessScopedUserId | undefined
    blocked?: true | undefined
    limit: number
    cursor?: string | undefined
  }
}

/** What `GET /v1/{phone_number_id}/contacts` may answer. */
export type ListContactsResult =
  | { status: 200; headers: DeclaredHeaders<{ 'X-Request-Id': t.RequestId; RateLimit?: string | undefined; 'RateLimit-Policy'?: string | undefined }>; body: t.ContactList }
  | ValidationFailedResponse<400>
  | AuthenticationFailedResponse<401>
  | NotFoundResponse<404>
  | SemanticFailureResponse<422>
  | RateLimitedResponse<429>
  | InternalErrorResponse<500>

/** What `POST /v1/{phone_number_id}/contacts` gets. */
export interface CreateContactInAccountInput {
  params: {
    phone_number_id: t.PhoneNumberId
  }
  headers: {
    'idempotency-key'?: string | undefined
  }
  body: t.ContactCreate
}

/** What `POST /v1/{phone_number_id}/contacts` may answer. */
export type CreateContactInAccountResult =
  | { status: 201; headers: DeclaredHeaders<{ 'X-Request-Id': t.RequestId; Location: string; RateLimit?: string | undefined; 'RateLimit-Policy'?: string | undefined; 'Idempotent-Replayed'?: 'true' | 'false' | undefined }>; body: t.CreatedContactResponse }
  | ValidationFailedResponse<400>
  | AuthenticationFailedResponse<401>
  | NotFoundResponse<404>
  | IdempotencyConflictResponse<409>
  | PayloadTooLargeResponse<413>
  | UnsupportedMediaTypeResponse<415>
  | SemanticFailureResponse<422>
  | RateLimitedResponse<429>
  | InternalErrorResponse<500>

/** What `GET /v1/{phone_number_id}/contact_imports` gets. */
export interface ListContactImportsInput {
  params: {
    phone_number_id: t.PhoneNumberId
  }
  query: {
    limit: number
    cursor?: string | undefined
  }
}

/** What `GET /v1/{phone_number_id}/contact_imports` may answer. */
export type ListContactImportsResult =
  | { status: 200; headers: DeclaredHeaders<{ 'X-Request-Id': t.RequestId; RateLimit?: string | undefined; 'RateLimit-Policy'?: string | undefined }>; body: t.ContactImportList }
  | ValidationFailedResponse<400>
  | AuthenticationFailedResponse<401>
  | NotFoundResponse<404>
  | SemanticFailureResponse<422>
  | RateLimitedResponse<429>
  | InternalErrorResponse<500>

/** What `POST /v1/{phone_number_id}/contact_imports` gets. */
export interface CreateContactImportInput {
  params: {
    phone_number_id: t.PhoneNumberId
  }
  headers: {
    'idempotency-key'?: string | undefined
  }
  body: Omit<t.ContactImportCreate, 'file'> & { file: Pick<File, 'name' | 'type' | 'stream'> }
}

/** What `POST /v1/{phone_number_id}/contact_imports` may answer. */
export type CreateContactImportResult =
  | { status: 201; headers: DeclaredHeaders<{ 'X-Request-Id': t.RequestId; Location: string; RateLimit?: string | undefined; 'RateLimit-Policy'?: string | undefined; 'Idempotent-Replayed'?: 'true' | 'false' | undefined }>; body: t.ContactImportResponse }
  | ValidationFailedResponse<400>
  | AuthenticationFailedResponse<401>
  | NotFoundResponse<404>
  | IdempotencyConflictResponse<409>
  | PayloadTooLargeResponse<413>
  | UnsupportedMediaTypeResponse<415>
  | SemanticFailureResponse<422>
  | RateLimitedResponse<429>
  | InternalErrorResponse<500>

/** What `GET /v1/{phone_number_id}/contact_imports/{id}` gets. */
export interface GetContactImportInput {
  params: {
    phone_number_id: t.PhoneNumberId
    id: t.ContactImportId
  }
}

/** What `GET /v1/{phone_number_id}/contact_imports/{id}` may answer. */
export type GetContactImportResult =
  | { status: 200; headers: DeclaredHeaders<{ 'X-Request-Id': t.RequestId; RateLimit?: string | undefined; 'RateLimit-Policy'?: string | undefined }>; body: t.ContactImportResponse }
  | ValidationFailedResponse<400>
  | AuthenticationFailedResponse<401>
  | NotFoundResponse<404>
  | SemanticFailureResponse<422>
  | RateLimitedResponse<429>
  | InternalErrorResponse<500>

/** What `POST /v1/{phone_number_id}/contact_imports/{id}/cancel` gets. */
export interface CancelContactImportInput {
  params: {
    phone_number_id: t.PhoneNumberId
    id: t.ContactImportId
  }
  headers: {
    'idempotency-key'?: string | undefined
  }
}

/** What `POST /v1/{phone_number_id}/contact_imports/{id}/cancel` may answer. */
export type CancelContactImportResult =
  | { status: 200; headers: DeclaredHeaders<{ 'X-Request-Id': t.RequestId; RateLimit?: string | undefined; 'RateLimit-Policy'?: string | undefined; 'Idempotent-Replayed'?: 'true' | 'false' | undefined }>; body: t.ContactImportResponse }
  | ValidationFailedResponse<400>
  | AuthenticationFailedResponse<401>
  | NotFoundResponse<404>
  | IdempotencyConflictResponse<409>
  | SemanticFailureResponse<422>
  | RateLimitedResponse<429>
  | InternalErrorResponse<500>

/** What `GET /v1/{phone_number_id}/contact_imports/{id}/errors` gets. */
export interface GetContactImportErrorsInput {
  params: {
    phone_number_id: t.PhoneNumberId
    id: t.ContactImportId
  }
}

/** What `GET /v1/{phone_number_id}/contact_imports/{id}/errors` may answer. */
export type GetContactImportErrorsResult =
  | { status: 200; headers: DeclaredHeaders<{ 'X-Request-Id': t.RequestId; RateLimit?: string | undefined; 'RateLimit-Policy'?: string | undefined; 'Content-Disposition': string }>; contentType?: 'text/csv' | undefined; body: string | Uint8Array | ReadableStream }
  | ValidationFailedResponse<400>
  | AuthenticationFailedResponse<401>
  | NotFoundResponse<404>
  | SemanticFailureResponse<422>
  | RateLimitedResponse<429>
  | InternalErrorResponse<500>

/** What `GET /v1/{phone_number_id}/contacts/export` gets. */
export interface ExportContactsInput {
  params: {
    phone_number_id: t.PhoneNumberId
  }
  query: {
    format: 'csv' | 'ndjson'
    phone_number?: string | undefined
    search?: string | undefined
    username?: string | undefined
    label_id?: t.LabelId | undefined
    bsuid?: t.BusinessScopedUserId | undefined
    blocked?: true | undefined
  }
}

/** What `GET /v1/{phone_number_id}/contacts/export` may answer. */
export type ExportContactsResult =
  | { status: 200; headers: DeclaredHeaders<{ 'X-Request-Id': t.RequestId; RateLimit?: string | undefined; 'RateLimit-Policy'?: string | undefined; 'Content-Disposition': string }>; contentType: 'text/csv'; body: string | Uint8Array | ReadableStream }
  | { status: 200; headers: DeclaredHeaders<{ 'X-Request-Id': t.RequestId; RateLimit?: string | undefined; 'RateLimit-Policy'?: string | undefined; 'Content-Disposition': string }>; contentType: 'application/x-ndjson'; body: string | Uint8Array | ReadableStream }
  | ValidationFailedResponse<400>
  | AuthenticationFailedResponse<401>
  | NotFoundResponse<404>
  | SemanticFailureResponse<422>
  | RateLimitedResponse<429>
  | InternalErrorResponse<500>

/** What `POST /v1/{phone_number_id}/contacts/bulk_label` gets. */
export interface BulkLabelContactsInAccountInput {
  params: {
    phone_number_id: t.PhoneNumberId
  }
  headers: {
    'idempotency-key'?: string | undefined
  }
  body: t.BulkLabel
}

/** What `POST /v1/{phone_number_id}/contacts/bulk_label` may answer. */
export type BulkLabelContactsInAccountResult =
  | { status: 200; headers: DeclaredHeaders<{ 'X-Request-Id': t.RequestId; RateLimit?: string | undefined; 'RateLimit-Policy'?: string | undefined; 'Idempotent-Replayed'?: 'true' | 'false' | undefined }>; body: t.BulkLabelResponse }
  | ValidationFailedResponse<400>
  | AuthenticationFailedResponse<401>
  | NotFoundResponse<404>
  | IdempotencyConflictResponse<409>
  | PayloadTooLargeResponse<413>
  | UnsupportedMediaTypeResponse<415>
  | SemanticFailureResponse<422>
  | RateLimitedResponse<429>
  | InternalErrorResponse<500>

/** What `PUT /v1/{phone_number_id}/contacts/by_phone_number/{phone_number}` gets. */
export interface UpsertContactInput {
  params: {
    phone_number_id: t.PhoneNumberId
    phone_number: string
  }
  body: t.ContactUpdate
}

/** What `PUT /v1/{phone_number_id}/contacts/by_phone_number/{phone_number}` may answer. */
export type UpsertContactResult =
  | { status: 200; headers: DeclaredHeaders<{ 'X-Request-Id': t.RequestId; RateLimit?: string | undefined; 'RateLimit-Policy'?: string | undefined }>; body: t.ContactResponse }
  | { status: 201; headers: DeclaredHeaders<{ 'X-Request-Id': t.RequestId; Location: string; RateLimit?: string | undefined; 'RateLimit-Policy'?: string | undefined }>; body: t.ContactResponse }
  | ValidationFailedResponse<400>
  | AuthenticationFailedResponse<401>
  | NotFoundResponse<404>
  | PayloadTooLargeResponse<413>
  | UnsupportedMediaTypeResponse<415>
  | SemanticFailureResponse<422>
  | RateLimitedResponse<429>
  | InternalErrorResponse<500>

/** What `GET /v1/{phone_number_id}/contacts/{id}` gets. */
export interface GetContactInput {
  params: {
    phone_number_id: t.PhoneNumberId
    id: t.ContactId
  }
}

/** What `GET /v1/{phone_number_id}/contacts/{id}` may answer. */
export type GetContactResult =
  | { status: 200; headers: DeclaredHeaders<{ 'X-Request-Id': t.RequestId; RateLimit?: string | undefined; 'RateLimit-Policy'?: string | undefined }>; body: t.ContactResponse }
  | ValidationFailedResponse<400>
  | AuthenticationFailedResponse<401>
  | NotFoundResponse<404>
  | SemanticFailureResponse<422>
  | RateLimitedResponse<429>
  | InternalErrorResponse<500>

/** What `DELETE /v1/{phone_number_id}/contacts/{id}` gets. */
export interface DeleteContactInput {
  params: {
    phone_number_id: t.PhoneNumberId
    id: t.ContactId
  }
}

/** What `DELETE /v1/{phone_number_id}/contacts/{id}` may answer. */
export type DeleteContactResult =
  | { status: 200; headers: DeclaredHeaders<{ 'X-Request-Id': t.RequestId; RateLimit?: string | undefined; 'RateLimit-Policy'?: string | undefined }>; body: t.DeletedContactResponse }
  | ValidationFailedResponse<400>
  | AuthenticationFailedResponse<401>
  | NotFoundResponse<404>
  | SemanticFailureResponse<422>
  | RateLimitedResponse<429>
  | InternalErrorResponse<500>

/** What `PATCH /v1/{phone_number_id}/contacts/{id}` gets. */
export interface UpdateContactInput {
  params: {
    phone_number_id: t.PhoneNumberId
    id: t.ContactId
  }
  body: t.ContactUpdate
}

/** What `PATCH /v1/{phone_number_id}/contacts/{id}` may answer. */
export type UpdateContactResult =
  | { status: 200; headers: DeclaredHeaders<{ 'X-Request-Id': t.RequestId; RateLimit?: string | undefined; 'RateLimit-Policy'?: string | undefined }>; body: t.ContactResponse }
  | ValidationFailedResponse<400>
  | AuthenticationFailedResponse<401>
  | NotFoundResponse<404>
  | PayloadTooLargeResponse<413>
  | UnsupportedMediaTypeResponse<415>
  | SemanticFailureResponse<422>
  | RateLimitedResponse<429>
  | InternalErrorResponse<500>

/** What `POST /v1/{phone_number_id}/contacts/{id}/block` gets. */
export interface BlockContactInput {
  params: {
    phone_number_id: t.PhoneNumberId
    id: t.ContactId
  }
  headers: {
    'idempotency-key'?: string | undefined
  }
}

/** What `POST /v1/{phone_number_id}/contacts/{id}/block` may answer. */
export type BlockContactResult =
  | { status: 200; headers: DeclaredHeaders<{ 'X-Request-Id': t.RequestId; RateLimit?: string | undefined; 'RateLimit-Policy'?: string | undefined; 'Idempotent-Replayed'?: 'true' | 'false' | undefined }>; body: t.ContactResponse }
  | ValidationFailedResponse<400>
  | AuthenticationFailedResponse<401>
  | NotFoundResponse<404>
  | IdempotencyConflictResponse<409>
  | SemanticFailureResponse<422>
  | RateLimitedResponse<429>
  | InternalErrorResponse<500>
  | UpstreamFailureResponse<502>

/** What `DELETE /v1/{phone_number_id}/contacts/{id}/block` gets. */
export interface UnblockContactInput {
  params: {
    phone_number_id: t.PhoneNumberId
    id: t.ContactId
  }
}

/** What `DELETE /v1/{phone_number_id}/contacts/{id}/block` may answer. */
export type UnblockContactResult =
  | { status: 200; headers: DeclaredHeaders<{ 'X-Request-Id': t.RequestId; RateLimit?: string | undefined; 'RateLimit-Policy'?: string | undefined }>; body: t.ContactResponse }
  | ValidationFailedResponse<400>
  | AuthenticationFailedResponse<401>
  | NotFoundResponse<404>
  | SemanticFailureResponse<422>
  | RateLimitedResponse<429>
  | InternalErrorResponse<500>
  | UpstreamFailureResponse<502>

/** What `POST /v1/{phone_number_id}/contacts/{id}/labels` gets. */
export interface AttachContactLabelInput {
  params: {
    phone_number_id: t.PhoneNumberId
    id: t.ContactId
  }
  headers: {
    'idempotency-key'?: string | undefined
  }
  body: t.LabelAttach
}

/** What `POST /v1/{phone_number_id}/contacts/{id}/labels` may answer. */
export type AttachContactLabelResult =
  | { status: 200; headers: DeclaredHeaders<{ 'X-Request-Id': t.RequestId; RateLimit?: string | undefined; 'RateLimit-Policy'?: string | undefined; 'Idempotent-Replayed'?: 'true' | 'false' | undefined }>; body: t.ContactLabelLinkResponse }
  | ValidationFailedResponse<400>
  | AuthenticationFailedResponse<401>
  | NotFoundResponse<404>
  | IdempotencyConflictResponse<409>
  | PayloadTooLargeResponse<413>
  | UnsupportedMediaTypeResponse<415>
  | SemanticFailureResponse<422>
  | RateLimitedResponse<429>
  | InternalErrorResponse<500>

/** What `DELETE /v1/{phone_number_id}/contacts/{id}/labels/{label_id}` gets. */
export interface DetachContactLabelInput {
  params: {
    phone_number_id: t.PhoneNumberId
    id: t.ContactId
    label_id: t.LabelId
  }
}

/** What `DELETE /v1/{phone_number_id}/contacts/{id}/labels/{label_id}` may answer. */
export type DetachContactLabelResult =
  | { status: 200; headers: DeclaredHeaders<{ 'X-Request-Id': t.RequestId; RateLimit?: string | undefined; 'RateLimit-Policy'?: string | undefined }>; body: t.ContactLabelLinkResponse }
  | ValidationFailedResponse<400>
  | AuthenticationFailedResponse<401>
  | NotFoundResponse<404>
  | SemanticFailureResponse<422>
  | RateLimitedResponse<429>
  | InternalErrorResponse<500>

/** What `GET /v1/{phone_number_id}/conversations` gets. */
export interface ListConversationsInput {
  params: {
    phone_number_id: t.PhoneNumberId
  }
  query: {
    status?: t.ConversationStatus | undefined
    assigned_to?: string | undefined
    label_id?: t.LabelId | undefined
    contact_id?: t.ContactId | undefined
    kind?: t.ConversationKind | undefined
    unread?: boolean | undefined
    window?: 'open' | undefined
    snoozed?: boolean | undefined
    snooze_ended?: true | undefined
    search?: string | undefined
    updated_since?: string | undefined
    limit: number
    cursor?: string | undefined
  }
  headers: {
    'if-none-match'?: string | undefined
  }
}

/** What `GET /v1/{phone_number_id}/conversations` may answer. */
export type ListConversationsResult =
  | { status: 200; headers: DeclaredHeaders<{ 'X-Request-Id': t.RequestId; RateLimit?: string | undefined; 'RateLimit-Policy'?: string | undefined; ETag: string }>; body: t.ConversationList }
  | { status: 304; headers: DeclaredHeaders<{ 'X-Request-Id': t.RequestId; RateLimit?: string | undefined; 'RateLimit-Policy'?: string | undefined; ETag: string }>; body?: undefined }
  | ValidationFailedResponse<400>
  | AuthenticationFailedResponse<401>
  | NotFoundResponse<404>
  | SemanticFailureResponse<422>
  | RateLimitedResponse<429>
  | InternalErrorResponse<500>

/** What `GET /v1/{phone_number_id}/conversations/{id}` gets. */
export interface GetConversationInput {
  params: {
    phone_number_id: t.PhoneNumberId
    id: t.ConversationId
  }
}

/** What `GET /v1/{phone_number_id}/conversations/{id}` may answer. */
export type GetConversationResult =
  | { status: 200; headers: DeclaredHeaders<{ 'X-Request-Id': t.RequestId; RateLimit?: string | undefined; 'RateLimit-Policy'?: string | undefined }>; body: t.ConversationResponse }
  | ValidationFailedResponse<400>
  | AuthenticationFailedResponse<401>
  | NotFoundResponse<404>
  | SemanticFailureResponse<422>
  | RateLimitedResponse<429>
  | InternalErrorResponse<500>

/** What `PATCH /v1/{phone_number_id}/conversations/{id}` gets. */
export interface UpdateConversationInput {
  params: {
    phone_number_id: t.PhoneNumberId
    id: t.ConversationId
  }
  body: t.ConversationUpdate
}

/** What `PATCH /v1/{phone_number_id}/conversations/{id}` may answer. */
export type UpdateConversationResult =
  | { status: 200; headers: DeclaredHeaders<{ 'X-Request-Id': t.RequestId; RateLimit?: string | undefined; 'RateLimit-Policy'?: string | undefined }>; body: t.ConversationResponse }
  | ValidationFailedResponse<400>
  | AuthenticationFailedResponse<401>
  | NotFoundResponse<404>
  | PayloadTooLargeResponse<413>
  | UnsupportedMediaTypeResponse<415>
  | SemanticFailureResponse<422>
  | RateLimitedResponse<429>
  | InternalErrorResponse<500>

/** What `POST /v1/{phone_number_id}/conversations/{id}/labels` gets. */
export interface AttachConversationLabelInAccountInput {
  params: {
    phone_number_id: t.PhoneNumberId
    id: t.ConversationId
  }
  headers: {
    'idempotency-key'?: string | undefined
  }
  body: t.LabelAttach
}

/** What `POST /v1/{phone_number_id}/conversations/{id}/labels` may answer. */
export type AttachConversationLabelInAccountResult =
  | { status: 200; headers: DeclaredHeaders<{ 'X-Request-Id': t.RequestId; RateLimit?: string | undefined; 'RateLimit-Policy'?: string | undefined; 'Idempotent-Replayed'?: 'true' | 'false' | undefined }>; body: t.ConversationLabelLinkResponse }
  | ValidationFailedResponse<400>
  | AuthenticationFailedResponse<401>
  | NotFoundResponse<404>
  | IdempotencyConflictResponse<409>
  | PayloadTooLargeResponse<413>
  | UnsupportedMediaTypeResponse<415>
  | SemanticFailureResponse<422>
  | RateLimitedResponse<429>
  | InternalErrorResponse<500>

/** What `DELETE /v1/{phone_number_id}/conversations/{id}/labels/{label_id}` gets. */
export interface DetachConversationLabelInput {
  params: {
    phone_number_id: t.PhoneNumberId
    id: t.ConversationId
    label_id: t.LabelId
  }
}

/** What `DELETE /v1/{phone_number_id}/conversations/{id}/labels/{label_id}` may answer. */
export type DetachConversationLabelResult =
  | { status: 200; headers: DeclaredHeaders<{ 'X-Request-Id': t.RequestId; RateLimit?: string | undefined; 'RateLimit-Policy'?: string | undefined }>; body: t.ConversationLabelLinkResponse }
  | ValidationFailedResponse<400>
  | AuthenticationFailedResponse<401>
  | NotFoundResponse<404>
  | SemanticFailureResponse<422>
  | RateLimitedResponse<429>
  | InternalErrorResponse<500>

/** What `GET /v1/{phone_number_id}/conversations/{id}/notes` gets. */
export interface ListNotesInput {
  params: {
    phone_number_id: t.PhoneNumberId
    id: t.ConversationId
  }
  query: {
    limit: number
    cursor?: string | undefined
  }
}

/** What `GET /v1/{phone_number_id}/conversations/{id}/notes` may answer. */
export type ListNotesResult =
  | { status: 200; headers: DeclaredHeaders<{ 'X-Request-Id': t.RequestId; RateLimit?: string | undefined; 'RateLimit-Policy'?: string | undefined }>; body: t.NoteList }
  | ValidationFailedResponse<400>
  | AuthenticationFailedResponse<401>
  | NotFoundResponse<404>
  | SemanticFailureResponse<422>
  | RateLimitedResponse<429>
  | InternalErrorResponse<500>

/** What `POST /v1/{phone_number_id}/conversations/{id}/notes` gets. */
export interface CreateNoteInput {
  params: {
    phone_number_id: t.PhoneNumberId
    id: t.ConversationId
  }
  headers: {
    'idempotency-key'?: string | undefined
  }
  body: t.NoteCreate
}

/** What `POST /v1/{phone_number_id}/conversations/{id}/notes` may answer. */
export type CreateNoteResult =
  | { status: 201; headers: DeclaredHeaders<{ 'X-Request-Id': t.RequestId; Location: string; RateLimit?: string | undefined; 'RateLimit-Policy'?: string | undefined; 'Idempotent-Replayed'?: 'true' | 'false' | undefined }>; body: t.NoteResponse }
  | ValidationFailedResponse<400>
  | AuthenticationFailedResponse<401>
  | NotFoundResponse<404>
  | IdempotencyConflictResponse<409>
  | PayloadTooLargeResponse<413>
  | UnsupportedMediaTypeResponse<415>
  | SemanticFailureResponse<422>
  | RateLimitedResponse<429>
  | InternalErrorResponse<500>

/** What `DELETE /v1/{phone_number_id}/conversations/{id}/notes/{note_id}` gets. */
export interface DeleteNoteInput {
  params: {
    phone_number_id: t.PhoneNumberId
    id: t.ConversationId
    note_id: t.NoteId
  }
}

/** What `DELETE /v1/{phone_number_id}/conversations/{id}/notes/{note_id}` may answer. */
export type DeleteNoteResult =
  | { status: 200; headers: DeclaredHeaders<{ 'X-Request-Id': t.RequestId; RateLimit?: string | undefined; 'RateLimit-Policy'?: string | undefined }>; body: t.DeletedNoteResponse }
  | ValidationFailedResponse<400>
  | AuthenticationFailedResponse<401>
  | NotFoundResponse<404>
  | SemanticFailureResponse<422>
  | RateLimitedResponse<429>
  | InternalErrorResponse<500>

/** What `PATCH /v1/{phone_number_id}/conversations/{id}/notes/{note_id}` gets. */
export interface UpdateNoteInput {
  params: {
    phone_number_id: t.PhoneNumberId
    id: t.ConversationId
    note_id: t.NoteId
  }
  body: t.NoteUpdate
}

/** What `PATCH /v1/{phone_number_id}/conversations/{id}/notes/{note_id}` may answer. */
export type UpdateNoteResult =
  | { status: 200; headers: DeclaredHeaders<{ 'X-Request-Id': t.RequestId; RateLimit?: string | undefined; 'RateLimit-Policy'?: string | undefined }>; body: t.NoteResponse }
  | ValidationFailedResponse<400>
  | AuthenticationFailedResponse<401>
  | NotFoundResponse<404>
  | PayloadTooLargeResponse<413>
  | UnsupportedMediaTypeResponse<415>
  | SemanticFailureResponse<422>
  | RateLimitedResponse<429>
  | InternalErrorResponse<500>

/** What `POST /v1/{phone_number_id}/conversations/{id}/read` gets. */
export interface MarkConversationReadInput {
  params: {
    phone_number_id: t.PhoneNumberId
    id: t.ConversationId
  }
  headers: {
    'idempotency-key'?: string | undefined
  }
  body: t.ConversationReadWithDefaults | undefined
}

/** What `POST /v1/{phone_number_id}/conversations/{id}/read` may answer. */
export type MarkConversationReadResult =
  | { status: 200; headers: DeclaredHeaders<{ 'X-Request-Id': t.RequestId; RateLimit?: string | undefined; 'RateLimit-Policy'?: string | undefined; 'Idempotent-Replayed'?: 'true' | 'false' | undefined }>; body: t.ConversationResponse }
  | ValidationFailedResponse<400>
  | AuthenticationFailedResponse<401>
  | NotFoundResponse<404>
  | IdempotencyConflictResponse<409>
  | PayloadTooLargeResponse<413>
  | UnsupportedMediaTypeResponse<415>
  | SemanticFailureResponse<422>
  | RateLimitedResponse<429>
  | InternalErrorResponse<500>

/** What `POST /v1/{phone_number_id}/media` gets. */
export interface CreateMediaInput {
  params: {
    phone_number_id: t.PhoneNumberId
  }
  headers: {
    'idempotency-key'?: string | undefined
  }
  body: Omit<t.MediaCreate, 'file'> & { file: Pick<File, 'name' | 'type' | 'stream'> }
}

/** What `POST /v1/{phone_number_id}/media` may answer. */
export type CreateMediaResult =
  | { status: 201; headers: DeclaredHeaders<{ 'X-Request-Id': t.RequestId; RateLimit?: string | undefined; 'RateLimit-Policy'?: string | undefined; 'Idempotent-Replayed'?: 'true' | 'false' | undefined }>; body: t.MediaResponse }
  | ValidationFailedResponse<400>
  | AuthenticationFailedResponse<401>
  | NotFoundResponse<404>
  | IdempotencyConflictResponse<409>
  | PayloadTooLargeResponse<413>
  | UnsupportedMediaTypeResponse<415>
  | SemanticFailureResponse<422>
  | RateLimitedResponse<429>
  | InternalErrorResponse<500>

/** What `GET /v1/{phone_number_id}/messages` gets. */
export interface ListMessagesInput {
  params: {
    phone_number_id: t.PhoneNumberId
  }
  query: {
    conversation_id?: t.ConversationId | undefined
    kind?: t.ConversationKind | undefined
    direction?: t.MessageDirection | undefined
    status?: t.MessageStatus | undefined
    scheduled?: true | undefined
    created_after?: string | undefined
    created_before?: string | undefined
    limit: number
    cursor?: string | undefined
  }
}

/** What `GET /v1/{phone_number_id}/messages` may answer. */
export type ListMessagesResult =
  | { status: 200; headers: DeclaredHeaders<{ 'X-Request-Id': t.RequestId; RateLimit?: string | undefined; 'RateLimit-Policy'?: string | undefined }>; body: t.MessageList }
  | ValidationFailedResponse<400>
  | AuthenticationFailedResponse<401>
  | NotFoundResponse<404>
  | SemanticFailureResponse<422>
  | RateLimitedResponse<429>
  | InternalErrorResponse<500>

/** What `POST /v1/{phone_number_id}/messages` gets. */
export interface SendMessageInput {
  params: {
    phone_number_id: t.PhoneNumberId
  }
  headers: {
    'idempotency-key'?: string | undefined
  }
  body: t.MessageSend
}

/** What `POST /v1/{phone_number_id}/messages` may answer. */
export type SendMessageResult =
  | { status: 202; headers: DeclaredHeaders<{ 'X-Request-Id': t.RequestId; RateLimit?: string | undefined; 'RateLimit-Policy'?: string | undefined; 'Idempotent-Replayed'?: 'true' | 'false' | undefined }>; body: t.MessageResponse }
  | ValidationFailedResponse<400>
  | AuthenticationFailedResponse<401>
  | NotEntitledResponse<403>
  | NotFoundResponse<404>
  | ConflictResponse<409>
  | PayloadTooLargeResponse<413>
  | UnsupportedMediaTypeResponse<415>
  | SemanticFailureResponse<422>
  | RateLimitedResponse<429>
  | InternalErrorResponse<500>

/** What `GET /v1/{phone_number_id}/messages/{id}` gets. */
export interface GetMessageInput {
  params: {
    phone_number_id: t.PhoneNumberId
    id: t.MessageId
  }
}

/** What `GET /v1/{phone_number_id}/messages/{id}` may answer. */
export type GetMessageResult =
  | { status: 200; headers: DeclaredHeaders<{ 'X-Request-Id': t.RequestId; RateLimit?: string | undefined; 'RateLimit-Policy'?: string | undefined }>; body: t.MessageResponse }
  | ValidationFailedResponse<400>
  | AuthenticationFailedResponse<401>
  | NotFoundResponse<404>
  | SemanticFailureResponse<422>
  | RateLimitedResponse<429>
  | InternalErrorResponse<500>

/** What `POST /v1/{phone_number_id}/messages/{id}/cancel` gets. */
export interface CancelMessageInput {
  params: {
    phone_number_id: t.PhoneNumberId
    id: t.MessageId
  }
  headers: {
    'idempotency-key'?: string | undefined
  }
}

/** What `POST /v1/{phone_number_id}/messages/{id}/cancel` may answer. */
export type CancelMessageResult =
  | { status: 200; headers: DeclaredHeaders<{ 'X-Request-Id': t.RequestId; RateLimit?: string | undefined; 'RateLimit-Policy'?: string | undefined; 'Idempotent-Replayed'?: 'true' | 'false' | undefined }>; body: t.MessageResponse }
  | ValidationFailedResponse<400>
  | AuthenticationFailedResponse<401>
  | NotFoundResponse<404>
  | ConflictResponse<409>
  | SemanticFailureResponse<422>
  | RateLimitedResponse<429>
  | InternalErrorResponse<500>

/** What `GET /v1/{phone_number_id}/messages/{id}/media` gets. */
export interface GetMessageMediaInput {
  params: {
    phone_number_id: t.PhoneNumberId
    id: t.MessageId
  }
}

/** What `GET /v1/{phone_number_id}/messages/{id}/media` may answer. */
export type GetMessageMediaResult =
  | { status: 302; headers: DeclaredHeaders<{ 'X-Request-Id': t.RequestId; Location: string; RateLimit?: string | undefined; 'RateLimit-Policy'?: string | undefined }>; body?: undefined }
  | ValidationFailedResponse<400>
  | AuthenticationFailedResponse<401>
  | NotFoundResponse<404>
  | SemanticFailureResponse<422>
  | RateLimitedResponse<429>
  | InternalErrorResponse<500>

/** What `GET /v1/{phone_number_id}/profile` gets. */
export interface GetAccountProfileInput {
  params: {
    phone_number_id: t.PhoneNumberId
  }
}

/** What `GET /v1/{phone_number_id}/profile` may answer. */
export type GetAccountProfileResult =
  | { status: 200; headers: DeclaredHeaders<{ 'X-Request-Id': t.RequestId; RateLimit?: string | undefined; 'RateLimit-Policy'?: string | undefined }>; body: t.AccountProfileResponse }
  | ValidationFailedResponse<400>
  | AuthenticationFailedResponse<401>
  | NotFoundResponse<404>
  | SemanticFailureResponse<422>
  | RateLimitedResponse<429>
  | InternalErrorResponse<500>
  | UpstreamFailureResponse<502>

/** What `PATCH /v1/{phone_number_id}/profile` gets. */
export interface UpdateAccountProfileInput {
  params: {
    phone_number_id: t.PhoneNumberId
  }
  body: t.AccountProfileUpdate
}

/** What `PATCH /v1/{phone_number_id}/profile` may answer. */
export type UpdateAccountProfileResult =
  | { status: 200; headers: DeclaredHeaders<{ 'X-Request-Id': t.RequestId; RateLimit?: string | undefined; 'RateLimit-Policy'?: string | undefined }>; body: t.AccountProfileResponse }
  | ValidationFailedResponse<400>
  | AuthenticationFailedResponse<401>
  | NotFoundResponse<404>
  | PayloadTooLargeResponse<413>
  | UnsupportedMediaTypeResponse<415>
  | SemanticFailureResponse<422>
  | RateLimitedResponse<429>
  | InternalErrorResponse<500>
  | UpstreamFailureResponse<502>

/** What `GET /v1/{phone_number_id}/templates` gets. */
export interface ListTemplatesInput {
  params: {
    phone_number_id: t.PhoneNumberId
  }
  query: {
    name?: string | undefined
    status?: t.TemplateStatus | undefined
    category?: t.TemplateCategory | undefined
    language?: string | undefined
    limit: number
    cursor?: string | undefined
  }
}

/** What `GET /v1/{phone_number_id}/templates` may answer. */
export type ListTemplatesResult =
  | { status: 200; headers: DeclaredHeaders<{ 'X-Request-Id': t.RequestId; RateLimit?: string | undefined; 'RateLimit-Policy'?: string | undefined }>; body: t.TemplateList }
  | ValidationFailedResponse<400>
  | AuthenticationFailedResponse<401>
  | NotFoundResponse<404>
  | SemanticFailureResponse<422>
  | RateLimitedResponse<429>
  | InternalErrorResponse<500>

/** What `POST /v1/{phone_number_id}/templates` gets. */
export interface CreateTemplateInput {
  params: {
    phone_number_id: t.PhoneNumberId
  }
  headers: {
    'idempotency-key'?: string | undefined
  }
  body: t.TemplateCreate
}

/** What `POST /v1/{phone_number_id}/templates` may answer. */
export type CreateTemplateResult =
  | { status: 201; headers: DeclaredHeaders<{ 'X-Request-Id': t.RequestId; Location: string; RateLimit?: string | undefined; 'RateLimit-Policy'?: string | undefined; 'Idempotent-Replayed'?: 'true' | 'false' | undefined }>; body: t.TemplateResponse }
  | ValidationFailedResponse<400>
  | AuthenticationFailedResponse<401>
  | NotEntitledResponse<403>
  | NotFoundResponse<404>
  | ConflictResponse<409>
  | PayloadTooLargeResponse<413>
  | UnsupportedMediaTypeResponse<415>
  | SemanticFailureResponse<422>
  | RateLimitedResponse<429>
  | InternalErrorResponse<500>
  | UpstreamFailureResponse<502>

/** What `POST /v1/{phone_number_id}/templates/sync` gets. */
export interface SyncTemplatesInput {
  params: {
    phone_number_id: t.PhoneNumberId
  }
  headers: {
    'idempotency-key'?: string | undefined
  }
}

/** What `POST /v1/{phone_number_id}/templates/sync` may answer. */
export type SyncTemplatesResult =
  | { status: 200; headers: DeclaredHeaders<{ 'X-Request-Id': t.RequestId; RateLimit?: string | undefined; 'RateLimit-Policy'?: string | undefined; 'Idempotent-Replayed'?: 'true' | 'false' | undefined }>; body: t.TemplateSyncResultResponse }
  | ValidationFailedResponse<400>
  | AuthenticationFailedResponse<401>
  | NotFoundResponse<404>
  | ConflictResponse<409>
  | SemanticFailureResponse<422>
  | RateLimitedResponse<429>
  | InternalErrorResponse<500>
  | UpstreamFailureResponse<502>

/** What `GET /v1/{phone_number_id}/templates/{name}` gets. */
export interface GetTemplateInput {
  params: {
    phone_number_id: t.PhoneNumberId
    name: string
  }
  query: {
    language?: string | undefined
  }
}

/** What `GET /v1/{phone_number_id}/templates/{name}` may answer. */
export type GetTemplateResult =
  | { status: 200; headers: DeclaredHeaders<{ 'X-Request-Id': t.RequestId; RateLimit?: string | undefined; 'RateLimit-Policy'?: string | undefined }>; body: t.TemplateResponse }
  | ValidationFailedResponse<400>
  | AuthenticationFailedResponse<401>
  | NotFoundResponse<404>
  | SemanticFailureResponse<422>
  | RateLimitedResponse<429>
  | InternalErrorResponse<500>

/** What `DELETE /v1/{phone_number_id}/templates/{name}` gets. */
export interface DeleteTemplateInput {
  params: {
    phone_number_id: t.PhoneNumberId
    name: string
  }
  query: {
    language?: string | undefined
  }
}

/** What `DELETE /v1/{phone_number_id}/templates/{name}` may answer. */
export type DeleteTemplateResult =
  | { status: 200; headers: DeclaredHeaders<{ 'X-Request-Id': t.RequestId; RateLimit?: string | undefined; 'RateLimit-Policy'?: string | undefined }>; body: t.TemplateDeletionResponse }
  | ValidationFailedResponse<400>
  | AuthenticationFailedResponse<401>
  | NotFoundResponse<404>
  | SemanticFailureResponse<422>
  | RateLimitedResponse<429>
  | InternalErrorResponse<500>
  | UpstreamFailureResponse<502>

/** What `PATCH /v1/{phone_number_id}/templates/{name}` gets. */
export interface UpdateTemplateInput {
  params: {
    phone_number_id: t.PhoneNumberId
    name: string
  }
  query: {
    language?: string | undefined
  }
  body: t.TemplateUpdate
}

/** What `PATCH /v1/{phone_number_id}/templates/{name}` may answer. */
export type UpdateTemplateResult =
  | { status: 200; headers: DeclaredHeaders<{ 'X-Request-Id': t.RequestId; RateLimit?: string | undefined; 'RateLimit-Policy'?: string | undefined }>; body: t.TemplateResponse }
  | ValidationFailedResponse<400>
  | AuthenticationFailedResponse<401>
  | NotEntitledResponse<403>
  | NotFoundResponse<404>
  | PayloadTooLargeResponse<413>
  | UnsupportedMediaTypeResponse<415>
  | SemanticFailureResponse<422>
  | RateLimitedResponse<429>
  | InternalErrorResponse<500>
  | UpstreamFailureResponse<502>

export interface MetaHandlers<Context> {
  /**
   * Check that the service is up
   * `GET /v1/health`
   */
  getHealth: (input: GetHealthInput, context: ContextOf<Context, []>) => GetHealthResult | Promise<GetHealthResult>
  /**
   * Get this document
   * `GET /v1/openapi.json`
   */
  getOpenApiDocument: (input: GetOpenApiDocumentInput, context: ContextOf<Context, []>) => GetOpenApiDocumentResult | Promise<GetOpenApiDocumentResult>
  /**
   * Get the API key in use
   * `GET /v1/me`
   */
  getMe: (input: GetMeInput, context: ContextOf<Context, ['apiKey']>) => GetMeResult | Promise<GetMeResult>
}

export interface AccountsHandlers<Context> {
  /**
   * List connected accounts
   * `GET /v1/accounts`
   */
  listAccounts: (input: ListAccountsInput, context: ContextOf<Context, ['apiKey']>) => ListAccountsResult | Promise<ListAccountsResult>
  /**
   * Get an account
   * `GET /v1/accounts/{phone_number_id}`
   */
  getAccount: (input: GetAccountInput, context: ContextOf<Context, ['apiKey']>) => GetAccountResult | Promise<GetAccountResult>
}

export interface CustomersHandlers<Context> {
  /**
   * List customers
   * `GET /v1/customers`
   */
  listCustomers: (input: ListCustomersInput, context: ContextOf<Context, ['apiKey']>) => ListCustomersResult | Promise<ListCustomersResult>
  /**
   * Create a customer
   * `POST /v1/customers`
   */
  createCustomer: (input: CreateCustomerInput, context: ContextOf<Context, ['apiKey']>) => CreateCustomerResult | Promise<CreateCustomerResult>
  /**
   * Get a customer
   * `GET /v1/customers/{id}`
   */
  getCustomer: (input: GetCustomerInput, context: ContextOf<Context, ['apiKey']>) => GetCustomerResult | Promise<GetCustomerResult>
  /**
   * Update a customer
   * `PATCH /v1/customers/{id}`
   */
  updateCustomer: (input: UpdateCustomerInput, context: ContextOf<Context, ['apiKey']>) => UpdateCustomerResult | Promise<UpdateCustomerResult>
  /**
   * List setup links
   * `GET /v1/customers/{customer_id}/setup_links`
   */
  listSetupLinks: (input: ListSetupLinksInput, context: ContextOf<Context, ['apiKey']>) => ListSetupLinksResult | Promise<ListSetupLinksResult>
  /**
   * Create a setup link
   * `POST /v1/customers/{customer_id}/setup_links`
   */
  createSetupLink: (input: CreateSetupLinkInput, context: ContextOf<Context, ['apiKey']>) => CreateSetupLinkResult | Promise<CreateSetupLinkResult>
  /**
   * Get a setup link
   * `GET /v1/customers/{customer_id}/setup_links/{id}`
   */
  getSetupLink: (input: GetSetupLinkInput, context: ContextOf<Context, ['apiKey']>) => GetSetupLinkResult | Promise<GetSetupLinkResult>
  /**
   * Revoke a setup link
   * `DELETE /v1/customers/{customer_id}/setup_links/{id}`
   */
  deleteSetupLink: (input: DeleteSetupLinkInput, context: ContextOf<Context, ['apiKey']>) => DeleteSetupLinkResult | Promise<DeleteSetupLinkResult>
}

export interface ContactsHandlers<Context> {
  /**
   * Create a contact
   * `POST /v1/contacts`
   */
  createContact: (input: CreateContactInput, context: ContextOf<Context, ['apiKey']>) => CreateContactResult | Promise<CreateContactResult>
  /**
   * Label many contacts
   * `POST /v1/contacts/bulk_label`
   */
  bulkLabelContacts: (input: BulkLabelContactsInput, context: ContextOf<Context, ['apiKey']>) => BulkLabelContactsResult | Promise<BulkLabelContactsResult>
  /**
   * List the contacts of an account
   * `GET /v1/{phone_number_id}/contacts`
   */
  listContacts: (input: ListContactsInput, context: ContextOf<Context, ['apiKey']>) => ListContactsResult | Promise<ListContactsResult>
  /**
   * Create a contact on an account
   * `POST /v1/{phone_number_id}/contacts`
   */
  createContactInAccount: (input: CreateContactInAccountInput, context: ContextOf<Context, ['apiKey']>) => CreateContactInAccountResult | Promise<CreateContactInAccountResult>
  /**
   * Export the contacts of an account
   * `GET /v1/{phone_number_id}/contacts/export`
   */
  exportContacts: (input: ExportContactsInput, context: ContextOf<Context, ['apiKey']>) => ExportContactsResult | Promise<ExportContactsResult>
  /**
   * Label many contacts of an account
   * `POST /v1/{phone_number_id}/contacts/bulk_label`
   */
  bulkLabelContactsInAccount: (input: BulkLabelContactsInAccountInput, context: ContextOf<Context, ['apiKey']>) => BulkLabelContactsInAccountResult | Promise<BulkLabelContactsInAccountResult>
  /**
   * Create or update a contact by its phone number
   * `PUT /v1/{phone_number_id}/contacts/by_phone_number/{phone_number}`
   */
  upsertContact: (input: UpsertContactInput, context: ContextOf<Context, ['apiKey']>) => UpsertContactResult | Promise<UpsertContactResult>
  /**
   * Get a contact
   * `GET /v1/{phone_number_id}/contacts/{id}`
   */
  getContact: (input: GetContactInput, context: ContextOf<Context, ['apiKey']>) => GetContactResult | Promise<GetContactResult>
  /**
   * Delete a contact
   * `DELETE /v1/{phone_number_id}/contacts/{id}`
   */
  deleteContact: (input: DeleteContactInput, context: ContextOf<Context, ['apiKey']>) => DeleteContactResult | Promise<DeleteContactResult>
  /**
   * Update a contact
   * `PATCH /v1/{phone_number_id}/contacts/{id}`
   */
  updateContact: (input: UpdateContactInput, context: ContextOf<Context, ['apiKey']>) => UpdateContactResult | Promise<UpdateContactResult>
  /**
   * Block a contact
   * `POST /v1/{phone_number_id}/contacts/{id}/block`
   */
  blockContact: (input: BlockContactInput, context: ContextOf<Context, ['apiKey']>) => BlockContactResult | Promise<BlockContactResult>
  /**
   * Unblock a contact
   * `DELETE /v1/{phone_number_id}/contacts/{id}/block`
   */
  unblockContact: (input: UnblockContactInput, context: ContextOf<Context, ['apiKey']>) => UnblockContactResult | Promise<UnblockContactResult>
  /**
   * Attach a label to a contact
   * `POST /v1/{phone_number_id}/contacts/{id}/labels`
   */
  attachContactLabel: (input: AttachContactLabelInput, context: ContextOf<Context, ['apiKey']>) => AttachContactLabelResult | Promise<AttachContactLabelResult>
  /**
   * Detach a label from a contact
   * `DELETE /v1/{phone_number_id}/contacts/{id}/labels/{label_id}`
   */
  detachContactLabel: (input: DetachContactLabelInput, context: ContextOf<Context, ['apiKey']>) => DetachContactLabelResult | Promise<DetachContactLabelResult>
}

export interface ConversationsHandlers<Context> {
  /**
   * Attach a label to a conversation
   * `POST /v1/conversations/{id}/labels`
   */
  attachConversationLabel: (input: AttachConversationLabelInput, context: ContextOf<Context, ['apiKey']>) => AttachConversationLabelResult | Promise<AttachConversationLabelResult>
  /**
   * List the conversations of an account
   * `GET /v1/{phone_number_id}/conversations`
   */
  listConversations: (input: ListConversationsInput, context: ContextOf<Context, ['apiKey']>) => ListConversationsResult | Promise<ListConversationsResult>
  /**
   * Get a conversation
   * `GET /v1/{phone_number_id}/conversations/{id}`
   */
  getConversation: (input: GetConversationInput, context: ContextOf<Context, ['apiKey']>) => GetConversationResult | Promise<GetConversationResult>
  /**
   * Update a conversation
   * `PATCH /v1/{phone_number_id}/conversations/{id}`
   */
  updateConversation: (input: UpdateConversationInput, context: ContextOf<Context, ['apiKey']>) => UpdateConversationResult | Promise<UpdateConversationResult>
  /**
   * Attach a label to a conversation of an account
   * `POST /v1/{phone_number_id}/conversations/{id}/labels`
   */
  attachConversationLabelInAccount: (input: AttachConversationLabelInAccountInput, context: ContextOf<Context, ['apiKey']>) => AttachConversationLabelInAccountResult | Promise<AttachConversationLabelInAccountResult>
  /**
   * Detach a label from a conversation
   * `DELETE /v1/{phone_number_id}/conversations/{id}/labels/{label_id}`
   */
  detachConversationLabel: (input: DetachConversationLabelInput, context: ContextOf<Context, ['apiKey']>) => DetachConversationLabelResult | Promise<DetachConversationLabelResult>
  /**
   * Mark a conversation as read
   * `POST /v1/{phone_number_id}/conversations/{id}/read`
   */
  markConversationRead: (input: MarkConversationReadInput, context: ContextOf<Context, ['apiKey']>) => MarkConversationReadResult | Promise<MarkConversationReadResult>
}

export interface MessagesHandlers<Context> {
  /**
   * Search all messages
   * `GET /v1/messages/search`
   */
  searchMessages: (input: SearchMessagesInput, context: ContextOf<Context, ['apiKey']>) => SearchMessagesResult | Promise<SearchMessagesResult>
  /**
   * List the messages of an account
   * `GET /v1/{phone_number_id}/messages`
   */
  listMessages: (input: ListMessagesInput, context: ContextOf<Context, ['apiKey']>) => ListMessagesResult | Promise<ListMessagesResult>
  /**
   * Send a message
   * `POST /v1/{phone_number_id}/messages`
   */
  sendMessage: (input: SendMessageInput, context: ContextOf<Context, ['apiKey']>) => SendMessageResult | Promise<SendMessageResult>
  /**
   * Get a message
   * `GET /v1/{phone_number_id}/messages/{id}`
   */
  getMessage: (input: GetMessageInput, context: ContextOf<Context, ['apiKey']>) => GetMessageResult | Promise<GetMessageResult>
  /**
   * Cancel a message
   * `POST /v1/{phone_number_id}/messages/{id}/cancel`
   */
  cancelMessage: (input: CancelMessageInput, context: ContextOf<Context, ['apiKey']>) => CancelMessageResult | Promise<CancelMessageResult>
  /**
   * Get the media of a message
   * `GET /v1/{phone_number_id}/messages/{id}/media`
   */
  getMessageMedia: (input: GetMessageMediaInput, context: ContextOf<Context, ['apiKey']>) => GetMessageMediaResult | Promise<GetMessageMediaResult>
}

export interface LabelsHandlers<Context> {
  /**
   * List labels
   * `GET /v1/labels`
   */
  listLabels: (input: ListLabelsInput, context: ContextOf<Context, ['apiKey']>) => ListLabelsResult | Promise<ListLabelsResult>
  /**
   * Create a label
   * `POST /v1/labels`
   */
  createLabel: (input: CreateLabelInput, context: ContextOf<Context, ['apiKey']>) => CreateLabelResult | Promise<CreateLabelResult>
  /**
   * Get a label
   * `GET /v1/labels/{id}`
   */
  getLabel: (input: GetLabelInput, context: ContextOf<Context, ['apiKey']>) => GetLabelResult | Promise<GetLabelResult>
  /**
   * Delete a label
   * `DELETE /v1/labels/{id}`
   */
  deleteLabel: (input: DeleteLabelInput, context: ContextOf<Context, ['apiKey']>) => DeleteLabelResult | Promise<DeleteLabelResult>
  /**
   * Update a label
   * `PATCH /v1/labels/{id}`
   */
  updateLabel: (input: UpdateLabelInput, context: ContextOf<Context, ['apiKey']>) => UpdateLabelResult | Promise<UpdateLabelResult>
}

export interface SavedRepliesHandlers<Context> {
  /**
   * List saved replies
   * `GET /v1/saved_replies`
   */
  listSavedReplies: (input: ListSavedRepliesInput, context: ContextOf<Context, ['apiKey']>) => ListSavedRepliesResult | Promise<ListSavedRepliesResult>
  /**
   * Create a saved reply
   * `POST /v1/saved_replies`
   */
  createSavedReply: (input: CreateSavedReplyInput, context: ContextOf<Context, ['apiKey']>) => CreateSavedReplyResult | Promise<CreateSavedReplyResult>
  /**
   * Get a saved reply
   * `GET /v1/saved_replies/{id}`
   */
  getSavedReply: (input: GetSavedReplyInput, context: ContextOf<Context, ['apiKey']>) => GetSavedReplyResult | Promise<GetSavedReplyResult>
  /**
   * Delete a saved reply
   * `DELETE /v1/saved_replies/{id}`
   */
  deleteSavedReply: (input: DeleteSavedReplyInput, context: ContextOf<Context, ['apiKey']>) => DeleteSavedReplyResult | Promise<DeleteSavedReplyResult>
  /**
   * Update a saved reply
   * `PATCH /v1/saved_replies/{id}`
   */
  updateSavedReply: (input: UpdateSavedReplyInput, context: ContextOf<Context, ['apiKey']>) => UpdateSavedReplyResult | Promise<UpdateSavedReplyResult>
}

export interface UsersHandlers<Context> {
  /**
   * List users
   * `GET /v1/users`
   */
  listUsers: (input: ListUsersInput, context: ContextOf<Context, ['apiKey']>) => ListUsersResult | Promise<ListUsersResult>
  /**
   * Get a user
   * `GET /v1/users/{id}`
   */
  getUser: (input: GetUserInput, context: ContextOf<Context, ['apiKey']>) => GetUserResult | Promise<GetUserResult>
}

export interface WebhookDeliveriesHandlers<Context> {
  /**
   * List webhook deliveries
   * `GET /v1/webhook_deliveries`
   */
  listWebhookDeliveries: (input: ListWebhookDeliveriesInput, context: ContextOf<Context, ['apiKey']>) => ListWebhookDeliveriesResult | Promise<ListWebhookDeliveriesResult>
  /**
   * Replay many webhook deliveries
   * `POST /v1/webhook_deliveries/bulk_replay`
   */
  bulkReplayWebhookDeliveries: (input: BulkReplayWebhookDeliveriesInput, context: ContextOf<Context, ['apiKey']>) => BulkReplayWebhookDeliveriesResult | Promise<BulkReplayWebhookDeliveriesResult>
  /**
   * Get a webhook delivery
   * `GET /v1/webhook_deliveries/{id}`
   */
  getWebhookDelivery: (input: GetWebhookDeliveryInput, context: ContextOf<Context, ['apiKey']>) => GetWebhookDeliveryResult | Promise<GetWebhookDeliveryResult>
  /**
   * Replay a webhook delivery
   * `POST /v1/webhook_deliveries/{id}/replay`
   */
  replayWebhookDelivery: (input: ReplayWebhookDeliveryInput, context: ContextOf<Context, ['apiKey']>) => ReplayWebhookDeliveryResult | Promise<ReplayWebhookDeliveryResult>
}

export interface WebhookSubscriptionsHandlers<Context> {
  /**
   * List webhook subscriptions
   * `GET /v1/webhook_subscriptions`
   */
  listWebhookSubscriptions: (input: ListWebhookSubscriptionsInput, context: ContextOf<Context, ['apiKey']>) => ListWebhookSubscriptionsResult | Promise<ListWebhookSubscriptionsResult>
  /**
   * Create a webhook subscription
   * `POST /v1/webhook_subscriptions`
   */
  createWebhookSubscription: (input: CreateWebhookSubscriptionInput, context: ContextOf<Context, ['apiKey']>) => CreateWebhookSubscriptionResult | Promise<CreateWebhookSubscriptionResult>
  /**
   * Get a webhook subscription
   * `GET /v1/webhook_subscriptions/{id}`
   */
  getWebhookSubscription: (input: GetWebhookSubscriptionInput, context: ContextOf<Context, ['apiKey']>) => GetWebhookSubscriptionResult | Promise<GetWebhookSubscriptionResult>
  /**
   * Delete a webhook subscription
   * `DELETE /v1/webhook_subscriptions/{id}`
   */
  deleteWebhookSubscription: (input: DeleteWebhookSubscriptionInput, context: ContextOf<Context, ['apiKey']>) => DeleteWebhookSubscriptionResult | Promise<DeleteWebhookSubscriptionResult>
  /**
   * Update a webhook subscription
   * `PATCH /v1/webhook_subscriptions/{id}`
   */
  updateWebhookSubscription: (input: UpdateWebhookSubscriptionInput, context: ContextOf<Context, ['apiKey']>) => UpdateWebhookSubscriptionResult | Promise<UpdateWebhookSubscriptionResult>
  /**
   * Send the failed deliveries of a webhook subscription again
   * `POST /v1/webhook_subscriptions/{id}/recover`
   */
  recoverWebhookDeliveries: (input: RecoverWebhookDeliveriesInput, context: ContextOf<Context, ['apiKey']>) => RecoverWebhookDeliveriesResult | Promise<RecoverWebhookDeliveriesResult>
  /**
   * Add a secret to a webhook subscription
   * `POST /v1/webhook_subscriptions/{id}/secrets`
   */
  createWebhookSecret: (input: CreateWebhookSecretInput, context: ContextOf<Context, ['apiKey']>) => CreateWebhookSecretResult | Promise<CreateWebhookSecretResult>
  /**
   * Delete a secret of a webhook subscription
   * `DELETE /v1/webhook_subscriptions/{id}/secrets/{secret_id}`
   */
  deleteWebhookSecret: (input: DeleteWebhookSecretInput, context: ContextOf<Context, ['apiKey']>) => DeleteWebhookSecretResult | Promise<DeleteWebhookSecretResult>
  /**
   * Send a test event to a webhook subscription
   * `POST /v1/webhook_subscriptions/{id}/test`
   */
  sendWebhookTest: (input: SendWebhookTestInput, context: ContextOf<Context, ['apiKey']>) => SendWebhookTestResult | Promise<SendWebhookTestResult>
}

export interface EventsHandlers<Context> {
  /**
   * List events
   * `GET /v1/events`
   */
  listEvents: (input: ListEventsInput, context: ContextOf<Context, ['apiKey']>) => ListEventsResult | Promise<ListEventsResult>
}

export interface UsageHandlers<Context> {
  /**
   * Count what the provider bills
   * `GET /v1/usage`
   */
  listUsage: (input: ListUsageInput, context: ContextOf<Context, ['apiKey']>) => ListUsageResult | Promise<ListUsageResult>
}

export interface BroadcastsHandlers<Context> {
  /**
   * List the broadcasts of an account
   * `GET /v1/{phone_number_id}/broadcasts`
   */
  listBroadcasts: (input: ListBroadcastsInput, context: ContextOf<Context, ['apiKey']>) => ListBroadcastsResult | Promise<ListBroadcastsResult>
  /**
   * Create a broadcast
   * `POST /v1/{phone_number_id}/broadcasts`
   */
  createBroadcast: (input: CreateBroadcastInput, context: ContextOf<Context, ['apiKey']>) => CreateBroadcastResult | Promise<CreateBroadcastResult>
  /**
   * Get a broadcast
   * `GET /v1/{phone_number_id}/broadcasts/{id}`
   */
  getBroadcast: (input: GetBroadcastInput, context: ContextOf<Context, ['apiKey']>) => GetBroadcastResult | Promise<GetBroadcastResult>
  /**
   * Update a broadcast
   * `PATCH /v1/{phone_number_id}/broadcasts/{id}`
   */
  updateBroadcast: (input: UpdateBroadcastInput, context: ContextOf<Context, ['apiKey']>) => UpdateBroadcastResult | Promise<UpdateBroadcastResult>
  /**
   * Cancel a broadcast
   * `POST /v1/{phone_number_id}/broadcasts/{id}/cancel`
   */
  cancelBroadcast: (input: CancelBroadcastInput, context: ContextOf<Context, ['apiKey']>) => CancelBroadcastResult | Promise<CancelBroadcastResult>
  /**
   * Pause a broadcast
   * `POST /v1/{phone_number_id}/broadcasts/{id}/pause`
   */
  pauseBroadcast: (input: PauseBroadcastInput, context: ContextOf<Context, ['apiKey']>) => PauseBroadcastResult | Promise<PauseBroadcastResult>
  /**
   * List the recipients of a broadcast
   * `GET /v1/{phone_number_id}/broadcasts/{id}/recipients`
   */
  listBroadcastRecipients: (input: ListBroadcastRecipientsInput, context: ContextOf<Context, ['apiKey']>) => ListBroadcastRecipientsResult | Promise<ListBroadcastRecipientsResult>
  /**
   * Add recipients to a broadcast
   * `POST /v1/{phone_number_id}/broadcasts/{id}/recipients`
   */
  bulkAddBroadcastRecipients: (input: BulkAddBroadcastRecipientsInput, context: ContextOf<Context, ['apiKey']>) => BulkAddBroadcastRecipientsResult | Promise<BulkAddBroadcastRecipientsResult>
  /**
   * Start or resume a broadcast
   * `POST /v1/{phone_number_id}/broadcasts/{id}/start`
   */
  startBroadcast: (input: StartBroadcastInput, context: ContextOf<Context, ['apiKey']>) => StartBroadcastResult | Promise<StartBroadcastResult>
}

export interface AssignmentRulesHandlers<Context> {
  /**
   * Get the assignment rule of an account
   * `GET /v1/{phone_number_id}/assignment_rule`
   */
  getAssignmentRule: (input: GetAssignmentRuleInput, context: ContextOf<Context, ['apiKey']>) => GetAssignmentRuleResult | Promise<GetAssignmentRuleResult>
  /**
   * Change the assignment rule of an account
   * `PATCH /v1/{phone_number_id}/assignment_rule`
   */
  updateAssignmentRule: (input: UpdateAssignmentRuleInput, context: ContextOf<Context, ['apiKey']>) => UpdateAssignmentRuleResult | Promise<UpdateAssignmentRuleResult>
}

export interface ContactImportsHandlers<Context> {
  /**
   * List the imports of an account
   * `GET /v1/{phone_number_id}/contact_imports`
   */
  listContactImports: (input: ListContactImportsInput, context: ContextOf<Context, ['apiKey']>) => ListContactImportsResult | Promise<ListContactImportsResult>
  /**
   * Import contacts from a file
   * `POST /v1/{phone_number_id}/contact_imports`
   */
  createContactImport: (input: CreateContactImportInput, context: ContextOf<Context, ['apiKey']>) => CreateContactImportResult | Promise<CreateContactImportResult>
  /**
   * Get an import
   * `GET /v1/{phone_number_id}/contact_imports/{id}`
   */
  getContactImport: (input: GetContactImportInput, context: ContextOf<Context, ['apiKey']>) => GetContactImportResult | Promise<GetContactImportResult>
  /**
   * Cancel an import
   * `POST /v1/{phone_number_id}/contact_imports/{id}/cancel`
   */
  cancelContactImport: (input: CancelContactImportInput, context: ContextOf<Context, ['apiKey']>) => CancelContactImportResult | Promise<CancelContactImportResult>
  /**
   * Download the errors of an import
   * `GET /v1/{phone_number_id}/contact_imports/{id}/errors`
   */
  getContactImportErrors: (input: GetContactImportErrorsInput, context: ContextOf<Context, ['apiKey']>) => GetContactImportErrorsResult | Promise<GetContactImportErrorsResult>
}

export interface NotesHandlers<Context> {
  /**
   * List the notes of a conversation
   * `GET /v1/{phone_number_id}/conversations/{id}/notes`
   */
  listNotes: (input: ListNotesInput, context: ContextOf<Context, ['apiKey']>) => ListNotesResult | Promise<ListNotesResult>
  /**
   * Write a note
   * `POST /v1/{phone_number_id}/conversations/{id}/notes`
   */
  createNote: (input: CreateNoteInput, context: ContextOf<Context, ['apiKey']>) => CreateNoteResult | Promise<CreateNoteResult>
  /**
   * Delete a note
   * `DELETE /v1/{phone_number_id}/conversations/{id}/notes/{note_id}`
   */
  deleteNote: (input: DeleteNoteInput, context: ContextOf<Context, ['apiKey']>) => DeleteNoteResult | Promise<DeleteNoteResult>
  /**
   * Change a note
   * `PATCH /v1/{phone_number_id}/conversations/{id}/notes/{note_id}`
   */
  updateNote: (input: UpdateNoteInput, context: ContextOf<Context, ['apiKey']>) => UpdateNoteResult | Promise<UpdateNoteResult>
}

export interface MediaHandlers<Context> {
  /**
   * Upload a file to send
   * `POST /v1/{phone_number_id}/media`
   */
  createMedia: (input: CreateMediaInput, context: ContextOf<Context, ['apiKey']>) => CreateMediaResult | Promise<CreateMediaResult>
}

export interface AccountProfilesHandlers<Context> {
  /**
   * Get the profile of an account
   * `GET /v1/{phone_number_id}/profile`
   */
  getAccountProfile: (input: GetAccountProfileInput, context: ContextOf<Context, ['apiKey']>) => GetAccountProfileResult | Promise<GetAccountProfileResult>
  /**
   * Change the profile of an account
   * `PATCH /v1/{phone_number_id}/profile`
   */
  updateAccountProfile: (input: UpdateAccountProfileInput, context: ContextOf<Context, ['apiKey']>) => UpdateAccountProfileResult | Promise<UpdateAccountProfileResult>
}

export interface TemplatesHandlers<Context> {
  /**
   * List the templates of an account
   * `GET /v1/{phone_number_id}/templates`
   */
  listTemplates: (input: ListTemplatesInput, context: ContextOf<Context, ['apiKey']>) => ListTemplatesResult | Promise<ListTemplatesResult>
  /**
   * Create a template
   * `POST /v1/{phone_number_id}/templates`
   */
  createTemplate: (input: CreateTemplateInput, context: ContextOf<Context, ['apiKey']>) => CreateTemplateResult | Promise<CreateTemplateResult>
  /**
   * Sync templates with the provider
   * `POST /v1/{phone_number_id}/templates/sync`
   */
  syncTemplates: (input: SyncTemplatesInput, context: ContextOf<Context, ['apiKey']>) => SyncTemplatesResult | Promise<SyncTemplatesResult>
  /**
   * Get a template by name
   * `GET /v1/{phone_number_id}/templates/{name}`
   */
  getTemplate: (input: GetTemplateInput, context: ContextOf<Context, ['apiKey']>) => GetTemplateResult | Promise<GetTemplateResult>
  /**
   * Delete a template
   * `DELETE /v1/{phone_number_id}/templates/{name}`
   */
  deleteTemplate: (input: DeleteTemplateInput, context: ContextOf<Context, ['apiKey']>) => DeleteTemplateResult | Promise<DeleteTemplateResult>
  /**
   * Update a template
   * `PATCH /v1/{phone_number_id}/templates/{name}`
   */
  updateTemplate: (input: UpdateTemplateInput, context: ContextOf<Context, ['apiKey']>) => UpdateTemplateResult | Promise<UpdateTemplateResult>
}

/**
 * The result of each handler. With it as the type of its result, a handler cannot return properties that are not
 * declared.
 */
export interface Results {
  getHealth: GetHealthResult
  getOpenApiDocument: GetOpenApiDocumentResult
  getMe: GetMeResult
  listAccounts: ListAccountsResult
  getAccount: GetAccountResult
  listCustomers: ListCustomersResult
  createCustomer: CreateCustomerResult
  getCustomer: GetCustomerResult
  updateCustomer: UpdateCustomerResult
  listSetupLinks: ListSetupLinksResult
  createSetupLink: CreateSetupLinkResult
  getSetupLink: GetSetupLinkResult
  deleteSetupLink: DeleteSetupLinkResult
  createContact: CreateContactResult
  bulkLabelContacts: BulkLabelContactsResult
  attachConversationLabel: AttachConversationLabelResult
  searchMessages: SearchMessagesResult
  listLabels: ListLabelsResult
  createLabel: CreateLabelResult
  getLabel: GetLabelResult
  deleteLabel: DeleteLabelResult
  updateLabel: UpdateLabelResult
  listSavedReplies: ListSavedRepliesResult
  createSavedReply: CreateSavedReplyResult
  getSavedReply: GetSavedReplyResult
  deleteSavedReply: DeleteSavedReplyResult
  updateSavedReply: UpdateSavedReplyResult
  listUsers: ListUsersResult
  getUser: GetUserResult
  listWebhookDeliveries: ListWebhookDeliveriesResult
  bulkReplayWebhookDeliveries: BulkReplayWebhookDeliveriesResult
  getWebhookDelivery: GetWebhookDeliveryResult
  replayWebhookDelivery: ReplayWebhookDeliveryResult
  listWebhookSubscriptions: ListWebhookSubscriptionsResult
  createWebhookSubscription: CreateWebhookSubscriptionResult
  getWebhookSubscription: GetWebhookSubscriptionResult
  deleteWebhookSubscription: DeleteWebhookSubscriptionResult
  updateWebhookSubscription: UpdateWebhookSubscriptionResult
  recoverWebhookDeliveries: RecoverWebhookDeliveriesResult
  createWebhookSecret: CreateWebhookSecretResult
  deleteWebhookSecret: DeleteWebhookSecretResult
  sendWebhookTest: SendWebhookTestResult
  listEvents: ListEventsResult
  listUsage: ListUsageResult
  listBroadcasts: ListBroadcastsResult
  createBroadcast: CreateBroadcastResult
  getBroadcast: GetBroadcastResult
  updateBroadcast: UpdateBroadcastResult
  cancelBroadcast: CancelBroadcastResult
  pauseBroadcast: PauseBroadcastResult
  listBroadcastRecipients: ListBroadcastRecipientsResult
  bulkAddBroadcastRecipients: BulkAddBroadcastRecipientsResult
  startBroadcast: StartBroadcastResult
  getAssignmentRule: GetAssignmentRuleResult
  updateAssignmentRule: UpdateAssignmentRuleResult
  listContacts: ListContactsResult
  createContactInAccount: CreateContactInAccountResult
  listContactImports: ListContactImportsResult
  createContactImport: CreateContactImportResult
  getContactImport: GetContactImportResult
  cancelContactImport: CancelContactImportResult
  getContactImportErrors: GetContactImportErrorsResult
  exportContacts: ExportContactsResult
  bulkLabelContactsInAccount: BulkLabelContactsInAccountResult
  upsertContact: UpsertContactResult
  getContact: GetContactResult
  deleteContact: DeleteContactResult
  updateContact: UpdateContactResult
  blockContact: BlockContactResult
  unblockContact: UnblockContactResult
  attachContactLabel: AttachContactLabelResult
  detachContactLabel: DetachContactLabelResult
  listConversations: ListConversationsResult
  getConversation: GetConversationResult
  updateConversation: UpdateConversationResult
  attachConversationLabelInAccount: AttachConversationLabelInAccountResult
  detachConversationLabel: DetachConversationLabelResult
  listNotes: ListNotesResult
  createNote: CreateNoteResult
  deleteNote: DeleteNoteResult
  updateNote: UpdateNoteResult
  markConversationRead: MarkConversationReadResult
  createMedia: CreateMediaResult
  listMessages: ListMessagesResult
  sendMessage: SendMessageResult
  getMessage: GetMessageResult
  cancelMessage: CancelMessageResult
  getMessageMedia: GetMessageMediaResult
  getAccountProfile: GetAccountProfileResult
  updateAccountProfile: UpdateAccountProfileResult
  listTemplates: ListTemplatesResult
  createTemplate: CreateTemplateResult
  syncTemplates: SyncTemplatesResult
  getTemplate: GetTemplateResult
  deleteTemplate: DeleteTemplateResult
  updateTemplate: UpdateTemplateResult
}

export interface HandlersByTag<Context> {
  meta: MetaHandlers<Context>
  accounts: AccountsHandlers<Context>
  customers: CustomersHandlers<Context>
  contacts: ContactsHandlers<Context>
  conversations: ConversationsHandlers<Context>
  messages: MessagesHandlers<Context>
  labels: LabelsHandlers<Context>
  'saved-replies': SavedRepliesHandlers<Context>
  users: UsersHandlers<Context>
  'webhook-deliveries': WebhookDeliveriesHandlers<Context>
  'webhook-subscriptions': WebhookSubscriptionsHandlers<Context>
  events: EventsHandlers<Context>
  usage: UsageHandlers<Context>
  broadcasts: BroadcastsHandlers<Context>
  'assignment-rules': AssignmentRulesHandlers<Context>
  'contact-imports': ContactImportsHandlers<Context>
  notes: NotesHandlers<Context>
  media: MediaHandlers<Context>
  'account-profiles': AccountProfilesHandlers<Context>
  templates: TemplatesHandlers<Context>
}

export type Handlers<Tag extends keyof HandlersByTag<unknown>, Context> = HandlersByTag<Context>[Tag]

export interface AllHandlers<Context> extends MetaHandlers<Context>, AccountsHandlers<Context>, CustomersHandlers<Context>, ContactsHandlers<Context>, ConversationsHandlers<Context>, MessagesHandlers<Context>, LabelsHandlers<Context>, SavedRepliesHandlers<Context>, UsersHandlers<Context>, WebhookDeliveriesHandlers<Context>, WebhookSubscriptionsHandlers<Context>, EventsHandlers<Context>, UsageHandlers<Context>, BroadcastsHandlers<Context>, AssignmentRulesHandlers<Context>, ContactImportsHandlers<Context>, NotesHandlers<Context>, MediaHandlers<Context>, AccountProfilesHandlers<Context>, TemplatesHandlers<Context> {}

/** What identifies the client, for each security scheme that an operation requires. */
export interface SecurityHandlers {
  readonly apiKey: SecurityHandler<{ readonly token: string }>
}
