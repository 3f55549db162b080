// Generated from spec/. Do not edit.
import type { z } from '@hono/zod-openapi'
import type { Route } from '@channel/codegen/zod'
import type { Cursor, Limit } from '../parameters.js'
import type { MessageId, MessageLinkCreate } from '../schemas/message-links.js'

export declare const listMessageLinks: Route<'listMessageLinks', 'get', '/dashboard/message_links', { query: z.ZodObject<{ message_id: typeof MessageId; limit: typeof Limit; cursor: typeof Cursor }> }>
export declare const createMessageLink: Route<'createMessageLink', 'post', '/dashboard/message_links', { body: { content: { 'application/json': { schema: typeof MessageLinkCreate } }; required: true } }>
export declare const deleteMessageLink: Route<'deleteMessageLink', 'delete', '/dashboard/message_links/{id}', { params: z.ZodObject<{ id: z.ZodString }> }>
