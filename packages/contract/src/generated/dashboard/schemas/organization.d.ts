// Generated from spec/. Do not edit.
import type { z } from '@hono/zod-openapi'
import type { ResponseOf, Timestamp } from './shared.js'

export declare const Organization: z.ZodObject<{ id: z.ZodString; object: z.ZodLiteral<'organization'>; name: z.ZodString; plan: z.ZodEnum<z.core.util.ToEnum<'standard' | 'platform'>>; state: z.ZodEnum<z.core.util.ToEnum<'active' | 'trial_ended' | 'inactive'>>; require_consent: z.ZodBoolean; monthly_messages: z.ZodNullable<z.ZodNumber>; window_closing_minutes: z.ZodNullable<z.ZodNumber>; require_second_factor: z.ZodBoolean; public_message_links: z.ZodBoolean; brand_color: z.ZodNullable<z.ZodString>; brand_logo: z.ZodNullable<z.ZodString>; created_at: typeof Timestamp; updated_at: typeof Timestamp }, z.core.$loose>
export declare const OrganizationResponse: ResponseOf<typeof Organization>
export declare const OrganizationUpdate: z.ZodObject<{ name: z.ZodOptional<z.ZodString>; window_closing_minutes: z.ZodOptional<z.ZodNullable<z.ZodNumber>>; require_second_factor: z.ZodOptional<z.ZodBoolean>; public_message_links: z.ZodOptional<z.ZodBoolean>; brand_color: z.ZodOptional<z.ZodNullable<z.ZodString>>; brand_logo: z.ZodOptional<z.ZodNullable<z.ZodString>> }, z.core.$strict>
