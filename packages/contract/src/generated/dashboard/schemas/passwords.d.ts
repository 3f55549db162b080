// Generated from spec/. Do not edit.
import type { z } from '@hono/zod-openapi'
import type { ResponseOf } from './shared.js'

export declare const NewPassword: z.ZodString
export declare const PasswordUpdate: z.ZodObject<{ current_password: z.ZodString; new_password: typeof NewPassword }, z.core.$strict>
export declare const ChangedPassword: z.ZodObject<{ object: z.ZodLiteral<'password'>; changed: z.ZodLiteral<true> }, z.core.$loose>
export declare const ChangedPasswordResponse: ResponseOf<typeof ChangedPassword>
export declare const PasswordResetCreate: z.ZodObject<{ email: z.ZodString }, z.core.$strict>
export declare const PasswordReset: z.ZodObject<{ object: z.ZodLiteral<'password_reset'>; delivery: z.ZodEnum<z.core.util.ToEnum<'mail' | 'operator'>> }, z.core.$loose>
export declare const PasswordResetResponse: ResponseOf<typeof PasswordReset>
export declare const PasswordResetComplete: z.ZodObject<{ token: z.ZodString; new_password: typeof NewPassword }, z.core.$strict>
