// Generated from spec/. Do not edit.
import type { z } from '@hono/zod-openapi'
import type { OrNull } from '@channel/codegen/zod'
import type { AnyEventType, MessageId, PhoneNumberId, Timestamp } from './shared.js'

export declare const ThinObject: z.ZodObject<{ id: z.ZodOptional<z.ZodString>; object: z.ZodString; conversation_id: z.ZodOptional<z.ZodString>; contact_id: z.ZodOptional<z.ZodString>; messages: z.ZodOptional<z.ZodArray<z.ZodObject<{ id: typeof MessageId; object: z.ZodLiteral<'message'> }, z.core.$loose>>>; deleted: z.ZodOptional<z.ZodBoolean> }, z.core.$loose>
export declare const ThinEvent: z.ZodObject<{ id: z.ZodString; object: z.ZodLiteral<'thin_event'>; type: typeof AnyEventType; created_at: typeof Timestamp; api_version: z.ZodLiteral<'v1'>; phone_number_id: OrNull<typeof PhoneNumberId>; customer_id: z.ZodNullable<z.ZodString>; data: z.ZodObject<{ object: typeof ThinObject }, z.core.$loose> }, z.core.$loose>
