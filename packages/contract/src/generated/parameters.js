// Generated from spec/. Do not edit.
import { z } from '@hono/zod-openapi'
import { text } from '@channel/codegen/zod'

// Schemas of the values that handlers get: @channel/codegen/hono turns the text of a request into numbers and booleans
// before it validates.

/** How many items a page holds at most. Digits only, leading zeros do not count; anything else is `invalid_limit`. */
export const Limit = z.int().min(1).max(100).openapi({ param: { 'x-error-code': 'invalid_limit', 'x-leading-zeros': true } }).default(25)

/**
 * The `next_cursor` of the page before, unchanged. It is opaque and belongs to the list, the account and the filters
 * that it came from: with others it is `invalid_cursor`, while `limit` may change from page to page.
 */
export const Cursor = text({ min: 1, max: 2048 }).openapi({ param: { 'x-error-code': 'invalid_cursor' } }).optional()

/**
 * A value of your own, new for each thing that you want done, such as a UUID. Sent again within 24 hours with the same
 * method, path and body it returns the first answer (with `Idempotent-Replayed: true`) and does nothing twice; with
 * anything else it is 422 `idempotency_key_reuse`; while the first request is still running, 409
 * `idempotency_in_progress`.
 */
export const IdempotencyKey = text({ min: 1, max: 255, pattern: /^[!-~]+$/ }).optional()

/**
 * The `ETag` of an earlier answer, or several of them separated by commas, or `*`. When the page is still the same the
 * answer is 304 without a body.
 */
export const IfNoneMatch = z.string().optional()

/** The id of the event, the same at every attempt and in every replay. What you have seen already, you may leave. */
export const WebhookId = z.string().regex(/^evt_/)

/** When it was sent, in seconds since 1970. Refuse what is more than five minutes away from your clock. */
export const WebhookTimestamp = z.string().regex(/^[0-9]+$/)

/**
 * Signatures of `<webhook-id>.<webhook-timestamp>.<body>` as Standard Webhooks says: `v1,` and an HMAC-SHA256 in
 * base64, one for each secret that is live, with a space between them. One that fits is enough.
 */
export const WebhookSignature = z.string().regex(/^v1,[A-Za-z0-9+/]{43}=( v1,[A-Za-z0-9+/]{43}=)*$/)
