// Generated from spec/. Do not edit.
import { createRoute, z } from '@hono/zod-openapi'
import { dateTime, integer, reply, text } from '@channel/codegen/zod'
import { RateLimit, RateLimitPolicy } from '../headers.js'
import { Cursor, Limit } from '../parameters.js'
import { AuthenticationFailed, InternalError, RateLimited, ValidationFailed } from '../responses.js'
import { EventList } from '../schemas/events.js'
import { CustomerId, EventType, PhoneNumberId, RequestId } from '../schemas/shared.js'

/**
 * Lists what has happened in your organization in the last 30 days, or less if it keeps webhook deliveries for a
 * shorter time. The items are the bodies of webhooks, of all types, whether or not a webhook subscription receives
 * them. Use it to receive events without a public URL, or to catch up on missed ones. Events of notes are listed only
 * by their `type`.
 *
 * The list is in the order in which events appear, the oldest first. To follow the list, send the `resume_cursor` of
 * each page as `cursor`, with the same filters. No event is skipped or repeated, because an event appears only when no
 * earlier one can follow. With filters, a page may have fewer items than `limit`, or none, although `has_more` is true.
 * With `wait`, the response waits for an event if there is none yet.
 *
 * Events of a deleted contact disappear, except for `contact.deleted`. After the service was restored from a backup or
 * moved, a cursor is `invalid_cursor`, and `message` says with which `created_after` to continue.
 */
export const listEvents = createRoute({
  operationId: 'listEvents',
  method: 'get',
  path: '/v1/events',
  tags: ['events'],
  summary: 'List events',
  security: [{ apiKey: [] }],
  request: {
    query: z.strictObject({
      /** Only events of this type. */
      type: EventType.optional(),
      /** Only events of this account. */
      phone_number_id: PhoneNumberId.optional(),
      /** Only events of accounts that belonged to this end-customer when they happened. */
      customer_id: CustomerId.optional(),
      /** Only events of this resource, such as a message, a conversation or a contact. */
      object_id: text({ min: 1, max: 64 }).optional(),
      /** Only events that happened at or after this time. */
      created_after: dateTime().optional(),
      /** Only events that happened before this time. */
      created_before: dateTime().optional(),
      /** Which event is first. Only the default can be followed, with `start` and `wait`. */
      order: z.enum(['oldest_first', 'newest_first']).default('oldest_first'),
      /**
       * Where a list without a `cursor` begins: with the oldest event, or after the latest one, with an empty page
       * whose `resume_cursor` leads to what happens from now on.
       */
      start: z.enum(['oldest', 'latest']).default('oldest'),
      /**
       * How many seconds the response may wait for an event. An empty page after that time is normal: request the next
       * one. A request that waits counts once in the rate limit. At most 50 requests of an organization wait at the
       * same time; the next one is `rate_limit_exceeded`.
       */
      wait: integer().min(0).max(30).default(0),
      limit: Limit,
      cursor: Cursor,
    }),
  },
  responses: {
    200: reply(EventList, {
      description: 'A page of events.',
      headers: { 'X-Request-Id': RequestId, RateLimit, 'RateLimit-Policy': RateLimitPolicy },
    }),
    400: ValidationFailed,
    401: AuthenticationFailed,
    429: RateLimited,
    500: InternalError,
  },
})
