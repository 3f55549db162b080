// Generated from spec/. Do not edit.
import type { z } from '@hono/zod-openapi'
import type { ListOf, RequestId, ResponseOf, Timestamp } from './shared.js'

export declare const StatusClass: z.ZodEnum<z.core.util.ToEnum<'2xx' | '3xx' | '4xx' | '5xx'>>
export declare const HttpMethod: z.ZodEnum<z.core.util.ToEnum<'GET' | 'HEAD' | 'POST' | 'PUT' | 'PATCH' | 'DELETE' | 'OPTIONS'>>
export declare const ApiLogEntry: z.ZodObject<{ object: z.ZodLiteral<'api_log_entry'>; request_id: typeof RequestId; organization_id: z.ZodString; key_id: z.ZodNullable<z.ZodString>; method: z.ZodString; path: z.ZodString; status: z.ZodNumber; error_code: z.ZodNullable<z.ZodString>; latency_ms: z.ZodNumber; ip: z.ZodNullable<z.ZodString>; created_at: typeof Timestamp }, z.core.$loose>
export declare const ApiLogList: ListOf<typeof ApiLogEntry>
export declare const ApiLogEntryResponse: ResponseOf<typeof ApiLogEntry>
