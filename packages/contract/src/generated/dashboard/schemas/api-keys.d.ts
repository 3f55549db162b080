// Generated from spec/. Do not edit.
import type { z } from '@hono/zod-openapi'
import type { OrNull } from '@channel/codegen/zod'
import type { ListOf, ResponseOf, Timestamp, UserReference } from './shared.js'

export declare const ApiKey: z.ZodObject<{ id: z.ZodString; object: z.ZodLiteral<'api_key'>; name: z.ZodNullable<z.ZodString>; display: z.ZodString; status: z.ZodEnum<z.core.util.ToEnum<'active' | 'expired' | 'revoked'>>; created_by: OrNull<typeof UserReference>; last_used_at: OrNull<typeof Timestamp>; expires_at: OrNull<typeof Timestamp>; revoked_at: OrNull<typeof Timestamp>; created_at: typeof Timestamp }, z.core.$loose>
export declare const ApiKeyList: ListOf<typeof ApiKey>
export declare const ApiKeyCreate: z.ZodObject<{ name: z.ZodString; expires_at: z.ZodOptional<z.ZodString> }, z.core.$strict>
export declare const CreatedApiKey: z.ZodObject<{ id: z.ZodString; object: z.ZodLiteral<'api_key'>; name: z.ZodNullable<z.ZodString>; display: z.ZodString; status: z.ZodEnum<z.core.util.ToEnum<'active' | 'expired' | 'revoked'>>; created_by: OrNull<typeof UserReference>; last_used_at: OrNull<typeof Timestamp>; expires_at: OrNull<typeof Timestamp>; revoked_at: OrNull<typeof Timestamp>; created_at: typeof Timestamp; key: z.ZodString }, z.core.$loose>
export declare const CreatedApiKeyResponse: ResponseOf<typeof CreatedApiKey>
export declare const ApiKeyResponse: ResponseOf<typeof ApiKey>
