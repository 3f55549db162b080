// Generated from spec/. Do not edit.
import { createRoute, z } from '@hono/zod-openapi'
import { reply, text } from '@channel/codegen/zod'
import { RateLimit, RateLimitPolicy } from '../headers.js'
import { Cursor, Limit } from '../parameters.js'
import {
  AuthenticationFailed,
  InternalError,
  NotFound,
  RateLimited,
  ValidationFailed,
} from '../responses.js'
import { AccountList, AccountResponse, AccountStatus } from '../schemas/accounts.js'
import { PhoneNumberId, RequestId } from '../schemas/shared.js'

/**
 * Lists the accounts that your organization has connected, newest first (by `created_at`, then `id`, both descending).
 * Each row carries the `phone_number_id` used in phone-scoped paths.
 */
export const listAccounts = createRoute({
  operationId: 'listAccounts',
  method: 'get',
  path: '/v1/accounts',
  tags: ['accounts'],
  summary: 'List connected accounts',
  security: [{ apiKey: [] }],
  request: {
    query: z.strictObject({
      /** Only accounts of this end-customer. */
      customer_id: text({ min: 1, max: 64 }).optional(),
      /** Only accounts with this status. */
      status: AccountStatus.optional(),
      limit: Limit,
      cursor: Cursor,
    }),
  },
  responses: {
    200: reply(AccountList, {
      description: 'A page of accounts.',
      headers: { 'X-Request-Id': RequestId, RateLimit, 'RateLimit-Policy': RateLimitPolicy },
    }),
    400: ValidationFailed,
    401: AuthenticationFailed,
    429: RateLimited,
    500: InternalError,
  },
})

/** Returns one account, also while it is not connected or not verified. */
export const getAccount = createRoute({
  operationId: 'getAccount',
  method: 'get',
  path: '/v1/accounts/{phone_number_id}',
  tags: ['accounts'],
  summary: 'Get an account',
  security: [{ apiKey: [] }],
  request: { params: z.object({ phone_number_id: PhoneNumberId }) },
  responses: {
    200: reply(AccountResponse, {
      description: 'The account.',
      headers: { 'X-Request-Id': RequestId, RateLimit, 'RateLimit-Policy': RateLimitPolicy },
    }),
    400: ValidationFailed,
    401: AuthenticationFailed,
    404: NotFound,
    429: RateLimited,
    500: InternalError,
  },
})
