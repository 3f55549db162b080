// Generated from spec/. Do not edit.
import type { z } from '@hono/zod-openapi'
import type { Route } from '@channel/codegen/zod'
import type { WebhookSubscriptionId } from '../schemas/shared.js'

export declare const getFigures: Route<'getFigures', 'get', '/dashboard/figures', { query: z.ZodObject<{ from: z.ZodOptional<z.ZodString>; to: z.ZodOptional<z.ZodString> }> }>
export declare const getWebhookFigures: Route<'getWebhookFigures', 'get', '/dashboard/figures/webhook_subscriptions/{id}', { params: z.ZodObject<{ id: typeof WebhookSubscriptionId }>; query: z.ZodObject<{ from: z.ZodOptional<z.ZodString>; to: z.ZodOptional<z.ZodString> }> }>
