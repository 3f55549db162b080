// Generated from spec/. Do not edit.
import type { z } from '@hono/zod-openapi'
import type { OrNull } from '@channel/codegen/zod'
import type { RequestId, ResponseOf, Timestamp } from './shared.js'

export declare const Health: z.ZodObject<{ object: z.ZodLiteral<'health'>; status: z.ZodLiteral<'ok'>; version: z.ZodString; build: z.ZodString }, z.core.$loose>
export declare const HealthResponse: ResponseOf<typeof Health>
export declare const ErrorType: z.ZodEnum<z.core.util.ToEnum<'invalid_request_error' | 'authentication_error' | 'permission_error' | 'not_found' | 'conflict' | 'rate_limit_error' | 'api_error'>>
export declare const ErrorCode: z.ZodString
export declare const ErrorDetail: z.ZodObject<{ type: typeof ErrorType; code: typeof ErrorCode; message: z.ZodString; param: z.ZodOptional<z.ZodString>; request_id: typeof RequestId }, z.core.$loose>
export declare const Error: z.ZodObject<{ error: typeof ErrorDetail }, z.core.$loose>
export declare const OpenApiDocument: z.ZodObject<{ openapi: z.ZodString; info: z.ZodObject<{}, z.core.$loose>; paths: z.ZodObject<{}, z.core.$loose> }, z.core.$loose>
export declare const OrganizationReference: z.ZodObject<{ id: z.ZodString; name: z.ZodString }, z.core.$loose>
export declare const TeamReference: z.ZodObject<{ id: z.ZodString; name: z.ZodString }, z.core.$loose>
export declare const Me: z.ZodObject<{ id: z.ZodString; object: z.ZodLiteral<'api_key'>; display: z.ZodString; organization: typeof OrganizationReference; teams: z.ZodArray<typeof TeamReference>; expires_at: OrNull<typeof Timestamp>; created_at: typeof Timestamp }, z.core.$loose>
export declare const MeResponse: ResponseOf<typeof Me>
