// Generated from spec/. Do not edit.
import type { z } from '@hono/zod-openapi'
import type { WebhookDisabledReason } from './notices.js'
import type { ResponseOf, Timestamp, WebhookSubscriptionId } from './shared.js'

export declare const HourOfFigures: z.ZodObject<{ hour: typeof Timestamp; message_inbound: z.ZodNumber; message_outbound: z.ZodNumber; message_delivered: z.ZodNumber; message_failed: z.ZodNumber; delivery_succeeded: z.ZodNumber; delivery_failed: z.ZodNumber; delivery_dead: z.ZodNumber; log_2xx: z.ZodNumber; log_3xx: z.ZodNumber; log_4xx: z.ZodNumber; log_5xx: z.ZodNumber }, z.core.$loose>
export declare const UnhealthyWebhook: z.ZodObject<{ id: typeof WebhookSubscriptionId; url: z.ZodString; enabled: z.ZodBoolean; disabled_reason: typeof WebhookDisabledReason; failing_since: z.ZodNullable<z.ZodString> }, z.core.$loose>
export declare const RateLimitUse: z.ZodNullable<z.ZodObject<{ limit: z.ZodNumber; remaining: z.ZodNumber; resets_in_seconds: z.ZodNumber }, z.core.$loose>>
export declare const Figures: z.ZodObject<{ object: z.ZodLiteral<'figures'>; from: typeof Timestamp; to: typeof Timestamp; hours: z.ZodArray<typeof HourOfFigures>; webhooks: z.ZodObject<{ working: z.ZodNumber; failing: z.ZodNumber; disabled: z.ZodNumber; unhealthy: z.ZodArray<typeof UnhealthyWebhook> }, z.core.$loose>; rate_limits: z.ZodObject<{ read: typeof RateLimitUse; write: typeof RateLimitUse }, z.core.$loose> }, z.core.$loose>
export declare const FiguresResponse: ResponseOf<typeof Figures>
export declare const HourOfAttempts: z.ZodObject<{ hour: typeof Timestamp; delivery_succeeded: z.ZodNumber; delivery_failed: z.ZodNumber; delivery_dead: z.ZodNumber }, z.core.$loose>
export declare const WebhookFigures: z.ZodObject<{ object: z.ZodLiteral<'webhook_figures'>; from: typeof Timestamp; to: typeof Timestamp; hours: z.ZodArray<typeof HourOfAttempts> }, z.core.$loose>
export declare const WebhookFiguresResponse: ResponseOf<typeof WebhookFigures>
