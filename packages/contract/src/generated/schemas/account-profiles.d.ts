// Generated from spec/. Do not edit.
import type { z } from '@hono/zod-openapi'
import type { PhoneNumberId, ResponseOf } from './shared.js'

export declare const AccountProfile: z.ZodObject<{ object: z.ZodLiteral<'account_profile'>; phone_number_id: typeof PhoneNumberId; about: z.ZodNullable<z.ZodString>; address: z.ZodNullable<z.ZodString>; description: z.ZodNullable<z.ZodString>; email: z.ZodNullable<z.ZodString>; picture_url: z.ZodNullable<z.ZodString>; vertical: z.ZodNullable<z.ZodString>; websites: z.ZodArray<z.ZodString> }, z.core.$loose>
export declare const AccountProfileResponse: ResponseOf<typeof AccountProfile>
export declare const AccountProfileUpdate: z.ZodObject<{ about: z.ZodOptional<z.ZodString>; address: z.ZodOptional<z.ZodNullable<z.ZodString>>; description: z.ZodOptional<z.ZodNullable<z.ZodString>>; email: z.ZodOptional<z.ZodNullable<z.ZodString>>; picture_media_id: z.ZodOptional<z.ZodString>; vertical: z.ZodOptional<z.ZodEnum<z.core.util.ToEnum<'ALCOHOL' | 'APPAREL' | 'AUTO' | 'BEAUTY' | 'EDU' | 'ENTERTAIN' | 'EVENT_PLAN' | 'FINANCE' | 'GOVT' | 'GROCERY' | 'HEALTH' | 'HOTEL' | 'NONPROFIT' | 'ONLINE_GAMBLING' | 'OTC_DRUGS' | 'OTHER' | 'PHYSICAL_GAMBLING' | 'PROF_SERVICES' | 'RESTAURANT' | 'RETAIL' | 'TRAVEL'>>>; websites: z.ZodOptional<z.ZodArray<z.ZodString>> }, z.core.$strict>
