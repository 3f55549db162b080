// Generated from spec/. Do not edit.
import type { z } from '@hono/zod-openapi'
import type { Route } from '@channel/codegen/zod'
import type { Cursor, IdempotencyKey, Limit } from '../parameters.js'
import type { NoteCreate, NoteId, NoteUpdate } from '../schemas/notes.js'
import type { ConversationId, PhoneNumberId } from '../schemas/shared.js'

export declare const listNotes: Route<'listNotes', 'get', '/v1/{phone_number_id}/conversations/{id}/notes', { params: z.ZodObject<{ phone_number_id: typeof PhoneNumberId; id: typeof ConversationId }>; query: z.ZodObject<{ limit: typeof Limit; cursor: typeof Cursor }> }>
export declare const createNote: Route<'createNote', 'post', '/v1/{phone_number_id}/conversations/{id}/notes', { params: z.ZodObject<{ phone_number_id: typeof PhoneNumberId; id: typeof ConversationId }>; headers: z.ZodObject<{ 'idempotency-key': typeof IdempotencyKey }>; body: { content: { 'application/json': { schema: typeof NoteCreate } }; required: true } }>
export declare const deleteNote: Route<'deleteNote', 'delete', '/v1/{phone_number_id}/conversations/{id}/notes/{note_id}', { params: z.ZodObject<{ phone_number_id: typeof PhoneNumberId; id: typeof ConversationId; note_id: typeof NoteId }> }>
export declare const updateNote: Route<'updateNote', 'patch', '/v1/{phone_number_id}/conversations/{id}/notes/{note_id}', { params: z.ZodObject<{ phone_number_id: typeof PhoneNumberId; id: typeof ConversationId; note_id: typeof NoteId }>; body: { content: { 'application/json': { schema: typeof NoteUpdate } }; required: true } }>
