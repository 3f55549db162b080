// Generated from spec/. Do not edit.
import type { z } from '@hono/zod-openapi'
import type { OrNull } from '@channel/codegen/zod'
import type { ListOf, Timestamp, WebhookSubscriptionId } from './shared.js'

export declare const WebhookDisabledReason: z.ZodNullable<z.ZodString>
export declare const NoticeSubscription: z.ZodObject<{ id: typeof WebhookSubscriptionId; url: z.ZodString; failing_since: typeof Timestamp; disabled_reason: typeof WebhookDisabledReason; is_deleted: z.ZodBoolean }, z.core.$loose>
export declare const Quota: z.ZodObject<{ id: z.ZodString; object: z.ZodLiteral<'quota'>; limit: z.ZodNumber; used: z.ZodNumber; resets_at: OrNull<typeof Timestamp> }, z.core.$loose>
export declare const Notice: z.ZodObject<{ id: z.ZodString; object: z.ZodLiteral<'notice'>; type: z.ZodEnum<z.core.util.ToEnum<'subscription.failing' | 'subscription.disabled' | 'quota.warning'>>; status: z.ZodEnum<z.core.util.ToEnum<'open' | 'ended'>>; subscription: OrNull<typeof NoticeSubscription>; quota: OrNull<typeof Quota>; created_at: typeof Timestamp }, z.core.$loose>
export declare const NoticeList: ListOf<typeof Notice>
