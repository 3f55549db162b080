// Generated from spec/. Do not edit.
import type { z } from '@hono/zod-openapi'
import type { Route } from '@channel/codegen/zod'
import type { Cursor, Limit } from '../parameters.js'
import type { HttpMethod, StatusClass } from '../schemas/api-log.js'
import type { RequestId } from '../schemas/shared.js'

export declare const listApiLog: Route<'listApiLog', 'get', '/dashboard/api_log', { query: z.ZodObject<{ status_class: z.ZodOptional<typeof StatusClass>; error_code: z.ZodOptional<z.ZodString>; method: z.ZodOptional<typeof HttpMethod>; path: z.ZodOptional<z.ZodString>; key_id: z.ZodOptional<z.ZodString>; request_id: z.ZodOptional<typeof RequestId>; created_after: z.ZodOptional<z.ZodString>; created_before: z.ZodOptional<z.ZodString>; limit: typeof Limit; cursor: typeof Cursor }> }>
export declare const getApiLogExport: Route<'getApiLogExport', 'get', '/dashboard/api_log/export', { query: z.ZodObject<{ organization_id: z.ZodOptional<z.ZodString>; format: z.ZodEnum<z.core.util.ToEnum<'csv' | 'ndjson'>>; status_class: z.ZodOptional<typeof StatusClass>; error_code: z.ZodOptional<z.ZodString>; method: z.ZodOptional<typeof HttpMethod>; path: z.ZodOptional<z.ZodString>; key_id: z.ZodOptional<z.ZodString>; request_id: z.ZodOptional<typeof RequestId>; created_after: z.ZodOptional<z.ZodString>; created_before: z.ZodOptional<z.ZodString> }> }>
export declare const getApiLogEntry: Route<'getApiLogEntry', 'get', '/dashboard/api_log/{request_id}', { params: z.ZodObject<{ request_id: typeof RequestId }> }>
