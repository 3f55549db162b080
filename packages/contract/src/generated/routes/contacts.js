// Generated from spec/. Do not edit.
import { createRoute, z } from '@hono/zod-openapi'
import { json, reply, text } from '@channel/codegen/zod'
import { ContactLocation, IdempotentReplayed, RateLimit, RateLimitPolicy } from '../headers.js'
import { Cursor, IdempotencyKey, Limit } from '../parameters.js'
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
 * Creates a contact on one of your accounts. With several accounts `from` says which; with one it may be left out.
 * `from` that names no verified account of yours is 422 `channel_number_not_verified`. A number that the account has
 * already is `invalid_field_value`.
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
 * Attaches a label to up to 1000 contacts, or detaches it from them, in one transaction: all that can be changed are,
 * or none. Contacts that are not yours, or of another team than the label, are skipped and counted.
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
 * Lists the contacts of the account, the newest first (`created_at`, then `id`, both descending). Filters may be
 * combined; a contact has to match all of them.
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
       * Only the contact with exactly this number, in E.164 form. Write its `+` as `%2B`. A number that is not valid is
       * `invalid_phone_number`.
       */
      phone_number: z.string().openapi({ 'x-error-code': 'invalid_phone_number' }).optional(),
      /**
       * Only contacts whose name or e-mail address contains this text, in upper or lower case. Three characters or
       * more; `%` and `_` stand for themselves.
       */
      search: text({ min: 3, max: 200 }).optional(),
      /** Only contacts with exactly this username, in upper or lower case. `.` and `_` are part of it. */
      username: text({ min: 1, max: 100 }).optional(),
      /** Only contacts that have this label. */
      label_id: LabelId.optional(),
      /** Only the contact with this business-scoped user id. */
      bsuid: BusinessScopedUserId.optional(),
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
 * Creates a contact on the account of the path. It is `POST /v1/contacts` with the account settled: `from` may be left
 * out, and one that names another account is `invalid_field_value`.
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
 * Attaches a label to up to 1000 contacts, or detaches it from them, in one transaction: all that can be changed are,
 * or none. Contacts that do not belong to the account of the path, or are of another team than the label, are skipped
 * and counted.
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
 * Deletes a contact for good, and with it its conversations, messages and label attachments. Messages that still wait
 * to be sent are not sent. Events that show the contact lose their payload: their deliveries can still be read, with
 * `payload: null`, and are neither sent nor replayed. `contact.deleted` names the id alone. This cannot be undone.
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
 * Changes the fields that the body has; those that it leaves out stay as they are, and null clears one. A body without
 * fields changes nothing and is fine. The phone number is the identity of a contact and cannot be changed.
 */
export const updateContact = createRoute({
  operationId: 'updateContact',
  method: 'patch',
  path: '/v1/{phone_number_id}/contacts/{id}',
  tags: ['contacts'],
  summary: 'Change a contact',
  security: [{ apiKey: [] }],
  request: { params: z.object({ phone_number_id: PhoneNumberId, id: ContactId }), body: json(ContactUpdate) },
  responses: {
    200: reply(ContactResponse, {
      description: 'The contact as it is now.',
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
 * Attaches a label. Attaching it again changes nothing and answers the same. Contact and label have to belong to the
 * same team; a label of another team is `invalid_field_value`.
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

/** Detaches a label. Detaching one that is not attached changes nothing and answers the same. */
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
      description: 'The label is not attached.',
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
