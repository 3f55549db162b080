// Generated from spec/. Do not edit.
import type { z } from '@hono/zod-openapi'
import type { Route } from '@channel/codegen/zod'
import type { Cursor, Limit } from '../parameters.js'

export declare const listUserSessions: Route<'listUserSessions', 'get', '/dashboard/sessions', { query: z.ZodObject<{ limit: typeof Limit; cursor: typeof Cursor }> }>
export declare const deleteOtherUserSessions: Route<'deleteOtherUserSessions', 'delete', '/dashboard/sessions', {}>
export declare const deleteUserSession: Route<'deleteUserSession', 'delete', '/dashboard/sessions/{id}', { params: z.ZodObject<{ id: z.ZodString }> }>
