// Generated from spec/. Do not edit.
import type { z } from '@hono/zod-openapi'
import type { OrNull } from '@channel/codegen/zod'
import type { ListOf, ResponseOf, Timestamp } from './shared.js'

export declare const Passkey: z.ZodObject<{ id: z.ZodString; object: z.ZodLiteral<'passkey'>; name: z.ZodString; synced: z.ZodBoolean; last_used_at: OrNull<typeof Timestamp>; created_at: typeof Timestamp }, z.core.$loose>
export declare const PasskeyList: ListOf<typeof Passkey>
export declare const PasskeyCreate: z.ZodObject<{ name: z.ZodString; credential: z.ZodString }, z.core.$strict>
export declare const PasskeyResponse: ResponseOf<typeof Passkey>
export declare const PasskeyChallengeCreate: z.ZodObject<{ password: z.ZodOptional<z.ZodString> }, z.core.$strict>
export declare const DeletedPasskey: z.ZodObject<{ id: z.ZodString; object: z.ZodLiteral<'passkey'>; deleted: z.ZodLiteral<true> }, z.core.$loose>
export declare const DeletedPasskeyResponse: ResponseOf<typeof DeletedPasskey>
export declare const PasskeyUpdate: z.ZodObject<{ name: z.ZodString }, z.core.$strict>
