// Generated from spec/. Do not edit.
import type { z } from '@hono/zod-openapi'
import type { OrNull } from '@channel/codegen/zod'
import type { WebhookEvent } from './events.js'
import type {
  AnyEventType,
  EventType,
  ListOf,
  OtherEvent,
  ResponseOf,
  Timestamp,
  WebhookSubscriptionId,
} from './shared.js'

export declare const WebhookDeliveryStatus: z.ZodEnum<z.core.util.ToEnum<'pending' | 'succeeded' | 'failed' | 'dead'>>
export declare const WebhookDeliveryId: z.ZodString
export declare const WebhookDeadReason: z.ZodNullable<z.ZodString>
export declare const WebhookDelivery: z.ZodObject<{ id: typeof WebhookDeliveryId; object: z.ZodLiteral<'webhook_delivery'>; subscription_id: typeof WebhookSubscriptionId; event_type: typeof AnyEventType; event_id: z.ZodString; status: typeof WebhookDeliveryStatus; dead_reason: typeof WebhookDeadReason; attempt_count: z.ZodNumber; last_attempt_at: OrNull<typeof Timestamp>; next_attempt_at: OrNull<typeof Timestamp>; response_status: z.ZodNullable<z.ZodNumber>; response_body_snippet: z.ZodNullable<z.ZodString>; duration_ms: z.ZodNullable<z.ZodNumber>; replayed_from: OrNull<typeof WebhookDeliveryId>; payload_erased_at: OrNull<typeof Timestamp>; created_at: typeof Timestamp }, z.core.$loose>
export declare const WebhookDeliveryList: ListOf<typeof WebhookDelivery>
export declare const BulkReplay: z.ZodObject<{ subscription_id: typeof WebhookSubscriptionId; status: z.ZodOptional<typeof WebhookDeliveryStatus>; event_type: z.ZodOptional<typeof EventType>; created_after: z.ZodOptional<z.ZodString>; created_before: z.ZodOptional<z.ZodString> }, z.core.$strict>
export declare const BulkReplayResult: z.ZodObject<{ enqueued: z.ZodNumber; capped: z.ZodBoolean }, z.core.$loose>
export declare const BulkReplayResponse: ResponseOf<typeof BulkReplayResult>
export declare const WebhookDeliveryAttempt: z.ZodObject<{ number: z.ZodNumber; started_at: typeof Timestamp; duration_ms: z.ZodNumber; response_status: z.ZodNullable<z.ZodNumber>; error: z.ZodNullable<z.ZodString>; response_body_snippet: z.ZodNullable<z.ZodString> }, z.core.$loose>
export declare const WebhookDeliveryWithPayload: z.ZodObject<{ id: typeof WebhookDeliveryId; object: z.ZodLiteral<'webhook_delivery'>; subscription_id: typeof WebhookSubscriptionId; event_type: typeof AnyEventType; event_id: z.ZodString; status: typeof WebhookDeliveryStatus; dead_reason: typeof WebhookDeadReason; attempt_count: z.ZodNumber; last_attempt_at: OrNull<typeof Timestamp>; next_attempt_at: OrNull<typeof Timestamp>; response_status: z.ZodNullable<z.ZodNumber>; response_body_snippet: z.ZodNullable<z.ZodString>; duration_ms: z.ZodNullable<z.ZodNumber>; replayed_from: OrNull<typeof WebhookDeliveryId>; payload_erased_at: OrNull<typeof Timestamp>; created_at: typeof Timestamp; payload: z.ZodUnion<[typeof WebhookEvent, typeof OtherEvent, z.ZodNull]>; attempts: z.ZodArray<typeof WebhookDeliveryAttempt> }, z.core.$loose>
export declare const WebhookDeliveryWithPayloadResponse: ResponseOf<typeof WebhookDeliveryWithPayload>
export declare const WebhookDeliveryReplay: z.ZodObject<{ id: typeof WebhookDeliveryId; object: z.ZodLiteral<'webhook_delivery'>; replayed_from: typeof WebhookDeliveryId; status: z.ZodLiteral<'pending'> }, z.core.$loose>
export declare const WebhookDeliveryReplayResponse: ResponseOf<typeof WebhookDeliveryReplay>
export declare const WebhookTestResponse: ResponseOf<typeof WebhookDelivery>
