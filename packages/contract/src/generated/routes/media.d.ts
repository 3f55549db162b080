// Generated from spec/. Do not edit.
import type { z } from '@hono/zod-openapi'
import type { Route } from '@channel/codegen/zod'
import type { IdempotencyKey } from '../parameters.js'
import type { PhoneNumberId } from '../schemas/shared.js'
import type * as t from '../types.js'

export declare const createMedia: Route<'createMedia', 'post', '/v1/{phone_number_id}/media', { params: z.ZodObject<{ phone_number_id: typeof PhoneNumberId }>; headers: z.ZodObject<{ 'idempotency-key': typeof IdempotencyKey }>; body: { content: { 'multipart/form-data': { schema: z.ZodType<Omit<t.MediaCreate, 'file'> & { file: Pick<File, 'name' | 'type' | 'stream'> }, Omit<t.MediaCreate, 'file'> & { file: Pick<File, 'name' | 'type' | 'stream'> }> } }; required: true } }>
