// Generated from spec/. Do not edit.
import type { z } from '@hono/zod-openapi'
import type { ListOf, ResponseOf, Timestamp } from './shared.js'

export declare const Shortcut: z.ZodString
export declare const SavedReplyId: z.ZodString
export declare const ReplyText: z.ZodString
export declare const SavedReply: z.ZodObject<{ id: typeof SavedReplyId; object: z.ZodLiteral<'saved_reply'>; name: z.ZodString; shortcut: typeof Shortcut; text: typeof ReplyText; created_at: typeof Timestamp; updated_at: typeof Timestamp }, z.core.$loose>
export declare const SavedReplyList: ListOf<typeof SavedReply>
export declare const SavedReplyCreate: z.ZodObject<{ name: z.ZodString; shortcut: typeof Shortcut; text: typeof ReplyText }, z.core.$strict>
export declare const SavedReplyResponse: ResponseOf<typeof SavedReply>
export declare const DeletedSavedReply: z.ZodObject<{ id: typeof SavedReplyId; object: z.ZodLiteral<'saved_reply'>; deleted: z.ZodBoolean }, z.core.$loose>
export declare const DeletedSavedReplyResponse: ResponseOf<typeof DeletedSavedReply>
export declare const SavedReplyUpdate: z.ZodObject<{ name: z.ZodOptional<z.ZodString>; shortcut: z.ZodOptional<typeof Shortcut>; text: z.ZodOptional<typeof ReplyText> }, z.core.$strict>
