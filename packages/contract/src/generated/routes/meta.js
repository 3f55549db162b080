// Generated from spec/. Do not edit.
import { createRoute, z } from '@hono/zod-openapi'
import { noBody, reply } from '@channel/codegen/zod'
import { DocumentCacheControl, DocumentETag, RateLimit, RateLimitPolicy } from '../headers.js'
import { DocumentIfNoneMatch } from '../parameters.js'
import { AuthenticationFailed, InternalError, RateLimited, ValidationFailed } from '../responses.js'
import { HealthResponse, MeResponse, OpenApiDocument } from '../schemas/meta.js'
import { RequestId } from '../schemas/shared.js'

/**
 * Responds while the service is running. Does not check the database or any other dependency. Requires no API key and
 * is not rate-limited.
 */
export const getHealth = createRoute({
  operationId: 'getHealth',
  method: 'get',
  path: '/v1/health',
  tags: ['meta'],
  summary: 'Check that the service is up',
  security: [],
  responses: {
    200: reply(HealthResponse, { description: 'The service is up.', headers: { 'X-Request-Id': RequestId } }),
    400: ValidationFailed,
    500: InternalError,
  },
})

/**
 * Returns the OpenAPI 3.1 document of this API, for generating clients or for browsing. Requires no API key and is not
 * rate-limited. The response is the document itself, without an envelope. The service is its only server, also in its
 * samples.
 */
export const getOpenApiDocument = createRoute({
  operationId: 'getOpenApiDocument',
  method: 'get',
  path: '/v1/openapi.json',
  tags: ['meta'],
  summary: 'Get this document',
  security: [],
  request: { headers: z.object({ 'if-none-match': DocumentIfNoneMatch }) },
  responses: {
    200: reply(OpenApiDocument, {
      description: 'The document.',
      headers: { 'X-Request-Id': RequestId, ETag: DocumentETag, 'Cache-Control': DocumentCacheControl },
    }),
    304: noBody({
      description: 'The document has not changed since the response with this `ETag`.',
      headers: { 'X-Request-Id': RequestId, ETag: DocumentETag, 'Cache-Control': DocumentCacheControl },
    }),
    400: ValidationFailed,
    500: InternalError,
  },
})

/** Returns the API key of the request, its expiry, its organization and its teams. Use it to try a new key. */
export const getMe = createRoute({
  operationId: 'getMe',
  method: 'get',
  path: '/v1/me',
  tags: ['meta'],
  summary: 'Get the API key in use',
  security: [{ apiKey: [] }],
  responses: {
    200: reply(MeResponse, {
      description: 'The API key.',
      headers: { 'X-Request-Id': RequestId, RateLimit, 'RateLimit-Policy': RateLimitPolicy },
    }),
    400: ValidationFailed,
    401: AuthenticationFailed,
    429: RateLimited,
    500: InternalError,
  },
})
