// Generated from spec/. Do not edit.
import type { z } from '@hono/zod-openapi'
import type { Route } from '@channel/codegen/zod'
import type { Cursor, IdempotencyKey, Limit } from '../parameters.js'
import type {
  SavedReplyCreate,
  SavedReplyId,
  SavedReplyUpdate,
  Shortcut,
} from '../schemas/saved-replies.js'

export declare const listSavedReplies: Route<'listSavedReplies', 'get', '/v1/saved_replies', { query: z.ZodObject<{ shortcut: z.ZodOptional<typeof Shortcut>; limit: typeof Limit; cursor: typeof Cursor }> }>
export declare const createSavedReply: Route<'createSavedReply', 'post', '/v1/saved_replies', { headers: z.ZodObject<{ 'idempotency-key': typeof IdempotencyKey }>; body: { content: { 'application/json': { schema: typeof SavedReplyCreate } }; required: true } }>
export declare const getSavedReply: Route<'getSavedReply', 'get', '/v1/saved_replies/{id}', { params: z.ZodObject<{ id: typeof SavedReplyId }> }>
export declare const deleteSavedReply: Route<'deleteSavedReply', 'delete', '/v1/saved_replies/{id}', { params: z.ZodObject<{ id: typeof SavedReplyId }> }>
export declare const updateSavedReply: Route<'updateSavedReply', 'patch', '/v1/saved_replies/{id}', { params: z.ZodObject<{ id: typeof SavedReplyId }>; body: { content: { 'application/json': { schema: typeof SavedReplyUpdate } }; required: true } }>
