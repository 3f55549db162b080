// Generated from spec/. Do not edit.
import type { z } from '@hono/zod-openapi'
import type { Route } from '@channel/codegen/zod'

export declare const getLiveChanges: Route<'getLiveChanges', 'get', '/dashboard/live', { query: z.ZodObject<{ organization_id: z.ZodOptional<z.ZodString> }>; headers: z.ZodObject<{ 'last-event-id': z.ZodOptional<z.ZodString> }> }>
