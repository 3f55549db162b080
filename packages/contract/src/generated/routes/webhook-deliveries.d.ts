// Generated from spec/. Do not edit.
import type { z } from '@hono/zod-openapi'
import type { Route } from '@channel/codegen/zod'
import type { Cursor, IdempotencyKey, Limit } from '../parameters.js'
import type { EventType, WebhookSubscriptionId } from '../schemas/shared.js'
import type {
  BulkReplay,
  WebhookDeliveryId,
  WebhookDeliveryStatus,
} from '../schemas/webhook-deliveries.js'

export declare const listWebhookDeliveries: Route<'listWebhookDeliveries', 'get', '/v1/webhook_deliveries', { query: z.ZodObject<{ subscription_id: z.ZodOptional<typeof WebhookSubscriptionId>; status: z.ZodOptional<typeof WebhookDeliveryStatus>; event_type: z.ZodOptional<typeof EventType>; event_id: z.ZodOptional<z.ZodString>; created_after: z.ZodOptional<z.ZodString>; created_before: z.ZodOptional<z.ZodString>; limit: typeof Limit; cursor: typeof Cursor }> }>
export declare const bulkReplayWebhookDeliveries: Route<'bulkReplayWebhookDeliveries', 'post', '/v1/webhook_deliveries/bulk_replay', { headers: z.ZodObject<{ 'idempotency-key': typeof IdempotencyKey }>; body: { content: { 'application/json': { schema: typeof BulkReplay } }; required: true } }>
export declare const getWebhookDelivery: Route<'getWebhookDelivery', 'get', '/v1/webhook_deliveries/{id}', { params: z.ZodObject<{ id: typeof WebhookDeliveryId }> }>
export declare const replayWebhookDelivery: Route<'replayWebhookDelivery', 'post', '/v1/webhook_deliveries/{id}/replay', { params: z.ZodObject<{ id: typeof WebhookDeliveryId }>; headers: z.ZodObject<{ 'idempotency-key': typeof IdempotencyKey }> }>
