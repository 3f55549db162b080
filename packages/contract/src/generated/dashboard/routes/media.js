// Generated from spec/. Do not edit.
import { createRoute, z } from '@hono/zod-openapi'
import { noBody } from '@channel/codegen/zod'
import {
  AcceptRanges,
  ContentDisposition,
  ContentLength,
  ContentRange,
  FileETag,
  RateLimit,
  RateLimitPolicy,
} from '../headers.js'
import {
  AuthenticationFailed,
  InternalError,
  NotFound,
  RateLimited,
  SemanticFailure,
  UpstreamFailure,
  ValidationFailed,
} from '../responses.js'
import { PhoneNumberId } from '../schemas/account-pins.js'
import { RequestId } from '../schemas/shared.js'

/**
 * Serves the picture of an account's profile, which the service fetches from the upstream provider, because the page
 * may not load anything from elsewhere. The response is 404 if the profile has none.
 */
export const getAccountPicture = createRoute({
  operationId: 'getAccountPicture',
  method: 'get',
  path: '/dashboard/accounts/{phone_number_id}/picture',
  tags: ['media'],
  summary: 'Get the picture of a profile',
  security: [{ session: [] }],
  request: { params: z.object({ phone_number_id: PhoneNumberId }) },
  responses: {
    200: {
      description: 'The picture, in its own media type if browsers know it and never execute it.',
      headers: z.object({
        'X-Request-Id': RequestId,
        RateLimit,
        'RateLimit-Policy': RateLimitPolicy,
        'Content-Length': ContentLength,
      }),
      content: { '*/*': {} },
    },
    400: ValidationFailed,
    401: AuthenticationFailed,
    404: NotFound,
    422: SemanticFailure,
    429: RateLimited,
    500: InternalError,
    502: UpstreamFailure,
  },
})

/**
 * Serves the file of a message, or one that was uploaded to be sent. Nothing but the session of a user of the
 * organization opens it: browsers ask again before each use, by the `ETag`, so a copied address or a cache shows
 * nothing after the session has ended. Players of audio and video read parts of it. The response is 404 if the status
 * of the file is `pending` or `failed`.
 */
export const getMediaFile = createRoute({
  operationId: 'getMediaFile',
  method: 'get',
  path: '/dashboard/media/{id}',
  tags: ['media'],
  summary: 'Get a file',
  security: [{ session: [] }],
  request: {
    params: z.object({
      /** The id of the file, as in `media` of its message. */
      id: z.string().regex(/^med_[0-9A-HJKMNP-TV-Z]{26}$/),
    }),
    headers: z.object({
      /** The `ETag` of an earlier response. If it is that of the file, the response is 304 without a body. */
      'if-none-match': z.string().optional(),
      /**
       * A range of bytes. If the file does not have it, or several ranges are requested, the response is the whole
       * file.
       */
      range: z.string().optional(),
      /** The `ETag` of the file that the range is part of. If it is another one, the response is the whole file. */
      'if-range': z.string().optional(),
    }),
  },
  responses: {
    200: {
      description: 'The file, in its own media type if browsers know it and never execute it.',
      headers: z.object({
        'X-Request-Id': RequestId,
        RateLimit,
        'RateLimit-Policy': RateLimitPolicy,
        ETag: FileETag,
        'Accept-Ranges': AcceptRanges,
        'Content-Length': ContentLength,
        'Content-Disposition': ContentDisposition,
      }),
      content: { '*/*': {} },
    },
    206: {
      description: 'The requested range of the file.',
      headers: z.object({
        'X-Request-Id': RequestId,
        RateLimit,
        'RateLimit-Policy': RateLimitPolicy,
        ETag: FileETag,
        'Accept-Ranges': AcceptRanges,
        'Content-Length': ContentLength,
        'Content-Range': ContentRange,
        'Content-Disposition': ContentDisposition,
      }),
      content: { '*/*': {} },
    },
    304: noBody({
      description: 'The file is the one with this `ETag`.',
      headers: {
        'X-Request-Id': RequestId,
        RateLimit,
        'RateLimit-Policy': RateLimitPolicy,
        ETag: FileETag,
        'Accept-Ranges': AcceptRanges,
      },
    }),
    400: ValidationFailed,
    401: AuthenticationFailed,
    404: NotFound,
    429: RateLimited,
    500: InternalError,
  },
})
