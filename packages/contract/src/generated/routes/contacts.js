// Generated from spec/. Do not edit.
import { createRoute, z } from '@hono/zod-openapi'
import { json, reply, text, values } from '@channel/codegen/zod'
import {
  ContactLocation,
  FileDisposition,
  IdempotentReplayed,
  RateLimit,
  RateLimitPolicy,
} from '../headers.js'
import { ContactPhoneNumber, Cursor, IdempotencyKey, Limit } from '../parameters.js'
import {
  AuthenticationFailed,
  IdempotencyConflict,
  IdempotencyKeyReused,
  InternalError,
  NotFound,
  PayloadTooLarge,
  RateLimited,
  SemanticFailure,
  UnsupportedMediaType,
  UpstreamFailure,
  ValidationFailed,
} from '../responses.js'
import {
  BulkLabel,
  BulkLabelResponse,
  BusinessScopedUserId,
  ContactCreate,
  ContactLabelLinkResponse,
  ContactList,
  ContactResponse,
  ContactUpdate,
  CreatedContactResponse,
  DeletedContactResponse,
} from '../schemas/contacts.js'
import { LabelAttach } from '../schemas/conversations.js'
import { ContactId, LabelId, PhoneNumberId, RequestId } from '../schemas/shared.js'

/**
 * Creates a contact on one of your accounts. `from` selects the account. It may be omitted if you have only one
 * account. If `from` is not a verified account of yours, the response is 422 `channel_number_not_verified`. A phone
 * number that already exists on the account returns 400 `invalid_field_value`.
 */
export const createContact = createRoute({
  operationId: 'createContact',
  method: 'post',
  path: '/v1/contacts',
  tags: ['contacts'],
  summary: 'Create a contact',
  security: [{ apiKey: [] }],
  request: { headers: z.object({ 'idempotency-key': IdempotencyKey }), body: json(ContactCreate) },
  responses: {
    201: reply(CreatedContactResponse, {
      description: 'The contact was created.',
      headers: {
        'X-Request-Id': RequestId,
        Location: ContactLocation,
        RateLimit,
        'RateLimit-Policy': RateLimitPolicy,
        'Idempotent-Replayed': IdempotentReplayed,
      },
    }),
    400: ValidationFailed,
    401: AuthenticationFailed,
    409: IdempotencyConflict,
    413: PayloadTooLarge,
    415: UnsupportedMediaType,
    422: SemanticFailure,
    429: RateLimited,
    500: InternalError,
  },
})

/**
 * Attaches a label to up to 1000 contacts, or detaches it from them, in one transaction: either all eligible contacts
 * change, or none. Contacts of other organizations and contacts of another team than the label's are skipped and
 * counted.
 */
export const bulkLabelContacts = createRoute({
  operationId: 'bulkLabelContacts',
  method: 'post',
  path: '/v1/contacts/bulk_label',
  tags: ['contacts'],
  summary: 'Label many contacts',
  security: [{ apiKey: [] }],
  request: { headers: z.object({ 'idempotency-key': IdempotencyKey }), body: json(BulkLabel) },
  responses: {
    200: reply(BulkLabelResponse, {
      description: 'The label was attached or detached.',
      headers: {
        'X-Request-Id': RequestId,
        RateLimit,
        'RateLimit-Policy': RateLimitPolicy,
        'Idempotent-Replayed': IdempotentReplayed,
      },
    }),
    400: ValidationFailed,
    401: AuthenticationFailed,
    404: NotFound,
    409: IdempotencyConflict,
    413: PayloadTooLarge,
    415: UnsupportedMediaType,
    422: IdempotencyKeyReused,
    429: RateLimited,
    500: InternalError,
  },
})

/**
 * Lists the contacts of the account, newest first (by `created_at`, then `id`, both descending). Filters can be
 * combined; a contact must match all of them.
 */
