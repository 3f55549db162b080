// Generated from spec/. Do not edit.
import type { z } from '@hono/zod-openapi'
import type { OrNull } from '@channel/codegen/zod'
import type { MessageDirection } from './messages.js'
import type {
  AnyEventType,
  EventType,
  LabelId,
  ListOf,
  PhoneNumberId,
  ResponseOf,
  Timestamp,
  WebhookDisabledReason,
  WebhookSubscriptionId,
} from './shared.js'

export declare const ReceiverUrl: z.ZodString
export declare const WebhookOrdering: z.ZodEnum<z.core.util.ToEnum<'none' | 'conversation'>>
export declare const WebhookBuffer: z.ZodObject<{ seconds: z.ZodNumber; max: z.ZodNumber }, z.core.$strict>
export declare const FilteredLabelIds: z.ZodArray<typeof LabelId>
export declare const FilteredMessageTypes: z.ZodArray<z.ZodString>
export declare const WebhookSecretId: z.ZodString
export declare const WebhookSecret: z.ZodObject<{ id: typeof WebhookSecretId; hint: z.ZodString; created_at: typeof Timestamp; expires_at: OrNull<typeof Timestamp> }, z.core.$loose>
export declare const WebhookSubscription: z.ZodObject<{ id: typeof WebhookSubscriptionId; object: z.ZodLiteral<'webhook_subscription'>; url: typeof ReceiverUrl; description: z.ZodNullable<z.ZodString>; event_types: z.ZodArray<typeof AnyEventType>; enabled: z.ZodBoolean; disabled_reason: typeof WebhookDisabledReason; phone_number_id: OrNull<typeof PhoneNumberId>; customer_id: z.ZodNullable<z.ZodString>; ordering: typeof WebhookOrdering; buffer: OrNull<typeof WebhookBuffer>; header_names: z.ZodArray<z.ZodString>; has_basic_auth: z.ZodBoolean; label_ids: OrNull<typeof FilteredLabelIds>; message_types: OrNull<typeof FilteredMessageTypes>; direction: OrNull<typeof MessageDirection>; thin_payload: z.ZodBoolean; secrets: z.ZodArray<typeof WebhookSecret>; created_at: typeof Timestamp; updated_at: typeof Timestamp }, z.core.$loose>
export declare const WebhookSubscriptionList: ListOf<typeof WebhookSubscription>
export declare const SubscribedEventType: z.ZodUnion<[typeof EventType, z.ZodLiteral<'*'>]>
export declare const SubscribedEventTypes: z.ZodArray<typeof SubscribedEventType>
export declare const WebhookHeaders: z.ZodObject<{}, z.core.$catchall<z.ZodString>>
export declare const WebhookBasicAuth: z.ZodObject<{ username: z.ZodString; password: z.ZodString }, z.core.$strict>
export declare const WebhookSubscriptionCreate: z.ZodObject<{ url: typeof ReceiverUrl; description: z.ZodOptional<z.ZodNullable<z.ZodString>>; event_types: typeof SubscribedEventTypes; enabled: z.ZodDefault<z.ZodBoolean>; phone_number_id: z.ZodOptional<OrNull<typeof PhoneNumberId>>; customer_id: z.ZodOptional<z.ZodNullable<z.ZodString>>; label_ids: z.ZodOptional<OrNull<typeof FilteredLabelIds>>; message_types: z.ZodOptional<OrNull<typeof FilteredMessageTypes>>; direction: z.ZodOptional<OrNull<typeof MessageDirection>>; thin_payload: z.ZodOptional<z.ZodBoolean>; ordering: z.ZodOptional<typeof WebhookOrdering>; buffer: z.ZodOptional<OrNull<typeof WebhookBuffer>>; headers: z.ZodOptional<OrNull<typeof WebhookHeaders>>; basic_auth: z.ZodOptional<OrNull<typeof WebhookBasicAuth>> }, z.core.$strict>
export declare const WebhookSecretText: z.ZodString
export declare const CreatedWebhookSubscription: z.ZodObject<{ id: typeof WebhookSubscriptionId; object: z.ZodLiteral<'webhook_subscription'>; url: typeof ReceiverUrl; description: z.ZodNullable<z.ZodString>; event_types: z.ZodArray<typeof AnyEventType>; enabled: z.ZodBoolean; disabled_reason: typeof WebhookDisabledReason; phone_number_id: OrNull<typeof PhoneNumberId>; customer_id: z.ZodNullable<z.ZodString>; ordering: typeof WebhookOrdering; buffer: OrNull<typeof WebhookBuffer>; header_names: z.ZodArray<z.ZodString>; has_basic_auth: z.ZodBoolean; label_ids: OrNull<typeof FilteredLabelIds>; message_types: OrNull<typeof FilteredMessageTypes>; direction: OrNull<typeof MessageDirection>; thin_payload: z.ZodBoolean; secrets: z.ZodArray<typeof WebhookSecret>; created_at: typeof Timestamp; updated_at: typeof Timestamp; secret: typeof WebhookSecretText }, z.core.$loose>
export declare const CreatedWebhookSubscriptionResponse: ResponseOf<typeof CreatedWebhookSubscription>
export declare const WebhookSubscriptionResponse: ResponseOf<typeof WebhookSubscription>
export declare const DeletedWebhookSubscription: z.ZodObject<{ id: typeof WebhookSubscriptionId; object: z.ZodLiteral<'webhook_subscription'>; deleted: z.ZodBoolean }, z.core.$loose>
export declare const DeletedWebhookSubscriptionResponse: ResponseOf<typeof DeletedWebhookSubscription>
export declare const WebhookSubscriptionUpdate: z.ZodObject<{ url: z.ZodOptional<typeof ReceiverUrl>; description: z.ZodOptional<z.ZodNullable<z.ZodString>>; event_types: z.ZodOptional<typeof SubscribedEventTypes>; enabled: z.ZodOptional<z.ZodBoolean>; phone_number_id: z.ZodOptional<OrNull<typeof PhoneNumberId>>; customer_id: z.ZodOptional<z.ZodNullable<z.ZodString>>; label_ids: z.ZodOptional<OrNull<typeof FilteredLabelIds>>; message_types: z.ZodOptional<OrNull<typeof FilteredMessageTypes>>; direction: z.ZodOptional<OrNull<typeof MessageDirection>>; thin_payload: z.ZodOptional<z.ZodBoolean>; ordering: z.ZodOptional<typeof WebhookOrdering>; buffer: z.ZodOptional<OrNull<typeof WebhookBuffer>>; headers: z.ZodOptional<OrNull<typeof WebhookHeaders>>; basic_auth: z.ZodOptional<OrNull<typeof WebhookBasicAuth>> }, z.core.$strict>
export declare const WebhookRecoveryCreate: z.ZodObject<{ since: z.ZodString }, z.core.$strict>
export declare const WebhookRecovery: z.ZodObject<{ object: z.ZodLiteral<'webhook_recovery'>; subscription_id: typeof WebhookSubscriptionId; since: typeof Timestamp; enqueued: z.ZodNumber; remaining: z.ZodNumber }, z.core.$loose>
export declare const WebhookRecoveryResponse: ResponseOf<typeof WebhookRecovery>
export declare const WebhookSecretCreate: z.ZodObject<{ expire_previous_in_hours: z.ZodDefault<z.ZodNumber> }, z.core.$strict>
export declare const CreatedWebhookSecret: z.ZodObject<{ id: typeof WebhookSecretId; object: z.ZodLiteral<'webhook_secret'>; secret: typeof WebhookSecretText }, z.core.$loose>
export declare const CreatedWebhookSecretResponse: ResponseOf<typeof CreatedWebhookSecret>
export declare const DeletedWebhookSecret: z.ZodObject<{ id: typeof WebhookSecretId; object: z.ZodLiteral<'webhook_secret'>; deleted: z.ZodBoolean }, z.core.$loose>
export declare const DeletedWebhookSecretResponse: ResponseOf<typeof DeletedWebhookSecret>
