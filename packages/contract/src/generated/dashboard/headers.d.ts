// Generated from spec/. Do not edit.
import type { z } from '@hono/zod-openapi'

export declare const RateLimit: z.ZodOptional<z.ZodString>
export declare const RateLimitPolicy: z.ZodOptional<z.ZodString>
export declare const IdempotentReplayed: z.ZodOptional<z.ZodEnum<z.core.util.ToEnum<'true' | 'false'>>>
export declare const RetryAfter: z.ZodNumber
export declare const SetCookie: z.ZodString
export declare const ContentLength: z.ZodNumber
export declare const ContentDisposition: z.ZodString
export declare const FileETag: z.ZodString
export declare const AcceptRanges: z.ZodLiteral<'bytes'>
export declare const ContentRange: z.ZodString
