// Generated from spec/. Do not edit.
import { createRoute, z } from '@hono/zod-openapi'
import { json, reply } from '@channel/codegen/zod'
import {
  CustomerLocation,
  IdempotentReplayed,
  RateLimit,
  RateLimitPolicy,
  SetupLinkLocation,
} from '../headers.js'
import { Cursor, IdempotencyKey, Limit } from '../parameters.js'
import {
  AuthenticationFailed,
  Conflict,
  IdempotencyConflict,
  IdempotencyKeyReused,
  InternalError,
  NotEntitled,
  NotFound,
  PayloadTooLarge,
  RateLimited,
  SemanticFailure,
  UnsupportedMediaType,
  ValidationFailed,
} from '../responses.js'
import {
  CustomerCreate,
  CustomerList,
  CustomerResponse,
  CustomerSetupLinkCreate,
  CustomerSetupLinkId,
  CustomerSetupLinkList,
  CustomerSetupLinkResponse,
  CustomerSetupLinkStateResponse,
  CustomerUpdate,
} from '../schemas/customers.js'
import { CustomerId, RequestId } from '../schemas/shared.js'

/**
 * Lists the end-customers of your organization, newest first (by `created_at`, then `id`, both descending). An
 * organization without platform mode has none.
 */
export const listCustomers = createRoute({
  operationId: 'listCustomers',
  method: 'get',
  path: '/v1/customers',
  tags: ['customers'],
  summary: 'List customers',
  security: [{ apiKey: [] }],
  request: { query: z.strictObject({ limit: Limit, cursor: Cursor }) },
  responses: {
    200: reply(CustomerList, {
      description: 'A page of customers.',
      headers: { 'X-Request-Id': RequestId, RateLimit, 'RateLimit-Policy': RateLimitPolicy },
    }),
    400: ValidationFailed,
    401: AuthenticationFailed,
    429: RateLimited,
    500: InternalError,
  },
})

/**
 * Creates an end-customer. It is active immediately and has no accounts yet. Requires platform mode: without it the
 * response is 403 `feature_not_entitled`. If your trial or subscription has ended, the response is 403
 * `subscription_inactive`.
 */
export const createCustomer = createRoute({
  operationId: 'createCustomer',
  method: 'post',
  path: '/v1/customers',
  tags: ['customers'],
  summary: 'Create a customer',
  security: [{ apiKey: [] }],
  request: { headers: z.object({ 'idempotency-key': IdempotencyKey }), body: json(CustomerCreate) },
  responses: {
    201: reply(CustomerResponse, {
      description: 'The customer was created.',
      headers: {
        'X-Request-Id': RequestId,
        Location: CustomerLocation,
        RateLimit,
        'RateLimit-Policy': RateLimitPolicy,
        'Idempotent-Replayed': IdempotentReplayed,
      },
    }),
    400: ValidationFailed,
    401: AuthenticationFailed,
    403: NotEntitled,
    409: IdempotencyConflict,
    413: PayloadTooLarge,
    415: UnsupportedMediaType,
    422: IdempotencyKeyReused,
    429: RateLimited,
    500: InternalError,
  },
})

/** Returns one end-customer. `GET /v1/accounts?customer_id=` lists its accounts. */
export const getCustomer = createRoute({
  operationId: 'getCustomer',
  method: 'get',
  path: '/v1/customers/{id}',
  tags: ['customers'],
  summary: 'Get a customer',
  security: [{ apiKey: [] }],
  request: { params: z.object({ id: CustomerId }) },
  responses: {
    200: reply(CustomerResponse, {
      description: 'The customer.',
      headers: { 'X-Request-Id': RequestId, RateLimit, 'RateLimit-Policy': RateLimitPolicy },
    }),
    400: ValidationFailed,
    401: AuthenticationFailed,
    404: NotFound,
    429: RateLimited,
    500: InternalError,
  },
})

/**
 * Updates an end-customer, or suspends it. While `status` is `suspended`, no messages can be sent from its accounts. An
 * empty body changes nothing. Requires platform mode, as creating a customer does.
 */
export const updateCustomer = createRoute({
  operationId: 'updateCustomer',
  method: 'patch',
  path: '/v1/customers/{id}',
  tags: ['customers'],
  summary: 'Update a customer',
  security: [{ apiKey: [] }],
  request: { params: z.object({ id: CustomerId }), body: json(CustomerUpdate) },
  responses: {
    200: reply(CustomerResponse, {
      description: 'The updated customer.',
      headers: { 'X-Request-Id': RequestId, RateLimit, 'RateLimit-Policy': RateLimitPolicy },
    }),
    400: ValidationFailed,
    401: AuthenticationFailed,
    403: NotEntitled,
    404: NotFound,
    413: PayloadTooLarge,
    415: UnsupportedMediaType,
    429: RateLimited,
    500: InternalError,
  },
})

