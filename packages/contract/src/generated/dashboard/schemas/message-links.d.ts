// Generated from spec/. Do not edit.
import type { z } from '@hono/zod-openapi'
import type { ListOf, ResponseOf, Timestamp, UserReference } from './shared.js'

export declare const MessageId: z.ZodString
export declare const MessageLink: z.ZodObject<{ id: z.ZodString; object: z.ZodLiteral<'message_link'>; message_id: typeof MessageId; status: z.ZodEnum<z.core.util.ToEnum<'active' | 'expired' | 'revoked'>>; created_by: typeof UserReference; url: z.ZodNullable<z.ZodString>; expires_at: typeof Timestamp; created_at: typeof Timestamp }, z.core.$loose>
export declare const MessageLinkList: ListOf<typeof MessageLink>
export declare const MessageLinkCreate: z.ZodObject<{ message_id: typeof MessageId; expires_in_days: z.ZodDefault<z.ZodNumber> }, z.core.$strict>
export declare const MessageLinkResponse: ResponseOf<typeof MessageLink>
export declare const DeletedMessageLink: z.ZodObject<{ id: z.ZodString; object: z.ZodLiteral<'message_link'>; message_id: typeof MessageId; deleted: z.ZodLiteral<true> }, z.core.$loose>
export declare const DeletedMessageLinkResponse: ResponseOf<typeof DeletedMessageLink>
