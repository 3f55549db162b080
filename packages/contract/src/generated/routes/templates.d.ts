// Generated from spec/. Do not edit.
import type { z } from '@hono/zod-openapi'
import type { Route } from '@channel/codegen/zod'
import type { Cursor, IdempotencyKey, Limit } from '../parameters.js'
import type { PhoneNumberId } from '../schemas/shared.js'
import type {
  TemplateCategory,
  TemplateCreate,
  TemplateStatus,
  TemplateUpdate,
} from '../schemas/templates.js'

export declare const listTemplates: Route<'listTemplates', 'get', '/v1/{phone_number_id}/templates', { params: z.ZodObject<{ phone_number_id: typeof PhoneNumberId }>; query: z.ZodObject<{ name: z.ZodOptional<z.ZodString>; status: z.ZodOptional<typeof TemplateStatus>; category: z.ZodOptional<typeof TemplateCategory>; language: z.ZodOptional<z.ZodString>; limit: typeof Limit; cursor: typeof Cursor }> }>
export declare const createTemplate: Route<'createTemplate', 'post', '/v1/{phone_number_id}/templates', { params: z.ZodObject<{ phone_number_id: typeof PhoneNumberId }>; headers: z.ZodObject<{ 'idempotency-key': typeof IdempotencyKey }>; body: { content: { 'application/json': { schema: typeof TemplateCreate } }; required: true } }>
export declare const syncTemplates: Route<'syncTemplates', 'post', '/v1/{phone_number_id}/templates/sync', { params: z.ZodObject<{ phone_number_id: typeof PhoneNumberId }>; headers: z.ZodObject<{ 'idempotency-key': typeof IdempotencyKey }> }>
export declare const getTemplate: Route<'getTemplate', 'get', '/v1/{phone_number_id}/templates/{name}', { params: z.ZodObject<{ phone_number_id: typeof PhoneNumberId; name: z.ZodString }>; query: z.ZodObject<{ language: z.ZodOptional<z.ZodString> }> }>
export declare const deleteTemplate: Route<'deleteTemplate', 'delete', '/v1/{phone_number_id}/templates/{name}', { params: z.ZodObject<{ phone_number_id: typeof PhoneNumberId; name: z.ZodString }>; query: z.ZodObject<{ language: z.ZodOptional<z.ZodString> }> }>
export declare const updateTemplate: Route<'updateTemplate', 'patch', '/v1/{phone_number_id}/templates/{name}', { params: z.ZodObject<{ phone_number_id: typeof PhoneNumberId; name: z.ZodString }>; query: z.ZodObject<{ language: z.ZodOptional<z.ZodString> }>; body: { content: { 'application/json': { schema: typeof TemplateUpdate } }; required: true } }>
