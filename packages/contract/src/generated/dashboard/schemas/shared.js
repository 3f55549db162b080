// Generated from spec/. Do not edit.
import { z } from '@hono/zod-openapi'
import { dateTime, text } from '@channel/codegen/zod'

/** `{ data, request_id }` around a resource, such as `SessionResponse`. */
export const responseOf = (data) =>
  z.looseObject({ data, request_id: RequestId })

/** `{ data, has_more, next_cursor, request_id }` around a resource, such as `PasskeyList`. */
export const listOf = (data) =>
  z.looseObject({
    /** The items on this page; empty if nothing matches. */
    data: z.array(data).max(100),
    /** True when there is another page. */
    has_more: z.boolean(),
    /** The `cursor` of the next page; null on the last page. */
    next_cursor: z.string().nullable(),
    request_id: RequestId,
  })

/** The id of this request, equal to the `X-Request-Id` header. Quote it when you contact support. */
export const RequestId = z.string().regex(/^req_/).openapi('RequestId')

/** The id of a user. */
export const UserId = text({ min: 1, max: 64 }).openapi('UserId')

/**
 * What the user may do: `owner` everything, `member` everything but manage members and the organization, `read_only`
 * only read.
 */
export const Role = z.enum(['owner', 'member', 'read_only']).openapi('Role')

/** A timestamp in UTC, always with microseconds and `Z`. */
export const Timestamp = dateTime({ pattern: /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{6}Z$/ }).openapi('Timestamp')

/** A user of the organization. */
export const UserReference = z.looseObject({
  id: UserId,
  /** The full name. */
  name: z.string(),
}).openapi('UserReference')

/** The id of a webhook subscription. */
export const WebhookSubscriptionId = text({ max: 64, pattern: /^wbs_/ }).openapi('WebhookSubscriptionId')
