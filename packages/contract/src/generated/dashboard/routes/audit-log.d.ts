// Generated from spec/. Do not edit.
import type { z } from '@hono/zod-openapi'
import type { Route } from '@channel/codegen/zod'
import type { Cursor, Limit } from '../parameters.js'

export declare const listAuditLog: Route<'listAuditLog', 'get', '/dashboard/audit_log', { query: z.ZodObject<{ user_id: z.ZodOptional<z.ZodString>; action: z.ZodOptional<z.ZodString>; created_after: z.ZodOptional<z.ZodString>; created_before: z.ZodOptional<z.ZodString>; limit: typeof Limit; cursor: typeof Cursor }> }>
export declare const getAuditLogExport: Route<'getAuditLogExport', 'get', '/dashboard/audit_log/export', { query: z.ZodObject<{ organization_id: z.ZodOptional<z.ZodString>; user_id: z.ZodOptional<z.ZodString>; action: z.ZodOptional<z.ZodString>; created_after: z.ZodOptional<z.ZodString>; created_before: z.ZodOptional<z.ZodString> }> }>
