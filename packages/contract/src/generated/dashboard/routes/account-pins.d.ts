// Generated from spec/. Do not edit.
import type { z } from '@hono/zod-openapi'
import type { Route } from '@channel/codegen/zod'
import type { AccountPinUpdate, PhoneNumberId } from '../schemas/account-pins.js'

export declare const updateAccountPin: Route<'updateAccountPin', 'patch', '/dashboard/accounts/{phone_number_id}/pin', { params: z.ZodObject<{ phone_number_id: typeof PhoneNumberId }>; body: { content: { 'application/json': { schema: typeof AccountPinUpdate } }; required: true } }>
