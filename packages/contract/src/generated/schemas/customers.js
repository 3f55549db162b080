// Generated from spec/. Do not edit.
import { z } from '@hono/zod-openapi'
import { orNull, text, uri } from '@channel/codegen/zod'
import { CustomerId, CustomerSetupLinkState, Metadata, Timestamp, listOf, responseOf } from './shared.js'

/** Whether the customer's accounts can be used. */
export const CustomerStatus = z.enum(['active', 'suspended']).openapi('CustomerStatus')

/** An end-customer of your organization, who connects accounts of its own (platform mode). */
export const Customer = z.looseObject({
  id: CustomerId,
  /** Always `customer`. */
  object: z.literal('customer'),
  /** The name. */
  name: z.string(),
  /** What the customer is called in your own systems; */
  external_id: z.string().nullable(),
  status: CustomerStatus,
  /** Keys and values of your own; */
  metadata: orNull(Metadata),
  /** When the customer was created. */
  created_at: Timestamp,
  /** When the customer last changed. */
  updated_at: Timestamp,
}).openapi('Customer')

/** A page of end-customers, the newest first. */
export const CustomerList = listOf(Customer).openapi('CustomerList')

/** An end-customer to create. */
export const CustomerCreate = z.strictObject({
  /** The name. */
  name: text({ min: 1, max: 200 }),
  /** What the customer is called in your own systems. */
  external_id: text({ min: 1, max: 200 }).nullable().optional(),
  metadata: Metadata.optional(),
}).openapi('CustomerCreate')

/** An end-customer. */
export const CustomerResponse = responseOf(Customer).openapi('CustomerResponse')

/** What to change of an end-customer. */
export const CustomerUpdate = z.strictObject({
  /** The new name. */
  name: text({ min: 1, max: 200 }).optional(),
  /** What the customer is now called in your own systems, or null for nothing. */
  external_id: text({ min: 1, max: 200 }).nullable().optional(),
  status: CustomerStatus.optional(),
  /** What replaces the metadata as a whole, or null for none. */
  metadata: orNull(Metadata).optional(),
}).openapi('CustomerUpdate')

/** A setup link to create. */
export const CustomerSetupLinkCreate = z.strictObject({
  /** How many hours the link can be used, 30 days at most. */
  expires_in_hours: z.number().max(720).gt(0).default(24),
  /** Where the customer is sent after a successful signup, with `customer_id`, `account_id` and `status=success` added to its query. */
  success_redirect_url: uri({ max: 2048, pattern: /^https?:\/\/[^/?#]/u }).optional(),
  /** Where the customer is sent after a signup that failed, with `customer_id`, `status=failed` and `reason` added to its query. */
  failure_redirect_url: uri({ max: 2048, pattern: /^https?:\/\/[^/?#]/u }).optional(),
}).openapi('CustomerSetupLinkCreate')

/** A one-time link with which an end-customer connects an account. */
export const CustomerSetupLink = CustomerSetupLinkState.extend({
  /** Where to send the customer. */
  setup_url: uri(),
}).openapi('CustomerSetupLink')

/** A setup link. */
export const CustomerSetupLinkResponse = responseOf(CustomerSetupLink).openapi('CustomerSetupLinkResponse')
