// Generated from spec/. Do not edit.
import { createRoute, z } from '@hono/zod-openapi'
import { dateTime, json, noBody, reply, text } from '@channel/codegen/zod'
import { IdempotentReplayed, MediaLocation, RateLimit, RateLimitPolicy } from '../headers.js'
import { Cursor, IdempotencyKey, Limit } from '../parameters.js'
import {
  AuthenticationFailed,
  Conflict,
  InternalError,
  NotEntitled,
  NotFound,
  PayloadTooLarge,
  RateLimited,
  SemanticFailure,
  UnsupportedMediaType,
  ValidationFailed,
} from '../responses.js'
import {
  ConversationKind,
  MessageDirection,
  MessageList,
  MessageResponse,
  MessageSend,
  MessageStatus,
} from '../schemas/messages.js'
import {
  ContactId,
  ConversationId,
  MessageId,
  PhoneNumberId,
  RequestId,
} from '../schemas/shared.js'

/**
 * Lists the messages with a text in them, of all accounts, newest first (by `id`, descending: ids ascend with time).
 * Each word of the text must begin a word of the message, ignoring case and accents. The words are those of `content`:
 * the text, the caption or the filled template. Filters can be combined. Notes are not searched.
 *
 * A page ends early if the words are hard to find: it has fewer items than `limit`, or none, although `has_more` is
 * true.
 */
export const searchMessages = createRoute({
  operationId: 'searchMessages',
  method: 'get',
  path: '/v1/messages/search',
  tags: ['messages'],
  summary: 'Search all messages',
  security: [{ apiKey: [] }],
  request: {
    query: z.strictObject({
      /**
       * Words that must begin words of the content, at least three characters. A word of one or two letters, or of one
       * digit, must be a whole word there.
       */
      search: text({ min: 3, max: 200 }),
      /** Only messages of this account. */
      phone_number_id: PhoneNumberId.optional(),
      /**
       * Only messages with this contact. With `kind=group`, those that the contact wrote in groups, and the answers to
       * them.
       */
      contact_id: ContactId.optional(),
      /** Messages with contacts (`individual`, the default) or in groups (`group`). */
      kind: ConversationKind.optional(),
      /** Only inbound or only outbound messages. */
      direction: MessageDirection.optional(),
      /** Only messages created at or after this time. */
      created_after: dateTime().optional(),
      /** Only messages created before this time. */
      created_before: dateTime().optional(),
      limit: Limit,
      cursor: Cursor,
    }),
  },
  responses: {
    200: reply(MessageList, {
      description: 'A page of messages.',
      headers: { 'X-Request-Id': RequestId, RateLimit, 'RateLimit-Policy': RateLimitPolicy },
    }),
    400: ValidationFailed,
    401: AuthenticationFailed,
    429: RateLimited,
    500: InternalError,
  },
})

/**
 * Lists the messages of the account, newest first (by `created_at`, then `id`, both descending). Filters can be
 * combined; a message must match all of them.
 */
