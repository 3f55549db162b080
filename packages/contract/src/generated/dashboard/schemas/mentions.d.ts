// Generated from spec/. Do not edit.
import type { z } from '@hono/zod-openapi'
import type { OrNull } from '@channel/codegen/zod'
import type { CustomerReference, PhoneNumber, PhoneNumberId } from './account-pins.js'
import type { ConversationId } from './presence.js'
import type { ListOf, ResponseOf, Timestamp } from './shared.js'

export declare const NoteId: z.ZodString
export declare const ContactId: z.ZodString
export declare const AccountReference: z.ZodObject<{ phone_number: OrNull<typeof PhoneNumber>; phone_number_id: OrNull<typeof PhoneNumberId>; customer: OrNull<typeof CustomerReference> }, z.core.$loose>
export declare const NoteText: z.ZodString
export declare const NoteAuthor: z.ZodObject<{ type: z.ZodEnum<z.core.util.ToEnum<'user' | 'api_key'>>; id: z.ZodString; name: z.ZodNullable<z.ZodString> }, z.core.$loose>
export declare const Note: z.ZodObject<{ id: typeof NoteId; object: z.ZodLiteral<'note'>; conversation_id: typeof ConversationId; contact_id: typeof ContactId; channel_account: typeof AccountReference; text: typeof NoteText; mentions: z.ZodArray<z.ZodString>; author: typeof NoteAuthor; edited_at: OrNull<typeof Timestamp>; created_at: typeof Timestamp }, z.core.$loose>
export declare const Mention: z.ZodObject<{ id: typeof NoteId; object: z.ZodLiteral<'mention'>; note: typeof Note; contact_name: z.ZodNullable<z.ZodString>; read_at: OrNull<typeof Timestamp>; created_at: typeof Timestamp }, z.core.$loose>
export declare const MentionList: ListOf<typeof Mention>
export declare const MentionsRead: z.ZodObject<{ ids: z.ZodOptional<z.ZodArray<typeof NoteId>> }, z.core.$strict>
export declare const ReadMentions: z.ZodObject<{ object: z.ZodLiteral<'read_mentions'>; count: z.ZodNumber }, z.core.$loose>
export declare const ReadMentionsResponse: ResponseOf<typeof ReadMentions>
