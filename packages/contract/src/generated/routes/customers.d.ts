// Generated from spec/. Do not edit.
import type { z } from '@hono/zod-openapi'
import type { Route } from '@channel/codegen/zod'
import type { Cursor, IdempotencyKey, Limit } from '../parameters.js'
import type {
  CustomerCreate,
  CustomerSetupLinkCreate,
  CustomerSetupLinkId,
  CustomerUpdate,
} from '../schemas/customers.js'
import type { CustomerId } from '../schemas/shared.js'

export declare const listCustomers: Route<'listCustomers', 'get', '/v1/customers', { query: z.ZodObject<{ limit: typeof Limit; cursor: typeof Cursor }> }>
export declare const createCustomer: Route<'createCustomer', 'post', '/v1/customers', { headers: z.ZodObject<{ 'idempotency-key': typeof IdempotencyKey }>; body: { content: { 'application/json': { schema: typeof CustomerCreate } }; required: true } }>
export declare const getCustomer: Route<'getCustomer', 'get', '/v1/customers/{id}', { params: z.ZodObject<{ id: typeof CustomerId }> }>
export declare const updateCustomer: Route<'updateCustomer', 'patch', '/v1/customers/{id}', { params: z.ZodObject<{ id: typeof CustomerId }>; body: { content: { 'application/json': { schema: typeof CustomerUpdate } }; required: true } }>
export declare const listSetupLinks: Route<'listSetupLinks', 'get', '/v1/customers/{customer_id}/setup_links', { params: z.ZodObject<{ customer_id: typeof CustomerId }>; query: z.ZodObject<{ limit: typeof Limit; cursor: typeof Cursor }> }>
export declare const createSetupLink: Route<'createSetupLink', 'post', '/v1/customers/{customer_id}/setup_links', { params: z.ZodObject<{ customer_id: typeof CustomerId }>; headers: z.ZodObject<{ 'idempotency-key': typeof IdempotencyKey }>; body: { content: { 'application/json': { schema: typeof CustomerSetupLinkCreate } }; required: true } }>
export declare const getSetupLink: Route<'getSetupLink', 'get', '/v1/customers/{customer_id}/setup_links/{id}', { params: z.ZodObject<{ customer_id: typeof CustomerId; id: typeof CustomerSetupLinkId }> }>
export declare const deleteSetupLink: Route<'deleteSetupLink', 'delete', '/v1/customers/{customer_id}/setup_links/{id}', { params: z.ZodObject<{ customer_id: typeof CustomerId; id: typeof CustomerSetupLinkId }> }>
