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

/** Creates a contact on one of your accounts. */
export const createContact = createRoute({
  operationId: 'createContact',
  method: 'post',
  path: '/v1/contacts',
  tags: ['contacts'],
  summary: 'Create a contact',
  security: [{ apiKey: [] }],
  'x-errors': ['V', 'A', 'S', 'R', 'I'],
  'x-additions': { '409': 'idempotency', '413': 'body', '415': 'body' },
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

/** Attaches a label to up to 1000 contacts, or detaches it from them, in one transaction: all that can be changed are, or none. */
export const bulkLabelContacts = createRoute({
  operationId: 'bulkLabelContacts',
  method: 'post',
  path: '/v1/contacts/bulk_label',
  tags: ['contacts'],
  summary: 'Label many contacts',
  security: [{ apiKey: [] }],
  'x-errors': ['V', 'A', 'N', 'R', 'I'],
  'x-additions': { '409': 'idempotency', '413': 'body', '415': 'body', '422': 'idempotency' },
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

/** Lists the contacts of the account, the newest first (`created_at`, then `id`, both descending). */
export const listContacts = createRoute({
  operationId: 'listContacts',
  method: 'get',
  path: '/v1/{phone_number_id}/contacts',
  tags: ['contacts'],
  summary: 'List the contacts of an account',
  security: [{ apiKey: [] }],
  'x-errors': ['V', 'A', 'N', 'S', 'R', 'I'],
  request: {
    params: z.object({ phone_number_id: PhoneNumberId }),
    query: z.strictObject({
      phone_number: z.string().openapi({ 'x-error-code': 'invalid_phone_number' }).optional(),
      search: text({ min: 3, max: 200 }).optional(),
      username: text({ min: 1, max: 100 }).optional(),
      label_id: LabelId.optional(),
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

/** Creates a contact on the account of the path. */
export const createContactInAccount = createRoute({
  operationId: 'createContactInAccount',
  method: 'post',
  path: '/v1/{phone_number_id}/contacts',
  tags: ['contacts'],
  summary: 'Create a contact on an account',
  security: [{ apiKey: [] }],
  'x-errors': ['V', 'A', 'N', 'S', 'R', 'I'],
  'x-additions': { '409': 'idempotency', '413': 'body', '415': 'body' },
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

/** Attaches a label to up to 1000 contacts, or detaches it from them, in one transaction: all that can be changed are, or none. */
export const bulkLabelContactsInAccount = createRoute({
  operationId: 'bulkLabelContactsInAccount',
  method: 'post',
  path: '/v1/{phone_number_id}/contacts/bulk_label',
  tags: ['contacts'],
  summary: 'Label many contacts of an account',
  security: [{ apiKey: [] }],
  'x-errors': ['V', 'A', 'N', 'S', 'R', 'I'],
  'x-additions': { '409': 'idempotency', '413': 'body', '415': 'body' },
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
  'x-errors': ['V', 'A', 'N', 'S', 'R', 'I'],
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

/** Deletes a contact for good, and with it its conversations, messages and label attachments. */
export const deleteContact = createRoute({
  operationId: 'deleteContact',
  method: 'delete',
  path: '/v1/{phone_number_id}/contacts/{id}',
  tags: ['contacts'],
  summary: 'Delete a contact',
  security: [{ apiKey: [] }],
  'x-errors': ['V', 'A', 'N', 'S', 'R', 'I'],
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

/** Changes the fields that the body has; those that it leaves out stay as they are, and null clears one. */
export const updateContact = createRoute({
  operationId: 'updateContact',
  method: 'patch',
  path: '/v1/{phone_number_id}/contacts/{id}',
  tags: ['contacts'],
  summary: 'Change a contact',
  security: [{ apiKey: [] }],
  'x-errors': ['V', 'A', 'N', 'S', 'R', 'I'],
  'x-additions': { '413': 'body', '415': 'body' },
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

/** Attaches a label. */
export const attachContactLabel = createRoute({
  operationId: 'attachContactLabel',
  method: 'post',
  path: '/v1/{phone_number_id}/contacts/{id}/labels',
  tags: ['contacts'],
  summary: 'Attach a label to a contact',
  security: [{ apiKey: [] }],
  'x-errors': ['V', 'A', 'N', 'S', 'R', 'I'],
  'x-additions': { '409': 'idempotency', '413': 'body', '415': 'body' },
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

/** Detaches a label. */
export const detachContactLabel = createRoute({
  operationId: 'detachContactLabel',
  method: 'delete',
  path: '/v1/{phone_number_id}/contacts/{id}/labels/{label_id}',
  tags: ['contacts'],
  summary: 'Detach a label from a contact',
  security: [{ apiKey: [] }],
  'x-errors': ['V', 'A', 'N', 'S', 'R', 'I'],
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
