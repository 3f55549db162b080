// Generated from spec/. Do not edit.
import { z } from '@hono/zod-openapi'
import { integer, text } from '@channel/codegen/zod'

// Schemas of the values that handlers get: @channel/codegen/hono converts the text of a request to numbers and booleans
// before it validates.

/**
 * The `ETag` of an earlier response, several of them separated by commas, or `*`. If the document is unchanged, the
 * response is 304 without a body.
 */
export const DocumentIfNoneMatch = z.string().optional()

/** The maximum number of items per page. Digits only; leading zeros are ignored. Anything else is `invalid_limit`. */
export const Limit = integer().min(1).max(100).openapi({ param: { 'x-error-code': 'invalid_limit', 'x-leading-zeros': true } }).default(25)

/**
 * The `next_cursor` of the previous page, unchanged. It is opaque. It is valid only for the same list, account and
 * filters; otherwise the response is `invalid_cursor`. `limit` may differ between pages.
 */
export const Cursor = text({ min: 1, max: 2048 }).openapi({ param: { 'x-error-code': 'invalid_cursor' } }).optional()

/**
 * A unique value that you choose for each operation, such as a UUID. Within 24 hours, the same key with the same
 * method, path and body returns the stored response (with `Idempotent-Replayed: true`) and does nothing twice. With a
 * different request it is 422 `idempotency_key_reuse`. While the first request is in progress, it is 409
 * `idempotency_in_progress`.
 */
export const IdempotencyKey = text({ min: 1, max: 255, pattern: /^[!-~]+$/ }).optional()

/**
 * The phone number of the contact in E.164 format. Encode its `+` as `%2B`. An invalid number is
 * `invalid_phone_number`.
 */
export const ContactPhoneNumber = z.string().openapi({ 'x-error-code': 'invalid_phone_number' })

/**
 * The `ETag` of an earlier response, several of them separated by commas, or `*`. If the page is unchanged, the
 * response is 304 without a body.
 */
export const IfNoneMatch = z.string().optional()

/** The id of the event, the same for every attempt and every replay. Use it to detect and skip duplicates. */
export const WebhookId = z.string().regex(/^evt_/)

/**
 * When the request was sent, as a Unix timestamp in seconds. Reject requests that differ from your clock by more than
 * five minutes.
 */
export const WebhookTimestamp = z.string().regex(/^[0-9]+$/)

/**
 * Signatures of `<webhook-id>.<webhook-timestamp>.<body>`, following the Standard Webhooks specification. Each is `v1,`
 * and an HMAC-SHA256 in base64. There is one for each active secret, separated by spaces. One valid signature is
 * enough.
 */
export const WebhookSignature = z.string().regex(/^v1,[A-Za-z0-9+/]{43}=( v1,[A-Za-z0-9+/]{43}=)*$/)
