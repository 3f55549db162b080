// Generated from spec/. Do not edit.
import type { z } from '@hono/zod-openapi'
import type { SessionId } from './session.js'
import type { ListOf, ResponseOf, Timestamp } from './shared.js'

export declare const UserSession: z.ZodObject<{ id: typeof SessionId; object: z.ZodLiteral<'user_session'>; current: z.ZodBoolean; ip: z.ZodNullable<z.ZodString>; user_agent: z.ZodNullable<z.ZodString>; created_at: typeof Timestamp; last_seen_at: typeof Timestamp; expires_at: typeof Timestamp }, z.core.$loose>
export declare const UserSessionList: ListOf<typeof UserSession>
export declare const DeletedUserSessions: z.ZodObject<{ object: z.ZodLiteral<'user_sessions'>; count: z.ZodNumber; deleted: z.ZodLiteral<true> }, z.core.$loose>
export declare const DeletedUserSessionsResponse: ResponseOf<typeof DeletedUserSessions>
