// Generated from spec/. Do not edit.
import type { z } from '@hono/zod-openapi'
import type { OrNull } from '@channel/codegen/zod'
import type { ListOf, Timestamp, UserId } from './shared.js'

export declare const AuditLogUser: z.ZodObject<{ id: typeof UserId; name: z.ZodString; email: z.ZodString }, z.core.$loose>
export declare const AuditLogEntry: z.ZodObject<{ id: z.ZodString; object: z.ZodLiteral<'audit_log_entry'>; action: z.ZodString; outcome: z.ZodEnum<z.core.util.ToEnum<'succeeded' | 'refused'>>; user: OrNull<typeof AuditLogUser>; target_id: z.ZodNullable<z.ZodString>; details: z.ZodNullable<z.ZodObject<{}, z.core.$loose>>; ip: z.ZodNullable<z.ZodString>; user_agent: z.ZodNullable<z.ZodString>; request_id: z.ZodNullable<z.ZodString>; created_at: typeof Timestamp }, z.core.$loose>
export declare const AuditLogList: ListOf<typeof AuditLogEntry>
