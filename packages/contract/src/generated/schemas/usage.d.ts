// Generated from spec/. Do not edit.
import type { z } from '@hono/zod-openapi'
import type { OrNull } from '@channel/codegen/zod'
import type { CustomerId, ListOf, PhoneNumberId } from './shared.js'

export declare const Country: z.ZodString
export declare const Usage: z.ZodObject<{ object: z.ZodLiteral<'usage'>; day: z.ZodNullable<z.ZodString>; phone_number_id: OrNull<typeof PhoneNumberId>; customer_id: OrNull<typeof CustomerId>; category: z.ZodNullable<z.ZodString>; type: z.ZodNullable<z.ZodString>; country: OrNull<typeof Country>; billable: z.ZodNullable<z.ZodBoolean>; count: z.ZodNumber }, z.core.$loose>
export declare const UsageList: ListOf<typeof Usage>
