// Generated from spec/. Do not edit.
import { createRoute, z } from '@hono/zod-openapi'
import { text } from '@channel/codegen/zod'
import { RateLimit, RateLimitPolicy } from '../headers.js'
import { AuthenticationFailed, InternalError, RateLimited, ValidationFailed } from '../responses.js'
import { RequestId } from '../schemas/shared.js'

/**
 * Streams server-sent events while the connection is open. Each message names what has changed: its `id` is the one of
 * the event, and its data is a JSON object with `type` (of the event), `id` (of the resource) and `phone_number_id`.
 * Not every change has an event: after every write of a user or of an API key, a message without an `id` names its
 * group, such as `labels.changed`. It may get lost. A message of the type `presence` has the data of `PATCH
 * /dashboard/presence` of any user, with `user` (`id` and `name`). A message of the type `reset` means that anything
 * may have changed. After a disconnection, `Last-Event-ID` continues the stream; a change may be reported again. A
 * comment follows every 15 seconds. The stream ends with the session. A session may have 10 open streams.
 */
export const getLiveChanges = createRoute({
  operationId: 'getLiveChanges',
  method: 'get',
  path: '/dashboard/live',
  tags: ['live'],
  summary: 'Follow changes',
  security: [{ session: [] }],
  request: {
    query: z.strictObject({
      /** The organization that the page shows; it must be the one that is open. */
      organization_id: text({ min: 1, max: 64 }).optional(),
    }),
    headers: z.object({
      /** The `id` of the last message. Browsers send it when they reconnect. */
      'last-event-id': text({ max: 64 }).optional(),
    }),
  },
  responses: {
    200: {
      description: 'The stream.',
      headers: z.object({ 'X-Request-Id': RequestId, RateLimit, 'RateLimit-Policy': RateLimitPolicy }),
      content: { 'text/event-stream': { schema: z.string() } },
    },
    400: ValidationFailed,
    401: AuthenticationFailed,
    429: RateLimited,
    500: InternalError,
  },
})
