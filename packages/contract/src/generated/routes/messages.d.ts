// Generated from spec/. Do not edit.
import type { z } from '@hono/zod-openapi'
import type { Route } from '@channel/codegen/zod'
import type { Cursor, IdempotencyKey, Limit } from '../parameters.js'
import type {
  ConversationKind,
  MessageDirection,
  MessageSend,
  MessageStatus,
} from '../schemas/messages.js'
import type { ContactId, ConversationId, MessageId, PhoneNumberId } from '../schemas/shared.js'

export declare const searchMessages: Route<'searchMessages', 'get', '/v1/messages/search', { query: z.ZodObject<{ search: z.ZodString; phone_number_id: z.ZodOptional<typeof PhoneNumberId>; contact_id: z.ZodOptional<typeof ContactId>; kind: z.ZodOptional<typeof ConversationKind>; direction: z.ZodOptional<typeof MessageDirection>; created_after: z.ZodOptional<z.ZodString>; created_before: z.ZodOptional<z.ZodString>; limit: typeof Limit; cursor: typeof Cursor }> }>
export declare const listMessages: Route<'listMessages', 'get', '/v1/{phone_number_id}/messages', { params: z.ZodObject<{ phone_number_id: typeof PhoneNumberId }>; query: z.ZodObject<{ conversation_id: z.ZodOptional<typeof ConversationId>; kind: z.ZodOptional<typeof ConversationKind>; direction: z.ZodOptional<typeof MessageDirection>; status: z.ZodOptional<typeof MessageStatus>; scheduled: z.ZodOptional<z.ZodLiteral<true>>; created_after: z.ZodOptional<z.ZodString>; created_before: z.ZodOptional<z.ZodString>; limit: typeof Limit; cursor: typeof Cursor }> }>
export declare const sendMessage: Route<'sendMessage', 'post', '/v1/{phone_number_id}/messages', { params: z.ZodObject<{ phone_number_id: typeof PhoneNumberId }>; headers: z.ZodObject<{ 'idempotency-key': typeof IdempotencyKey }>; body: { content: { 'application/json': { schema: typeof MessageSend } }; required: true } }>
export declare const getMessage: Route<'getMessage', 'get', '/v1/{phone_number_id}/messages/{id}', { params: z.ZodObject<{ phone_number_id: typeof PhoneNumberId; id: typeof MessageId }> }>
export declare const cancelMessage: Route<'cancelMessage', 'post', '/v1/{phone_number_id}/messages/{id}/cancel', { params: z.ZodObject<{ phone_number_id: typeof PhoneNumberId; id: typeof MessageId }>; headers: z.ZodObject<{ 'idempotency-key': typeof IdempotencyKey }> }>
export declare const getMessageMedia: Route<'getMessageMedia', 'get', '/v1/{phone_number_id}/messages/{id}/media', { params: z.ZodObject<{ phone_number_id: typeof PhoneNumberId; id: typeof MessageId }> }>
