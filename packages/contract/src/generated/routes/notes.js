// Generated from spec/. Do not edit.
import { createRoute, z } from '@hono/zod-openapi'
import { json, reply } from '@channel/codegen/zod'
import { IdempotentReplayed, NoteLocation, RateLimit, RateLimitPolicy } from '../headers.js'
import { Cursor, IdempotencyKey, Limit } from '../parameters.js'
import {
  AuthenticationFailed,
  IdempotencyConflict,
  InternalError,
  NotFound,
  PayloadTooLarge,
  RateLimited,
  SemanticFailure,
  UnsupportedMediaType,
  ValidationFailed,
} from '../responses.js'
import {
  DeletedNoteResponse,
  NoteCreate,
  NoteId,
  NoteList,
  NoteResponse,
  NoteUpdate,
} from '../schemas/notes.js'
import { ConversationId, PhoneNumberId, RequestId } from '../schemas/shared.js'

/**
 * Lists the notes that your organization has written about the conversation, newest first (by `created_at`, then `id`,
 * both descending). The contact never sees them, and they are not sent to the provider.
 */
export const listNotes = createRoute({
  operationId: 'listNotes',
  method: 'get',
  path: '/v1/{phone_number_id}/conversations/{id}/notes',
  tags: ['notes'],
  summary: 'List the notes of a conversation',
  security: [{ apiKey: [] }],
  request: {
    params: z.object({ phone_number_id: PhoneNumberId, id: ConversationId }),
    query: z.strictObject({ limit: Limit, cursor: Cursor }),
  },
  responses: {
    200: reply(NoteList, {
      description: 'A page of notes.',
      headers: { 'X-Request-Id': RequestId, RateLimit, 'RateLimit-Policy': RateLimitPolicy },
    }),
    400: ValidationFailed,
    401: AuthenticationFailed,
    404: NotFound,
    422: SemanticFailure,
    429: RateLimited,
    500: InternalError,
  },
})

/**
 * Writes a note about the conversation, for your organization only: the contact never sees it, and it is not sent to
 * the provider. It changes nothing about the conversation, neither `updated_at` nor `unread_count`. The author is the
 * API key. A user is mentioned by `<@` and `>` around the id, as `<@usr_01KAHX8P0Q2R4S6T8V1W3X5Y7Z>`, and is notified
 * in the dashboard. An unknown user returns 400 `invalid_field_value`. A note may mention up to 50 users.
 */
export const createNote = createRoute({
  operationId: 'createNote',
  method: 'post',
  path: '/v1/{phone_number_id}/conversations/{id}/notes',
  tags: ['notes'],
  summary: 'Write a note',
  security: [{ apiKey: [] }],
  request: {
    params: z.object({ phone_number_id: PhoneNumberId, id: ConversationId }),
    headers: z.object({ 'idempotency-key': IdempotencyKey }),
    body: json(NoteCreate),
  },
  responses: {
    201: reply(NoteResponse, {
      description: 'The note was written.',
      headers: {
        'X-Request-Id': RequestId,
        Location: NoteLocation,
        RateLimit,
        'RateLimit-Policy': RateLimitPolicy,
        'Idempotent-Replayed': IdempotentReplayed,
      },
    }),
    400: ValidationFailed,
    401: AuthenticationFailed,
    404: NotFound,
    409: IdempotencyConflict,
    413: PayloadTooLarge,
    415: UnsupportedMediaType,
    422: SemanticFailure,
    429: RateLimited,
    500: InternalError,
  },
})

/** Deletes a note permanently, and withdraws its mentions. */
export const deleteNote = createRoute({
  operationId: 'deleteNote',
  method: 'delete',
  path: '/v1/{phone_number_id}/conversations/{id}/notes/{note_id}',
  tags: ['notes'],
  summary: 'Delete a note',
  security: [{ apiKey: [] }],
  request: { params: z.object({ phone_number_id: PhoneNumberId, id: ConversationId, note_id: NoteId }) },
  responses: {
    200: reply(DeletedNoteResponse, {
      description: 'The note was deleted.',
      headers: { 'X-Request-Id': RequestId, RateLimit, 'RateLimit-Policy': RateLimitPolicy },
    }),
    400: ValidationFailed,
    401: AuthenticationFailed,
    404: NotFound,
    422: SemanticFailure,
    429: RateLimited,
    500: InternalError,
  },
})

/**
 * Changes the text of a note and sets `edited_at`. Users whom the new text mentions, and the old one did not, are
 * notified; the mentions that it lacks are withdrawn. The author stays. The same text changes nothing.
 */
export const updateNote = createRoute({
  operationId: 'updateNote',
  method: 'patch',
  path: '/v1/{phone_number_id}/conversations/{id}/notes/{note_id}',
  tags: ['notes'],
  summary: 'Change a note',
  security: [{ apiKey: [] }],
  request: {
    params: z.object({ phone_number_id: PhoneNumberId, id: ConversationId, note_id: NoteId }),
    body: json(NoteUpdate),
  },
  responses: {
    200: reply(NoteResponse, {
      description: 'The changed note.',
      headers: { 'X-Request-Id': RequestId, RateLimit, 'RateLimit-Policy': RateLimitPolicy },
    }),
    400: ValidationFailed,
    401: AuthenticationFailed,
    404: NotFound,
    413: PayloadTooLarge,
    415: UnsupportedMediaType,
    422: SemanticFailure,
    429: RateLimited,
    500: InternalError,
  },
})
