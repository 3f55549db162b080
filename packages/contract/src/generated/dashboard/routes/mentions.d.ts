// Generated from spec/. Do not edit.
import type { z } from '@hono/zod-openapi'
import type { Route } from '@channel/codegen/zod'
import type { Cursor, Limit } from '../parameters.js'
import type { MentionsRead } from '../schemas/mentions.js'

export declare const listMentions: Route<'listMentions', 'get', '/dashboard/mentions', { query: z.ZodObject<{ unread: z.ZodOptional<z.ZodBoolean>; limit: typeof Limit; cursor: typeof Cursor }> }>
export declare const markMentionsRead: Route<'markMentionsRead', 'post', '/dashboard/mentions/read', { body: { content: { 'application/json': { schema: typeof MentionsRead } }; required: true } }>
