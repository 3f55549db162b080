// Generated from spec/. Do not edit.
import type { z } from '@hono/zod-openapi'

export declare const responseOf: <Held extends z.ZodType>(data: Held) => ResponseOf<Held>
/** `{ data, request_id }` around a resource, such as `SessionResponse`. */
export type ResponseOf<Held extends z.ZodType> = z.ZodObject<{ data: Held; request_id: typeof RequestId }, z.core.$loose>
export declare const listOf: <Held extends z.ZodType>(data: Held) => ListOf<Held>
/** `{ data, has_more, next_cursor, request_id }` around a resource, such as `PasskeyList`. */
export type ListOf<Held extends z.ZodType> = z.ZodObject<{ data: z.ZodArray<Held>; has_more: z.ZodBoolean; next_cursor: z.ZodNullable<z.ZodString>; request_id: typeof RequestId }, z.core.$loose>
export declare const RequestId: z.ZodString
export declare const UserId: z.ZodString
export declare const Role: z.ZodEnum<z.core.util.ToEnum<'owner' | 'member' | 'read_only'>>
export declare const Timestamp: z.ZodString
export declare const UserReference: z.ZodObject<{ id: typeof UserId; name: z.ZodString }, z.core.$loose>
export declare const WebhookSubscriptionId: z.ZodString
