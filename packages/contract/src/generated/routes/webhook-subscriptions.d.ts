// Generated from spec/. Do not edit.
import type { z } from '@hono/zod-openapi'
import type { Route } from '@channel/codegen/zod'
import type { Cursor, IdempotencyKey, Limit } from '../parameters.js'
import type { WebhookSubscriptionId } from '../schemas/shared.js'
import type {
  WebhookRecoveryCreate,
  WebhookSecretCreate,
  WebhookSecretId,
  WebhookSubscriptionCreate,
  WebhookSubscriptionUpdate,
} from '../schemas/webhook-subscriptions.js'

export declare const listWebhookSubscriptions: Route<'listWebhookSubscriptions', 'get', '/v1/webhook_subscriptions', { query: z.ZodObject<{ limit: typeof Limit; cursor: typeof Cursor }> }>
export declare const createWebhookSubscription: Route<'createWebhookSubscription', 'post', '/v1/webhook_subscriptions', { headers: z.ZodObject<{ 'idempotency-key': typeof IdempotencyKey }>; body: { content: { 'application/json': { schema: typeof WebhookSubscriptionCreate } }; required: true } }>
export declare const getWebhookSubscription: Route<'getWebhookSubscription', 'get', '/v1/webhook_subscriptions/{id}', { params: z.ZodObject<{ id: typeof WebhookSubscriptionId }> }>
export declare const deleteWebhookSubscription: Route<'deleteWebhookSubscription', 'delete', '/v1/webhook_subscriptions/{id}', { params: z.ZodObject<{ id: typeof WebhookSubscriptionId }> }>
export declare const updateWebhookSubscription: Route<'updateWebhookSubscription', 'patch', '/v1/webhook_subscriptions/{id}', { params: z.ZodObject<{ id: typeof WebhookSubscriptionId }>; body: { content: { 'application/json': { schema: typeof WebhookSubscriptionUpdate } }; required: true } }>
export declare const recoverWebhookDeliveries: Route<'recoverWebhookDeliveries', 'post', '/v1/webhook_subscriptions/{id}/recover', { params: z.ZodObject<{ id: typeof WebhookSubscriptionId }>; headers: z.ZodObject<{ 'idempotency-key': typeof IdempotencyKey }>; body: { content: { 'application/json': { schema: typeof WebhookRecoveryCreate } }; required: true } }>
export declare const createWebhookSecret: Route<'createWebhookSecret', 'post', '/v1/webhook_subscriptions/{id}/secrets', { params: z.ZodObject<{ id: typeof WebhookSubscriptionId }>; headers: z.ZodObject<{ 'idempotency-key': typeof IdempotencyKey }>; body: { content: { 'application/json': { schema: typeof WebhookSecretCreate } }; required: true } }>
export declare const deleteWebhookSecret: Route<'deleteWebhookSecret', 'delete', '/v1/webhook_subscriptions/{id}/secrets/{secret_id}', { params: z.ZodObject<{ id: typeof WebhookSubscriptionId; secret_id: typeof WebhookSecretId }> }>
export declare const sendWebhookTest: Route<'sendWebhookTest', 'post', '/v1/webhook_subscriptions/{id}/test', { params: z.ZodObject<{ id: typeof WebhookSubscriptionId }>; headers: z.ZodObject<{ 'idempotency-key': typeof IdempotencyKey }> }>
