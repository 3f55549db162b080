// Generated from spec/. Do not edit.
import { createRoute, z } from '@hono/zod-openapi'
import { file, reply } from '@channel/codegen/zod'
import { IdempotentReplayed, RateLimit, RateLimitPolicy } from '../headers.js'
import { IdempotencyKey } from '../parameters.js'
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
import { MediaCreate, MediaResponse } from '../schemas/media.js'
import { PhoneNumberId, RequestId } from '../schemas/shared.js'

/**
 * Stores a file. Messages of the account can then send it by its id, as `media_id`, any number of times. The contact
 * gets exactly these bytes. The file is one part of a form, `file`, with its name and its media type; there are no
 * other parts. An image can have at most 5 MiB (`image/webp`, for stickers: 500 KiB), an audio or video 16 MiB, and a
 * file of any other type 100 MiB; beyond that the response is 413. The provider can still refuse a type that it does
 * not support: then the message fails with `media_upload_failed`. If too many files are being uploaded at once, the
 * response is 429. A file that no message uses is deleted after 30 days.
 */
export const createMedia = createRoute({
  operationId: 'createMedia',
  method: 'post',
  path: '/v1/{phone_number_id}/media',
  tags: ['media'],
  summary: 'Upload a file to send',
  security: [{ apiKey: [] }],
  'x-streamed-file': 104857600,
  request: {
    params: z.object({ phone_number_id: PhoneNumberId }),
    headers: z.object({ 'idempotency-key': IdempotencyKey }),
    body: {
      required: true,
      content: { 'multipart/form-data': { schema: MediaCreate.extend({ file: file() }) } },
    },
  },
  responses: {
    201: reply(MediaResponse, {
      description: 'The file is stored.',
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
    413: PayloadTooLarge,
    415: UnsupportedMediaType,
    422: SemanticFailure,
    429: RateLimited,
    500: InternalError,
  },
})
