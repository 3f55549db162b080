// Generated from spec/. Do not edit.
import type { z } from '@hono/zod-openapi'
import type { OrNull } from '@channel/codegen/zod'

export declare const responseOf: <Held extends z.ZodType>(data: Held) => ResponseOf<Held>
/** `{ data, request_id }` around a resource, such as `HealthResponse`. */
export type ResponseOf<Held extends z.ZodType> = z.ZodObject<{ data: Held; request_id: typeof RequestId }, z.core.$loose>
export declare const listOf: <Held extends z.ZodType>(data: Held) => ListOf<Held>
/** `{ data, has_more, next_cursor, request_id }` around a resource, such as `AccountList`. */
export type ListOf<Held extends z.ZodType> = z.ZodObject<{ data: z.ZodArray<Held>; has_more: z.ZodBoolean; next_cursor: z.ZodNullable<z.ZodString>; request_id: typeof RequestId }, z.core.$loose>
export declare const AnyEventType: z.ZodString
export declare const Timestamp: z.ZodString
export declare const PhoneNumberId: z.ZodString
export declare const MessageId: z.ZodString
export declare const RequestId: z.ZodString
export declare const PhoneNumber: z.ZodString
export declare const CustomerId: z.ZodString
export declare const CustomerReference: z.ZodObject<{ id: typeof CustomerId; name: z.ZodString }, z.core.$loose>
export declare const ContactId: z.ZodString
export declare const LabelId: z.ZodString
export declare const ConversationId: z.ZodString
export declare const AccountReference: z.ZodObject<{ phone_number: OrNull<typeof PhoneNumber>; phone_number_id: OrNull<typeof PhoneNumberId>; customer: OrNull<typeof CustomerReference> }, z.core.$loose>
export declare const UserId: z.ZodString
export declare const WebhookSubscriptionId: z.ZodString
export declare const EventType: z.ZodEnum<z.core.util.ToEnum<'message.received' | 'messages.received' | 'message.sent' | 'message.delivered' | 'message.read' | 'message.failed' | 'message.updated' | 'conversation.created' | 'conversation.updated' | 'conversation.window_closing' | 'group_message.received' | 'group_message.updated' | 'group_conversation.created' | 'group_conversation.updated' | 'note.created' | 'note.updated' | 'note.deleted' | 'contact.created' | 'contact.updated' | 'contact.deleted' | 'contact.opted_out' | 'contact.opted_in' | 'template.created' | 'template.updated' | 'template.deleted' | 'broadcast.started' | 'broadcast.paused' | 'broadcast.completed' | 'broadcast.canceled' | 'account.connected' | 'account.updated' | 'account.disconnected' | 'setup_link.completed' | 'setup_link.failed' | 'setup_link.expired' | 'setup_link.revoked' | 'subscription.failing' | 'subscription.disabled' | 'quota.warning' | 'webhook.test'>>
export declare const EventEnvelope: z.ZodObject<{ id: z.ZodString; object: z.ZodLiteral<'event'>; created_at: typeof Timestamp; api_version: z.ZodLiteral<'v1'>; phone_number_id: OrNull<typeof PhoneNumberId>; customer: OrNull<typeof CustomerReference> }, z.core.$loose>
export declare const WebhookDisabledReason: z.ZodNullable<z.ZodString>
export declare const OtherEvent: z.ZodObject<{ id: z.ZodString; object: z.ZodLiteral<'event'>; created_at: typeof Timestamp; api_version: z.ZodLiteral<'v1'>; phone_number_id: OrNull<typeof PhoneNumberId>; customer: OrNull<typeof CustomerReference>; type: z.ZodString; data: z.ZodObject<{}, z.core.$loose> }, z.core.$loose>
