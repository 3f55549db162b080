// Generated from spec/. Do not edit.
import type { z } from '@hono/zod-openapi'
import type { ListOf, ResponseOf, Timestamp, UserId } from './shared.js'

export declare const User: z.ZodObject<{ id: typeof UserId; object: z.ZodLiteral<'user'>; name: z.ZodString; email: z.ZodString; available: z.ZodBoolean; created_at: typeof Timestamp; updated_at: typeof Timestamp }, z.core.$loose>
export declare const UserList: ListOf<typeof User>
export declare const UserResponse: ResponseOf<typeof User>
