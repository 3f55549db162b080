// Generated from spec/. Do not edit.
import type { z } from '@hono/zod-openapi'
import type { Route } from '@channel/codegen/zod'
import type { Cursor, Limit } from '../parameters.js'
import type { UserId } from '../schemas/shared.js'

export declare const listUsers: Route<'listUsers', 'get', '/v1/users', { query: z.ZodObject<{ limit: typeof Limit; cursor: typeof Cursor }> }>
export declare const getUser: Route<'getUser', 'get', '/v1/users/{id}', { params: z.ZodObject<{ id: typeof UserId }> }>
