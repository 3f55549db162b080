// Generated from spec/. Do not edit.
import type { z } from '@hono/zod-openapi'
import type { Route } from '@channel/codegen/zod'
import type { Cursor, Limit } from '../parameters.js'
import type { ApiKeyCreate } from '../schemas/api-keys.js'

export declare const listApiKeys: Route<'listApiKeys', 'get', '/dashboard/api_keys', { query: z.ZodObject<{ limit: typeof Limit; cursor: typeof Cursor }> }>
export declare const createApiKey: Route<'createApiKey', 'post', '/dashboard/api_keys', { body: { content: { 'application/json': { schema: typeof ApiKeyCreate } }; required: true } }>
export declare const deleteApiKey: Route<'deleteApiKey', 'delete', '/dashboard/api_keys/{id}', { params: z.ZodObject<{ id: z.ZodString }> }>
