// Generated from spec/. Do not edit.
import type { z } from '@hono/zod-openapi'
import type { Route } from '@channel/codegen/zod'
import type { Cursor, Limit } from '../parameters.js'
import type { CustomerId, EventType, PhoneNumberId } from '../schemas/shared.js'

export declare const listEvents: Route<'listEvents', 'get', '/v1/events', { query: z.ZodObject<{ type: z.ZodOptional<typeof EventType>; phone_number_id: z.ZodOptional<typeof PhoneNumberId>; customer_id: z.ZodOptional<typeof CustomerId>; object_id: z.ZodOptional<z.ZodString>; created_after: z.ZodOptional<z.ZodString>; created_before: z.ZodOptional<z.ZodString>; order: z.ZodDefault<z.ZodEnum<z.core.util.ToEnum<'oldest_first' | 'newest_first'>>>; start: z.ZodDefault<z.ZodEnum<z.core.util.ToEnum<'oldest' | 'latest'>>>; wait: z.ZodDefault<z.ZodNumber>; limit: typeof Limit; cursor: typeof Cursor }> }>
