// Generated from spec/. Do not edit.
import { z } from '@hono/zod-openapi'
import { dateTime, integer } from '@channel/codegen/zod'
import { WebhookDisabledReason } from './notices.js'
import { Timestamp, WebhookSubscriptionId, responseOf } from './shared.js'

/** What happened in one hour. */
export const HourOfFigures = z.looseObject({
  hour: Timestamp,
  /** Received messages. */
  message_inbound: integer().min(0),
  /**
   * Sent messages, whatever became of them. A scheduled message counts when it is due; one that was canceled does not
   * count.
   */
  message_outbound: integer().min(0),
  /** Messages that were sent in this hour, and delivered soon. */
  message_delivered: integer().min(0),
  /** Messages that failed in this hour, without those that were canceled. */
  message_failed: integer().min(0),
  /** Webhook attempts that succeeded. */
  delivery_succeeded: integer().min(0),
  /** Webhook attempts that failed and are retried. */
  delivery_failed: integer().min(0),
  /** Webhook attempts that failed and are not retried. */
  delivery_dead: integer().min(0),
  /** API calls with a 2xx status. */
  log_2xx: integer().min(0),
  /** API calls with a 3xx status. */
  log_3xx: integer().min(0),
  /** API calls with a 4xx status. */
  log_4xx: integer().min(0),
  /** API calls with a 5xx status. */
  log_5xx: integer().min(0),
}).openapi('HourOfFigures')

/** A webhook subscription that fails, or was disabled because it failed. */
export const UnhealthyWebhook = z.looseObject({
  id: WebhookSubscriptionId,
  /** The URL of the receiver. */
  url: z.string(),
  /** Whether it is enabled. */
  enabled: z.boolean(),
  disabled_reason: WebhookDisabledReason,
  /** The first failure that no success has followed. */
  failing_since: dateTime().nullable(),
}).openapi('UnhealthyWebhook')

/** How much of a budget is used; null if it is turned off. */
export const RateLimitUse = z.looseObject({
  /** The max number of requests per minute. */
  limit: integer().min(0),
  /** How many of them are left. */
  remaining: integer().min(0),
  /** When the budget is full again, in seconds. */
  resets_in_seconds: integer().min(0),
}).nullable().openapi('RateLimitUse')

/** What happened in an organization. */
export const Figures = z.looseObject({
  /** Always `figures`. */
  object: z.literal('figures'),
  from: Timestamp,
  to: Timestamp,
  /** One entry for each hour, oldest first. */
  hours: z.array(HourOfFigures).max(744),
  /** The webhook subscriptions now. */
  webhooks: z.looseObject({
    /** How many are enabled and do not fail. */
    working: integer().min(0),
    /** How many are enabled, but their last attempts have failed. */
    failing: integer().min(0),
    /** How many are disabled. */
    disabled: integer().min(0),
    /** Those that fail, or were disabled because they failed. */
    unhealthy: z.array(UnhealthyWebhook).max(20),
  }),
  /** The budgets of the organization's API keys in the current minute. */
  rate_limits: z.looseObject({ read: RateLimitUse, write: RateLimitUse }),
}).openapi('Figures')

/** The figures of an organization. */
export const FiguresResponse = responseOf(Figures).openapi('FiguresResponse')

/** The attempts that began in one hour. */
export const HourOfAttempts = z.looseObject({
  hour: Timestamp,
  /** Attempts that succeeded. */
  delivery_succeeded: integer().min(0),
  /** Attempts that failed and are retried. */
  delivery_failed: integer().min(0),
  /** Attempts that failed and are not retried. */
  delivery_dead: integer().min(0),
}).openapi('HourOfAttempts')

/** The attempts of a webhook subscription. */
export const WebhookFigures = z.looseObject({
  /** Always `webhook_figures`. */
  object: z.literal('webhook_figures'),
  from: Timestamp,
  to: Timestamp,
  /** One entry for each hour, oldest first. */
  hours: z.array(HourOfAttempts).max(744),
}).openapi('WebhookFigures')

/** The figures of a webhook subscription. */
export const WebhookFiguresResponse = responseOf(WebhookFigures).openapi('WebhookFiguresResponse')
