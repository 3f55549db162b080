// Generated from spec/. Do not edit.
import { createRoute, z } from '@hono/zod-openapi'
import { json, reply, text } from '@channel/codegen/zod'
import { RateLimit, RateLimitPolicy } from '../headers.js'
import { Cursor, Limit } from '../parameters.js'
import {
  AuthenticationFailed,
  InternalError,
  NotEntitled,
  NotFound,
  PayloadTooLarge,
  RateLimited,
  UnsupportedMediaType,
  ValidationFailed,
} from '../responses.js'
import {
  DeletedMessageLinkResponse,
  MessageId,
  MessageLinkCreate,
  MessageLinkList,
  MessageLinkResponse,
} from '../schemas/message-links.js'
import { RequestId } from '../schemas/shared.js'

/** Lists the public links to a message, newest first, also those that have ended. */
export const listMessageLinks = createRoute({
  operationId: 'listMessageLinks',
  method: 'get',
  path: '/dashboard/message_links',
  tags: ['message-links'],
  summary: 'List the public links to a message',
  security: [{ session: [] }],
  request: {
    query: z.strictObject({
      /** The message. */
      message_id: MessageId,
      limit: Limit,
      cursor: Cursor,
    }),
  },
  responses: {
    200: reply(MessageLinkList, {
      description: 'A page of links.',
      headers: { 'X-Request-Id': RequestId, RateLimit, 'RateLimit-Policy': RateLimitPolicy },
    }),
    400: ValidationFailed,
    401: AuthenticationFailed,
    429: RateLimited,
    500: InternalError,
  },
})

/**
 * Creates a link that shows one message, with its file, to everyone who has it, without signing in. The response is the
 * only one that shows the link. It ends when it expires or is revoked, when the message is deleted, and when an owner
 * turns public links off.
 */
export const createMessageLink = createRoute({
  operationId: 'createMessageLink',
  method: 'post',
  path: '/dashboard/message_links',
  tags: ['message-links'],
  summary: 'Create a public link to a message',
  security: [{ session: [] }],
  request: { body: json(MessageLinkCreate) },
  responses: {
    201: reply(MessageLinkResponse, {
      description: 'The link was created.',
      headers: { 'X-Request-Id': RequestId, RateLimit, 'RateLimit-Policy': RateLimitPolicy },
    }),
    400: ValidationFailed,
    401: AuthenticationFailed,
    403: NotEntitled,
    404: NotFound,
    413: PayloadTooLarge,
    415: UnsupportedMediaType,
    429: RateLimited,
    500: InternalError,
  },
})

/** Ends a link at once. One that has ended stays as it is. */
export const deleteMessageLink = createRoute({
  operationId: 'deleteMessageLink',
  method: 'delete',
  path: '/dashboard/message_links/{id}',
  tags: ['message-links'],
  summary: 'Revoke a public link to a message',
  security: [{ session: [] }],
  request: {
    params: z.object({
      /** The id of the link. */
      id: text({ min: 1, max: 64 }),
    }),
  },
  responses: {
    200: reply(DeletedMessageLinkResponse, {
      description: 'The link was revoked.',
      headers: { 'X-Request-Id': RequestId, RateLimit, 'RateLimit-Policy': RateLimitPolicy },
    }),
    400: ValidationFailed,
    401: AuthenticationFailed,
    403: NotEntitled,
    404: NotFound,
    429: RateLimited,
    500: InternalError,
  },
})
