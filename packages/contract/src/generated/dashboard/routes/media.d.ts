// Generated from spec/. Do not edit.
import type { z } from '@hono/zod-openapi'
import type { Route } from '@channel/codegen/zod'
import type { PhoneNumberId } from '../schemas/account-pins.js'

export declare const getAccountPicture: Route<'getAccountPicture', 'get', '/dashboard/accounts/{phone_number_id}/picture', { params: z.ZodObject<{ phone_number_id: typeof PhoneNumberId }> }>
export declare const getMediaFile: Route<'getMediaFile', 'get', '/dashboard/media/{id}', { params: z.ZodObject<{ id: z.ZodString }>; headers: z.ZodObject<{ 'if-none-match': z.ZodOptional<z.ZodString>; range: z.ZodOptional<z.ZodString>; 'if-range': z.ZodOptional<z.ZodString> }> }>
