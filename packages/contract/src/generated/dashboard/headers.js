// Generated from spec/. Do not edit.
import { z } from '@hono/zod-openapi'
import { integer } from '@channel/codegen/zod'

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

/** How many seconds to wait before sending the request again. */
export const RetryAfter = integer().min(1)

/** The cookie of the session: `HttpOnly`, `SameSite=Lax`, and `Secure` behind https. */
export const SetCookie = z.string()

/** The number of bytes in the response. */
export const ContentLength = integer().min(0)

/** Suggests a file name. */
export const ContentDisposition = z.string()

/** A strong tag that identifies the bytes of the file. Send it as `If-None-Match` or `If-Range`. */
export const FileETag = z.string()

/** Ranges of bytes can be requested. */
export const AcceptRanges = z.literal('bytes')

/** The range in the response, and the size of the file. */
export const ContentRange = z.string()
