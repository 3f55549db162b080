// Generated from spec/. Do not edit.
import { createRoute, z } from '@hono/zod-openapi'
import { dateTime, reply } from '@channel/codegen/zod'
import { RateLimit, RateLimitPolicy } from '../headers.js'
import {
  AuthenticationFailed,
  InternalError,
  NotFound,
  RateLimited,
  ValidationFailed,
} from '../responses.js'
import { FiguresResponse, WebhookFiguresResponse } from '../schemas/figures.js'
import { RequestId, WebhookSubscriptionId } from '../schemas/shared.js'

/**
 * Returns what happened in the organization by the hour, the health of its webhooks, and how much of its rate limits it
 * uses now. New messages are counted within a minute, late reports of deliveries and failures within half an hour.
 * Figures are kept for 400 days.
 */
export const getFigures = createRoute({
  operationId: 'getFigures',
  method: 'get',
  path: '/dashboard/figures',
  tags: ['figures'],
  summary: 'Get the figures',
  security: [{ session: [] }],
  request: {
    query: z.strictObject({
      /**
       * The beginning of the range, rounded down to an hour; 24 hours before `to` by default. The range may have at
       * most 31 days.
       */
      from: dateTime().optional(),
      /** The end of the range, rounded up to an hour; now by default. */
      to: dateTime().optional(),
    }),
  },
  responses: {
    200: reply(FiguresResponse, {
      description: 'The figures.',
      headers: { 'X-Request-Id': RequestId, RateLimit, 'RateLimit-Policy': RateLimitPolicy },
    }),
    400: ValidationFailed,
    401: AuthenticationFailed,
    429: RateLimited,
    500: InternalError,
  },
})

/** Returns the attempts of a webhook subscription by the hour in which they began. Figures are kept for 400 days. */
export const getWebhookFigures = createRoute({
  operationId: 'getWebhookFigures',
  method: 'get',
  path: '/dashboard/figures/webhook_subscriptions/{id}',
  tags: ['figures'],
  summary: 'Get the figures of a webhook',
  security: [{ session: [] }],
  request: {
    params: z.object({ id: WebhookSubscriptionId }),
    query: z.strictObject({
      /**
       * The beginning of the range, rounded down to an hour; 24 hours before `to` by default. The range may have at
       * most 31 days.
       */
      from: dateTime().optional(),
      /** The end of the range, rounded up to an hour; now by default. */
      to: dateTime().optional(),
    }),
  },
  responses: {
    200: reply(WebhookFiguresResponse, {
      description: 'The figures.',
      headers: { 'X-Request-Id': RequestId, RateLimit, 'RateLimit-Policy': RateLimitPolicy },
    }),
    400: ValidationFailed,
    401: AuthenticationFailed,
    404: NotFound,
    429: RateLimited,
    500: InternalError,
  },
})
