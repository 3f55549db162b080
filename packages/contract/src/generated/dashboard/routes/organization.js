// Generated from spec/. Do not edit.
import { createRoute, z } from '@hono/zod-openapi'
import { json, reply } from '@channel/codegen/zod'
import { RateLimit, RateLimitPolicy } from '../headers.js'
import {
  AuthenticationFailed,
  InternalError,
  NotEntitled,
  PayloadTooLarge,
  RateLimited,
  UnsupportedMediaType,
  ValidationFailed,
} from '../responses.js'
import { OrganizationResponse, OrganizationUpdate } from '../schemas/organization.js'
import { RequestId } from '../schemas/shared.js'

/** Returns the organization of the signed-in user. */
export const getOrganization = createRoute({
  operationId: 'getOrganization',
  method: 'get',
  path: '/dashboard/organization',
  tags: ['organization'],
  summary: 'Get the organization',
  security: [{ session: [] }],
  responses: {
    200: reply(OrganizationResponse, {
      description: 'The organization.',
      headers: { 'X-Request-Id': RequestId, RateLimit, 'RateLimit-Policy': RateLimitPolicy },
    }),
    400: ValidationFailed,
    401: AuthenticationFailed,
    429: RateLimited,
    500: InternalError,
  },
})

/**
 * Changes the name of the organization, how its setup pages look, and whether members need a second factor. Only an
 * owner may do this.
 */
export const updateOrganization = createRoute({
  operationId: 'updateOrganization',
  method: 'patch',
  path: '/dashboard/organization',
  tags: ['organization'],
  summary: 'Change the organization',
  security: [{ session: [] }],
  request: { body: json(OrganizationUpdate) },
  responses: {
    200: reply(OrganizationResponse, {
      description: 'The organization with its new values.',
      headers: { 'X-Request-Id': RequestId, RateLimit, 'RateLimit-Policy': RateLimitPolicy },
    }),
    400: ValidationFailed,
    401: AuthenticationFailed,
    403: NotEntitled,
    413: PayloadTooLarge,
    415: UnsupportedMediaType,
    429: RateLimited,
    500: InternalError,
  },
})
