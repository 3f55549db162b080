// Generated from spec/. Do not edit.
import { createRoute, z } from '@hono/zod-openapi'
import { dateTime, json, noBody, reply, text } from '@channel/codegen/zod'
import { ETag, IdempotentReplayed, RateLimit, RateLimitPolicy } from '../headers.js'
import { Cursor, IdempotencyKey, IfNoneMatch, Limit } from '../parameters.js'
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
  ConversationLabelLinkResponse,
  ConversationList,
  ConversationRead,
  ConversationResponse,
  ConversationStatus,
  ConversationUpdate,
  LabelAttach,
} from '../schemas/conversations.js'
import { ConversationKind } from '../schemas/messages.js'
import { ContactId, ConversationId, LabelId, PhoneNumberId, RequestId } from '../schemas/shared.js'

/**
 * Attaches a label to a conversation on any of your accounts. Attaching it again changes nothing and returns the same
 * response. The label and the conversation's contact must belong to the same team; a label of another team returns 400
 * `invalid_field_value`.
 */
export const attachConversationLabel = createRoute({
  operationId: 'attachConversationLabel',
  method: 'post',
  path: '/v1/conversations/{id}/labels',
  tags: ['conversations'],
  summary: 'Attach a label to a conversation',
  security: [{ apiKey: [] }],
  request: {
    params: z.object({ id: ConversationId }),
    headers: z.object({ 'idempotency-key': IdempotencyKey }),
    body: json(LabelAttach),
  },
  responses: {
    200: reply(ConversationLabelLinkResponse, {
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
    422: IdempotencyKeyReused,
    429: RateLimited,
    500: InternalError,
  },
})

/**
 * Lists the conversations of the account, ordered by their latest message, newest first; conversations without messages
 * come last (by `last_message_at`, then `id`, both descending). With `updated_since` the order is `updated_at`, then
 * `id`, both descending. Filters can be combined; a conversation must match all of them. The response has a weak
 * `ETag`. Send it as `If-None-Match`: while the page is unchanged, the response is 304.
 */
export const listConversations = createRoute({
  operationId: 'listConversations',
  method: 'get',
  path: '/v1/{phone_number_id}/conversations',
  tags: ['conversations'],
  summary: 'List the conversations of an account',
  security: [{ apiKey: [] }],
  request: {
    params: z.object({ phone_number_id: PhoneNumberId }),
    query: z.strictObject({
      /** Only conversations with this status. */
      status: ConversationStatus.optional(),
      /** Only conversations assigned to the user with this id. */
      assigned_to: text({ min: 1, max: 64 }).optional(),
      /** Only conversations that have this label. */
      label_id: LabelId.optional(),
      /** Only the conversation with this contact. It finds no conversation of a group. */
      contact_id: ContactId.optional(),
      /** Conversations with a contact (`individual`, the default) or in a group (`group`). */
      kind: ConversationKind.optional(),
      /** Whether the conversation has unread messages (`true`), or none (`false`). */
      unread: z.boolean().optional(),
      /** Only conversations whose `window` is open. */
      window: z.enum(['open']).optional(),
      /** Whether the conversation is snoozed (`true`), or not (`false`). */
      snoozed: z.boolean().optional(),
      /** Only conversations that came back from a snooze, and have a `snooze_ended_at`. */
      snooze_ended: z.literal(true).optional(),
      /**
       * Only conversations with this text in a message, or in the name or phone number of the contact. Each word of the
       * text must begin a word there, ignoring case and accents, and all words must be in the same message or contact.
       * A phone number is also found by a part of at least four digits. Conversations of groups (`kind=group`) are
       * found by the subject too. At least three characters.
       */
      search: text({ min: 3, max: 200 }).optional(),
      /** Only conversations updated at or after this time. This also changes the order of the list. */
      updated_since: dateTime().optional(),
      limit: Limit,
      cursor: Cursor,
    }),
    headers: z.object({ 'if-none-match': IfNoneMatch }),
  },
  responses: {
    200: reply(ConversationList, {
      description: 'A page of conversations.',
      headers: { 'X-Request-Id': RequestId, RateLimit, 'RateLimit-Policy': RateLimitPolicy, ETag },
    }),
    304: noBody({
      description: 'The page has not changed since the response with this `ETag`.',
      headers: { 'X-Request-Id': RequestId, RateLimit, 'RateLimit-Policy': RateLimitPolicy, ETag },
    }),
    400: ValidationFailed,
    401: AuthenticationFailed,
    404: NotFound,
    422: SemanticFailure,
    429: RateLimited,
    500: InternalError,
  },
})

/** Returns one conversation of the account. */
export const getConversation = createRoute({
  operationId: 'getConversation',
  method: 'get',
  path: '/v1/{phone_number_id}/conversations/{id}',
  tags: ['conversations'],
  summary: 'Get a conversation',
  security: [{ apiKey: [] }],
  request: { params: z.object({ phone_number_id: PhoneNumberId, id: ConversationId }) },
  responses: {
    200: reply(ConversationResponse, {
      description: 'The conversation.',
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
 * Updates the status, the assignee, or until when the conversation is snoozed. Every status can be set from every
 * other. Resolving a conversation sets `unread_count` to zero and marks its inbound messages as read.
 */
export const updateConversation = createRoute({
  operationId: 'updateConversation',
  method: 'patch',
  path: '/v1/{phone_number_id}/conversations/{id}',
  tags: ['conversations'],
  summary: 'Update a conversation',
  security: [{ apiKey: [] }],
  request: {
    params: z.object({ phone_number_id: PhoneNumberId, id: ConversationId }),
    body: json(ConversationUpdate),
  },
  responses: {
    200: reply(ConversationResponse, {
      description: 'The updated conversation.',
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
 * Attaches a label. Attaching it again changes nothing and returns the same response. The label and the conversation's
 * contact must belong to the same team; a label of another team returns 400 `invalid_field_value`.
 */
export const attachConversationLabelInAccount = createRoute({
  operationId: 'attachConversationLabelInAccount',
  method: 'post',
  path: '/v1/{phone_number_id}/conversations/{id}/labels',
  tags: ['conversations'],
  summary: 'Attach a label to a conversation of an account',
  security: [{ apiKey: [] }],
  request: {
    params: z.object({ phone_number_id: PhoneNumberId, id: ConversationId }),
    headers: z.object({ 'idempotency-key': IdempotencyKey }),
    body: json(LabelAttach),
  },
  responses: {
    200: reply(ConversationLabelLinkResponse, {
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
export const detachConversationLabel = createRoute({
  operationId: 'detachConversationLabel',
  method: 'delete',
  path: '/v1/{phone_number_id}/conversations/{id}/labels/{label_id}',
  tags: ['conversations'],
  summary: 'Detach a label from a conversation',
  security: [{ apiKey: [] }],
  request: { params: z.object({ phone_number_id: PhoneNumberId, id: ConversationId, label_id: LabelId }) },
  responses: {
    200: reply(ConversationLabelLinkResponse, {
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

/**
 * Sets `unread_count` to zero and marks the inbound messages as read. The contact sees that the messages were read, and
 * with `typing` that an answer is being written. The provider is called in the background, once per request; if it
 * cannot be reached, it is called again for up to an hour. Nothing is sent to the provider if there is nothing to show:
 * no unread message, and no `typing`. Marking a conversation again is harmless.
 */
export const markConversationRead = createRoute({
  operationId: 'markConversationRead',
  method: 'post',
  path: '/v1/{phone_number_id}/conversations/{id}/read',
  tags: ['conversations'],
  summary: 'Mark a conversation as read',
  security: [{ apiKey: [] }],
  request: {
    params: z.object({ phone_number_id: PhoneNumberId, id: ConversationId }),
    headers: z.object({ 'idempotency-key': IdempotencyKey }),
    body: json(ConversationRead, { required: false }),
  },
  responses: {
    200: reply(ConversationResponse, {
      description: 'The conversation, without unread messages.',
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
