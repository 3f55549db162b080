// Generated from spec/. Do not edit.
import { createRoute, z } from '@hono/zod-openapi'
import { dateTime, json, noBody, reply } from '@channel/codegen/zod'
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
import { ConversationId } from '../schemas/conversations.js'
import {
  MessageDirection,
  MessageId,
  MessageList,
  MessageResponse,
  MessageSend,
  MessageStatus,
} from '../schemas/messages.js'
import { PhoneNumberId, RequestId } from '../schemas/shared.js'

/**
 * Lists the messages of the account, the newest first (`created_at`, then `id`, both descending). Filters may be
 * combined; a message has to match all of them.
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
      /** Only messages that came, or that went. */
      direction: MessageDirection.optional(),
      /** Only messages that have come this far. */
      status: MessageStatus.optional(),
      /** Only messages of this moment or later. */
      created_after: dateTime().optional(),
      /** Only messages from before this moment. */
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
 * Takes a message to be sent, and answers before it is: it is `pending` now, and `message.sent`, `message.delivered`,
 * `message.read` or `message.failed` tell what becomes of it. Within 24 hours of what the contact wrote last, any
 * message can be sent; later, and to whom never wrote, templates only (`outside_24h_window`). Sending marks what the
 * contact wrote as read.
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
 * Redirects to the file that belongs to the message, an image, document, video, audio or sticker. The address is public
 * and is the one that the message itself shows as `media_url`. A message without a file, or whose file is still on its
 * way or gone, is 404.
 */
export const getMessageMedia = createRoute({
  operationId: 'getMessageMedia',
  method: 'get',
  path: '/v1/{phone_number_id}/messages/{id}/media',
  tags: ['messages'],
  summary: 'Read the media of a message',
  security: [{ apiKey: [] }],
  request: { params: z.object({ phone_number_id: PhoneNumberId, id: MessageId }) },
  responses: {
    302: noBody({
      description: 'Where the file is.',
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