/**
 * Lists the setup links of an end-customer, newest first (by `created_at`, then `id`, both descending). Links that have
 * ended are included. `setup_url` is never shown again.
 */
export const listSetupLinks = createRoute({
  operationId: 'listSetupLinks',
  method: 'get',
  path: '/v1/customers/{customer_id}/setup_links',
  tags: ['customers'],
  summary: 'List setup links',
  security: [{ apiKey: [] }],
  request: {
    params: z.object({ customer_id: CustomerId }),
    query: z.strictObject({ limit: Limit, cursor: Cursor }),
  },
  responses: {
    200: reply(CustomerSetupLinkList, {
      description: 'A page of setup links.',
      headers: { 'X-Request-Id': RequestId, RateLimit, 'RateLimit-Policy': RateLimitPolicy },
    }),
    400: ValidationFailed,
    401: AuthenticationFailed,
    404: NotFound,
    429: RateLimited,
    500: InternalError,
  },
})

/**
 * Creates a one-time link that the end-customer uses to connect an account through the provider's embedded signup. Send
 * the customer to `setup_url`. It contains a one-time token and is returned only in this response. For 24 hours, the
 * same request with the same `Idempotency-Key` returns it again. Links of one customer are independent of each other.
 * Requires platform mode. For a suspended customer, the response is 422 `customer_suspended`.
 */
export const createSetupLink = createRoute({
  operationId: 'createSetupLink',
  method: 'post',
  path: '/v1/customers/{customer_id}/setup_links',
  tags: ['customers'],
  summary: 'Create a setup link',
  security: [{ apiKey: [] }],
  request: {
    params: z.object({ customer_id: CustomerId }),
    headers: z.object({ 'idempotency-key': IdempotencyKey }),
    body: json(CustomerSetupLinkCreate),
  },
  responses: {
    201: reply(CustomerSetupLinkResponse, {
      description: 'The setup link was created.',
      headers: {
        'X-Request-Id': RequestId,
        Location: SetupLinkLocation,
        RateLimit,
        'RateLimit-Policy': RateLimitPolicy,
        'Idempotent-Replayed': IdempotentReplayed,
      },
    }),
    400: ValidationFailed,
    401: AuthenticationFailed,
    403: NotEntitled,
    404: NotFound,
    409: Conflict,
    413: PayloadTooLarge,
    415: UnsupportedMediaType,
    422: SemanticFailure,
    429: RateLimited,
    500: InternalError,
  },
})

/** Returns one setup link, in any status. `setup_url` is never shown again. */
export const getSetupLink = createRoute({
  operationId: 'getSetupLink',
  method: 'get',
  path: '/v1/customers/{customer_id}/setup_links/{id}',
  tags: ['customers'],
  summary: 'Get a setup link',
  security: [{ apiKey: [] }],
  request: { params: z.object({ customer_id: CustomerId, id: CustomerSetupLinkId }) },
  responses: {
    200: reply(CustomerSetupLinkStateResponse, {
      description: 'The setup link.',
      headers: { 'X-Request-Id': RequestId, RateLimit, 'RateLimit-Policy': RateLimitPolicy },
    }),
    400: ValidationFailed,
    401: AuthenticationFailed,
    404: NotFound,
    429: RateLimited,
    500: InternalError,
  },
})

/**
 * Revokes a setup link. It stops working, and a signup in progress cannot complete it. Its page says that it was
 * revoked. The link can still be read, with `status: revoked`, and `setup_link.revoked` is sent. A link that has ended
 * (completed, expired or revoked) returns 409 `setup_link_inactive`. This cannot be undone, but you can create another
 * link.
 */
export const deleteSetupLink = createRoute({
  operationId: 'deleteSetupLink',
  method: 'delete',
  path: '/v1/customers/{customer_id}/setup_links/{id}',
  tags: ['customers'],
  summary: 'Revoke a setup link',
  security: [{ apiKey: [] }],
  request: { params: z.object({ customer_id: CustomerId, id: CustomerSetupLinkId }) },
  responses: {
    200: reply(CustomerSetupLinkStateResponse, {
      description: 'The setup link was revoked.',
      headers: { 'X-Request-Id': RequestId, RateLimit, 'RateLimit-Policy': RateLimitPolicy },
    }),
    400: ValidationFailed,
    401: AuthenticationFailed,
    404: NotFound,
    409: Conflict,
    429: RateLimited,
    500: InternalError,
  },
})
