// Generated from spec/. Do not edit.
import type { z } from '@hono/zod-openapi'
import type { Route } from '@channel/codegen/zod'
import type { Cursor, IdempotencyKey, IfNoneMatch, Limit } from '../parameters.js'
import type {
  ConversationRead,
  ConversationStatus,
  ConversationUpdate,
  LabelAttach,
} from '../schemas/conversations.js'
import type { ConversationKind } from '../schemas/messages.js'
import type { ContactId, ConversationId, LabelId, PhoneNumberId } from '../schemas/shared.js'

export declare const attachConversationLabel: Route<'attachConversationLabel', 'post', '/v1/conversations/{id}/labels', { params: z.ZodObject<{ id: typeof ConversationId }>; headers: z.ZodObject<{ 'idempotency-key': typeof IdempotencyKey }>; body: { content: { 'application/json': { schema: typeof LabelAttach } }; required: true } }>
export declare const listConversations: Route<'listConversations', 'get', '/v1/{phone_number_id}/conversations', { params: z.ZodObject<{ phone_number_id: typeof PhoneNumberId }>; query: z.ZodObject<{ status: z.ZodOptional<typeof ConversationStatus>; assigned_to: z.ZodOptional<z.ZodString>; label_id: z.ZodOptional<typeof LabelId>; contact_id: z.ZodOptional<typeof ContactId>; kind: z.ZodOptional<typeof ConversationKind>; unread: z.ZodOptional<z.ZodBoolean>; window: z.ZodOptional<z.ZodEnum<z.core.util.ToEnum<'open'>>>; snoozed: z.ZodOptional<z.ZodBoolean>; snooze_ended: z.ZodOptional<z.ZodLiteral<true>>; search: z.ZodOptional<z.ZodString>; updated_since: z.ZodOptional<z.ZodString>; limit: typeof Limit; cursor: typeof Cursor }>; headers: z.ZodObject<{ 'if-none-match': typeof IfNoneMatch }> }>
export declare const getConversation: Route<'getConversation', 'get', '/v1/{phone_number_id}/conversations/{id}', { params: z.ZodObject<{ phone_number_id: typeof PhoneNumberId; id: typeof ConversationId }> }>
export declare const updateConversation: Route<'updateConversation', 'patch', '/v1/{phone_number_id}/conversations/{id}', { params: z.ZodObject<{ phone_number_id: typeof PhoneNumberId; id: typeof ConversationId }>; body: { content: { 'application/json': { schema: typeof ConversationUpdate } }; required: true } }>
export declare const attachConversationLabelInAccount: Route<'attachConversationLabelInAccount', 'post', '/v1/{phone_number_id}/conversations/{id}/labels', { params: z.ZodObject<{ phone_number_id: typeof PhoneNumberId; id: typeof ConversationId }>; headers: z.ZodObject<{ 'idempotency-key': typeof IdempotencyKey }>; body: { content: { 'application/json': { schema: typeof LabelAttach } }; required: true } }>
export declare const detachConversationLabel: Route<'detachConversationLabel', 'delete', '/v1/{phone_number_id}/conversations/{id}/labels/{label_id}', { params: z.ZodObject<{ phone_number_id: typeof PhoneNumberId; id: typeof ConversationId; label_id: typeof LabelId }> }>
export declare const markConversationRead: Route<'markConversationRead', 'post', '/v1/{phone_number_id}/conversations/{id}/read', { params: z.ZodObject<{ phone_number_id: typeof PhoneNumberId; id: typeof ConversationId }>; headers: z.ZodObject<{ 'idempotency-key': typeof IdempotencyKey }>; body: { content: { 'application/json': { schema: typeof ConversationRead } }; required: false } }>
