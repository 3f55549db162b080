// Generated from spec/. Do not edit.
import { createRoute, z } from '@hono/zod-openapi'
import { date, reply, text, unique } from '@channel/codegen/zod'
import { RateLimit, RateLimitPolicy } from '../headers.js'
import { Cursor, Limit } from '../parameters.js'
import { AuthenticationFailed, InternalError, RateLimited, ValidationFailed } from '../responses.js'
import { CustomerId, PhoneNumberId, RequestId } from '../schemas/shared.js'
import { Country, UsageList } from '../schemas/usage.js'

/**
 * Counts the sent messages for which the provider has reported whether it bills them (`pricing` of a message), by the
 * fields in `group_by`. A message counts on the day on which it was created, from the status that says what it costs.
 * It is counted again when a later status says something else, and no more when it fails. Deleting a message changes no
 * count. The newest day is first (by `day`, descending). Counts are kept for 400 days.
 */
export const listUsage = createRoute({
  operationId: 'listUsage',
  method: 'get',
  path: '/v1/usage',
  tags: ['usage'],
  summary: 'Count what the provider bills',
  security: [{ apiKey: [] }],
  request: {
    query: z.strictObject({
      /** The first day, in UTC; 29 days before `to` by default. The range may have at most 400 days. */
      from: date().optional(),
      /** The last day, in UTC; today by default. */
      to: date().optional(),
      /**
       * A field by which messages are counted. Repeat the parameter for several. The other fields of the counts are
       * null.
       */
      group_by: z.array(z.enum(['day', 'phone_number_id', 'customer_id', 'category', 'type', 'country', 'billable'])).max(7).apply(unique).default(['day']),
      /** Only messages of this account. */
      phone_number_id: PhoneNumberId.optional(),
      /** Only messages of accounts that belong to this end-customer now. */
      customer_id: CustomerId.optional(),
      /** Only messages of this category. */
      category: text({ min: 1, max: 100 }).optional(),
      /** Only messages to this country. */
      country: Country.optional(),
      /** Only messages that the provider bills (`true`), or does not bill (`false`). */
      billable: z.boolean().optional(),
      limit: Limit,
      cursor: Cursor,
    }),
  },
  responses: {
    200: reply(UsageList, {
      description: 'A page of counts.',
      headers: { 'X-Request-Id': RequestId, RateLimit, 'RateLimit-Policy': RateLimitPolicy },
    }),
    400: ValidationFailed,
    401: AuthenticationFailed,
    429: RateLimited,
    500: InternalError,
  },
})