export const listContacts = createRoute({
  operationId: 'listContacts',
  method: 'get',
  path: '/v1/{phone_number_id}/contacts',
  tags: ['contacts'],
  summary: 'List the contacts of an account',
  security: [{ apiKey: [] }],
  request: {
    params: z.object({ phone_number_id: PhoneNumberId }),
    query: z.strictObject({
      /**
       * Only the contact with exactly this phone number, in E.164 format. Encode its `+` as `%2B`. An invalid number is
       * `invalid_phone_number`.
       */
      phone_number: z.string().openapi({ 'x-error-code': 'invalid_phone_number' }).optional(),
      /**
       * Only contacts whose name or email address contains this text, ignoring case and accents. At least three
       * characters. `%` and `_` are literal. `+` and digits also find the phone numbers that begin so.
       */
      search: text({ min: 3, max: 200 }).optional(),
      /** Only contacts with exactly this username, ignoring case. `.` and `_` are significant. */
      username: text({ min: 1, max: 100 }).optional(),
      /** Only contacts that have this label. */
      label_id: LabelId.optional(),
      /** Only the contact with this business-scoped user id. */
      bsuid: BusinessScopedUserId.optional(),
      /** Only contacts that are blocked. The only value is `true`. */
      blocked: values(true).optional(),
      limit: Limit,
      cursor: Cursor,
    }),
  },
  responses: {
    200: reply(ContactList, {
      description: 'A page of contacts.',
      headers: { 'X-Request-Id': RequestId, RateLimit, 'RateLimit-Policy': RateLimitPolicy },
    }),
    400: ValidationFailed,
    401: AuthenticationFailed,
    404: NotFound,
    422: SemanticFailure,
    429: RateLimited,
    500: InternalError,
  },
})

/**
 * Creates a contact on the account in the path. Works like `POST /v1/contacts`, but `from` may always be omitted. If
 * `from` names another account than the path, the response is 400 `invalid_field_value`.
 */
export const createContactInAccount = createRoute({
  operationId: 'createContactInAccount',
  method: 'post',
  path: '/v1/{phone_number_id}/contacts',
  tags: ['contacts'],
  summary: 'Create a contact on an account',
  security: [{ apiKey: [] }],
  request: {
    params: z.object({ phone_number_id: PhoneNumberId }),
    headers: z.object({ 'idempotency-key': IdempotencyKey }),
    body: json(ContactCreate),
  },
  responses: {
    201: reply(CreatedContactResponse, {
      description: 'The contact was created.',
      headers: {
        'X-Request-Id': RequestId,
        Location: ContactLocation,
        RateLimit,
        'RateLimit-Policy': RateLimitPolicy,
        'Idempotent-Replayed': IdempotentReplayed,
      },
    }),
    400: ValidationFailed,
    401: AuthenticationFailed,
    404: NotFound,
    409: IdempotencyConflict,
    413: PayloadTooLarge,
    415: UnsupportedMediaType,
    422: SemanticFailure,
    429: RateLimited,
    500: InternalError,
  },
})

/**
 * Streams the contacts of the account, newest first, as a file: comma-separated values with a header line, or one JSON
 * object a line, each a contact as `GET` returns it. The filters are those of the list. The file can be imported again.
 * In CSV, a cell that a spreadsheet would take for a formula begins with an apostrophe, which the import removes; names
 * of labels are separated by `; `, and `metadata` is JSON. A connection that breaks ends the file early.
 */
