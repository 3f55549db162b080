// Generated from spec/. Do not edit.
import { createRoute, z } from '@hono/zod-openapi'
import { file, reply } from '@channel/codegen/zod'
import {
  ContactImportLocation,
  FileDisposition,
  IdempotentReplayed,
  RateLimit,
  RateLimitPolicy,
} from '../headers.js'
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
  ContactImportCreate,
  ContactImportId,
  ContactImportList,
  ContactImportResponse,
} from '../schemas/contact-imports.js'
import { PhoneNumberId, RequestId } from '../schemas/shared.js'

/**
 * Lists the imports of contacts of the account, newest first (by `created_at`, then `id`, both descending). Imports are
 * removed 30 days after they were created.
 */
export const listContactImports = createRoute({
  operationId: 'listContactImports',
  method: 'get',
  path: '/v1/{phone_number_id}/contact_imports',
  tags: ['contact-imports'],
  summary: 'List the imports of an account',
  security: [{ apiKey: [] }],
  request: {
    params: z.object({ phone_number_id: PhoneNumberId }),
    query: z.strictObject({ limit: Limit, cursor: Cursor }),
  },
  responses: {
    200: reply(ContactImportList, {
      description: 'A page of imports.',
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
 * Uploads a file with up to 100,000 contacts, at most 100 MiB, and creates or updates them in the background, each like
 * `PUT /v1/{phone_number_id}/contacts/by_phone_number/{phone_number}`. The file is one part of a form, `file`, with a
 * name that ends with `.csv`, or with `.ndjson` or `.jsonl` for one JSON object a line. It is UTF-8. The form has no
 * other parts. `phone_number` is required; `name`, `username`, `email`, `metadata` and `labels` can be omitted.
 * `labels` are names, which must exist in the team of the contact, and are attached; those that the contact has already
 * stay. In CSV, the first line names the columns, an empty cell changes nothing, `metadata` is JSON, and names of
 * labels are separated by `;`. Files of the export can be imported; their other columns are ignored. Rows that fail do
 * not stop the others. An import records no events of contacts. An organization can have 10 unfinished imports; beyond
 * that, the response is 429.
 */
export const createContactImport = createRoute({
  operationId: 'createContactImport',
  method: 'post',
  path: '/v1/{phone_number_id}/contact_imports',
  tags: ['contact-imports'],
  summary: 'Import contacts from a file',
  security: [{ apiKey: [] }],
  'x-streamed-file': 104857600,
  request: {
    params: z.object({ phone_number_id: PhoneNumberId }),
    headers: z.object({ 'idempotency-key': IdempotencyKey }),
    body: {
      required: true,
      content: { 'multipart/form-data': { schema: ContactImportCreate.extend({ file: file() }) } },
    },
  },
  responses: {
    201: reply(ContactImportResponse, {
      description: 'The file is stored. A worker imports it.',
      headers: {
        'X-Request-Id': RequestId,
        Location: ContactImportLocation,
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

/** Returns the state and the progress of an import of contacts. */
export const getContactImport = createRoute({
  operationId: 'getContactImport',
  method: 'get',
  path: '/v1/{phone_number_id}/contact_imports/{id}',
  tags: ['contact-imports'],
  summary: 'Get an import',
  security: [{ apiKey: [] }],
  request: { params: z.object({ phone_number_id: PhoneNumberId, id: ContactImportId }) },
  responses: {
    200: reply(ContactImportResponse, {
      description: 'The import.',
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
 * Ends an import of contacts. Rows that were imported already stay imported. Cancelling an import that has ended
 * changes nothing.
 */
export const cancelContactImport = createRoute({
  operationId: 'cancelContactImport',
  method: 'post',
  path: '/v1/{phone_number_id}/contact_imports/{id}/cancel',
  tags: ['contact-imports'],
  summary: 'Cancel an import',
  security: [{ apiKey: [] }],
  request: {
    params: z.object({ phone_number_id: PhoneNumberId, id: ContactImportId }),
    headers: z.object({ 'idempotency-key': IdempotencyKey }),
  },
  responses: {
    200: reply(ContactImportResponse, {
      description: 'The import, which has ended.',
      headers: {
        'X-Request-Id': RequestId,
        RateLimit,
        'RateLimit-Policy': RateLimitPolicy,
        'Idempotent-Replayed': IdempotentReplayed,
      },
    }),
    400: ValidationFailed,
    401: AuthenticationFailed,
    404: NotFound,
    409: IdempotencyConflict,
    422: SemanticFailure,
    429: RateLimited,
    500: InternalError,
  },
})

/**
 * Streams the rows that were not imported, by line, as comma-separated values: the line in the file, the field, and the
 * code and the message of the error.
 */
export const getContactImportErrors = createRoute({
  operationId: 'getContactImportErrors',
  method: 'get',
  path: '/v1/{phone_number_id}/contact_imports/{id}/errors',
  tags: ['contact-imports'],
  summary: 'Download the errors of an import',
  security: [{ apiKey: [] }],
  request: { params: z.object({ phone_number_id: PhoneNumberId, id: ContactImportId }) },
  responses: {
    200: {
      description: 'The file.',
      headers: z.object({
        'X-Request-Id': RequestId,
        RateLimit,
        'RateLimit-Policy': RateLimitPolicy,
        'Content-Disposition': FileDisposition,
      }),
      content: { 'text/csv': { schema: z.string() } },
    },
    400: ValidationFailed,
    401: AuthenticationFailed,
    404: NotFound,
    422: SemanticFailure,
    429: RateLimited,
    500: InternalError,
  },
})
