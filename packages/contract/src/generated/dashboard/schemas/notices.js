// Generated from spec/. Do not edit.
import { z } from '@hono/zod-openapi'
import { integer, orNull } from '@channel/codegen/zod'
import { Timestamp, WebhookSubscriptionId, listOf } from './shared.js'

/**
 * Why the service disabled the subscription; null when it is enabled or was disabled by you. The set may grow.
 *
 * - `endpoint_gone`: the receiver responded with 410.
 * - `failing`: all attempts failed for 5 days.
 */
export const WebhookDisabledReason = z.string().nullable().openapi('WebhookDisabledReason')

/** The webhook subscription of a notice. */
export const NoticeSubscription = z.looseObject({
  id: WebhookSubscriptionId,
  /** Its URL now. */
  url: z.string(),
  /** The first failed attempt at that time. */
  failing_since: Timestamp,
  /** Why it was disabled at that time. */
  disabled_reason: WebhookDisabledReason,
  /** Whether it was deleted since. */
  is_deleted: z.boolean(),
}).openapi('NoticeSubscription')

/** A quota of your organization's plan, and how much of it is used. */
export const Quota = z.looseObject({
  /**
   * The id of the quota: what is limited. The set may grow.
   *
   * - `monthly_messages`: messages sent in a calendar month, in UTC.
   * - `webhook_subscriptions`: webhook subscriptions of the organization.
   */
  id: z.string(),
  /** Always `quota`. */
  object: z.literal('quota'),
  /** How much the plan includes. */
  limit: integer().min(1),
  /** How much is used. */
  used: integer().min(1),
  /** When the count starts again at 0; null if it does not. */
  resets_at: orNull(Timestamp),
}).openapi('Quota')

/** Something that needs the attention of the organization. Webhooks and mails report it too. */
export const Notice = z.looseObject({
  /** The id of the notice. */
  id: z.string(),
  /** Always `notice`. */
  object: z.literal('notice'),
  /** The type of its event. */
  type: z.enum(['subscription.failing', 'subscription.disabled', 'quota.warning']),
  /** Whether it is still so. */
  status: z.enum(['open', 'ended']),
  /** The webhook subscription; null for a quota. */
  subscription: orNull(NoticeSubscription),
  /** The quota at that time; null for a subscription. */
  quota: orNull(Quota),
  created_at: Timestamp,
}).openapi('Notice')

/** A page of notices, newest first. */
export const NoticeList = listOf(Notice).openapi('NoticeList')
