// Generated from spec/. Do not edit.
import type { z } from '@hono/zod-openapi'
import type { OrNull } from '@channel/codegen/zod'
import type { AttachedLabels } from './contacts.js'
import type { ConversationKind, GroupId, GroupSubject } from './messages.js'
import type {
  AccountReference,
  ContactId,
  ConversationId,
  LabelId,
  ListOf,
  PhoneNumber,
  ResponseOf,
  Timestamp,
  UserId,
} from './shared.js'

export declare const LabelAttach: z.ZodObject<{ label_id: typeof LabelId }, z.core.$strict>
export declare const ConversationLabelLink: z.ZodObject<{ conversation_id: typeof ConversationId; label_id: typeof LabelId; attached: z.ZodBoolean }, z.core.$loose>
export declare const ConversationLabelLinkResponse: ResponseOf<typeof ConversationLabelLink>
export declare const ConversationGroup: z.ZodObject<{ id: typeof GroupId; subject: typeof GroupSubject; status: z.ZodString }, z.core.$loose>
export declare const ConversationStatus: z.ZodEnum<z.core.util.ToEnum<'open' | 'resolved' | 'pending'>>
export declare const ConversationContact: z.ZodObject<{ id: typeof ContactId; phone_number: OrNull<typeof PhoneNumber>; name: z.ZodNullable<z.ZodString> }, z.core.$loose>
export declare const Assignee: z.ZodObject<{ id: typeof UserId; name: z.ZodNullable<z.ZodString>; email: z.ZodNullable<z.ZodString> }, z.core.$loose>
export declare const ConversationWindow: z.ZodObject<{ open_until: typeof Timestamp; kind: z.ZodString }, z.core.$loose>
export declare const FreeEntryPoint: z.ZodObject<{ reply_by: OrNull<typeof Timestamp>; expires_at: OrNull<typeof Timestamp> }, z.core.$loose>
export declare const ConversationState: z.ZodObject<{ id: typeof ConversationId; object: z.ZodLiteral<'conversation'>; kind: z.ZodOptional<typeof ConversationKind>; group: z.ZodOptional<typeof ConversationGroup>; status: typeof ConversationStatus; contact: typeof ConversationContact; channel_account: typeof AccountReference; assignee: OrNull<typeof Assignee>; unread_count: z.ZodNumber; last_message_at: OrNull<typeof Timestamp>; last_inbound_at: OrNull<typeof Timestamp>; window: z.ZodOptional<OrNull<typeof ConversationWindow>>; free_entry_point: z.ZodOptional<OrNull<typeof FreeEntryPoint>>; snoozed_until: z.ZodOptional<OrNull<typeof Timestamp>>; snooze_ended_at: z.ZodOptional<OrNull<typeof Timestamp>>; created_at: typeof Timestamp; updated_at: typeof Timestamp }, z.core.$loose>
export declare const Conversation: z.ZodObject<{ id: typeof ConversationId; object: z.ZodLiteral<'conversation'>; kind: z.ZodOptional<typeof ConversationKind>; group: z.ZodOptional<typeof ConversationGroup>; status: typeof ConversationStatus; contact: typeof ConversationContact; channel_account: typeof AccountReference; assignee: OrNull<typeof Assignee>; unread_count: z.ZodNumber; last_message_at: OrNull<typeof Timestamp>; last_inbound_at: OrNull<typeof Timestamp>; window: z.ZodOptional<OrNull<typeof ConversationWindow>>; free_entry_point: z.ZodOptional<OrNull<typeof FreeEntryPoint>>; snoozed_until: z.ZodOptional<OrNull<typeof Timestamp>>; snooze_ended_at: z.ZodOptional<OrNull<typeof Timestamp>>; created_at: typeof Timestamp; updated_at: typeof Timestamp; labels: typeof AttachedLabels }, z.core.$loose>
export declare const ConversationList: ListOf<typeof Conversation>
export declare const ConversationResponse: ResponseOf<typeof Conversation>
export declare const ConversationUpdate: z.ZodObject<{ status: z.ZodOptional<typeof ConversationStatus>; assigned_to: z.ZodOptional<z.ZodNullable<z.ZodString>>; snoozed_until: z.ZodOptional<z.ZodNullable<z.ZodString>> }, z.core.$strict>
export declare const ConversationRead: z.ZodObject<{ typing: z.ZodDefault<z.ZodBoolean> }, z.core.$strict>
