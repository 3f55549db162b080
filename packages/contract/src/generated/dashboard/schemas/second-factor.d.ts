// Generated from spec/. Do not edit.
import type { z } from '@hono/zod-openapi'
import type { ResponseOf } from './shared.js'

export declare const SecondFactorCreate: z.ZodObject<{ password: z.ZodString }, z.core.$strict>
export declare const SecondFactor: z.ZodObject<{ object: z.ZodLiteral<'second_factor'>; totp_uri: z.ZodString; recovery_codes: z.ZodArray<z.ZodString> }, z.core.$loose>
export declare const SecondFactorResponse: ResponseOf<typeof SecondFactor>
export declare const SecondFactorUpdate: z.ZodObject<{ enabled: z.ZodBoolean; code: z.ZodOptional<z.ZodString>; password: z.ZodOptional<z.ZodString> }, z.core.$strict>
export declare const SecondFactorState: z.ZodObject<{ object: z.ZodLiteral<'second_factor'>; enabled: z.ZodBoolean }, z.core.$loose>
export declare const SecondFactorStateResponse: ResponseOf<typeof SecondFactorState>