export const listMessages = createRoute({
  operationId: 'listMessages',
  method: 'get',
  path: '/v1/{phone_number_id}/messages',
  tags: ['messages'],
  summary: 'List the messages of an account',
  security: [{ apiKey: [] }],
  request: {
    params: z.object({ phone_number_id: PhoneNumberId }),
    query: z.strictObject({
      /** Only messages of this conversation. */
      conversation_id: ConversationId.optional(),
      /**
       * Only messages with contacts (`individual`) or in groups (`group`). By default all messages of the given
       * conversation, or those with contacts.
       */
      kind: ConversationKind.optional(),
      /** Only inbound or only outbound messages. */
      direction: MessageDirection.optional(),
      /** Only messages with this status. */
      status: MessageStatus.optional(),
      /** Only messages with a `send_at` that are still `pending`. */
      scheduled: z.literal(true).optional(),
      /** Only messages created at or after this time. */
      created_after: dateTime().optional(),
      /** Only messages created before this time. */
      created_before: dateTime().optional(),
      limit: Limit,
      cursor: Cursor,
    }),
  },
  responses: {
    200: reply(MessageList, {
      description: 'A page of messages.',
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
 * Accepts a message for sending. The response returns before the message is sent, with the status `pending`. The events
 * `message.sent`, `message.delivered`, `message.read` and `message.failed` report the outcome. Within 24 hours of the
 * contact's last message you can send any type of message. Outside this window, and to contacts who have never written,
 * you can send only templates (`outside_24h_window`). In a group the window is open once any member writes. Groups take
 * text, media and templates (`unsupported_in_group`). Sending marks the contact's messages as read. With `send_at` the
 * message is sent later. Everything is checked twice: now, with the window as it will be at `send_at`, and again when
 * the message leaves; a message that may not be sent any more fails then.
 */
export const sendMessage = createRoute({
  operationId: 'sendMessage',
  method: 'post',
  path: '/v1/{phone_number_id}/messages',
  tags: ['messages'],
  summary: 'Send a message',
  security: [{ apiKey: [] }],
  request: {
    params: z.object({ phone_number_id: PhoneNumberId }),
    headers: z.object({ 'idempotency-key': IdempotencyKey }),
    body: json(MessageSend),
  },
  responses: {
    202: reply(MessageResponse, {
      description: 'The message is waiting to be sent.',
      headers: {
        'X-Request-Id': RequestId,
        RateLimit,
        'RateLimit-Policy': RateLimitPolicy,
        'Idempotent-Replayed': IdempotentReplayed,
      },
    }),
    400: ValidationFailed,
    401: AuthenticationFailed,
    403: NotEntitled,
    404: NotFound,
    409: Conflict,
    413: PayloadTooLarge,
    415: UnsupportedMediaType,
    422: SemanticFailure,
    429: RateLimited,
    500: InternalError,
  },
})

/** Returns one message of the account. */
export const getMessage = createRoute({
  operationId: 'getMessage',
  method: 'get',
  path: '/v1/{phone_number_id}/messages/{id}',
  tags: ['messages'],
  summary: 'Get a message',
  security: [{ apiKey: [] }],
  request: { params: z.object({ phone_number_id: PhoneNumberId, id: MessageId }) },
  responses: {
    200: reply(MessageResponse, {
      description: 'The message.',
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
 * Cancels a message that has not been sent: one that waits for its `send_at`, or that still waits in the queue. Its
 * status becomes `failed`, with the error code `canceled` and `canceled_at`, and the event `message.failed` is sent. As
 * soon as the service hands the message to the provider, the response is 409 (`message_not_cancelable`). Canceling a
 * message again is harmless.
 */
export const cancelMessage = createRoute({
  operationId: 'cancelMessage',
  method: 'post',
  path: '/v1/{phone_number_id}/messages/{id}/cancel',
  tags: ['messages'],
  summary: 'Cancel a message',
  security: [{ apiKey: [] }],
  request: {
    params: z.object({ phone_number_id: PhoneNumberId, id: MessageId }),
    headers: z.object({ 'idempotency-key': IdempotencyKey }),
  },
  responses: {
    200: reply(MessageResponse, {
      description: 'The canceled message.',
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
    409: Conflict,
    422: SemanticFailure,
    429: RateLimited,
    500: InternalError,
  },
})

/**
 * Redirects to the message's file: an image, document, video, audio or sticker. The URL is public and equals the
 * `media_url` of the message. The response is 404 if the message has no file, or if the status of its file is `pending`
 * or `failed`.
 */
export const getMessageMedia = createRoute({
  operationId: 'getMessageMedia',
  method: 'get',
  path: '/v1/{phone_number_id}/messages/{id}/media',
  tags: ['messages'],
  summary: 'Get the media of a message',
  security: [{ apiKey: [] }],
  request: { params: z.object({ phone_number_id: PhoneNumberId, id: MessageId }) },
  responses: {
    302: noBody({
      description: 'Redirect to the file.',
      headers: {
        'X-Request-Id': RequestId,
        Location: MediaLocation,
        RateLimit,
        'RateLimit-Policy': RateLimitPolicy,
      },
    }),
    400: ValidationFailed,
    401: AuthenticationFailed,
    404: NotFound,
    422: SemanticFailure,
    429: RateLimited,
    500: InternalError,
  },
})
