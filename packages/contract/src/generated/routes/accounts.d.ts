// Generated from spec/. Do not edit.
import type { z } from '@hono/zod-openapi'
import type { Route } from '@channel/codegen/zod'
import type { Cursor, Limit } from '../parameters.js'
import type { AccountStatus } from '../schemas/accounts.js'
import type { PhoneNumberId } from '../schemas/shared.js'

export declare const listAccounts: Route<'listAccounts', 'get', '/v1/accounts', { query: z.ZodObject<{ customer_id: z.ZodOptional<z.ZodString>; status: z.ZodOptional<typeof AccountStatus>; limit: typeof Limit; cursor: typeof Cursor }> }>
export declare const getAccount: Route<'getAccount', 'get', '/v1/accounts/{phone_number_id}', { params: z.ZodObject<{ phone_number_id: typeof PhoneNumberId }> }>