export const exportContacts = createRoute({
  operationId: 'exportContacts',
  method: 'get',
  path: '/v1/{phone_number_id}/contacts/export',
  tags: ['contacts'],
  summary: 'Export the contacts of an account',
  security: [{ apiKey: [] }],
  request: {
    params: z.object({ phone_number_id: PhoneNumberId }),
    query: z.strictObject({
      /** The format of the file. */
      format: z.enum(['csv', 'ndjson']).default('csv'),
      /**
       * Only the contact with exactly this phone number, in E.164 format. Encode its `+` as `%2B`. An invalid number is
       * `invalid_phone_number`.
       */
      phone_number: z.string().openapi({ 'x-error-code': 'invalid_phone_number' }).optional(),
      /**
       * Only contacts whose name or email address contains this text, ignoring case and accents. At least three
       * characters. `%` and `_` are literal. `+` and digits also find the phone numbers that begin so.
       */
      search: text({ min: 3, max: 200 }).optional(),
      /** Only contacts with exactly this username, ignoring case. `.` and `_` are significant. */
      username: text({ min: 1, max: 100 }).optional(),
      /** Only contacts that have this label. */
      label_id: LabelId.optional(),
      /** Only the contact with this business-scoped user id. */
      bsuid: BusinessScopedUserId.optional(),
      /** Only contacts that are blocked. The only value is `true`. */
      blocked: values(true).optional(),
    }),
  },
  responses: {
    200: {
      description: 'The file.',
      headers: z.object({
        'X-Request-Id': RequestId,
        RateLimit,
        'RateLimit-Policy': RateLimitPolicy,
        'Content-Disposition': FileDisposition,
      }),
      content: { 'text/csv': { schema: z.string() }, 'application/x-ndjson': { schema: z.string() } },
    },
    400: ValidationFailed,
    401: AuthenticationFailed,
    404: NotFound,
    422: SemanticFailure,
    429: RateLimited,
    500: InternalError,
  },
})

/**
 * Attaches a label to up to 1000 contacts, or detaches it from them, in one transaction: either all eligible contacts
 * change, or none. Contacts of accounts other than the one in the path, and contacts of teams other than the label's,
 * are skipped and counted.
 */
export const bulkLabelContactsInAccount = createRoute({
  operationId: 'bulkLabelContactsInAccount',
  method: 'post',
  path: '/v1/{phone_number_id}/contacts/bulk_label',
  tags: ['contacts'],
  summary: 'Label many contacts of an account',
  security: [{ apiKey: [] }],
  request: {
    params: z.object({ phone_number_id: PhoneNumberId }),
    headers: z.object({ 'idempotency-key': IdempotencyKey }),
    body: json(BulkLabel),
  },
  responses: {
    200: reply(BulkLabelResponse, {
      description: 'The label was attached or detached.',
      headers: {
        'X-Request-Id': RequestId,
        RateLimit,
        'RateLimit-Policy': RateLimitPolicy,
        'Idempotent-Replayed': IdempotentReplayed,
      },
    }),
    400: ValidationFailed,
    401: AuthenticationFailed,
    404: NotFound,
    409: IdempotencyConflict,
    413: PayloadTooLarge,
    415: UnsupportedMediaType,
    422: SemanticFailure,
    429: RateLimited,
    500: InternalError,
  },
})

/**
 * Updates the contact with this phone number, like `PATCH`, or creates it with the fields in the body. The response is
 * 201 if the contact was created, and 200 otherwise, also if nothing changed. Two calls at the same time give one
 * contact. The call can be repeated without an `Idempotency-Key`.
 */
export const upsertContact = createRoute({
  operationId: 'upsertContact',
  method: 'put',
  path: '/v1/{phone_number_id}/contacts/by_phone_number/{phone_number}',
  tags: ['contacts'],
  summary: 'Create or update a contact by its phone number',
  security: [{ apiKey: [] }],
  request: {
    params: z.object({ phone_number_id: PhoneNumberId, phone_number: ContactPhoneNumber }),
    body: json(ContactUpdate),
  },
  responses: {
    200: reply(ContactResponse, {
      description: 'The contact existed. It has the fields of the body now.',
      headers: { 'X-Request-Id': RequestId, RateLimit, 'RateLimit-Policy': RateLimitPolicy },
    }),
    201: reply(ContactResponse, {
      description: 'The contact was created.',
      headers: {
        'X-Request-Id': RequestId,
        Location: ContactLocation,
        RateLimit,
        'RateLimit-Policy': RateLimitPolicy,
      },
    }),
    400: ValidationFailed,
    401: AuthenticationFailed,
    404: NotFound,
    413: PayloadTooLarge,
    415: UnsupportedMediaType,
    422: SemanticFailure,
    429: RateLimited,
    500: InternalError,
  },
})

