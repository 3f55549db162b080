// Generated from spec/. Do not edit.
import type { z } from '@hono/zod-openapi'
import type { OrNull } from '@channel/codegen/zod'
import type {
  AccountReference,
  ContactId,
  ConversationId,
  ListOf,
  ResponseOf,
  Timestamp,
} from './shared.js'

export declare const NoteId: z.ZodString
export declare const NoteText: z.ZodString
export declare const NoteAuthor: z.ZodObject<{ type: z.ZodEnum<z.core.util.ToEnum<'user' | 'api_key'>>; id: z.ZodString; name: z.ZodNullable<z.ZodString> }, z.core.$loose>
export declare const Note: z.ZodObject<{ id: typeof NoteId; object: z.ZodLiteral<'note'>; conversation_id: typeof ConversationId; contact_id: typeof ContactId; channel_account: typeof AccountReference; text: typeof NoteText; mentions: z.ZodArray<z.ZodString>; author: typeof NoteAuthor; edited_at: OrNull<typeof Timestamp>; created_at: typeof Timestamp }, z.core.$loose>
export declare const DeletedNote: z.ZodObject<{ id: typeof NoteId; object: z.ZodLiteral<'note'>; deleted: z.ZodBoolean }, z.core.$loose>
export declare const NoteList: ListOf<typeof Note>
export declare const NoteCreate: z.ZodObject<{ text: typeof NoteText }, z.core.$strict>
export declare const NoteResponse: ResponseOf<typeof Note>
export declare const DeletedNoteResponse: ResponseOf<typeof DeletedNote>
export declare const NoteUpdate: z.ZodObject<{ text: typeof NoteText }, z.core.$strict>
