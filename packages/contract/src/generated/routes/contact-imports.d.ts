// Generated from spec/. Do not edit.
import type { z } from '@hono/zod-openapi'
import type { Route } from '@channel/codegen/zod'
import type { Cursor, IdempotencyKey, Limit } from '../parameters.js'
import type { ContactImportId } from '../schemas/contact-imports.js'
import type { PhoneNumberId } from '../schemas/shared.js'
import type * as t from '../types.js'

export declare const listContactImports: Route<'listContactImports', 'get', '/v1/{phone_number_id}/contact_imports', { params: z.ZodObject<{ phone_number_id: typeof PhoneNumberId }>; query: z.ZodObject<{ limit: typeof Limit; cursor: typeof Cursor }> }>
export declare const createContactImport: Route<'createContactImport', 'post', '/v1/{phone_number_id}/contact_imports', { params: z.ZodObject<{ phone_number_id: typeof PhoneNumberId }>; headers: z.ZodObject<{ 'idempotency-key': typeof IdempotencyKey }>; body: { content: { 'multipart/form-data': { schema: z.ZodType<Omit<t.ContactImportCreate, 'file'> & { file: Pick<File, 'name' | 'type' | 'stream'> }, Omit<t.ContactImportCreate, 'file'> & { file: Pick<File, 'name' | 'type' | 'stream'> }> } }; required: true } }>
export declare const getContactImport: Route<'getContactImport', 'get', '/v1/{phone_number_id}/contact_imports/{id}', { params: z.ZodObject<{ phone_number_id: typeof PhoneNumberId; id: typeof ContactImportId }> }>
export declare const cancelContactImport: Route<'cancelContactImport', 'post', '/v1/{phone_number_id}/contact_imports/{id}/cancel', { params: z.ZodObject<{ phone_number_id: typeof PhoneNumberId; id: typeof ContactImportId }>; headers: z.ZodObject<{ 'idempotency-key': typeof IdempotencyKey }> }>
export declare const getContactImportErrors: Route<'getContactImportErrors', 'get', '/v1/{phone_number_id}/contact_imports/{id}/errors', { params: z.ZodObject<{ phone_number_id: typeof PhoneNumberId; id: typeof ContactImportId }> }>