/** Returns one contact of the account. */
export const getContact = createRoute({
  operationId: 'getContact',
  method: 'get',
  path: '/v1/{phone_number_id}/contacts/{id}',
  tags: ['contacts'],
  summary: 'Get a contact',
  security: [{ apiKey: [] }],
  request: { params: z.object({ phone_number_id: PhoneNumberId, id: ContactId }) },
  responses: {
    200: reply(ContactResponse, {
      description: 'The contact.',
      headers: { 'X-Request-Id': RequestId, RateLimit, 'RateLimit-Policy': RateLimitPolicy },
    }),
    400: ValidationFailed,
    401: AuthenticationFailed,
    404: NotFound,
    422: SemanticFailure,
    429: RateLimited,
    500: InternalError,
  },
})

/**
 * Permanently deletes a contact with its conversation, messages and label attachments. This cannot be undone. Pending
 * messages to the contact are not sent. Events that show the contact lose their payload: their deliveries remain
 * readable with `payload: null`, but are neither sent nor replayed. The `contact.deleted` event contains only the id.
 */
export const deleteContact = createRoute({
  operationId: 'deleteContact',
  method: 'delete',
  path: '/v1/{phone_number_id}/contacts/{id}',
  tags: ['contacts'],
  summary: 'Delete a contact',
  security: [{ apiKey: [] }],
  request: { params: z.object({ phone_number_id: PhoneNumberId, id: ContactId }) },
  responses: {
    200: reply(DeletedContactResponse, {
      description: 'The contact was deleted.',
      headers: { 'X-Request-Id': RequestId, RateLimit, 'RateLimit-Policy': RateLimitPolicy },
    }),
    400: ValidationFailed,
    401: AuthenticationFailed,
    404: NotFound,
    422: SemanticFailure,
    429: RateLimited,
    500: InternalError,
  },
})

/**
 * Updates the fields in the body. Omitted fields keep their values; null clears a field. An empty body changes nothing.
 * The phone number identifies the contact and cannot be changed.
 */
export const updateContact = createRoute({
  operationId: 'updateContact',
  method: 'patch',
  path: '/v1/{phone_number_id}/contacts/{id}',
  tags: ['contacts'],
  summary: 'Update a contact',
  security: [{ apiKey: [] }],
  request: { params: z.object({ phone_number_id: PhoneNumberId, id: ContactId }), body: json(ContactUpdate) },
  responses: {
    200: reply(ContactResponse, {
      description: 'The updated contact.',
      headers: { 'X-Request-Id': RequestId, RateLimit, 'RateLimit-Policy': RateLimitPolicy },
    }),
    400: ValidationFailed,
    401: AuthenticationFailed,
    404: NotFound,
    413: PayloadTooLarge,
    415: UnsupportedMediaType,
    422: SemanticFailure,
    429: RateLimited,
    500: InternalError,
  },
})

/**
 * Blocks the contact at the upstream provider: it can no longer write to the account, and messages to it fail with
 * `recipient_unavailable`. The provider blocks only contacts that have written within the last 24 hours; others get 422
 * `outside_24h_window`. Blocking a blocked contact changes nothing. If the provider does not respond, the response is
 * 502 `channel_upstream_error`, and the request can be sent again.
 */
