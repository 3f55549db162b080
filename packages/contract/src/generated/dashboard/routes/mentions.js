// Generated from spec/. Do not edit.
import { createRoute, z } from '@hono/zod-openapi'
import { json, reply } from '@channel/codegen/zod'
import { RateLimit, RateLimitPolicy } from '../headers.js'
import { Cursor, Limit } from '../parameters.js'
import {
  AuthenticationFailed,
  InternalError,
  NotEntitled,
  PayloadTooLarge,
  RateLimited,
  UnsupportedMediaType,
  ValidationFailed,
} from '../responses.js'
import { MentionList, MentionsRead, ReadMentionsResponse } from '../schemas/mentions.js'
import { RequestId } from '../schemas/shared.js'

/** Lists the notes of others that mention the signed-in user, newest first. */
export const listMentions = createRoute({
  operationId: 'listMentions',
  method: 'get',
  path: '/dashboard/mentions',
  tags: ['mentions'],
  summary: 'List the notes that mention you',
  security: [{ session: [] }],
  request: {
    query: z.strictObject({
      /** Only those that were not read yet (`true`), or only those that were (`false`). */
      unread: z.boolean().optional(),
      limit: Limit,
      cursor: Cursor,
    }),
  },
  responses: {
    200: reply(MentionList, {
      description: 'A page of mentions.',
      headers: { 'X-Request-Id': RequestId, RateLimit, 'RateLimit-Policy': RateLimitPolicy },
    }),
    400: ValidationFailed,
    401: AuthenticationFailed,
    429: RateLimited,
    500: InternalError,
  },
})

/** Marks the given mentions of the signed-in user as read, or all of them. Others are ignored. */
export const markMentionsRead = createRoute({
  operationId: 'markMentionsRead',
  method: 'post',
  path: '/dashboard/mentions/read',
  tags: ['mentions'],
  summary: 'Mark mentions as read',
  security: [{ session: [] }],
  request: { body: json(MentionsRead) },
  responses: {
    200: reply(ReadMentionsResponse, {
      description: 'The mentions are read.',
      headers: { 'X-Request-Id': RequestId, RateLimit, 'RateLimit-Policy': RateLimitPolicy },
    }),
    400: ValidationFailed,
    401: AuthenticationFailed,
    403: NotEntitled,
    413: PayloadTooLarge,
    415: UnsupportedMediaType,
    429: RateLimited,
    500: InternalError,
  },
})
