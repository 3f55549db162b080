// Generated from spec/. Do not edit.
import type { z } from '@hono/zod-openapi'
import type { OrNull } from '@channel/codegen/zod'

/** `HealthResponse`, `MeResponse` and 20 more are the same but for what they hold. */
export declare function responseOf<Held extends z.ZodType>(data: Held): ResponseOf<Held>
export type ResponseOf<Held extends z.ZodType> = z.ZodObject<{ data: Held; request_id: typeof RequestId }, z.core.$strip>
/** `AccountList`, `CustomerList` and 7 more are the same but for what they hold. */
export declare function listOf<Held extends z.ZodType>(data: Held): ListOf<Held>
export type ListOf<Held extends z.ZodType> = z.ZodObject<{ data: z.ZodArray<Held>; has_more: z.ZodBoolean; next_cursor: z.ZodNullable<z.ZodString>; request_id: typeof RequestId }, z.core.$strip>
export declare const RequestId: z.ZodString
export declare const Timestamp: z.ZodString
export declare const AccountStatus: z.ZodEnum<z.core.util.ToEnum<'connected' | 'disconnected' | 'restricted'>>
export declare const PhoneNumber: z.ZodString
export declare const PhoneNumberId: z.ZodString
export declare const AccountRestriction: z.ZodEnum<z.core.util.ToEnum<'authorization_refused' | 'account_restricted'>>
export declare const CustomerId: z.ZodString
export declare const CustomerReference: z.ZodObject<{ id: typeof CustomerId; name: z.ZodString }, z.core.$strip>
export declare const Account: z.ZodObject<{ id: z.ZodString; object: z.ZodLiteral<'channel_account'>; phone_number: OrNull<typeof PhoneNumber>; phone_number_id: typeof PhoneNumberId; name: z.ZodString; waba_id: z.ZodNullable<z.ZodString>; status: typeof AccountStatus; restriction: OrNull<typeof AccountRestriction>; verified: z.ZodBoolean; quality_rating: z.ZodNullable<z.ZodString>; customer: OrNull<typeof CustomerReference>; created_at: typeof Timestamp; updated_at: typeof Timestamp }, z.core.$strip>
export declare const Metadata: z.ZodObject<{}, z.core.$strip>
export declare const CustomerSetupLinkStatus: z.ZodEnum<z.core.util.ToEnum<'active' | 'completed' | 'expired' | 'revoked'>>
export declare const SetupFailureReason: z.ZodEnum<z.core.util.ToEnum<'user_cancelled' | 'signup_error' | 'token_exchange_failed' | 'number_already_connected' | 'registration_failed'>>
export declare const CustomerSetupLinkState: z.ZodObject<{ id: z.ZodString; object: z.ZodLiteral<'customer_setup_link'>; customer_id: typeof CustomerId; status: typeof CustomerSetupLinkStatus; success_redirect_url: z.ZodString; failure_redirect_url: z.ZodString; expires_at: typeof Timestamp; created_at: typeof Timestamp; completed_at: OrNull<typeof Timestamp>; account_id: z.ZodNullable<z.ZodString>; last_failure_reason: OrNull<typeof SetupFailureReason> }, z.core.$strip>
export declare const ContactId: z.ZodString
export declare const LabelId: z.ZodString
export declare const ConversationId: z.ZodString
export declare const WebhookSubscriptionId: z.ZodString
export declare const WebhookDeliveryStatus: z.ZodEnum<z.core.util.ToEnum<'pending' | 'succeeded' | 'failed' | 'dead'>>
export declare const EventType: z.ZodEnum<z.core.util.ToEnum<'message.received' | 'message.sent' | 'message.delivered' | 'message.read' | 'message.failed' | 'message.updated' | 'conversation.created' | 'conversation.updated' | 'contact.created' | 'contact.updated' | 'contact.deleted' | 'contact.opted_out' | 'contact.opted_in' | 'template.created' | 'template.updated' | 'template.deleted' | 'account.connected' | 'account.updated' | 'account.disconnected' | 'setup_link.completed' | 'setup_link.failed' | 'setup_link.expired' | 'webhook.test'>>
export declare const WebhookDeliveryId: z.ZodString
export declare const WebhookDelivery: z.ZodObject<{ id: typeof WebhookDeliveryId; object: z.ZodLiteral<'webhook_delivery'>; subscription_id: typeof WebhookSubscriptionId; event_type: typeof EventType; event_id: z.ZodString; status: typeof WebhookDeliveryStatus; attempt_count: z.ZodInt; last_attempt_at: OrNull<typeof Timestamp>; next_attempt_at: OrNull<typeof Timestamp>; response_status: z.ZodNullable<z.ZodInt>; response_body_snippet: z.ZodNullable<z.ZodString>; duration_ms: z.ZodNullable<z.ZodInt>; replayed_from: OrNull<typeof WebhookDeliveryId>; payload_erased_at: OrNull<typeof Timestamp>; created_at: typeof Timestamp }, z.core.$strip>
export declare const EventEnvelope: z.ZodObject<{ id: z.ZodString; object: z.ZodLiteral<'event'>; type: typeof EventType; created_at: typeof Timestamp; api_version: z.ZodLiteral<'v1'>; phone_number_id: OrNull<typeof PhoneNumberId>; customer: OrNull<typeof CustomerReference> }, z.core.$strip>
export declare const MessageId: z.ZodString
export declare const MessageDirection: z.ZodEnum<z.core.util.ToEnum<'inbound' | 'outbound'>>
export declare const MessageMedia: z.ZodObject<{ id: z.ZodString; mime_type: z.ZodNullable<z.ZodString>; size: z.ZodNullable<z.ZodInt>; filename: z.ZodNullable<z.ZodString>; status: z.ZodEnum<z.core.util.ToEnum<'pending' | 'ready' | 'failed'>> }, z.core.$strip>
export declare const MessageStatus: z.ZodEnum<z.core.util.ToEnum<'pending' | 'sent' | 'delivered' | 'read' | 'failed'>>
export declare const AccountReference: z.ZodObject<{ phone_number: OrNull<typeof PhoneNumber>; phone_number_id: OrNull<typeof PhoneNumberId>; customer: OrNull<typeof CustomerReference> }, z.core.$strip>
export declare const MessageErrorCode: z.ZodString
export declare const Message: z.ZodObject<{ id: typeof MessageId; object: z.ZodLiteral<'message'>; conversation_id: typeof ConversationId; contact_id: typeof ContactId; from: z.ZodNullable<z.ZodString>; to: z.ZodNullable<z.ZodString>; direction: typeof MessageDirection; type: z.ZodString; content: z.ZodNullable<z.ZodString>; payload: z.ZodNullable<z.ZodObject<{}, z.core.$strip>>; media: OrNull<typeof MessageMedia>; media_url: z.ZodNullable<z.ZodString>; status: typeof MessageStatus; channel_account: typeof AccountReference; provider_message_id: z.ZodNullable<z.ZodString>; reply_to_message_id: OrNull<typeof MessageId>; client_reference: z.ZodNullable<z.ZodString>; sent_at: OrNull<typeof Timestamp>; delivered_at: OrNull<typeof Timestamp>; read_at: OrNull<typeof Timestamp>; failed_at: OrNull<typeof Timestamp>; created_at: typeof Timestamp; unsupported: z.ZodOptional<z.ZodObject<{ type: z.ZodString }, z.core.$strip>>; error: z.ZodOptional<z.ZodObject<{ code: typeof MessageErrorCode; message: z.ZodString; provider_code: z.ZodNullable<z.ZodNumber> }, z.core.$strip>> }, z.core.$strip>
export declare const MessageReceivedEvent: z.ZodObject<z.core.util.Extend<(typeof EventEnvelope)['shape'], { type: z.ZodLiteral<'message.received'>; data: z.ZodObject<{ object: typeof Message }, z.core.$strip> }>, z.core.$strip>
export declare const PreviousAttributes: z.ZodObject<{}, z.core.$strip>
export declare const MessageSentEvent: z.ZodObject<z.core.util.Extend<(typeof EventEnvelope)['shape'], { type: z.ZodLiteral<'message.sent'>; data: z.ZodObject<{ object: typeof Message; previous_attributes: z.ZodOptional<typeof PreviousAttributes> }, z.core.$strip> }>, z.core.$strip>
export declare const MessageDeliveredEvent: z.ZodObject<z.core.util.Extend<(typeof EventEnvelope)['shape'], { type: z.ZodLiteral<'message.delivered'>; data: z.ZodObject<{ object: typeof Message; previous_attributes: z.ZodOptional<typeof PreviousAttributes> }, z.core.$strip> }>, z.core.$strip>
export declare const MessageReadEvent: z.ZodObject<z.core.util.Extend<(typeof EventEnvelope)['shape'], { type: z.ZodLiteral<'message.read'>; data: z.ZodObject<{ object: typeof Message; previous_attributes: z.ZodOptional<typeof PreviousAttributes> }, z.core.$strip> }>, z.core.$strip>
export declare const MessageFailedEvent: z.ZodObject<z.core.util.Extend<(typeof EventEnvelope)['shape'], { type: z.ZodLiteral<'message.failed'>; data: z.ZodObject<{ object: typeof Message; previous_attributes: z.ZodOptional<typeof PreviousAttributes> }, z.core.$strip> }>, z.core.$strip>
export declare const MessageUpdatedEvent: z.ZodObject<z.core.util.Extend<(typeof EventEnvelope)['shape'], { type: z.ZodLiteral<'message.updated'>; data: z.ZodObject<{ object: typeof Message; previous_attributes: z.ZodOptional<typeof PreviousAttributes> }, z.core.$strip> }>, z.core.$strip>
export declare const ConversationStatus: z.ZodEnum<z.core.util.ToEnum<'open' | 'resolved' | 'pending'>>
export declare const ConversationContact: z.ZodObject<{ id: typeof ContactId; phone_number: OrNull<typeof PhoneNumber>; name: z.ZodNullable<z.ZodString> }, z.core.$strip>
export declare const Assignee: z.ZodObject<{ id: z.ZodString; name: z.ZodNullable<z.ZodString>; email: z.ZodNullable<z.ZodString> }, z.core.$strip>
export declare const Conversation: z.ZodObject<{ id: typeof ConversationId; object: z.ZodLiteral<'conversation'>; status: typeof ConversationStatus; contact: typeof ConversationContact; channel_account: typeof AccountReference; assignee: OrNull<typeof Assignee>; unread_count: z.ZodInt; last_message_at: OrNull<typeof Timestamp>; last_inbound_at: OrNull<typeof Timestamp>; created_at: typeof Timestamp; updated_at: typeof Timestamp }, z.core.$strip>
export declare const ConversationCreatedEvent: z.ZodObject<z.core.util.Extend<(typeof EventEnvelope)['shape'], { type: z.ZodLiteral<'conversation.created'>; data: z.ZodObject<{ object: typeof Conversation }, z.core.$strip> }>, z.core.$strip>
export declare const ConversationUpdatedEvent: z.ZodObject<z.core.util.Extend<(typeof EventEnvelope)['shape'], { type: z.ZodLiteral<'conversation.updated'>; data: z.ZodObject<{ object: typeof Conversation; previous_attributes: z.ZodOptional<typeof PreviousAttributes> }, z.core.$strip> }>, z.core.$strip>
export declare const BusinessScopedUserId: z.ZodString
export declare const Contact: z.ZodObject<{ id: typeof ContactId; object: z.ZodLiteral<'contact'>; phone_number: OrNull<typeof PhoneNumber>; bsuid: OrNull<typeof BusinessScopedUserId>; parent_bsuid: z.ZodNullable<z.ZodString>; username: z.ZodNullable<z.ZodString>; name: z.ZodNullable<z.ZodString>; email: z.ZodNullable<z.ZodString>; metadata: OrNull<typeof Metadata>; channel_account: typeof AccountReference; created_at: typeof Timestamp; updated_at: typeof Timestamp }, z.core.$strip>
export declare const ContactCreatedEvent: z.ZodObject<z.core.util.Extend<(typeof EventEnvelope)['shape'], { type: z.ZodLiteral<'contact.created'>; data: z.ZodObject<{ object: typeof Contact }, z.core.$strip> }>, z.core.$strip>
export declare const ContactUpdatedEvent: z.ZodObject<z.core.util.Extend<(typeof EventEnvelope)['shape'], { type: z.ZodLiteral<'contact.updated'>; data: z.ZodObject<{ object: typeof Contact; previous_attributes: z.ZodOptional<typeof PreviousAttributes> }, z.core.$strip> }>, z.core.$strip>
export declare const DeletedContact: z.ZodObject<{ id: typeof ContactId; object: z.ZodLiteral<'contact'>; deleted: z.ZodBoolean }, z.core.$strip>
export declare const ContactDeletedEvent: z.ZodObject<z.core.util.Extend<(typeof EventEnvelope)['shape'], { type: z.ZodLiteral<'contact.deleted'>; data: z.ZodObject<{ object: typeof DeletedContact }, z.core.$strip> }>, z.core.$strip>
export declare const ContactOptedOutEvent: z.ZodObject<z.core.util.Extend<(typeof EventEnvelope)['shape'], { type: z.ZodLiteral<'contact.opted_out'>; data: z.ZodObject<{ object: typeof Contact }, z.core.$strip> }>, z.core.$strip>
export declare const ContactOptedInEvent: z.ZodObject<z.core.util.Extend<(typeof EventEnvelope)['shape'], { type: z.ZodLiteral<'contact.opted_in'>; data: z.ZodObject<{ object: typeof Contact }, z.core.$strip> }>, z.core.$strip>
export declare const TemplateStatus: z.ZodEnum<z.core.util.ToEnum<'pending' | 'approved' | 'rejected'>>
export declare const TemplateCategory: z.ZodEnum<z.core.util.ToEnum<'MARKETING' | 'UTILITY' | 'AUTHENTICATION'>>
export declare const TemplateComponent: z.ZodObject<{}, z.core.$strip>
export declare const Template: z.ZodObject<{ id: z.ZodString; object: z.ZodLiteral<'template'>; name: z.ZodString; language: z.ZodString; status: typeof TemplateStatus; provider_status: z.ZodString; category: OrNull<typeof TemplateCategory>; content: z.ZodString; variables: z.ZodArray<z.ZodString>; components: z.ZodArray<typeof TemplateComponent>; channel_account: typeof AccountReference; provider_template_id: z.ZodNullable<z.ZodString>; created_at: typeof Timestamp; updated_at: typeof Timestamp }, z.core.$strip>
export declare const TemplateCreatedEvent: z.ZodObject<z.core.util.Extend<(typeof EventEnvelope)['shape'], { type: z.ZodLiteral<'template.created'>; data: z.ZodObject<{ object: typeof Template }, z.core.$strip> }>, z.core.$strip>
export declare const TemplateUpdatedEvent: z.ZodObject<z.core.util.Extend<(typeof EventEnvelope)['shape'], { type: z.ZodLiteral<'template.updated'>; data: z.ZodObject<{ object: typeof Template; previous_attributes: z.ZodOptional<typeof PreviousAttributes> }, z.core.$strip> }>, z.core.$strip>
export declare const DeletedTemplate: z.ZodObject<{ id: z.ZodString; object: z.ZodLiteral<'template'>; deleted: z.ZodLiteral<true> }, z.core.$strip>
export declare const TemplateDeletedEvent: z.ZodObject<z.core.util.Extend<(typeof EventEnvelope)['shape'], { type: z.ZodLiteral<'template.deleted'>; data: z.ZodObject<{ object: typeof DeletedTemplate }, z.core.$strip> }>, z.core.$strip>
export declare const AccountConnectedEvent: z.ZodObject<z.core.util.Extend<(typeof EventEnvelope)['shape'], { type: z.ZodLiteral<'account.connected'>; data: z.ZodObject<{ object: typeof Account }, z.core.$strip> }>, z.core.$strip>
export declare const AccountUpdatedEvent: z.ZodObject<z.core.util.Extend<(typeof EventEnvelope)['shape'], { type: z.ZodLiteral<'account.updated'>; data: z.ZodObject<{ object: typeof Account; previous_attributes: z.ZodOptional<typeof PreviousAttributes> }, z.core.$strip> }>, z.core.$strip>
export declare const AccountDisconnectedEvent: z.ZodObject<z.core.util.Extend<(typeof EventEnvelope)['shape'], { type: z.ZodLiteral<'account.disconnected'>; data: z.ZodObject<{ object: typeof Account; previous_attributes: z.ZodOptional<typeof PreviousAttributes> }, z.core.$strip> }>, z.core.$strip>
export declare const SetupLinkCompletedEvent: z.ZodObject<z.core.util.Extend<(typeof EventEnvelope)['shape'], { type: z.ZodLiteral<'setup_link.completed'>; data: z.ZodObject<{ object: typeof CustomerSetupLinkState; previous_attributes: z.ZodOptional<typeof PreviousAttributes> }, z.core.$strip> }>, z.core.$strip>
export declare const SetupLinkFailedEvent: z.ZodObject<z.core.util.Extend<(typeof EventEnvelope)['shape'], { type: z.ZodLiteral<'setup_link.failed'>; data: z.ZodObject<{ object: typeof CustomerSetupLinkState; previous_attributes: z.ZodOptional<typeof PreviousAttributes> }, z.core.$strip> }>, z.core.$strip>
export declare const SetupLinkExpiredEvent: z.ZodObject<z.core.util.Extend<(typeof EventEnvelope)['shape'], { type: z.ZodLiteral<'setup_link.expired'>; data: z.ZodObject<{ object: typeof CustomerSetupLinkState; previous_attributes: z.ZodOptional<typeof PreviousAttributes> }, z.core.$strip> }>, z.core.$strip>
export declare const ReceiverUrl: z.ZodString
export declare const SubscribedEventType: z.ZodUnion<[typeof EventType, z.ZodLiteral<'*'>]>
export declare const SubscribedEventTypes: z.ZodArray<typeof SubscribedEventType>
export declare const WebhookSecretId: z.ZodString
export declare const WebhookSecret: z.ZodObject<{ id: typeof WebhookSecretId; hint: z.ZodString; created_at: typeof Timestamp; expires_at: OrNull<typeof Timestamp> }, z.core.$strip>
export declare const WebhookSubscription: z.ZodObject<{ id: typeof WebhookSubscriptionId; object: z.ZodLiteral<'webhook_subscription'>; url: typeof ReceiverUrl; description: z.ZodNullable<z.ZodString>; event_types: typeof SubscribedEventTypes; enabled: z.ZodBoolean; disabled_reason: z.ZodNullable<z.ZodString>; phone_number_id: OrNull<typeof PhoneNumberId>; customer_id: z.ZodNullable<z.ZodString>; secrets: z.ZodArray<typeof WebhookSecret>; created_at: typeof Timestamp; updated_at: typeof Timestamp }, z.core.$strip>
export declare const WebhookTestEvent: z.ZodObject<z.core.util.Extend<(typeof EventEnvelope)['shape'], { type: z.ZodLiteral<'webhook.test'>; data: z.ZodObject<{ object: typeof WebhookSubscription }, z.core.$strip> }>, z.core.$strip>
