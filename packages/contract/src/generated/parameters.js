// Generated from spec/. Do not edit.
import { z } from '@hono/zod-openapi'
import { text } from '@channel/codegen/zod'

/** How many items a page holds at most. */
export const Limit = z.int().min(1).max(100).openapi({ param: { 'x-error-code': 'invalid_limit', 'x-leading-zeros': true } }).default(25)

/** The `next_cursor` of the page before, unchanged. */
export const Cursor = text({ min: 1, max: 2048 }).openapi({ param: { 'x-error-code': 'invalid_cursor' } }).optional()

/** A value of your own, new for each thing that you want done, such as a UUID. */
export const IdempotencyKey = text({ min: 1, max: 255, pattern: /^[!-~]+$/ }).optional()

/** The `ETag` of an earlier answer, or several of them separated by commas, or `*`. */
export const IfNoneMatch = z.string().optional()

/** The id of the event, the same at every attempt and in every replay. */
export const WebhookId = z.string().regex(/^evt_/)

/** When it was sent, in seconds since 1970. */
export const WebhookTimestamp = z.string().regex(/^[0-9]+$/)

/** Signatures of `<webhook-id>.<webhook-timestamp>.<body>` as Standard Webhooks says. */
export const WebhookSignature = z.string().regex(/^v1,[A-Za-z0-9+/]{43}=( v1,[A-Za-z0-9+/]{43}=)*$/)
