// Generated from spec/. Do not edit.
import type { z } from '@hono/zod-openapi'
import type { Route } from '@channel/codegen/zod'
import type { AccountProfileUpdate } from '../schemas/account-profiles.js'
import type { PhoneNumberId } from '../schemas/shared.js'

export declare const getAccountProfile: Route<'getAccountProfile', 'get', '/v1/{phone_number_id}/profile', { params: z.ZodObject<{ phone_number_id: typeof PhoneNumberId }> }>
export declare const updateAccountProfile: Route<'updateAccountProfile', 'patch', '/v1/{phone_number_id}/profile', { params: z.ZodObject<{ phone_number_id: typeof PhoneNumberId }>; body: { content: { 'application/json': { schema: typeof AccountProfileUpdate } }; required: true } }>
