// Generated from spec/. Do not edit.
import type { z } from '@hono/zod-openapi'
import type { Route } from '@channel/codegen/zod'
import type { Cursor, Limit } from '../parameters.js'
import type { CustomerId, PhoneNumberId } from '../schemas/shared.js'
import type { Country } from '../schemas/usage.js'

export declare const listUsage: Route<'listUsage', 'get', '/v1/usage', { query: z.ZodObject<{ from: z.ZodOptional<z.ZodString>; to: z.ZodOptional<z.ZodString>; group_by: z.ZodDefault<z.ZodArray<z.ZodEnum<z.core.util.ToEnum<'day' | 'phone_number_id' | 'customer_id' | 'category' | 'type' | 'country' | 'billable'>>>>; phone_number_id: z.ZodOptional<typeof PhoneNumberId>; customer_id: z.ZodOptional<typeof CustomerId>; category: z.ZodOptional<z.ZodString>; country: z.ZodOptional<typeof Country>; billable: z.ZodOptional<z.ZodBoolean>; limit: typeof Limit; cursor: typeof Cursor }> }>
