// Generated from spec/. Do not edit.
import type { z } from '@hono/zod-openapi'
import type { Route } from '@channel/codegen/zod'
import type { ContactPhoneNumber, Cursor, IdempotencyKey, Limit } from '../parameters.js'
import type {
  BulkLabel,
  BusinessScopedUserId,
  ContactCreate,
  ContactUpdate,
} from '../schemas/contacts.js'
import type { LabelAttach } from '../schemas/conversations.js'
import type { ContactId, LabelId, PhoneNumberId } from '../schemas/shared.js'

export declare const createContact: Route<'createContact', 'post', '/v1/contacts', { headers: z.ZodObject<{ 'idempotency-key': typeof IdempotencyKey }>; body: { content: { 'application/json': { schema: typeof ContactCreate } }; required: true } }>
export declare const bulkLabelContacts: Route<'bulkLabelContacts', 'post', '/v1/contacts/bulk_label', { headers: z.ZodObject<{ 'idempotency-key': typeof IdempotencyKey }>; body: { content: { 'application/json': { schema: typeof BulkLabel } }; required: true } }>
export declare const listContacts: Route<'listContacts', 'get', '/v1/{phone_number_id}/contacts', { params: z.ZodObject<{ phone_number_id: typeof PhoneNumberId }>; query: z.ZodObject<{ phone_number: z.ZodOptional<z.ZodString>; search: z.ZodOptional<z.ZodString>; username: z.ZodOptional<z.ZodString>; label_id: z.ZodOptional<typeof LabelId>; bsuid: z.ZodOptional<typeof BusinessScopedUserId>; blocked: z.ZodOptional<z.ZodLiteral<true>>; limit: typeof Limit; cursor: typeof Cursor }> }>
export declare const createContactInAccount: Route<'createContactInAccount', 'post', '/v1/{phone_number_id}/contacts', { params: z.ZodObject<{ phone_number_id: typeof PhoneNumberId }>; headers: z.ZodObject<{ 'idempotency-key': typeof IdempotencyKey }>; body: { content: { 'application/json': { schema: typeof ContactCreate } }; required: true } }>
export declare const exportContacts: Route<'exportContacts', 'get', '/v1/{phone_number_id}/contacts/export', { params: z.ZodObject<{ phone_number_id: typeof PhoneNumberId }>; query: z.ZodObject<{ format: z.ZodDefault<z.ZodEnum<z.core.util.ToEnum<'csv' | 'ndjson'>>>; phone_number: z.ZodOptional<z.ZodString>; search: z.ZodOptional<z.ZodString>; username: z.ZodOptional<z.ZodString>; label_id: z.ZodOptional<typeof LabelId>; bsuid: z.ZodOptional<typeof BusinessScopedUserId>; blocked: z.ZodOptional<z.ZodLiteral<true>> }> }>
export declare const bulkLabelContactsInAccount: Route<'bulkLabelContactsInAccount', 'post', '/v1/{phone_number_id}/contacts/bulk_label', { params: z.ZodObject<{ phone_number_id: typeof PhoneNumberId }>; headers: z.ZodObject<{ 'idempotency-key': typeof IdempotencyKey }>; body: { content: { 'application/json': { schema: typeof BulkLabel } }; required: true } }>
export declare const upsertContact: Route<'upsertContact', 'put', '/v1/{phone_number_id}/contacts/by_phone_number/{phone_number}', { params: z.ZodObject<{ phone_number_id: typeof PhoneNumberId; phone_number: typeof ContactPhoneNumber }>; body: { content: { 'application/json': { schema: typeof ContactUpdate } }; required: true } }>
export declare const getContact: Route<'getContact', 'get', '/v1/{phone_number_id}/contacts/{id}', { params: z.ZodObject<{ phone_number_id: typeof PhoneNumberId; id: typeof ContactId }> }>
export declare const deleteContact: Route<'deleteContact', 'delete', '/v1/{phone_number_id}/contacts/{id}', { params: z.ZodObject<{ phone_number_id: typeof PhoneNumberId; id: typeof ContactId }> }>
export declare const updateContact: Route<'updateContact', 'patch', '/v1/{phone_number_id}/contacts/{id}', { params: z.ZodObject<{ phone_number_id: typeof PhoneNumberId; id: typeof ContactId }>; body: { content: { 'application/json': { schema: typeof ContactUpdate } }; required: true } }>
export declare const blockContact: Route<'blockContact', 'post', '/v1/{phone_number_id}/contacts/{id}/block', { params: z.ZodObject<{ phone_number_id: typeof PhoneNumberId; id: typeof ContactId }>; headers: z.ZodObject<{ 'idempotency-key': typeof IdempotencyKey }> }>
export declare const unblockContact: Route<'unblockContact', 'delete', '/v1/{phone_number_id}/contacts/{id}/block', { params: z.ZodObject<{ phone_number_id: typeof PhoneNumberId; id: typeof ContactId }> }>
export declare const attachContactLabel: Route<'attachContactLabel', 'post', '/v1/{phone_number_id}/contacts/{id}/labels', { params: z.ZodObject<{ phone_number_id: typeof PhoneNumberId; id: typeof ContactId }>; headers: z.ZodObject<{ 'idempotency-key': typeof IdempotencyKey }>; body: { content: { 'application/json': { schema: typeof LabelAttach } }; required: true } }>
export declare const detachContactLabel: Route<'detachContactLabel', 'delete', '/v1/{phone_number_id}/contacts/{id}/labels/{label_id}', { params: z.ZodObject<{ phone_number_id: typeof PhoneNumberId; id: typeof ContactId; label_id: typeof LabelId }> }>
