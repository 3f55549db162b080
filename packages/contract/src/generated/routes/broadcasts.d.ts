// Generated from spec/. Do not edit.
import type { z } from '@hono/zod-openapi'
import type { Route } from '@channel/codegen/zod'
import type { Cursor, IdempotencyKey, Limit } from '../parameters.js'
import type {
  BroadcastCreate,
  BroadcastId,
  BroadcastRecipientStatusFilter,
  BroadcastRecipientsAdd,
  BroadcastStatusFilter,
  BroadcastUpdate,
} from '../schemas/broadcasts.js'
import type { PhoneNumberId } from '../schemas/shared.js'

export declare const listBroadcasts: Route<'listBroadcasts', 'get', '/v1/{phone_number_id}/broadcasts', { params: z.ZodObject<{ phone_number_id: typeof PhoneNumberId }>; query: z.ZodObject<{ status: z.ZodOptional<typeof BroadcastStatusFilter>; limit: typeof Limit; cursor: typeof Cursor }> }>
export declare const createBroadcast: Route<'createBroadcast', 'post', '/v1/{phone_number_id}/broadcasts', { params: z.ZodObject<{ phone_number_id: typeof PhoneNumberId }>; headers: z.ZodObject<{ 'idempotency-key': typeof IdempotencyKey }>; body: { content: { 'application/json': { schema: typeof BroadcastCreate } }; required: true } }>
export declare const getBroadcast: Route<'getBroadcast', 'get', '/v1/{phone_number_id}/broadcasts/{id}', { params: z.ZodObject<{ phone_number_id: typeof PhoneNumberId; id: typeof BroadcastId }> }>
export declare const updateBroadcast: Route<'updateBroadcast', 'patch', '/v1/{phone_number_id}/broadcasts/{id}', { params: z.ZodObject<{ phone_number_id: typeof PhoneNumberId; id: typeof BroadcastId }>; body: { content: { 'application/json': { schema: typeof BroadcastUpdate } }; required: true } }>
export declare const cancelBroadcast: Route<'cancelBroadcast', 'post', '/v1/{phone_number_id}/broadcasts/{id}/cancel', { params: z.ZodObject<{ phone_number_id: typeof PhoneNumberId; id: typeof BroadcastId }>; headers: z.ZodObject<{ 'idempotency-key': typeof IdempotencyKey }> }>
export declare const pauseBroadcast: Route<'pauseBroadcast', 'post', '/v1/{phone_number_id}/broadcasts/{id}/pause', { params: z.ZodObject<{ phone_number_id: typeof PhoneNumberId; id: typeof BroadcastId }>; headers: z.ZodObject<{ 'idempotency-key': typeof IdempotencyKey }> }>
export declare const listBroadcastRecipients: Route<'listBroadcastRecipients', 'get', '/v1/{phone_number_id}/broadcasts/{id}/recipients', { params: z.ZodObject<{ phone_number_id: typeof PhoneNumberId; id: typeof BroadcastId }>; query: z.ZodObject<{ status: z.ZodOptional<typeof BroadcastRecipientStatusFilter>; search: z.ZodOptional<z.ZodString>; limit: typeof Limit; cursor: typeof Cursor }> }>
export declare const bulkAddBroadcastRecipients: Route<'bulkAddBroadcastRecipients', 'post', '/v1/{phone_number_id}/broadcasts/{id}/recipients', { params: z.ZodObject<{ phone_number_id: typeof PhoneNumberId; id: typeof BroadcastId }>; headers: z.ZodObject<{ 'idempotency-key': typeof IdempotencyKey }>; body: { content: { 'application/json': { schema: typeof BroadcastRecipientsAdd } }; required: true } }>
export declare const startBroadcast: Route<'startBroadcast', 'post', '/v1/{phone_number_id}/broadcasts/{id}/start', { params: z.ZodObject<{ phone_number_id: typeof PhoneNumberId; id: typeof BroadcastId }>; headers: z.ZodObject<{ 'idempotency-key': typeof IdempotencyKey }> }>
