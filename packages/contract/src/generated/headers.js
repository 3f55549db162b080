// Generated from spec/. Do not edit.
import { z } from '@hono/zod-openapi'
import { integer, uri, uriReference } from '@channel/codegen/zod'

/**
 * The remaining requests (`r`) in the budget that this request was charged to, and the seconds until the budget is full
 * again (`t`). Present on every response to a charged request.
 */
export const RateLimit = z.string().optional()

/**
 * The budget that this request was charged to: its name, its size in requests (`q`) and its window in seconds (`w`).
 * Present on every response to a charged request.
 */
export const RateLimitPolicy = z.string().optional()

/**
 * `true` when this is the stored response to an earlier request with the same `Idempotency-Key`. Otherwise `false` or
 * absent.
 */
export const IdempotentReplayed = z.enum(['true', 'false']).optional()

/**
 * A weak tag that identifies the content of the document. Send it as `If-None-Match` to check whether it has changed.
 */
export const DocumentETag = z.string().regex(/^W\/"/).optional()

/** A cache may store the document, but must check each time whether it has changed. */
export const DocumentCacheControl = z.string().optional()

/** How to authenticate. */
export const WwwAuthenticate = z.string().regex(/^Bearer/)

/** No request is left (`r=0`) in the budget that this request was charged to; it is full again in `t` seconds. */
export const RateLimitUsedUp = z.string().optional()

/** How many seconds to wait before sending the request again. */
export const RetryAfter = integer().min(1)

/** The path of the customer that was created. */
export const CustomerLocation = uriReference()

/** The path of the setup link that was created. */
export const SetupLinkLocation = uriReference()

/**
 * How many seconds to wait before sending the request again. Present only with `idempotency_in_progress`; other
 * conflicts do not resolve by waiting.
 */
export const RetryAfterInProgress = integer().min(1).optional()

/** The path of the contact that was created. */
export const ContactLocation = uriReference()

/** The path of the label that was created. */
export const LabelLocation = uriReference()

/** The path of the saved reply that was created. */
export const SavedReplyLocation = uriReference()

/** The path of the webhook subscription that was created. */
export const WebhookSubscriptionLocation = uriReference()

/** The path of the secret that was created. It can be used to delete the secret, but not to read its text. */
export const WebhookSecretLocation = uriReference()

/** The path of the broadcast that was created. */
export const BroadcastLocation = uriReference()

/** The path of the import that was created. */
export const ContactImportLocation = uriReference()

/** Suggests a file name. */
export const FileDisposition = z.string()

/**
 * A weak tag that identifies the content of this page. It begins with the newest `updated_at` of the page. Send it as
 * `If-None-Match` to check whether anything has changed.
 */
export const ETag = z.string().regex(/^W\/"/)

/** The path of the note that was written. */
export const NoteLocation = uriReference()

/** The public URL of the file. */
export const MediaLocation = uri()

/** The path of the template that was created. */
export const TemplateLocation = uriReference()

/** The methods of this path, separated by commas. */
export const Allow = z.string()
