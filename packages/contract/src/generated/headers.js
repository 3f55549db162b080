// Generated from spec/. Do not edit.
import { z } from '@hono/zod-openapi'
import { uri, uriReference } from '@channel/codegen/zod'

/**
 * What is left of the budget that this request was charged to (`r`, requests) and when it is full again (`t`, seconds).
 * On every answer whose request was charged.
 */
export const RateLimit = z.string().optional()

/**
 * The budget that this request was charged to: its name, how many requests it holds (`q`) and its window in seconds
 * (`w`). On every answer whose request was charged.
 */
export const RateLimitPolicy = z.string().optional()

/**
 * `true` when this is the stored answer to an earlier request with the same `Idempotency-Key`, and nothing was done a
 * second time. Otherwise `false`, or not there at all.
 */
export const IdempotentReplayed = z.enum(['true', 'false']).optional()

/** How to authenticate. */
export const WwwAuthenticate = z.string().regex(/^Bearer/)

/** How many seconds to wait before the same request can succeed. */
export const RetryAfter = z.int().min(1)

/** The path of the customer that was created. */
export const CustomerLocation = uriReference()

/**
 * How many seconds to wait before sending the same request again. Only with `idempotency_in_progress`; other conflicts
 * do not pass by waiting.
 */
export const RetryAfterInProgress = z.int().min(1).optional()

/** The path of the contact that was created. */
export const ContactLocation = uriReference()

/** The path of the label that was created. */
export const LabelLocation = uriReference()

/** The path of the webhook subscription that was created. */
export const WebhookSubscriptionLocation = uriReference()

/** The path of the secret that was created. Its text is in the answer only; the path is for deleting it. */
export const WebhookSecretLocation = uriReference()

/**
 * What this page is, as a weak tag: it begins with the newest `updated_at` of the page, and changes with whatever the
 * page shows. Send it as `If-None-Match` to be told whether anything has changed.
 */
export const ETag = z.string().regex(/^W\/"/)

/** The public address of the file. */
export const MediaLocation = uri()

/** The methods that this path has, separated by commas. */
export const Allow = z.string()
