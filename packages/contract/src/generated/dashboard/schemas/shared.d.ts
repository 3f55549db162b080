// Generated from spec/. Do not edit.
import type { z } from '@hono/zod-openapi'

/** `{ data, request_id }` around a resource, such as `SessionResponse`. */
export declare function responseOf<Held extends z.ZodType>(data: Held): ResponseOf<Held>
export type ResponseOf<Held extends z.ZodType> = z.ZodObject<{ data: Held; request_id: typeof RequestId }, z.core.$loose>
export declare const RequestId: z.ZodString
export declare const Timestamp: z.ZodString