export const blockContact = createRoute({
  operationId: 'blockContact',
  method: 'post',
  path: '/v1/{phone_number_id}/contacts/{id}/block',
  tags: ['contacts'],
  summary: 'Block a contact',
  security: [{ apiKey: [] }],
  request: {
    params: z.object({ phone_number_id: PhoneNumberId, id: ContactId }),
    headers: z.object({ 'idempotency-key': IdempotencyKey }),
  },
  responses: {
    200: reply(ContactResponse, {
      description: 'The contact, blocked.',
      headers: {
        'X-Request-Id': RequestId,
        RateLimit,
        'RateLimit-Policy': RateLimitPolicy,
        'Idempotent-Replayed': IdempotentReplayed,
      },
    }),
    400: ValidationFailed,
    401: AuthenticationFailed,
    404: NotFound,
    409: IdempotencyConflict,
    422: SemanticFailure,
    429: RateLimited,
    500: InternalError,
    502: UpstreamFailure,
  },
})

/**
 * Removes the contact from the account's block list at the upstream provider. Unblocking a contact that is not blocked
 * changes nothing. If the provider does not respond, the response is 502 `channel_upstream_error`, and the request can
 * be sent again.
 */
export const unblockContact = createRoute({
  operationId: 'unblockContact',
  method: 'delete',
  path: '/v1/{phone_number_id}/contacts/{id}/block',
  tags: ['contacts'],
  summary: 'Unblock a contact',
  security: [{ apiKey: [] }],
  request: { params: z.object({ phone_number_id: PhoneNumberId, id: ContactId }) },
  responses: {
    200: reply(ContactResponse, {
      description: 'The contact, no longer blocked.',
      headers: { 'X-Request-Id': RequestId, RateLimit, 'RateLimit-Policy': RateLimitPolicy },
    }),
    400: ValidationFailed,
    401: AuthenticationFailed,
    404: NotFound,
    422: SemanticFailure,
    429: RateLimited,
    500: InternalError,
    502: UpstreamFailure,
  },
})

/**
 * Attaches a label. Attaching it again changes nothing and returns the same response. Contact and label must belong to
 * the same team; a label of another team returns 400 `invalid_field_value`.
 */
export const attachContactLabel = createRoute({
  operationId: 'attachContactLabel',
  method: 'post',
  path: '/v1/{phone_number_id}/contacts/{id}/labels',
  tags: ['contacts'],
  summary: 'Attach a label to a contact',
  security: [{ apiKey: [] }],
  request: {
    params: z.object({ phone_number_id: PhoneNumberId, id: ContactId }),
    headers: z.object({ 'idempotency-key': IdempotencyKey }),
    body: json(LabelAttach),
  },
  responses: {
    200: reply(ContactLabelLinkResponse, {
      description: 'The label is attached.',
      headers: {
        'X-Request-Id': RequestId,
        RateLimit,
        'RateLimit-Policy': RateLimitPolicy,
        'Idempotent-Replayed': IdempotentReplayed,
      },
    }),
    400: ValidationFailed,
    401: AuthenticationFailed,
    404: NotFound,
    409: IdempotencyConflict,
    413: PayloadTooLarge,
    415: UnsupportedMediaType,
    422: SemanticFailure,
    429: RateLimited,
    500: InternalError,
  },
})

/** Detaches a label. Detaching a label that is not attached changes nothing and returns the same response. */
export const detachContactLabel = createRoute({
  operationId: 'detachContactLabel',
  method: 'delete',
  path: '/v1/{phone_number_id}/contacts/{id}/labels/{label_id}',
  tags: ['contacts'],
  summary: 'Detach a label from a contact',
  security: [{ apiKey: [] }],
  request: { params: z.object({ phone_number_id: PhoneNumberId, id: ContactId, label_id: LabelId }) },
  responses: {
    200: reply(ContactLabelLinkResponse, {
      description: 'The label is no longer attached.',
      headers: { 'X-Request-Id': RequestId, RateLimit, 'RateLimit-Policy': RateLimitPolicy },
    }),
    400: ValidationFailed,
    401: AuthenticationFailed,
    404: NotFound,
    422: SemanticFailure,
    429: RateLimited,
    500: InternalError,
  },
})
