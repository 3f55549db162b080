// Generated from spec/. Do not edit.
import type { z } from '@hono/zod-openapi'
import type { Route } from '@channel/codegen/zod'
import type { Cursor, Limit } from '../parameters.js'

export declare const listNotices: Route<'listNotices', 'get', '/dashboard/notices', { query: z.ZodObject<{ limit: typeof Limit; cursor: typeof Cursor }> }>
