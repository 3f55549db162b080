// Generated from spec/. Do not edit.
import type { z } from '@hono/zod-openapi'
import type { OrNull } from '@channel/codegen/zod'
import type { ErrorCode } from './meta.js'
import type { ContactId, LabelId, ListOf, MessageId, ResponseOf, Timestamp } from './shared.js'

export declare const BroadcastId: z.ZodString
export declare const BroadcastStatus: z.ZodString
export declare const BroadcastPauseReason: z.ZodString
export declare const SendTemplateComponent: z.ZodObject<{ type: z.ZodEnum<z.core.util.ToEnum<'header' | 'body' | 'button' | 'carousel' | 'limited_time_offer'>>; sub_type: z.ZodOptional<z.ZodEnum<z.core.util.ToEnum<'quick_reply' | 'url' | 'copy_code' | 'catalog' | 'mpm' | 'flow' | 'voice_call'>>>; index: z.ZodOptional<z.ZodUnion<[z.ZodNumber, z.ZodString]>>; parameters: z.ZodOptional<z.ZodArray<z.ZodObject<{}, z.core.$loose>>>; cards: z.ZodOptional<z.ZodArray<z.ZodObject<{}, z.core.$loose>>> }, z.core.$strict>
export declare const BroadcastTemplate: z.ZodObject<{ name: z.ZodString; language: z.ZodString; components: z.ZodOptional<z.ZodArray<typeof SendTemplateComponent>>; variables: z.ZodOptional<z.ZodObject<{}, z.core.$catchall<z.ZodString>>> }, z.core.$strict>
export declare const BroadcastCounts: z.ZodObject<{ total: z.ZodNumber; pending: z.ZodNumber; queued: z.ZodNumber; sent: z.ZodNumber; delivered: z.ZodNumber; read: z.ZodNumber; failed: z.ZodNumber; skipped: z.ZodNumber; duplicates: z.ZodNumber; failed_reasons: z.ZodObject<{}, z.core.$catchall<z.ZodNumber>>; skipped_reasons: z.ZodObject<{}, z.core.$catchall<z.ZodNumber>> }, z.core.$loose>
export declare const Broadcast: z.ZodObject<{ id: typeof BroadcastId; object: z.ZodLiteral<'broadcast'>; phone_number_id: z.ZodString; name: z.ZodString; status: typeof BroadcastStatus; pause_reason: OrNull<typeof BroadcastPauseReason>; template: typeof BroadcastTemplate; send_at: OrNull<typeof Timestamp>; rate: z.ZodNullable<z.ZodNumber>; counts: typeof BroadcastCounts; created_at: typeof Timestamp; updated_at: typeof Timestamp; started_at: OrNull<typeof Timestamp>; ended_at: OrNull<typeof Timestamp> }, z.core.$loose>
export declare const BroadcastStatusFilter: z.ZodEnum<z.core.util.ToEnum<'draft' | 'scheduled' | 'running' | 'paused' | 'completed' | 'canceled'>>
export declare const BroadcastList: ListOf<typeof Broadcast>
export declare const BroadcastCreate: z.ZodObject<{ name: z.ZodString; template: typeof BroadcastTemplate; send_at: z.ZodOptional<z.ZodString>; rate: z.ZodOptional<z.ZodNumber> }, z.core.$strict>
export declare const BroadcastResponse: ResponseOf<typeof Broadcast>
export declare const BroadcastUpdate: z.ZodObject<{ name: z.ZodOptional<z.ZodString>; template: z.ZodOptional<typeof BroadcastTemplate>; send_at: z.ZodOptional<z.ZodNullable<z.ZodString>>; rate: z.ZodOptional<z.ZodNullable<z.ZodNumber>> }, z.core.$strict>
export declare const BroadcastRecipientStatusFilter: z.ZodEnum<z.core.util.ToEnum<'pending' | 'queued' | 'sent' | 'delivered' | 'read' | 'failed' | 'skipped'>>
export declare const BroadcastRecipientId: z.ZodString
export declare const BroadcastRecipientStatus: z.ZodString
export declare const BroadcastRecipient: z.ZodObject<{ id: typeof BroadcastRecipientId; object: z.ZodLiteral<'broadcast_recipient'>; to: z.ZodNullable<z.ZodString>; contact_id: OrNull<typeof ContactId>; name: z.ZodNullable<z.ZodString>; status: typeof BroadcastRecipientStatus; reason: z.ZodNullable<z.ZodString>; message_id: OrNull<typeof MessageId>; variables: z.ZodOptional<z.ZodObject<{}, z.core.$catchall<z.ZodString>>>; components: z.ZodOptional<z.ZodArray<typeof SendTemplateComponent>> }, z.core.$loose>
export declare const BroadcastRecipientList: ListOf<typeof BroadcastRecipient>
export declare const BroadcastRecipientAdd: z.ZodObject<{ to: z.ZodOptional<z.ZodString>; bsuid: z.ZodOptional<z.ZodString>; contact_id: z.ZodOptional<typeof ContactId>; variables: z.ZodOptional<z.ZodObject<{}, z.core.$catchall<z.ZodString>>>; components: z.ZodOptional<z.ZodArray<typeof SendTemplateComponent>> }, z.core.$strict>
export declare const BroadcastRecipientsAdd: z.ZodObject<{ recipients: z.ZodOptional<z.ZodArray<typeof BroadcastRecipientAdd>>; label_id: z.ZodOptional<typeof LabelId> }, z.core.$strict>
export declare const InvalidBroadcastRecipient: z.ZodObject<{ index: z.ZodNumber; code: typeof ErrorCode; message: z.ZodString; param: z.ZodNullable<z.ZodString> }, z.core.$loose>
export declare const BroadcastRecipientsResult: z.ZodObject<{ object: z.ZodLiteral<'broadcast_recipients_result'>; added: z.ZodNumber; duplicates: z.ZodNumber; invalid: z.ZodArray<typeof InvalidBroadcastRecipient> }, z.core.$loose>
export declare const BroadcastRecipientsResponse: ResponseOf<typeof BroadcastRecipientsResult>
